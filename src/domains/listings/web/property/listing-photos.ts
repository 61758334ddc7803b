import type { Listing } from '../../contract.ts';
import { mediaSrcSet, mediaUrl } from '../../model/media-address.ts';
import type { Photo } from '#ui/photo.ts';

/** The pictures in their order, each labelled for what it is. */
export function photosOf(listing: Listing): Photo[] {
  return listing.media.map((media) => ({
    src: media.url,
    srcSet: mediaSrcSet(media.id),
    largeSrc: mediaUrl(media.id, 1600),
    alt: media.alt,
    caption: media.caption ?? undefined,
    room: media.imageOf ?? undefined,
    note: media.alterations.length > 0 ? 'Digitally altered' : media.isIllustration ? 'Illustration' : undefined,
  }));
}

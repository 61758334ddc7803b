import type { Listing } from '../../contract.ts';
import { mediaSrcSet, mediaUrl } from '../../model/media-address.ts';
import { pictureNote } from '../../model/picture-note.ts';
import type { Photo } from '#ui/photo.ts';

/** The pictures in their order, each labelled for what it is; the original of an altered one goes with it. */
export function photosOf({ media: pictures }: Pick<Listing, 'media'>): Photo[] {
  const originals = new Set(pictures.flatMap(({ originalId }) => originalId ?? []));
  return pictures
    .filter(({ id }) => !originals.has(id))
    .map((media) => ({
      originalSrc: media.originalId === null ? undefined : mediaUrl(media.originalId, 1600),
      src: media.url,
      srcSet: mediaSrcSet(media.url),
      largeSrc: media.url,
      alt: media.alt,
      caption: media.caption ?? undefined,
      room: media.imageOf ?? undefined,
      note: pictureNote({ isAltered: media.alterations.length > 0, isIllustration: media.isIllustration }),
    }));
}

import { useRef, useState } from 'react';
import type { Listing } from '#domains/listings/contract.ts';
import { fetchAsUser } from '#platform/web/fetch-as-user.ts';
import { PhotoStrip } from '#ui/photo-strip.tsx';
import type { PropertyCardImage } from '#ui/property-card.tsx';
import { mediaSrcSet } from '../../model/media-address.ts';
import { pictureNote } from '../../model/picture-note.ts';
import { streetOf } from '../../model/street-of.ts';
import type { CardPhotosProps } from './home-extras.ts';

/** The photos of a home, over the cover of its card: fetched when someone reaches for them. */
export function CardPhotos({ listing, imageSizes }: CardPhotosProps) {
  const [photos, setPhotos] = useState<PropertyCardImage[]>();
  const [hasFailed, setFailed] = useState(false);
  const isAsked = useRef(false);

  async function load() {
    if (isAsked.current) return;
    isAsked.current = true;
    try {
      const answer = await fetchAsUser(`/api/listings/${listing.listingKey}`, {});
      if (!answer.ok) throw new Error(`${answer.status}`);
      const { media } = (await answer.json()) as Pick<Listing, 'media'>;
      setPhotos(
        media
          .filter(({ category }) => category === 'Photo')
          .map(({ url, alt, alterations, isIllustration }) => ({
            src: url,
            srcSet: mediaSrcSet(url),
            sizes: imageSizes,
            alt,
            note: pictureNote({ isAltered: alterations.length > 0, isIllustration }),
          })),
      );
    } catch {
      setFailed(true);
    }
  }

  if (hasFailed) return null;
  return (
    <PhotoStrip
      label={`Photos of ${streetOf(listing)}`}
      href={`/property/${listing.listingKey}`}
      count={photos?.length ?? listing.photosCount}
      photos={photos}
      onReach={() => void load()}
    />
  );
}

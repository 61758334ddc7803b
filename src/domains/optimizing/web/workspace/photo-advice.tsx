import type { OwnListing } from '#domains/selling/contract.ts';
import { editorHref, ownPhotoUrl, useOrderPhotos } from '#domains/selling/web/index.ts';
import { Button } from '#ui/button.tsx';
import { InlineLink } from '#ui/link.tsx';
import { PageSection } from '#ui/page-section.tsx';
import type { Optimization } from '../../contract.ts';

/** Rooms that no photo shows, and a better order with its cover. */
export function PhotoAdvice({
  listing,
  found: { missingRooms, photoOrder, coverId, canEdit, score },
}: {
  listing: OwnListing;
  found: Optimization;
}) {
  const order = useOrderPhotos(listing);
  const photos = listing.photos.filter(({ isRemoved }) => !isRemoved);
  const cover = score.parts.flatMap(({ lines }) => lines).find(({ key }) => key === 'order');
  // Without a tag of the front, nobody knows which photo is the best cover.
  const isUnknown = cover !== undefined && cover.earned !== cover.of;
  const better = photoOrder?.flatMap((id) => photos.find((photo) => photo.id === id) ?? []) ?? [];
  return (
    <PageSection id="photos" title="Photos">
      <p>
        {missingRooms.length === 0
          ? 'Every room that buyers look for has a photo.'
          : `No photo is tagged as ${missingRooms.join(', ')}.`}{' '}
        {canEdit ? <InlineLink href={editorHref(listing.id, 'Photos')}>Add and tag photos</InlineLink> : null}
      </p>
      {better.length === 0 ? (
        photos.length === 0 || isUnknown ? null : (
          <p className="mt-2">Cover and order are as buyers expect them.</p>
        )
      ) : (
        <>
          <p className="mt-4">
            {coverId === null
              ? 'A better order, as people walk through a home:'
              : 'A better order, with a cover that shows the home first:'}
          </p>
          <ol className="mt-3 flex gap-3 overflow-x-auto pb-2" tabIndex={0} aria-label="Photos in the better order">
            {better.map((photo, at) => (
              <li key={photo.id} className="w-36 shrink-0">
                <img
                  src={ownPhotoUrl(photo, 480)}
                  alt={photo.room ?? photo.caption ?? `Photo ${at + 1}`}
                  loading="lazy"
                  className="aspect-4/3 w-full rounded-control object-cover"
                />
                <p className="mt-1 truncate text-sm text-ink-soft">
                  {at + 1}. {photo.room ?? 'No tag'}
                </p>
              </li>
            ))}
          </ol>
          {canEdit && photoOrder !== null ? (
            <Button className="mt-3" variant="secondary" busy={order.isBusy} onClick={() => void order.run(photoOrder)}>
              Use this order
            </Button>
          ) : null}
        </>
      )}
    </PageSection>
  );
}

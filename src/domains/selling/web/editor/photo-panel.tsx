import { useRef, useState } from 'react';
import { formatCount } from '#lib/format.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Images } from '#ui/icons/index.ts';
import { Notice } from '#ui/notice.tsx';
import {
  changeOwnListingPhoto,
  cutOwnListingPhoto,
  MOST_PHOTOS,
  orderOwnListingPhotos,
  type OwnListing,
  type OwnPhoto,
  type PhotoCut,
} from '../../contract.ts';
import { useShowListing } from '../api.ts';
import { DropZone } from './drop-zone.tsx';
import { PhotoBar } from './photo-bar.tsx';
import { PhotoCard, type PhotoChange } from './photo-card.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

/** The pictures of a listing: add many together, order, name, label, remove and put back. */
export function PhotoPanel({ listing, disabled }: { listing: OwnListing; disabled: boolean }) {
  const show = useShowListing();
  const { queue, uploads } = useUploads(listing.id);
  const [said, setSaid] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const photos = listing.photos.filter(({ isRemoved }) => !isRemoved);
  const answered = (answer: OwnListing) => show(answer);
  const order = useWrite(orderOwnListingPhotos, { answered });
  const change = useWrite(changeOwnListingPhoto, { answered });

  const recut = useWrite(cutOwnListingPhoto, { answered });
  const cutBefore = useRef(new Map<string, PhotoCut>());
  const cut = useWrite(cutOwnListingPhoto, {
    answered,
    done: { title: 'Photo changed. We kept the whole picture.' },
    undo: ({ params }) => recut.run({ params, body: cutBefore.current.get(params?.photoId ?? '') ?? { turn: 0, crop: null } }),
  });

  function cutOne(photo: OwnPhoto, body: PhotoCut) {
    cutBefore.current.set(photo.id, photo.cut);
    return cut.run({ params: { id: listing.id, photoId: photo.id }, body });
  }

  function move(from: number, to: number) {
    const ids = photos.map(({ id }) => id);
    const [moved] = ids.splice(from, 1);
    if (moved === undefined) return;
    ids.splice(to, 0, moved);
    setSaid(`Photo ${from + 1} is now number ${to + 1} of ${photos.length}`);
    void order.run({ params: { id: listing.id }, body: { photoIds: ids } });
  }

  function edit(photo: OwnPhoto, body: PhotoChange) {
    return change.run({ params: { id: listing.id, photoId: photo.id }, body });
  }

  function choose(photoId: string, isChosen: boolean) {
    setChosen((before) => new Set(isChosen ? [...before, photoId] : [...before].filter((id) => id !== photoId)));
  }

  /** Says the same of all chosen photos, one after the other. */
  async function editChosen(body: PhotoChange, words: string) {
    const targets = photos.filter(({ id }) => chosen.has(id));
    for (const photo of targets) if ((await edit(photo, body)) === undefined) return;
    setSaid(`${formatCount(targets.length, 'photo')} ${words}`);
    setChosen(new Set());
  }

  const removed = listing.photos.filter(({ isRemoved }) => isRemoved);
  const state = listing.fields['StateOrProvince'];
  const states = typeof state === 'string' ? [state] : [];
  return (
    <section aria-label="Photos">
      {disabled ? null : (
        <DropZone onFiles={(files) => queue.add(files, listing.photos.length)}>
          Or drop or paste them here: JPEG, PNG or WebP, up to {MOST_PHOTOS} photos. We remove the location from each photo.
        </DropZone>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <UploadList queue={queue} uploads={uploads} />
      {photos.length === 0 ? (
        <EmptyState icon={Images} className="mt-6" title="No photos yet">
          Buyers look at photos first. Start with the front of the home, then the rooms.
        </EmptyState>
      ) : (
        <>
          {disabled ? null : (
            <PhotoBar
              chosen={photos.filter(({ id }) => chosen.has(id)).length}
              total={photos.length}
              isBusy={change.isBusy}
              onChooseAll={(isAll) => setChosen(new Set(isAll ? photos.map(({ id }) => id) : []))}
              onTag={(room) => void editChosen({ room }, `tagged as ${room}`)}
              onRemove={() => void editChosen({ isRemoved: true }, 'removed')}
            />
          )}
          <ol className="mt-6 grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {photos.map((photo, at) => (
              <PhotoCard
                key={photo.id}
                photo={photo}
                at={at}
                photos={photos}
                disabled={disabled}
                onMove={(to) => move(at, to)}
                onDropped={(photoId) =>
                  move(
                    photos.findIndex(({ id }) => id === photoId),
                    at,
                  )
                }
                onCut={(body) => cutOne(photo, body)}
                onChange={(body) => edit(photo, body)}
                isChosen={chosen.has(photo.id)}
                states={states}
                onChoose={(isChosen) => choose(photo.id, isChosen)}
              />
            ))}
          </ol>
        </>
      )}
      {removed.length === 0 || disabled ? null : (
        <Notice className="mt-6" title={removed.length === 1 ? 'One photo removed' : `${removed.length} photos removed`}>
          <ul className="mt-2 flex flex-wrap gap-3">
            {removed.map((photo) => (
              <li key={photo.id}>
                <Button size="small" variant="secondary" onClick={() => void edit(photo, { isRemoved: false })}>
                  Put back {photo.caption ?? photo.room ?? 'a photo'}
                </Button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </section>
  );
}

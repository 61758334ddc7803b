import { useEffect, useRef, useState } from 'react';
import { ROOMS } from '#domains/selling/contract.ts';
import { DropZone, FlagList } from '#domains/selling/web/index.ts';
import { formatCount } from '#lib/format.ts';
import { randomUuid } from '#lib/uuid.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { checkPhotos, type LoosePhoto } from '../../model/check-photos.ts';
import { measureFile } from './measure-file.ts';

const MOST_CHECKED = 40;
const ROOM_OPTIONS = ROOMS.map((room) => ({ value: room, label: room }));

/** A photo on this device, with what was measured of it. */
export interface DevicePhoto extends LoosePhoto {
  name: string;
  file: File;
  /** Shows it in this window alone. */
  url: string;
}

interface PhotoCheckProps {
  photos: readonly DevicePhoto[];
  kindOfHome: string;
  onChange: (change: (photos: readonly DevicePhoto[]) => readonly DevicePhoto[]) => void;
}

/** Photos that are looked at on this device: what each has against it, what is missing, and a better order. */
export function PhotoCheck({ photos, kindOfHome, onChange }: PhotoCheckProps) {
  const [waiting, setWaiting] = useState(0);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const checked = checkPhotos(photos, kindOfHome);

  async function add(files: readonly File[]) {
    const taken = files.slice(0, Math.max(0, MOST_CHECKED - photos.length));
    setRefused(files.slice(taken.length).map(({ name }) => `${name}: at most ${MOST_CHECKED} photos`));
    setWaiting((count) => count + taken.length);
    // One after the other: each takes a good part of a second.
    for (const file of taken) {
      try {
        const measured = await measureFile(file);
        const photo = { id: randomUuid(), name: file.name, file, room: null, url: URL.createObjectURL(file), ...measured };
        onChange((before) => [...before, photo]);
      } catch {
        setRefused((before) => [...before, `${file.name}: choose a JPEG, PNG or WebP picture`]);
      }
      setWaiting((count) => count - 1);
    }
  }

  const tag = (id: string, room: string) =>
    onChange((before) => before.map((photo) => (photo.id === id ? { ...photo, room: room === '' ? null : room } : photo)));
  const drop = (gone: DevicePhoto) => {
    URL.revokeObjectURL(gone.url);
    onChange((before) => before.filter(({ id }) => id !== gone.id));
  };
  useRevokeOnLeaving(photos);

  return (
    <section aria-label="Photos">
      <DropZone onFiles={(files) => void add(files)}>
        Or drop or paste them here: JPEG, PNG or WebP, up to {MOST_CHECKED}. We look at them in your browser. They stay on this
        device unless you take them along into a listing below.
      </DropZone>
      <p role="status" className="mt-2 text-sm text-ink-soft">
        {waiting > 0 ? `Looking at ${formatCount(waiting, 'photo')}…` : ''}
      </p>
      {refused.length === 0 ? null : (
        <Notice tone="warning" live className="mt-2" title="Not added">
          <ul>
            {refused.map((words) => (
              <li key={words} className="break-words">
                {words}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {photos.length === 0 ? null : (
        <>
          <p className="mt-4">
            In a listing here, they earn <strong className="tabular-nums">{checked.points}</strong> of {checked.of} points for
            photos.
          </p>
          <ul className="mt-2 grid gap-1 text-sm text-ink-soft">
            {checked.lines.map(({ key, label, earned, of, why }) => (
              <li key={key}>
                <span className="font-medium text-ink">
                  {label}: {earned ?? 0} of {of}.
                </span>{' '}
                {why}.
              </li>
            ))}
          </ul>
          <ol className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {photos.map((photo, at) => (
              <li key={photo.id} className="min-w-0 rounded-card border border-line p-3">
                <img
                  src={photo.url}
                  alt={photo.room ?? `Photo ${at + 1}, ${photo.name}`}
                  className="aspect-4/3 w-full rounded-control bg-media object-cover"
                />
                <Select
                  compact
                  className="mt-2"
                  aria-label={`What photo ${at + 1} shows`}
                  placeholder="It shows…"
                  options={ROOM_OPTIONS}
                  value={photo.room ?? ''}
                  onChange={({ currentTarget }) => tag(photo.id, currentTarget.value)}
                />
                <FlagList flags={[...(checked.flags.get(photo.id) ?? [])]} photos={photos} />
                <Button size="small" variant="quiet" className="mt-1 -ml-3" onClick={() => drop(photo)}>
                  Remove<span className="sr-only"> photo {at + 1}</span>
                </Button>
              </li>
            ))}
          </ol>
          {checked.order === null ? null : (
            <Button
              variant="secondary"
              className="mt-4"
              onClick={() => {
                const { order } = checked;
                onChange((before) => before.toSorted((a, b) => (order?.indexOf(a.id) ?? 0) - (order?.indexOf(b.id) ?? 0)));
              }}
            >
              Put them in the order of a walk through the home
            </Button>
          )}
        </>
      )}
    </section>
  );
}

/** Frees what the window holds of the photos when the page goes. */
function useRevokeOnLeaving(photos: readonly DevicePhoto[]): void {
  const latest = useRef(photos);
  useEffect(() => {
    latest.current = photos;
  });
  useEffect(
    () => () => {
      for (const { url } of latest.current) URL.revokeObjectURL(url);
    },
    [],
  );
}

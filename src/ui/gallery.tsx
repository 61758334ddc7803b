import { Images } from '#ui/icons/index.ts';
import { lazy, Suspense, useState } from 'react';
import { Button } from './button.tsx';
import { cn } from './class-names.ts';
import type { Photo } from './photo.ts';

export interface GalleryProps {
  photos: readonly Photo[];
  /** The subject of the photos: the address of the home. */
  title: string;
  className?: string | undefined;
}

const Lightbox = lazy(async () => ({ default: (await import('./lightbox.tsx')).Lightbox }));

const SHOWN_IN_GRID = 5;

/** A strip to swipe on a phone, one large and four small photos elsewhere; any of them opens full screen. */
export function Gallery({ photos, title, className }: GalleryProps) {
  const [openAt, setOpenAt] = useState<number>();
  if (photos.length === 0) {
    return (
      <div
        className={cn(
          'flex aspect-[3/2] items-center justify-center rounded-card bg-sunken text-ink-soft md:aspect-[5/2]',
          className,
        )}
      >
        No photos yet
      </div>
    );
  }
  const isGrid = photos.length >= SHOWN_IN_GRID;
  return (
    <div data-photos className={cn('relative min-w-0 overflow-clip rounded-card', className)}>
      <ul
        aria-label={`Photos of ${title}`}
        className={cn(
          'ui-scroll-row flex overflow-x-auto',
          isGrid && 'md:grid md:aspect-[5/2] md:grid-cols-4 md:grid-rows-2 md:gap-1.5',
        )}
      >
        {photos.map((photo, at) => (
          <li
            key={photo.src}
            className={cn(
              'relative aspect-[3/2] w-full shrink-0 snap-center overflow-clip bg-sunken',
              isGrid && 'md:aspect-auto md:w-auto',
              isGrid && at === 0 && 'md:col-span-2 md:row-span-2',
              isGrid && at >= SHOWN_IN_GRID && 'md:hidden',
            )}
          >
            <button
              type="button"
              aria-label={`Open photo ${at + 1} of ${photos.length}: ${photo.alt}`}
              onClick={() => setOpenAt(at)}
              className="group size-full focus-visible:-outline-offset-4"
            >
              <img
                src={photo.src}
                srcSet={photo.srcSet}
                sizes={at === 0 ? '(min-width: 48rem) 50vw, 100vw' : '(min-width: 48rem) 25vw, 100vw'}
                alt=""
                width={1200}
                height={800}
                loading={at === 0 ? 'eager' : 'lazy'}
                fetchPriority={at === 0 ? 'high' : undefined}
                decoding="async"
                className="size-full object-cover"
              />
            </button>
            {photo.note === undefined ? null : (
              <span className="pointer-events-none absolute bottom-3 left-3 rounded-control bg-media/75 px-2 py-0.5 text-xs text-on-media">
                {photo.note}
              </span>
            )}
          </li>
        ))}
      </ul>
      <Button variant="media" size="small" data-print="hide" onClick={() => setOpenAt(0)} className="absolute right-3 bottom-3">
        <Images aria-hidden="true" className="size-4" />
        {photos.length === 1 ? 'Open photo' : `All ${photos.length} photos`}
      </Button>
      {openAt === undefined ? null : (
        <Suspense fallback={null}>
          <Lightbox photos={photos} title={title} startAt={openAt} onClose={() => setOpenAt(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

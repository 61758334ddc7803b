import { ChevronLeft, ChevronRight, X } from '#ui/icons/index.ts';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import type { Photo } from './photo.ts';
import { useModalDialog } from './use-modal-dialog.ts';

const SWIPE_PX = 50;

export interface LightboxProps {
  photos: readonly Photo[];
  title: string;
  startAt: number;
  onClose: () => void;
}

/** One photo at a time over the whole screen; buttons, arrow keys or a swipe show the next. */
export function Lightbox({ photos, title, startAt, onClose }: LightboxProps) {
  const { dialogRef, onCancel, onClose: onDialogClose } = useModalDialog(onClose);
  const [at, setAt] = useState(startAt);
  const pressedX = useRef<number>(undefined);
  const photo = photos[at];
  const nextSrc = photos[at + 1]?.largeSrc ?? photos[at + 1]?.src;

  useEffect(() => {
    if (nextSrc !== undefined) new Image().src = nextSrc;
  }, [nextSrc]);

  function goTo(next: number) {
    setAt((next + photos.length) % photos.length);
  }

  const walk = useEffectEvent((event: KeyboardEvent) => {
    const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: photos.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  });

  // On the document: a focused button may leave with its photo, and the keys must still work. Before the first drawing, so that
  // no key is pressed too soon.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => walk(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  if (!photo) return null;
  const src = photo.largeSrc ?? photo.src;
  return (
    <dialog
      ref={dialogRef}
      aria-label={`Photos of ${title}`}
      onCancel={onCancel}
      onClose={onDialogClose}
      className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none flex-col border-0 bg-media p-0 text-on-media open:flex open:animate-appear"
    >
      <header className="flex items-center justify-between gap-4 px-3 py-2 md:px-5">
        <p className="min-w-16 text-sm" aria-hidden="true">
          {at + 1} / {photos.length}
        </p>
        <p className="hidden min-w-0 truncate text-sm text-on-media-soft sm:block">{title}</p>
        <IconButton icon={X} label="Close photos" variant="media" onClick={onClose} data-initial-focus />
      </header>
      <div
        className="relative flex min-h-0 flex-1 touch-pan-y touch-pinch-zoom items-center justify-center px-0 select-none md:px-20"
        onPointerDown={(event) => {
          pressedX.current = event.isPrimary ? event.clientX : undefined;
        }}
        onPointerUp={(event) => {
          const moved = event.clientX - (pressedX.current ?? event.clientX);
          pressedX.current = undefined;
          if (moved > SWIPE_PX) goTo(at - 1);
          if (moved < -SWIPE_PX) goTo(at + 1);
        }}
        onPointerCancel={() => {
          pressedX.current = undefined;
        }}
      >
        {photo.originalSrc === undefined ? (
          <img
            key={src}
            src={src}
            alt={photo.alt}
            draggable={false}
            className="max-h-full max-w-full animate-appear object-contain md:size-full"
          />
        ) : (
          <div key={src} className="flex size-full animate-appear flex-col gap-2 md:flex-row md:gap-4">
            <Half src={src} alt={photo.alt} label={photo.note ?? 'Digitally altered'} />
            <Half src={photo.originalSrc} alt={`Original: ${photo.alt}`} label="Original" />
          </div>
        )}
        <IconButton
          icon={ChevronLeft}
          label="Previous photo"
          variant="media"
          onClick={() => goTo(at - 1)}
          className="absolute left-2 md:left-5"
        />
        <IconButton
          icon={ChevronRight}
          label="Next photo"
          variant="media"
          onClick={() => goTo(at + 1)}
          className="absolute right-2 md:right-5"
        />
      </div>
      <footer className="flex min-h-18 flex-wrap items-center justify-center gap-x-4 gap-y-2 px-4 py-3 text-center text-sm">
        {photo.room === undefined ? null : <span className="font-semibold">{photo.room}</span>}
        <span className="max-w-measure text-on-media-soft">{photo.caption ?? photo.alt}</span>
        {photo.note === undefined || photo.originalSrc !== undefined ? null : (
          <span className="rounded-control border border-on-media-soft px-2 py-0.5 text-xs">{photo.note}</span>
        )}
        <span role="status" className="sr-only">
          Photo {at + 1} of {photos.length}
        </span>
      </footer>
    </dialog>
  );
}

/** An altered picture or its original: neither is seen without the other. */
function Half({ src, alt, label }: { src: string; alt: string; label: string }) {
  return (
    <figure className="flex min-h-0 min-w-0 flex-1 flex-col items-center gap-1">
      <img src={src} alt={alt} draggable={false} className="min-h-0 w-full flex-1 object-contain" />
      <figcaption className="rounded-control border border-on-media-soft px-2 py-0.5 text-xs">{label}</figcaption>
    </figure>
  );
}

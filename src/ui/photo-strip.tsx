import { ChevronLeft, ChevronRight } from '#ui/icons/index.ts';
import { useRef, useState, type PointerEvent } from 'react';
import { IconButton } from './icon-button.tsx';
import { AppLink } from './link.tsx';
import type { PropertyCardImage } from './property-card.tsx';

const SWIPE_PX = 40;

export interface PhotoStripProps {
  /** "Photos of 12 Larch Lane": tells one card's buttons from another's. */
  label: string;
  /** The card's link. */
  href: string;
  /** How many photos there are, the card's own picture among them. */
  count: number;
  /** All of them, the card's own picture first; absent until they are known. */
  photos: readonly PropertyCardImage[] | undefined;
  /** Called when someone reaches for the photos, to fetch them. */
  onReach?: (() => void) | undefined;
}

/** Covers a card's picture, its first photo, and shows the others in place: pass it as the card's `strip`. */
export function PhotoStrip({ label, href, count, photos, onReach }: PhotoStripProps) {
  const [at, setAt] = useState(0);
  const pressedX = useRef<number>(undefined);
  const wasSwiped = useRef(false);
  const next = useRef<HTMLButtonElement>(null);
  const photo = at === 0 ? undefined : photos?.[at];
  if (count < 2) return null;

  function move(by: 1 | -1) {
    onReach?.();
    const to = (at + by + count) % count;
    // The first photo has no back button, so the focus moves to the strip.
    if (to === 0 && by === -1) next.current?.focus();
    setAt(to);
  }

  function release(event: PointerEvent) {
    const moved = event.clientX - (pressedX.current ?? event.clientX);
    if (Math.abs(moved) < SWIPE_PX) return;
    wasSwiped.current = true;
    move(moved < 0 ? 1 : -1);
  }

  const buttonClasses =
    'absolute inset-y-0 z-10 my-auto opacity-0 group-hover/card:opacity-100 focus-visible:opacity-100 pointer-coarse:hidden';
  return (
    <div role="group" aria-label={label}>
      <AppLink
        href={href}
        // Keyboards and screen readers use the card's own link.
        tabIndex={-1}
        aria-hidden="true"
        draggable={false}
        className="absolute inset-0 z-1 touch-pan-y"
        onPointerDown={(event) => {
          if (event.pointerType === 'touch') onReach?.();
          pressedX.current = event.clientX;
          wasSwiped.current = false;
        }}
        onPointerUp={release}
        onClick={(event) => {
          if (wasSwiped.current) event.preventDefault();
        }}
      >
        {at > 0 && photo === undefined ? <span className="block size-full animate-breathe bg-sunken" /> : null}
        {photo === undefined ? null : (
          <img
            key={photo.src}
            src={photo.src}
            srcSet={photo.srcSet}
            sizes={photo.sizes}
            alt=""
            width={600}
            height={400}
            decoding="async"
            draggable={false}
            className="size-full bg-sunken object-cover"
          />
        )}
      </AppLink>
      {photo?.note === undefined ? null : (
        <span className="absolute right-2 bottom-2 z-3 rounded-control bg-media px-1.5 text-xs text-on-media">{photo.note}</span>
      )}
      {at === 0 ? null : (
        <IconButton
          icon={ChevronLeft}
          label="Previous photo"
          variant="floating"
          size="small"
          onClick={() => move(-1)}
          className={`${buttonClasses} left-2`}
        />
      )}
      <IconButton
        ref={next}
        icon={ChevronRight}
        label="Next photo"
        variant="floating"
        size="small"
        onPointerEnter={onReach}
        onFocus={onReach}
        onClick={() => move(1)}
        className={`${buttonClasses} right-2`}
      />
      <span aria-live="polite" className="absolute bottom-2 left-2 z-2 rounded-control bg-media/75 px-1.5 text-xs text-on-media">
        <span className="sr-only">{photo === undefined ? 'Photo ' : `${photo.alt}, photo `}</span>
        {at + 1}/{count}
      </span>
    </div>
  );
}

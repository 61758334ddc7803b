import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { AppLink } from './link.tsx';
import type { PropertyCardImage } from './property-card.tsx';

const SWIPE_PX = 40;

export interface PhotoStripProps {
  /** Where the card leads. */
  href: string;
  photos: readonly PropertyCardImage[];
  /** Above the fold: fetched first instead of lazily. */
  eager?: boolean | undefined;
}

/** The photos of a property card, to leaf through in place: give it as the card's `media`. */
export function PhotoStrip({ href, photos, eager }: PhotoStripProps) {
  const [at, setAt] = useState(0);
  const pressedX = useRef<number>(undefined);
  const wasSwiped = useRef(false);
  const photo = photos[at];
  if (!photo) return null;

  function move(by: 1 | -1) {
    setAt((at + by + photos.length) % photos.length);
  }

  const buttonClasses =
    'absolute inset-y-0 z-10 my-auto opacity-0 group-hover/card:opacity-100 focus-visible:opacity-100 pointer-coarse:hidden';
  return (
    <>
      <AppLink
        href={href}
        // The card's own link is the one for keyboards and screen readers.
        tabIndex={-1}
        aria-hidden="true"
        draggable={false}
        className="absolute inset-0 z-1 touch-pan-y"
        onPointerDown={(event) => {
          pressedX.current = event.clientX;
          wasSwiped.current = false;
        }}
        onPointerUp={(event) => {
          const moved = event.clientX - (pressedX.current ?? event.clientX);
          if (Math.abs(moved) < SWIPE_PX || photos.length < 2) return;
          wasSwiped.current = true;
          move(moved < 0 ? 1 : -1);
        }}
        onClick={(event) => {
          if (wasSwiped.current) event.preventDefault();
        }}
      >
        <img
          key={photo.src}
          src={photo.src}
          srcSet={photo.srcSet}
          sizes={photo.sizes}
          alt=""
          width={600}
          height={400}
          loading={eager || at > 0 ? 'eager' : 'lazy'}
          fetchPriority={eager && at === 0 ? 'high' : undefined}
          decoding="async"
          draggable={false}
          className="size-full object-cover"
        />
      </AppLink>
      {photos.length > 1 ? (
        <>
          <IconButton
            icon={ChevronLeft}
            label="Previous photo"
            variant="floating"
            size="small"
            onClick={() => move(-1)}
            className={`${buttonClasses} left-2`}
          />
          <IconButton
            icon={ChevronRight}
            label="Next photo"
            variant="floating"
            size="small"
            onClick={() => move(1)}
            className={`${buttonClasses} right-2`}
          />
          <span className="absolute bottom-2 left-2 z-2 rounded-control bg-media/75 px-1.5 text-xs text-on-media">
            <span className="sr-only">Photo </span>
            {at + 1}/{photos.length}
          </span>
        </>
      ) : null}
    </>
  );
}

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import { AppLink } from './link.tsx';
import type { PropertyCardImage } from './property-card.tsx';

export interface PhotoStripProps {
  /** Where the card leads. */
  href: string;
  photos: readonly PropertyCardImage[];
}

/** The photos of a property card, to swipe through in place: give it as the card's `media`. */
export function PhotoStrip({ href, photos }: PhotoStripProps) {
  const rowRef = useRef<HTMLDivElement>(null);

  function move(direction: 1 | -1) {
    const row = rowRef.current;
    row?.scrollBy({ left: direction * row.clientWidth, behavior: 'smooth' });
  }

  const buttonClasses =
    'absolute inset-y-0 z-10 my-auto opacity-0 group-hover/card:opacity-100 focus-visible:opacity-100 pointer-coarse:hidden';
  return (
    <>
      <div ref={rowRef} className="ui-scroll-row absolute inset-0 z-1 flex overflow-x-auto">
        {photos.map((photo, at) => (
          <AppLink
            key={photo.src}
            href={href}
            // The card's own link is the one for keyboards and screen readers.
            tabIndex={-1}
            aria-hidden="true"
            className="size-full shrink-0 snap-center"
          >
            <img
              src={photo.src}
              srcSet={photo.srcSet}
              sizes={photo.sizes}
              alt=""
              width={600}
              height={400}
              loading={at === 0 ? 'eager' : 'lazy'}
              decoding="async"
              draggable={false}
              className="size-full object-cover"
            />
          </AppLink>
        ))}
      </div>
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
        </>
      ) : null}
    </>
  );
}

import { memo } from 'react';
import { ListingCard } from '#domains/listings/web/index.ts';
import { type PinFocusStore, useIsPointedAtOnMap } from '#ui/map/pin-focus.ts';
import type { FoundListing } from '../../contract.ts';
import { priceLabel } from '../map-pins.ts';
import { rememberViewed } from '../viewed-homes.ts';
import { measuredOf } from './measured-facts.tsx';

interface ResultItemProps {
  home: FoundListing;
  focus: PinFocusStore;
  eager: boolean;
}

const IMAGE_SIZES = '(min-width: 1280px) 22rem, (min-width: 1024px) 45vw, (min-width: 640px) 50vw, 100vw';

/** A home in the list. Pointing at it highlights its pin, and pointing at the pin highlights it, without drawing the list again. */
export const ResultItem = memo(function ResultItem({ home, focus, eager }: ResultItemProps) {
  function point() {
    focus.set({
      id: home.listingKey,
      longitude: home.longitude,
      latitude: home.latitude,
      label: priceLabel(home.closePrice ?? home.listPrice),
      origin: 'list',
    });
  }
  return (
    <li id={`home-${home.listingKey}`} className="has-[[data-hidden-home]]:hidden">
      <PointedFrame focus={focus} id={home.listingKey}>
        <div
          role="presentation"
          className="h-full"
          onPointerEnter={point}
          onPointerLeave={() => focus.set(null)}
          onFocus={point}
          onBlur={() => focus.set(null)}
          onClick={() => rememberViewed(home.listingKey)}
        >
          <ListingCard listing={home} eager={eager} imageSizes={IMAGE_SIZES} showsScore {...measuredOf(home)} />
        </div>
      </PointedFrame>
    </li>
  );
});

function PointedFrame({ focus, id, children }: { focus: PinFocusStore; id: string; children: React.ReactNode }) {
  const isPointedAt = useIsPointedAtOnMap(focus, id);
  return (
    <div className={isPointedAt ? 'h-full rounded-card outline-2 outline-offset-2 outline-brand' : 'h-full'}>{children}</div>
  );
}

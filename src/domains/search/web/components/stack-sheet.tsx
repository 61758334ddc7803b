import { useQuery } from '@tanstack/react-query';
import { ListingCard } from '#domains/listings/web/index.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import type { MapPin } from '#ui/map/map-types.ts';
import { PropertyCardSkeleton } from '#ui/property-card.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { homesAtOptions } from '../api.ts';
import { encodeBox, type Filters } from '../search-state.ts';
import { rememberViewed } from '../viewed-homes.ts';

interface StackSheetProps {
  pin: MapPin;
  filters: Filters;
  isWide: boolean;
  onClose: () => void;
}

/** About one meter around the point. */
const AROUND_DEGREES = 0.00001;
const MOST_BONES = 6;

/** All homes at one point, such as the units of a tower. */
export function StackSheet({ pin, filters, isWide, onClose }: StackSheetProps) {
  const { west, south, east, north } = pin.bounds;
  const box = {
    west: west - AROUND_DEGREES,
    south: south - AROUND_DEGREES,
    east: east + AROUND_DEGREES,
    north: north + AROUND_DEGREES,
  };
  const homes = useQuery(homesAtOptions(filters, encodeBox(box)));
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      side={isWide ? 'right' : 'bottom'}
      title={pin.label}
      description="At one place, cheapest first"
    >
      <Loaded
        query={homes}
        pending={
          <div className="grid grid-cols-1 gap-4">
            {Array.from({ length: Math.min(pin.count, MOST_BONES) }, (_, bone) => (
              <PropertyCardSkeleton key={bone} />
            ))}
          </div>
        }
      >
        {({ items }) => (
          <ul className="grid grid-cols-1 gap-4">
            {items.map((home) => (
              <li key={home.listingKey}>
                <div role="presentation" onClick={() => rememberViewed(home.listingKey)}>
                  <ListingCard listing={home} imageSizes="26rem" />
                </div>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Sheet>
  );
}

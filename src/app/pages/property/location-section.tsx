import { lazy } from 'react';
import type { Listing } from '#domains/listings/contract.ts';
import { MapLoading } from '#ui/map/interactive-map.tsx';
import { LineLink } from '#ui/link.tsx';
import { boxAroundCircle } from '#lib/geo.ts';
import { NearView } from '#platform/web/near-view.tsx';
import { PageSection } from '#ui/page-section.tsx';

const LocationMap = lazy(() => import('./location-map.tsx'));

const AROUND_METERS = 1500;

/** Where the home is: its point, or its area if the seller withholds the address. */
export function LocationSection({ listing }: { listing: Listing }) {
  const { latitude, longitude, coordinatesApproximate } = listing;
  if (latitude === null || longitude === null) return null;
  const { west, south, east, north } = boxAroundCircle([longitude, latitude], AROUND_METERS);
  const around = [west, south, east, north].map((degrees) => degrees.toFixed(5)).join(',');
  const placeholder = <MapLoading />;
  return (
    <div className="print:hidden">
      <PageSection
        id="location"
        title="Location"
        {...(coordinatesApproximate && { lead: 'The seller withholds the address: the home is somewhere in this area.' })}
      >
        <div className="relative h-80 overflow-clip rounded-card border border-line sm:h-96">
          <NearView placeholder={placeholder} waitsForSight>
            {() => <LocationMap listing={listing} point={[longitude, latitude]} />}
          </NearView>
        </div>
        <p className="mt-3 text-sm">
          <LineLink href={`/property-search?bbox=${around}`}>Homes for sale around here</LineLink>
        </p>
      </PageSection>
    </div>
  );
}

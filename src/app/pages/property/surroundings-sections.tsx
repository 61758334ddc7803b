import { useQuery } from '@tanstack/react-query';
import type { Listing } from '#domains/listings/contract.ts';
import { getSurroundings } from '#domains/neighborhoods/contract.ts';
import { GettingAround, HazardFacts, SchoolList } from '#domains/neighborhoods/web/index.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { NearView } from './near-view.tsx';
import { PageSection } from './page-section.tsx';

interface Point {
  latitude: number;
  longitude: number;
}

/** Schools, getting around and hazards. A withheld address shows none: they would tell where the home stands. */
export function SurroundingsSections({ listing }: { listing: Listing }) {
  const { latitude, longitude, coordinatesApproximate } = listing;
  if (latitude === null || longitude === null) return null;
  if (coordinatesApproximate) {
    return (
      <PageSection id="surroundings" title="Surroundings">
        <p className="text-ink-soft">The seller withholds the address, so schools, distances and hazard facts are not shown. Ask the listing firm.</p>
      </PageSection>
    );
  }
  return <NearView placeholder={<Placeholder />}>{() => <Loaded point={{ latitude, longitude }} />}</NearView>;
}

function Loaded({ point }: { point: Point }) {
  const { data, isPending, isError, refetch } = useQuery(endpointQuery(getSurroundings, { query: point }));
  if (isPending) return <Placeholder />;
  if (isError) return <ErrorState title="The surroundings could not be loaded" level={2} onRetry={() => void refetch()} className="mt-12" />;
  return (
    <>
      {data.schools.length > 0 && (
        <PageSection id="schools" title="Schools" lead="Distances are straight lines. Attendance areas change: verify with the district.">
          <SchoolList schools={data.schools} />
        </PageSection>
      )}
      {data.gettingAround.amenities.length + data.gettingAround.stops.length > 0 && (
        <PageSection id="getting-around" title="Getting around">
          <GettingAround around={data.gettingAround} />
        </PageSection>
      )}
      {data.hazards.length > 0 && (
        <PageSection id="hazards" title="Hazard facts" lead="What mapped zones say about this point. They are no forecast for this home.">
          <HazardFacts hazards={data.hazards} />
        </PageSection>
      )}
    </>
  );
}

function Placeholder() {
  return (
    <>
      {['Schools', 'Getting around', 'Hazard facts'].map((title) => (
        <PageSection key={title} id={title.toLowerCase().replaceAll(' ', '-')} title={title}>
          <SkeletonText lines={8} />
        </PageSection>
      ))}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getSurroundings } from '#domains/neighborhoods/contract.ts';
import { GettingAround, HazardFacts, SchoolList } from '#domains/neighborhoods/web/index.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageSection } from './page-section.tsx';

export interface Point {
  latitude: number;
  longitude: number;
}

interface SurroundingsLoadedProps {
  point: Point;
  placeholder: ReactNode;
}

export default function SurroundingsLoaded(props: SurroundingsLoadedProps) {
  return (
    <QueryScope>
      <Loaded {...props} />
    </QueryScope>
  );
}

function Loaded({ point, placeholder }: SurroundingsLoadedProps) {
  const { data, isPending, isError, refetch } = useQuery(endpointQuery(getSurroundings, { query: point }));
  if (isPending) return placeholder;
  if (isError)
    return <ErrorState title="The surroundings could not be loaded" level={2} onRetry={() => void refetch()} className="mt-12" />;
  return (
    <>
      {data.schools.length > 0 && (
        <PageSection
          id="schools"
          title="Schools"
          lead="Distances are straight lines. Attendance areas change: verify with the district."
        >
          <SchoolList schools={data.schools} />
        </PageSection>
      )}
      {data.gettingAround.amenities.length + data.gettingAround.stops.length > 0 && (
        <PageSection id="getting-around" title="Getting around">
          <GettingAround around={data.gettingAround} />
        </PageSection>
      )}
      {data.hazards.length > 0 && (
        <PageSection
          id="hazards"
          title="Hazard facts"
          lead="What mapped zones say about this point. They are no forecast for this home."
        >
          <HazardFacts hazards={data.hazards} />
        </PageSection>
      )}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getSurroundings } from '#domains/neighborhoods/contract.ts';
import { GettingAround, HazardFacts, SchoolList } from '#domains/neighborhoods/web/index.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { PageSection } from '#ui/page-section.tsx';

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
      <Surroundings {...props} />
    </QueryScope>
  );
}

function Surroundings({ point, placeholder }: SurroundingsLoadedProps) {
  return (
    <Loaded
      query={useQuery(endpointQuery(getSurroundings, { query: point }))}
      pending={placeholder}
      failed="The surroundings could not be loaded"
      level={2}
      className="mt-12"
    >
      {({ schools, gettingAround, hazards }) => (
        <>
          {schools.length > 0 && (
            <PageSection
              id="schools"
              title="Schools"
              lead="Distances are straight lines. Attendance areas change: verify with the district."
            >
              <SchoolList schools={schools} />
            </PageSection>
          )}
          {gettingAround.amenities.length + gettingAround.stops.length > 0 && (
            <PageSection id="getting-around" title="Getting around">
              <GettingAround around={gettingAround} />
            </PageSection>
          )}
          {hazards.length > 0 && (
            <PageSection
              id="hazards"
              title="Hazard facts"
              lead="What mapped zones say about this point. They are no forecast for this home."
            >
              <HazardFacts hazards={hazards} />
            </PageSection>
          )}
        </>
      )}
    </Loaded>
  );
}

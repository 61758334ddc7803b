import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Coordinates } from '#lib/geo.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { getSurroundings } from '../../contract.ts';
import { GettingAround } from './getting-around.tsx';
import { HazardFacts } from './hazard-facts.tsx';
import { SchoolList } from './school-list.tsx';

interface SurroundingsProps {
  point: Coordinates;
  placeholder: ReactNode;
}

/** Schools, getting around and hazards of a point. */
export function Surroundings(props: SurroundingsProps) {
  return (
    <QueryScope>
      <Sections {...props} />
    </QueryScope>
  );
}

function Sections({ point, placeholder }: SurroundingsProps) {
  return (
    <Loaded
      query={useQuery(endpointQuery(getSurroundings, { query: point }))}
      pending={placeholder}
      failed="We couldn’t load the surroundings"
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

import type { ComponentProps } from 'react';
import { HomeStrip } from '#domains/saved/web/index.ts';
import { AfterHydration } from '#platform/web/after-hydration.tsx';
import { FeaturedAreas } from '#domains/neighborhoods/web/index.ts';
import { HowItGoes } from './how-it-goes.tsx';
import { MyMatches } from '#domains/matching/web/index.ts';
import { NewestHomes } from '#domains/listings/web/index.ts';
import { ToolCards } from './tool-cards.tsx';
import { TrustRow } from './trust-row.tsx';

interface HomeSectionsProps {
  cities: ComponentProps<typeof FeaturedAreas>['cities'];
  newest: ComponentProps<typeof NewestHomes>['homes'];
}

/** Below the search: the newest homes, places to look, the steps, reasons for trust. */
export default function HomeSections({ cities, newest }: HomeSectionsProps) {
  return (
    <>
      <AfterHydration>
        {() => (
          <>
            <HomeStrip />
            <MyMatches />
          </>
        )}
      </AfterHydration>
      <NewestHomes homes={newest} />
      <FeaturedAreas cities={cities} />
      <ToolCards />
      <HowItGoes />
      <TrustRow />
    </>
  );
}

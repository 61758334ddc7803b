import { lazy } from 'react';
import type { Listing } from '#domains/listings/contract.ts';
import { Surroundings } from '#domains/neighborhoods/web/index.ts';
import { SkeletonText } from '#ui/skeleton.tsx';
import { NearView } from '#platform/web/near-view.tsx';
import { PageSection } from '#ui/page-section.tsx';

const CommuteLoaded = lazy(() => import('./commute-loaded.tsx'));

/**
 * Travel to the reader's places, schools, getting around and hazards. A withheld address shows none: they would reveal
 * where the home is.
 */
export function SurroundingsSections({ listing }: { listing: Listing }) {
  const { latitude, longitude, coordinatesApproximate } = listing;
  if (latitude === null || longitude === null) return null;
  if (coordinatesApproximate) {
    return (
      <PageSection id="surroundings" title="Surroundings">
        <p className="text-ink-soft">
          The seller withholds the address, so schools, distances and hazard facts are not shown. Ask the listing firm.
        </p>
      </PageSection>
    );
  }
  const placeholder = <Placeholder />;
  return (
    <>
      <div className="print:hidden">
        <NearView placeholder={<CommutePlaceholder />}>
          {() => <CommuteLoaded point={{ latitude, longitude }} placeholder={<CommutePlaceholder />} />}
        </NearView>
      </div>
      <NearView placeholder={placeholder}>
        {() => <Surroundings point={{ latitude, longitude }} placeholder={placeholder} />}
      </NearView>
    </>
  );
}

function CommutePlaceholder() {
  return (
    <PageSection id="commute" title="Your commute">
      <SkeletonText lines={4} />
    </PageSection>
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

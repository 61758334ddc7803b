import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { ADMINISTRATION_CRUMB } from '#platform/web/administration-crumb.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { listLandingExperiments } from '../../contract.ts';
import { LandingTabs } from '../admin/landing-tabs.tsx';
import { ExperimentCard } from './experiment-card.tsx';
import { PlanForm } from './plan-form.tsx';
import { SizeCalculator } from './size-calculator.tsx';

/** Experiments on landing pages and the product's own: plans, what runs, and what was decided. */
export function ExperimentsView({ frame }: PersonalViewProps) {
  const [isPlanning, setPlanning] = useState(false);
  const query = useQuery(endpointQuery(listLandingExperiments));
  const plan = <Button onClick={() => setPlanning(true)}>Plan an experiment</Button>;
  return (
    <Page {...frame} crumbs={[ADMINISTRATION_CRUMB, { label: 'Experiments' }]} actions={plan}>
      <div className="mt-4">
        <LandingTabs current="experiments" />
      </div>
      <Loaded
        query={query}
        pending={<SkeletonRows className="mt-6" />}
        failed="We couldn’t load the experiments"
        isEmpty={({ experiments }) => experiments.length === 0}
        empty={
          <EmptyState className="mt-6" title="No experiments yet" action={plan}>
            Show different words on one of our pages, or two versions of a landing page, to different visitors, and see which
            serve them better.
          </EmptyState>
        }
      >
        {({ experiments }) => (
          <ul className="mt-6 space-y-6">
            {experiments.map((experiment) => (
              <li key={experiment.id} className="min-w-0">
                <ExperimentCard experiment={experiment} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <PageSection
        id="size"
        title="How large, and how long?"
        lead="Before you plan: what it takes to find a rise with an 80% chance, and a false alarm in at most 5% of cases."
      >
        <SizeCalculator />
      </PageSection>
      {isPlanning ? <PlanForm onClose={() => setPlanning(false)} /> : null}
    </Page>
  );
}

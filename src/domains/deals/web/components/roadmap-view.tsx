import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorIdOf } from '#platform/web/api-client.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Deal } from '../../contract.ts';
import { findStage, measureProgress } from '../../model/read-roadmap.ts';
import { STAGES } from '../../model/stages.ts';
import { dealOptions } from '../api.ts';
import { readToday } from '../today.ts';
import { DeadlineList } from './deadline-list.tsx';
import { NextStepCard } from './next-step-card.tsx';
import { RoadmapActions } from './roadmap-actions.tsx';
import { StageSection } from './stage-section.tsx';
import { StartChoice } from './start-choice.tsx';

/** The roadmap of whoever is signed in, or the choice of where to begin. */
export function RoadmapView() {
  const query = useQuery(dealOptions);
  if (query.isPending) return <Loading />;
  if (query.isError)
    return (
      <ErrorState level={1} onRetry={() => void query.refetch()} retrying={query.isFetching} errorId={errorIdOf(query.error)} />
    );
  return query.data.deal === null ? <StartChoice /> : <Roadmap deal={query.data.deal} />;
}

function Roadmap({ deal }: { deal: Deal }) {
  const today = useToday();
  // A link to a task comes before its task does.
  useEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  const current = findStage(deal.tasks);
  const progress = measureProgress(deal.tasks);
  const done = deal.tasks.filter(({ status }) => status === 'done').length;
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="font-serif text-3xl font-medium">Your deal roadmap</h1>
          <p className="mt-2 text-ink-soft">
            {current === undefined
              ? 'Everything is done.'
              : `You are at: ${STAGES.find(({ id }) => id === current)?.label ?? ''}.`}{' '}
            {done} done, {deal.tasks.filter(({ status }) => status === 'open' || status === 'doing').length} to go.
          </p>
        </div>
        <RoadmapActions />
      </header>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6 lg:order-2">
          <NextStepCard deal={deal} today={today} progress={progress} />
          <DeadlineList deal={deal} today={today} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {STAGES.map((stage) => (
            <StageSection key={stage.id} stage={stage} deal={deal} today={today} isCurrent={stage.id === current} />
          ))}
        </div>
      </div>
    </>
  );
}

/** The calendar day of the reader; a page left open over midnight notices. */
function useToday(): string {
  const [today, setToday] = useState(() => readToday());
  useEffect(() => {
    const timer = setInterval(() => setToday(readToday()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return today;
}

function Loading() {
  return (
    <div aria-label="Loading...">
      <h1 className="font-serif text-3xl font-medium">Your deal roadmap</h1>
      <div className="mt-8 grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-96" />
        <Skeleton className="h-64" />
      </div>
    </div>
  );
}

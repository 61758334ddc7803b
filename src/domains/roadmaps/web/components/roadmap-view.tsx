import { useQuery } from '@tanstack/react-query';
import { useContext, useEffect, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { together } from '#platform/web/loaded-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Page } from '#ui/page.tsx';
import { cn } from '#ui/class-names.ts';
import { AppLink } from '#ui/link.tsx';
import { RoadmapSkeleton } from './roadmap-skeleton.tsx';
import type { Roadmap, JoinedRoadmap } from '../../contract.ts';
import { findStage, measureProgress } from '../../model/read-roadmap.ts';
import { type StageId, STAGES } from '../../model/stages.ts';
import { roadmapOptions, JoinedRoadmapContext, joinedOptions } from '../api.ts';
import { readToday } from '../today.ts';
import { DeadlineList } from './deadline-list.tsx';
import { LeaveRoadmap } from './leave-roadmap.tsx';
import { NextStepCard } from './next-step-card.tsx';
import { RoadmapActions } from './roadmap-actions.tsx';
import { StageSection } from './stage-section.tsx';
import { StartChoice } from './start-choice.tsx';

interface RoadmapViewProps extends Pick<PersonalViewProps, 'frame'> {
  /** What other parts of the product show in a stage of the reader's own roadmap. */
  inStages?: Partial<Record<StageId, ReactNode>>;
}

/** The signed-in reader's roadmap, one that they joined, or the choice of where to begin. */
export function RoadmapView({ frame, inStages = {} }: RoadmapViewProps) {
  const own = useQuery(roadmapOptions);
  const others = useQuery(joinedOptions);
  return (
    <Loaded
      query={together({ own, others })}
      pending={
        <Page {...frame}>
          <RoadmapSkeleton />
        </Page>
      }
      level={1}
    >
      {(known) => <Chosen roadmap={known.own.roadmap} joined={known.others.joined} frame={frame} inStages={inStages} />}
    </Loaded>
  );
}

interface ChosenProps extends Required<RoadmapViewProps> {
  roadmap: Roadmap | null;
  joined: JoinedRoadmap[];
}

function Chosen({ roadmap, joined, frame, inStages }: ChosenProps) {
  const [search] = useSearchParams();
  // A reader without a roadmap sees the joined one first.
  const ofId = search.get('of') ?? (roadmap === null ? joined[0]?.roadmapId : undefined);
  const shown = joined.find(({ roadmapId }) => roadmapId === ofId);
  return (
    <>
      {joined.length === 0 ? null : <Choice joined={joined} shown={shown} hasOwn={roadmap !== null} />}
      {shown === undefined ? (
        roadmap === null ? (
          <StartChoice />
        ) : (
          <Roadmap roadmap={roadmap} frame={frame} inStages={inStages} />
        )
      ) : (
        <JoinedRoadmapContext key={shown.roadmapId} value={shown}>
          <Roadmap roadmap={shown.roadmap} frame={frame} inStages={{}} />
        </JoinedRoadmapContext>
      )}
    </>
  );
}

/** Names the shown roadmap's owner: the reader, or the owner of a joined one. */
function Choice({ joined, shown, hasOwn }: { joined: JoinedRoadmap[]; shown: JoinedRoadmap | undefined; hasOwn: boolean }) {
  const places = [
    { key: 'own', href: '/buyer-workflow?of=own', label: hasOwn ? 'Yours' : 'Start your own', isShown: shown === undefined },
    ...joined.map(({ roadmapId, ownerName }) => ({
      key: roadmapId,
      href: `/buyer-workflow?of=${roadmapId}`,
      label: `${ownerName}’s`,
      isShown: roadmapId === shown?.roadmapId,
    })),
  ];
  return (
    <nav aria-label="Roadmaps" className="mb-6" data-print="hide">
      <ul className="flex flex-wrap gap-2">
        {places.map(({ key, href, label, isShown }) => (
          <li key={key}>
            <AppLink
              href={href}
              aria-current={isShown ? 'page' : undefined}
              className={cn(
                'inline-flex min-h-11 items-center rounded-full border px-4',
                isShown ? 'border-brand bg-brand-tint font-medium text-brand' : 'border-line text-ink-soft hover:bg-sunken',
              )}
            >
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Roadmap({ roadmap, frame, inStages }: Required<RoadmapViewProps> & { roadmap: Roadmap }) {
  const today = useToday();
  const joined = useContext(JoinedRoadmapContext);
  // A link to a task arrives before its task loads.
  useEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  const current = findStage(roadmap.tasks);
  const progress = measureProgress(roadmap.tasks);
  const done = roadmap.tasks.filter(({ status }) => status === 'done').length;
  return (
    <Page
      {...frame}
      title={joined === null ? frame.title : `${joined.ownerName}’s deal roadmap`}
      note={
        <>
          {current === undefined
            ? 'Everything is done.'
            : `${joined === null ? 'You are at' : 'It is at'}: ${STAGES.find(({ id }) => id === current)?.label ?? ''}.`}{' '}
          {done} done, {roadmap.tasks.filter(({ status }) => status === 'open' || status === 'doing').length} to go.
        </>
      }
      actions={joined === null ? <RoadmapActions /> : <LeaveRoadmap joined={joined} />}
    >
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6 lg:order-2">
          <NextStepCard roadmap={roadmap} today={today} progress={progress} />
          <DeadlineList roadmap={roadmap} today={today} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {STAGES.map((stage) => (
            <StageSection
              key={stage.id}
              stage={stage}
              roadmap={roadmap}
              today={today}
              isCurrent={stage.id === current}
              more={inStages[stage.id]}
            />
          ))}
        </div>
      </div>
    </Page>
  );
}

/** The reader's calendar day; updates if a page stays open past midnight. */
function useToday(): string {
  const [today, setToday] = useState(() => readToday());
  useEffect(() => {
    const timer = setInterval(() => setToday(readToday()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return today;
}

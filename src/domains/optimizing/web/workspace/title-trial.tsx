import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { formatCount, formatDate } from '#lib/format.ts';
import { randomUuid } from '#lib/uuid.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextInput } from '#ui/text-input.tsx';
import {
  endTitleTrial,
  getOptimization,
  listTitleTrials,
  startTitleTrial,
  type TitleTrial as Trial,
  type TitleTrials,
} from '../../contract.ts';
import { trialsOptions } from '../api.ts';

interface TitleTrialProps {
  id: string;
  canPublish: boolean;
  /** Titles that the facts allow. */
  ideas: readonly string[];
}

/** Two titles by turns before real visitors, and what may be said of them. */
export function TitleTrial({ id, canPublish, ideas }: TitleTrialProps) {
  const query = useQuery({ ...trialsOptions(id), meta: { follows: ['own-listings'] } });
  return (
    <PageSection
      id="two-titles"
      title="Try two titles"
      lead="Half of a day’s visitors see your title, half see another one. We count who then saves or shares the home."
    >
      <Loaded query={query} pending={<Skeleton className="h-48 w-full" />} failed="The trials could not be loaded">
        {(found) => <Trials id={id} canPublish={canPublish} ideas={ideas} found={found} />}
      </Loaded>
    </PageSection>
  );
}

function Trials({ id, canPublish, ideas, found }: TitleTrialProps & { found: TitleTrials }) {
  const running = found.trials.find(({ endedAt }) => endedAt === null);
  const ended = found.trials.filter(({ endedAt }) => endedAt !== null);
  return (
    <>
      {running === undefined ? null : <Running id={id} canEnd={canPublish} trial={running} />}
      {found.canStart ? (
        <Start key={ended.length} id={id} ideas={ideas} found={found} />
      ) : running === undefined ? (
        <p>{found.whyNot}</p>
      ) : null}
      {ended.length === 0 ? null : (
        <>
          <h3 className="mt-8 font-sans text-base font-semibold text-ink">Earlier trials</h3>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {ended.map((trial) => (
              <li key={trial.id} className="py-4">
                <Titles trial={trial} />
                <p className="mt-1 text-sm text-ink-soft">
                  {formatDate(trial.startedAt.slice(0, 10), 'UTC')} to {formatDate((trial.endedAt ?? '').slice(0, 10), 'UTC')},{' '}
                  {formatCount(trial.visitors, 'visitor')}. {OUTCOMES[trial.outcome ?? 'none']}
                </p>
                <Finding trial={trial} />
              </li>
            ))}
          </ul>
        </>
      )}
      <details className="mt-6">
        <summary className="min-h-11 py-2 font-medium hover:text-brand">How we count</summary>
        <ul className="list-disc space-y-1 pl-5 text-sm">
          <li>The server decides by a hash which title a visitor sees. It stays the same all day.</li>
          <li>
            A visitor counts once a day, after the title was in view for a second. What they save or share after it counts once.
          </li>
          <li>
            Robots, you and the others who sell, staff, and people whose browser asks not to be tracked see your title and count
            nowhere. We set no cookie: somebody who comes back another day counts again, and may see the other title.
          </li>
          <li>
            You may look at any time: the interval is one that holds after every visitor (a confidence sequence, 95%). Until it
            speaks, or the planned number is reached, we show no rates, since early leads come and go by chance.
          </li>
          <li>If one title is shown oftener than chance allows, something is broken, and we show no result.</li>
        </ul>
      </details>
    </>
  );
}

const OUTCOMES = {
  now: 'You kept your title.',
  other: 'You took the other title.',
  none: 'You ended it without a choice.',
} as const;

function Titles({ trial: { titleNow, titleOther } }: { trial: Trial }) {
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
      <dt className="text-sm text-ink-soft">Your title</dt>
      <dd className="min-w-0 break-words text-ink">{titleNow}</dd>
      <dt className="text-sm text-ink-soft">Other title</dt>
      <dd className="min-w-0 break-words text-ink">{titleOther}</dd>
    </dl>
  );
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const signed = (share: number) => `${share > 0 ? '+' : share < 0 ? '−' : ''}${(Math.abs(share) * 100).toFixed(1)}`;

function Finding({ trial: { state, better, figures } }: { trial: Trial }) {
  if (state === 'broken')
    return (
      <Notice className="mt-3" title="No result">
        One title was shown oftener than chance allows. Something is wrong with this trial; do not decide by it.
      </Notice>
    );
  if (figures === null) return null;
  return (
    <div className="mt-3 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={better === null ? 'neutral' : 'brand'}>
          {better === null
            ? 'No difference found'
            : better === 'other'
              ? 'The other title does better'
              : 'Your title does better'}
        </Badge>
        <span>
          Saved or shared: {percent(figures.rates[0])} with your title, {percent(figures.rates[1])} with the other.
        </span>
      </p>
      <p className="mt-1 text-ink-soft">
        {figures.difference === null
          ? 'Fewer than 50 saves or shares a title: no interval can be given.'
          : `The other title changes it by ${signed(figures.difference.low)} to ${signed(figures.difference.high)} points of 100 (95%, however often you look).`}{' '}
        Chance that the other one is better: {percent(figures.chanceOtherWins)} (Bayes, any rate as likely before).
      </p>
    </div>
  );
}

function Running({ id, canEnd, trial }: { id: string; canEnd: boolean; trial: Trial }) {
  const end = useWrite(endTitleTrial, {
    refreshes: [listTitleTrials, getOptimization],
    done: (_, { body: { outcome } }) => ({
      title: outcome === 'other' ? 'The other title is in your draft. Publish it when you are ready.' : 'The trial has ended',
    }),
  });
  const finish = (outcome: 'now' | 'other' | 'none') => () =>
    void end.run({ params: { id, trialId: trial.id }, body: { outcome } });
  const isOpen = trial.state === 'early' || trial.state === 'broken';
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      <Titles trial={trial} />
      {trial.isShown ? null : (
        <Notice className="mt-3" title="It is not shown now">
          Your public title has changed since, so nobody sees this trial. End it, and start another.
        </Notice>
      )}
      <div className="mt-4">
        <ProgressBar
          label={`${trial.visitors.toLocaleString('en-US')} of ${trial.plannedVisitors.toLocaleString('en-US')} visitors`}
          value={Math.min(1, trial.visitors / trial.plannedVisitors)}
        />
      </div>
      {trial.state === 'early' ? (
        <p className="mt-3 text-sm text-ink-soft">Too early to say anything. We show rates once they mean something.</p>
      ) : (
        <Finding trial={trial} />
      )}
      {canEnd ? (
        <div className="mt-4 flex flex-wrap gap-3">
          {isOpen ? (
            <Button size="small" variant="secondary" busy={end.isBusy} onClick={finish('none')}>
              End the trial
            </Button>
          ) : (
            <>
              <Button
                size="small"
                variant={trial.better === 'other' ? 'primary' : 'secondary'}
                busy={end.isBusy}
                onClick={finish('other')}
              >
                Take the other title
              </Button>
              <Button size="small" variant="secondary" busy={end.isBusy} onClick={finish('now')}>
                Keep your title
              </Button>
            </>
          )}
        </div>
      ) : null}
    </div>
  );
}

function Start({
  id,
  ideas,
  found: { title, rate, isUsualRate, plans },
}: {
  id: string;
  ideas: readonly string[];
  found: TitleTrials;
}) {
  const [trialId] = useState(randomUuid);
  const idea = ideas.find((one) => one !== title) ?? '';
  const form = useForm({
    schema: z.object({ title: startTitleTrial.body?.shape.title ?? z.string(), lift: z.string() }),
    start: { title: idea, lift: '0.5' },
    send: ({ title: other, lift }) =>
      browserApi.call(startTitleTrial, {
        params: { id },
        body: { trialId, title: other, lift: lift === '0.25' ? 0.25 : lift === '1' ? 1 : 0.5 },
      }),
    refreshes: [listTitleTrials],
    done: () => ({ title: 'Buyers see both titles now' }),
  });
  return (
    <Form of={form} label="Try two titles" className="grid gap-4 lg:grid-cols-2">
      <p className="lg:col-span-2">
        Your title: <span className="font-medium text-ink">{title}</span>
      </p>
      <Field {...form.field('title')} label="Other title" hint="At most 80 characters, and nothing that no field says">
        <TextInput maxLength={80} />
      </Field>
      <Field {...form.field('lift')} label="Find a rise of at least" hint="Smaller rises need more visitors">
        <Select
          options={plans.map(({ lift, visitors, days }) => ({
            value: String(lift),
            label: `${lift * 100}%: ${visitors.toLocaleString('en-US')} visitors${days === null ? '' : `, about ${sayDays(days)}`}`,
          }))}
        />
      </Field>
      <div className="lg:col-span-2">
        <SubmitButton of={form}>Start the trial</SubmitButton>
        <p className="mt-3 max-w-measure text-sm text-ink-soft">
          {isUsualRate
            ? 'Too few people have seen this home to go by. We reckon with 5 of 100 visitors who save or share it.'
            : `In the last four weeks, ${percent(rate)} of visitors saved or shared this home.`}{' '}
          If that takes longer than you want to sell, choose a title without a trial.
        </p>
      </div>
    </Form>
  );
}

const sayDays = (days: number): string =>
  days < 60 ? formatCount(days, 'day') : days < 1000 ? formatCount(Math.round(days / 30), 'month') : 'years';

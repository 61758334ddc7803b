import { useState } from 'react';
import { z } from 'zod';
import type { OwnPhoto } from '#domains/selling/contract.ts';
import { ownPhotoUrl } from '#domains/selling/web/index.ts';
import { formatCount } from '#lib/format.ts';
import { randomUuid } from '#lib/uuid.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Field, type FieldProps, FieldGroup } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { listTrials, startTrial, type TrialChoice, type Trials, trialTitleSchema } from '../../contract.ts';
import { percent } from './trial-words.ts';
import { MOST_LETTERS } from '../../model/limits.ts';

const liftOf = (lift: string) => (lift === '0.25' ? 0.25 : lift === '1' ? 1 : 0.5);

interface StartTitleProps {
  id: string;
  ideas: readonly string[];
  choice: TrialChoice;
}

/** Starts a trial of the public title and another one. */
export function StartTitle({ id, ideas, choice }: StartTitleProps) {
  const [trialId] = useState(randomUuid);
  const form = useForm({
    schema: z.object({ title: trialTitleSchema, lift: z.string() }),
    start: { title: ideas.find((one) => one !== choice.now) ?? '', lift: '0.5' },
    send: ({ title, lift }) =>
      browserApi.call(startTrial, { params: { id }, body: { kind: 'title', trialId, title, lift: liftOf(lift) } }),
    refreshes: [listTrials],
    done: () => ({ title: 'Buyers see both titles now' }),
  });
  return (
    <Form of={form} label="Try two titles" className="grid gap-4 lg:grid-cols-2">
      <p className="lg:col-span-2">
        Your title: <span className="font-medium text-ink">{choice.now}</span>
      </p>
      <Field {...form.field('title')} label="Other title" hint="At most 80 characters, and only what the fields say">
        <TextInput maxLength={MOST_LETTERS.trialTitle} />
      </Field>
      <LiftField {...form.field('lift')} plans={choice.plans} />
      <div className="lg:col-span-2">
        <SubmitButton of={form}>Start the trial of titles</SubmitButton>
        <Basis choice={choice} did="saved or shared this home" usual="save or share it" />
      </div>
    </Form>
  );
}

interface StartCoverProps {
  id: string;
  photos: readonly OwnPhoto[];
  choice: Trials['cover'];
}

/** Starts a trial of the cover and another photo. */
export function StartCover({ id, photos, choice }: StartCoverProps) {
  const [trialId] = useState(randomUuid);
  const form = useForm({
    schema: z.object({ photoId: z.uuid('Choose a photo'), lift: z.string() }),
    start: { photoId: '', lift: '0.5' },
    send: ({ photoId, lift }) =>
      browserApi.call(startTrial, { params: { id }, body: { kind: 'cover', trialId, photoId, lift: liftOf(lift) } }),
    refreshes: [listTrials],
    done: () => ({ title: 'Buyers see both covers now' }),
  });
  const others = choice.others.flatMap((photoId) => photos.find((photo) => photo.id === photoId) ?? []);
  return (
    <Form of={form} label="Try two covers" className="grid gap-4 lg:grid-cols-2">
      <FieldGroup
        {...form.group('photoId')}
        legend="Other cover"
        hint="One of the photos that buyers see. Altered ones stand under their label, and cannot be tried."
        className="lg:col-span-2"
        layout="row"
      >
        {others.map((photo, at) => (
          <label
            key={photo.id}
            className="grid w-36 grid-cols-[auto_1fr] items-center gap-x-2 gap-y-1.5 rounded-card border border-line bg-surface p-1.5 hover:border-line-strong has-checked:border-brand has-checked:bg-brand-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <img
              src={ownPhotoUrl(photo, 480)}
              alt=""
              loading="lazy"
              className="col-span-2 aspect-3/2 w-full rounded-control object-cover"
            />
            <input type="radio" name="photoId" value={photo.id} className="ui-tick shrink-0 focus-visible:outline-none" />
            <span className="min-w-0 truncate text-sm">{photo.room ?? photo.caption ?? `Photo ${at + 2}`}</span>
          </label>
        ))}
      </FieldGroup>
      <LiftField {...form.field('lift')} plans={choice.plans} />
      <div className="lg:col-span-2">
        <SubmitButton of={form}>Start the trial of covers</SubmitButton>
        <Basis choice={choice} did="who saw its card opened its page" usual="who see its card open its page" />
      </div>
    </Form>
  );
}

function LiftField({ plans, ...field }: { plans: TrialChoice['plans'] } & Omit<FieldProps, 'label' | 'children'>) {
  return (
    <Field {...field} label="Find a rise of at least" hint="Smaller rises need more visitors">
      <Select
        options={plans.map(({ lift, visitors, days }) => ({
          value: String(lift),
          label: `${lift * 100}%: ${visitors.toLocaleString('en-US')} visitors${days === null ? '' : `, about ${sayDays(days)}`}`,
        }))}
      />
    </Field>
  );
}

function Basis({ choice: { isUsualRate, rate }, did, usual }: { choice: TrialChoice; did: string; usual: string }) {
  return (
    <p className="mt-3 max-w-measure text-sm text-ink-soft">
      {isUsualRate
        ? `Too few people have seen this home to tell. We assume 5 of 100 visitors ${usual.startsWith('who') ? usual : `who ${usual}`}.`
        : `In the last four weeks, ${percent(rate)} of visitors ${did}.`}{' '}
      If that takes longer than you want to sell, choose without a trial.
    </p>
  );
}

const sayDays = (days: number): string =>
  days < 60 ? formatCount(days, 'day') : days < 1000 ? formatCount(Math.round(days / 30), 'month') : 'years';

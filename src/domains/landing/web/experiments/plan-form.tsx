import { useQuery } from '@tanstack/react-query';
import { browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { problemsByPath } from '#platform/web/form/form-rows.ts';
import { type FormFieldProps, useForm } from '#platform/web/form/use-form.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { SkeletonFields } from '#ui/skeleton-shapes.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import {
  experimentWordsSchema,
  getLandingPage,
  type LandingLine,
  listLandingExperiments,
  listLandingPages,
  planLandingExperiment,
} from '../../contract.ts';
import { type AudienceDevice, DEVICE_KEYS, DEVICES, SOURCE_KEYS, type SourceKind, SOURCES } from '../../model/audience.ts';
import { GOAL_KEYS, METHOD_KEYS, METHODS, METRIC_KEYS, METRICS, type Method, type Metric } from '../../model/experiment-terms.ts';
import { readShares } from '../../model/read-shares.ts';
import { isMeasuredAt, NO_FORM, PLACE_KEYS, PLACES, wordKeysOf, wordsAt } from '../../model/places.ts';

/** Plans an experiment: its question, size and versions, which never change afterwards. */
export function PlanForm({ onClose }: { onClose: () => void }) {
  const query = useQuery(endpointQuery(listLandingPages));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Plan an experiment"
      description="You can’t change these settings once the experiment starts."
      size="large"
    >
      <Loaded query={query} pending={<SkeletonFields />}>
        {({ pages }) => <Plan pages={candidatesIn(pages)} onClose={onClose} />}
      </Loaded>
    </Dialog>
  );
}

const candidatesIn = (pages: readonly LandingLine[]) => pages.filter(({ versions }) => versions >= 2);

interface Answers {
  /** A place of the product's own pages, or a landing page by its id. */
  where: string;
  name: string;
  hypothesis: string;
  metric: Metric;
  method: Method;
  guardrails: readonly Metric[];
  devices: readonly AudienceDevice[];
  sources: readonly SourceKind[];
  share: string;
  group: string;
  groupFrom: string;
  groupTo: string;
  rate: string;
  lift: string;
  /** Versions in the order in which they are compared. */
  versions: readonly number[];
  /** Words of a place, in that order. */
  words: readonly string[];
  /** What was typed as the share of a version or of words; equal ones where nothing was. */
  shares: Readonly<Record<string, string>>;
}

const percent = (text: string) => Number(text) / 100;
const isPercent = (text: string, least: number) => text.trim() !== '' && Number(text) >= least && Number(text) <= 100;
const placeOf = (where: string) => PLACE_KEYS.find((key) => key === where) ?? null;

const typedFor = (arms: readonly (string | number)[], typed: Answers['shares']) => arms.map((arm) => typed[arm] ?? '');

function armsOf(arms: readonly (string | number)[], typed: Answers['shares']): number[] {
  const read = readShares(typedFor(arms, typed));
  return 'shares' in read ? read.shares : [];
}

function sharesFault(arms: readonly (string | number)[], typed: Answers['shares']): { shares?: string } {
  const read = readShares(typedFor(arms, typed));
  return arms.length >= 2 && 'fault' in read ? { shares: read.fault } : {};
}

/** What the contract would refuse, said with everything else. */
function sayMissing({ name, hypothesis }: Pick<Answers, 'name' | 'hypothesis'>) {
  const read = experimentWordsSchema.safeParse({ name, hypothesis });
  return read.success ? {} : problemsByPath(read.error.issues);
}

function Plan({ pages, onClose }: { pages: readonly LandingLine[]; onClose: () => void }) {
  const start: Answers = {
    where: pages[0]?.id ?? PLACE_KEYS[0],
    versions: [],
    words: [],
    shares: {},
    name: '',
    hypothesis: '',
    metric: pages.length === 0 ? 'action' : 'lead',
    guardrails: ['error', 'slow'],
    method: 'sequential',
    rate: '5',
    lift: '20',
    devices: [],
    sources: [],
    share: '100',
    group: '',
    groupFrom: '0',
    groupTo: '50',
  };
  const form = useForm({
    guards: true,
    start,
    check: ({ where, versions, words, shares, name, hypothesis, metric, rate, lift, share, group, groupFrom, groupTo }) => ({
      ...((placeOf(where) === null ? versions : words).length < 2 ? { versions: 'Choose at least two' } : {}),
      ...sharesFault(placeOf(where) === null ? versions : words, shares),
      ...sayMissing({ name, hypothesis }),
      ...(isMeasuredAt(placeOf(where), metric) ? {} : { metric: NO_FORM }),
      ...(Number(rate) > 0 && Number(rate) < 100 ? {} : { rate: 'Give a percentage above 0 and below 100' }),
      ...(Number(lift) > 0 && Number(lift) <= 1000 ? {} : { lift: 'Give a percentage above 0, up to 1,000' }),
      ...(isPercent(share, 1) ? {} : { share: 'Give a percentage from 1 to 100' }),
      ...(group === '' || /^[a-z0-9-]{1,40}$/.test(group) ? {} : { group: 'Use lowercase letters, digits and hyphens' }),
      ...(group === '' || (isPercent(groupFrom, 0) && isPercent(groupTo, 0) && Number(groupFrom) < Number(groupTo))
        ? {}
        : { groupTo: 'Give a part that ends after it begins, from 0 to 100' }),
    }),
    faults: () => ({}),
    refreshes: [listLandingExperiments],
    done: { title: 'Planned' },
    send: (answers, key) => {
      const place = placeOf(answers.where);
      const arms = armsOf(place === null ? answers.versions : answers.words, answers.shares);
      const shown = place === null ? answers.versions.map((version) => ({ version })) : answers.words.map((words) => ({ words }));
      return browserApi.call(planLandingExperiment, {
        body: {
          id: key,
          pageId: place === null ? answers.where : null,
          place,
          name: answers.name,
          hypothesis: answers.hypothesis,
          metric: answers.metric,
          method: answers.method,
          guardrails: answers.guardrails.filter((one) => one !== answers.metric),
          audience: { devices: [...answers.devices], sources: [...answers.sources] },
          share: percent(answers.share),
          namespace:
            answers.group === '' ? null : { name: answers.group, from: percent(answers.groupFrom), to: percent(answers.groupTo) },
          arms: shown.map((one, at) => ({ ...one, weight: arms[at] ?? 1 / shown.length })),
          rate: percent(answers.rate),
          lift: percent(answers.lift),
        },
      });
    },
    answered: onClose,
  });
  const { where, versions, words, shares, metric } = form.values;
  const place = placeOf(where);
  return (
    <Form of={form} className="space-y-4">
      <Field {...form.field('where')} label="Where" required>
        <Select
          options={[
            ...pages.map(({ id, name }) => ({ value: id, label: `Landing page: ${name}` })),
            ...PLACE_KEYS.map((value) => ({ value, label: PLACES[value].name })),
          ]}
        />
      </Field>
      {place === null ? (
        <Versions
          key={where}
          pageId={where}
          group={form.group('versions')}
          chosen={versions}
          onChange={(next) => form.set('versions', next)}
        />
      ) : (
        <Ticks
          legend="Words"
          hint="The first is the current one; the others are compared with it"
          group={form.group('versions')}
          options={wordKeysOf(place).map((value) => ({ value, label: wordsAt(place, value).name }))}
          chosen={words}
          onChange={(next) => form.set('words', next)}
        />
      )}
      <Shares
        arms={
          place === null
            ? versions.map((version) => ({ key: String(version), label: `Version ${version}` }))
            : words.map((key) => ({ key, label: wordsAt(place, key).name }))
        }
        typed={shares}
        group={form.group('shares')}
        onChange={(next) => form.set('shares', next)}
      />
      <Field {...form.field('name')} label="Name" required>
        <TextInput />
      </Field>
      <Field {...form.field('hypothesis')} label="Hypothesis" hint="What you expect, for whom, and why" required>
        <TextArea />
      </Field>
      <Field {...form.field('metric')} label="What counts" required>
        <Select options={GOAL_KEYS.map((value) => ({ value, label: METRICS[value].words }))} />
      </Field>
      <Ticks
        legend="Guardrails"
        hint="What must not get worse, whatever the rest says"
        group={form.group('guardrails')}
        options={METRIC_KEYS.filter((key) => key !== metric).map((value) => ({ value, label: METRICS[value].words }))}
        chosen={form.values.guardrails}
        onChange={(next) => form.set('guardrails', next)}
      />
      <Field {...form.field('method')} label="When it is judged" required>
        <Select options={METHOD_KEYS.map((value) => ({ value, label: METHODS[value] }))} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...form.field('rate')} label="Rate today" required>
          <TextInput inputMode="decimal" suffix="%" />
        </Field>
        <Field {...form.field('lift')} label="Rise to be found" hint="As a share of the rate" required>
          <TextInput inputMode="decimal" suffix="%" />
        </Field>
      </div>
      <Ticks
        legend="For which devices"
        hint="None checked means all of them"
        group={form.group('devices')}
        options={DEVICE_KEYS.map((value) => ({ value, label: DEVICES[value] }))}
        chosen={form.values.devices}
        onChange={(next) => form.set('devices', next)}
      />
      <Ticks
        legend="For visitors from where"
        hint="None checked means anywhere"
        group={form.group('sources')}
        options={SOURCE_KEYS.map((value) => ({ value, label: SOURCES[value] }))}
        chosen={form.values.sources}
        onChange={(next) => form.set('sources', next)}
      />
      <Field {...form.field('share')} label="Part of them in the experiment" required>
        <TextInput inputMode="decimal" suffix="%" />
      </Field>
      <Field
        {...form.field('group')}
        label="Group"
        hint="Experiments in one group don’t share visitors, as long as their parts don’t overlap"
        optional
      >
        <TextInput />
      </Field>
      {form.values.group === '' ? null : (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field {...form.field('groupFrom')} label="Its part begins at" required>
            <TextInput inputMode="decimal" suffix="%" />
          </Field>
          <Field {...form.field('groupTo')} label="And ends at" required>
            <TextInput inputMode="decimal" suffix="%" />
          </Field>
        </div>
      )}
      <SubmitButton of={form} busyText="Planning…">
        Plan it
      </SubmitButton>
    </Form>
  );
}

/** Where the form finds controls that answer one question together, and what is wrong with them. */
type Group = Pick<FormFieldProps, 'id' | 'error'>;

interface TicksProps<T extends string> {
  legend: string;
  hint: string;
  group: Group;
  options: readonly { value: T; label: string }[];
  chosen: readonly T[];
  onChange: (chosen: readonly T[]) => void;
}

/** Some of a few, in their order. */
function Ticks<T extends string>({ legend, hint, group, options, chosen, onChange }: TicksProps<T>) {
  const known = options.map(({ value }) => value).filter((value) => chosen.includes(value));
  return (
    <FieldGroup {...group} legend={legend} hint={hint}>
      {options.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={known.includes(value)}
          onChange={({ target }) =>
            onChange(options.map((one) => one.value).filter((one) => (one === value ? target.checked : known.includes(one))))
          }
        />
      ))}
    </FieldGroup>
  );
}

interface SharesProps {
  arms: readonly { key: string; label: string }[];
  typed: Answers['shares'];
  group: Group;
  onChange: (typed: Answers['shares']) => void;
}

/** How many visitors each arm gets; nothing to say before there are two. */
function Shares({ arms, typed, group, onChange }: SharesProps) {
  if (arms.length < 2) return null;
  return (
    <FieldGroup {...group} legend="Shares of visitors" hint="Leave all empty for equal ones">
      <div className="grid gap-4 sm:grid-cols-2">
        {arms.map(({ key, label }) => (
          <Field key={key} label={label}>
            <TextInput
              inputMode="decimal"
              suffix="%"
              value={typed[key] ?? ''}
              placeholder={(100 / arms.length).toFixed(arms.length === 3 ? 1 : 0)}
              onChange={({ target }) => onChange({ ...typed, [key]: target.value })}
            />
          </Field>
        ))}
      </div>
    </FieldGroup>
  );
}

interface VersionsProps {
  pageId: string;
  group: Group;
  chosen: readonly number[];
  onChange: (versions: readonly number[]) => void;
}

function Versions({ pageId, group, chosen, onChange }: VersionsProps) {
  const query = useQuery(endpointQuery(getLandingPage, { params: { pageId } }));
  return (
    <Loaded query={query} pending={<Skeleton className="h-24" />}>
      {({ history, publishedVersion }) => {
        const known = chosen.filter((version) => history.some((one) => one.version === version));
        const inOrder = (left: number, right: number) =>
          Number(right === publishedVersion) - Number(left === publishedVersion) || left - right;
        return (
          <FieldGroup {...group} legend="Versions" hint="Today’s version comes first: the others are compared with it">
            {history
              .toSorted((one, other) => inOrder(one.version, other.version))
              .map(({ version, note }) => (
                <Checkbox
                  key={version}
                  label={`Version ${version}${note === '' ? '' : `: ${note}`}${version === publishedVersion ? ' (shown today)' : ''}`}
                  checked={known.includes(version)}
                  onChange={({ target }) => {
                    const next = target.checked ? [...known, version] : known.filter((one) => one !== version);
                    onChange(next.toSorted(inOrder));
                  }}
                />
              ))}
          </FieldGroup>
        );
      }}
    </Loaded>
  );
}

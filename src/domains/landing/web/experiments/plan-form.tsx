import { useQuery } from '@tanstack/react-query';
import { browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import {
  getLandingPage,
  type LandingLine,
  listLandingExperiments,
  listLandingPages,
  planLandingExperiment,
} from '../../contract.ts';
import { METHOD_KEYS, METHODS, METRIC_KEYS, METRICS, type Method, type Metric } from '../../model/experiment-terms.ts';

/** Plans an experiment: its question, size and versions, which never change afterwards. */
export function PlanForm({ onClose }: { onClose: () => void }) {
  const query = useQuery(endpointQuery(listLandingPages));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Plan an experiment"
      description="What you set here stays as it is once it has started."
      size="large"
    >
      <Loaded
        query={query}
        pending={<Skeleton className="h-96" />}
        isEmpty={({ pages }) => candidatesIn(pages).length === 0}
        empty={
          <EmptyState title="No page with two versions">
            Make a second version of a landing page first: “Not yet” keeps it from visitors.
          </EmptyState>
        }
      >
        {({ pages }) => <Plan pages={candidatesIn(pages)} onClose={onClose} />}
      </Loaded>
    </Dialog>
  );
}

const candidatesIn = (pages: readonly LandingLine[]) => pages.filter(({ versions }) => versions >= 2);

interface Answers {
  pageId: string;
  name: string;
  hypothesis: string;
  metric: Metric;
  method: Method;
  rate: string;
  lift: string;
  /** Versions in the order in which they are compared. */
  versions: readonly number[];
}

function Plan({ pages, onClose }: { pages: readonly LandingLine[]; onClose: () => void }) {
  const start: Answers = {
    pageId: pages[0]?.id ?? '',
    name: '',
    hypothesis: '',
    metric: 'lead',
    method: 'sequential',
    rate: '5',
    lift: '20',
    versions: [],
  };
  const form = useForm({
    start,
    check: ({ versions, rate, lift }) => ({
      ...(versions.length < 2 ? { versions: 'Choose at least two versions' } : {}),
      ...(Number(rate) > 0 && Number(rate) < 100 ? {} : { rate: 'Give a percentage above 0 and below 100' }),
      ...(Number(lift) > 0 && Number(lift) <= 1000 ? {} : { lift: 'Give a percentage above 0, up to 1,000' }),
    }),
    faults: () => ({}),
    refreshes: [listLandingExperiments],
    done: { title: 'Planned' },
    send: ({ versions, rate, lift, pageId, name, hypothesis, metric, method }, key) =>
      browserApi.call(planLandingExperiment, {
        body: {
          id: key,
          pageId,
          name,
          hypothesis,
          metric,
          method,
          arms: versions.map((version) => ({ version, weight: 1 / versions.length })),
          rate: Number(rate) / 100,
          lift: Number(lift) / 100,
        },
      }),
    answered: onClose,
  });
  const { pageId, versions } = form.values;
  return (
    <Form of={form} className="space-y-4">
      <Field {...form.field('pageId')} label="Page" required>
        <Select options={pages.map(({ id, name }) => ({ value: id, label: name }))} />
      </Field>
      <Versions
        key={pageId}
        pageId={pageId}
        error={form.problems['versions']}
        chosen={versions}
        onChange={(next) => form.set('versions', next)}
      />
      <Field {...form.field('name')} label="Name" required>
        <TextInput />
      </Field>
      <Field {...form.field('hypothesis')} label="Hypothesis" hint="What you expect, for whom, and why" required>
        <TextArea />
      </Field>
      <Field {...form.field('metric')} label="What counts" required>
        <Select options={METRIC_KEYS.map((value) => ({ value, label: METRICS[value] }))} />
      </Field>
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
      <SubmitButton of={form} busyText="Planning…">
        Plan it
      </SubmitButton>
    </Form>
  );
}

interface VersionsProps {
  pageId: string;
  error: string | undefined;
  chosen: readonly number[];
  onChange: (versions: readonly number[]) => void;
}

function Versions({ pageId, error, chosen, onChange }: VersionsProps) {
  const query = useQuery(endpointQuery(getLandingPage, { params: { pageId } }));
  return (
    <Loaded query={query} pending={<Skeleton className="h-24" />}>
      {({ history, publishedVersion }) => {
        const known = chosen.filter((version) => history.some((one) => one.version === version));
        return (
          <FieldGroup
            legend="Versions, in equal shares"
            hint="The one that is shown today comes first: the others are compared with it"
            error={error}
          >
            {history.map(({ version, note }) => (
              <Checkbox
                key={version}
                label={`Version ${version}${note === '' ? '' : `: ${note}`}${version === publishedVersion ? ' (shown today)' : ''}`}
                checked={known.includes(version)}
                onChange={({ target }) => {
                  const next = target.checked ? [...known, version] : known.filter((one) => one !== version);
                  onChange(
                    next.toSorted(
                      (left, right) => Number(right === publishedVersion) - Number(left === publishedVersion) || left - right,
                    ),
                  );
                }}
              />
            ))}
          </FieldGroup>
        );
      }}
    </Loaded>
  );
}

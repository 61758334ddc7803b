import { useState } from 'react';
import { readAmount } from '#lib/read-amount.ts';
import { ApiError, browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Combobox } from '#ui/combobox.tsx';
import { EngineBadge } from '#ui/engine-badge.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { Stat } from '#ui/stat.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { estimateHome, getHomeValuation } from '../../contract.ts';
import { findFigureProblem } from '../../model/read-given-facts.ts';
import { sayDay, sayRounded } from '../../model/say-values.ts';
import { useHomeSuggestions } from '../use-home-suggestions.ts';

const FIELDS = [
  { name: 'livingAreaSqft', label: 'Living area (sq ft)', kind: 'number', isRequired: true },
  { name: 'bedroomsTotal', label: 'Bedrooms', kind: 'number', isRequired: false },
  { name: 'bathrooms', label: 'Bathrooms', kind: 'number', isRequired: false },
  { name: 'yearBuilt', label: 'Year built', kind: 'year', isRequired: false },
  { name: 'lotSizeSqft', label: 'Lot (sq ft)', kind: 'number', isRequired: false },
  { name: 'garageSpaces', label: 'Garage spaces', kind: 'number', isRequired: false },
] as const;
const TYPES = ['Single Family Residence', 'Townhouse', 'Condominium', 'Duplex'];

type FigureName = (typeof FIELDS)[number]['name'];

const NO_FIGURES: Record<FigureName, string> = {
  livingAreaSqft: '',
  bedroomsTotal: '',
  bathrooms: '',
  yearBuilt: '',
  lotSizeSqft: '',
  garageSpaces: '',
};
const START: Record<FigureName | 'propertySubType', string> & { neighbor: { homeId: number; address: string } | null } = {
  neighbor: null,
  ...NO_FIGURES,
  propertySubType: TYPES[0] ?? '',
};
const LABELS = Object.fromEntries(FIELDS.map(({ name, label }) => [name, label]));

/** Values a home that no record holds, by its facts and a neighbor's place. */
export function ManualEstimate() {
  const [query, setQuery] = useState('');
  const { options, isFetching, emptyText } = useHomeSuggestions(query);
  const form = useForm({
    start: START,
    focuses: 'summary',
    labels: LABELS,
    check: ({ neighbor, ...facts }) => ({
      neighbor: neighbor === null ? 'Choose an address from the list' : undefined,
      ...Object.fromEntries(FIELDS.map((field) => [field.name, findProblem(field, facts[field.name])])),
    }),
    async send({ neighbor, propertySubType, ...figures }) {
      const homeId = neighbor?.homeId ?? 0;
      const { latitude, longitude } = await browserApi.call(getHomeValuation, { params: { homeId } });
      return browserApi.call(estimateHome, {
        body: {
          ...(latitude === null || longitude === null ? { homeId } : { latitude, longitude }),
          facts: { propertySubType, ...readFigures(figures) },
        },
      });
    },
    faults: (error) => (isRefused(error) ? { neighbor: 'We give no estimate for this address: choose another one nearby' } : {}),
  });
  const { neighbor } = form.values;
  const isRight = Object.keys(form.problems).length === 0;
  const given = form.answer?.estimate;
  return (
    <Form of={form} label="Value a home by its facts" className="grid max-w-2xl gap-4">
      <Field {...form.group('neighbor')} label="Nearest address on record" hint="The location decides most of a home’s value">
        <Combobox
          query={query}
          onQueryChange={(next) => {
            setQuery(next);
            form.set('neighbor', null);
            form.forget();
          }}
          loading={isFetching}
          options={options}
          emptyText={emptyText}
          onSelect={(option) => {
            setQuery(option.label);
            form.set('neighbor', { homeId: Number(option.value), address: option.label });
          }}
        />
      </Field>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {FIELDS.map(({ name, label, isRequired }) => (
          <Field
            key={name}
            {...form.field(name)}
            label={label}
            optional={!isRequired}
            className={isRight ? 'justify-end' : undefined}
          >
            <TextInput inputMode="numeric" required={isRequired} />
          </Field>
        ))}
      </div>
      <Field {...form.field('propertySubType')} label="Type">
        <Select options={TYPES.map((name) => ({ value: name, label: name }))} />
      </Field>
      <SubmitButton of={form} className="justify-self-start">
        Estimate
      </SubmitButton>
      {form.answer?.refusal != null && (
        <Notice tone="info" live title="No estimate for this home">
          {form.answer.refusal}
        </Notice>
      )}
      {given != null && (
        <div role="status">
          <Stat
            label={`Estimated value beside ${neighbor?.address ?? 'this address'}`}
            size="large"
            value={sayRounded(given.estimate)}
            range={`${sayRounded(given.low68)} to ${sayRounded(given.high68)} in two of three cases`}
            asOf={`As of ${sayDay(given.asOf)}. Confidence ${given.band}, ${given.confidence} of 100`}
          />
          <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
            <EngineBadge engine={{ kind: 'statistics', name: given.modelVersion }} />
            Based on the facts you typed; anything left empty counts as unknown. An estimate, not an appraisal.
          </p>
        </div>
      )}
    </Form>
  );
}

function readFigures(figures: Record<FigureName, string>): Record<string, number> {
  const read = Object.entries(figures).flatMap(([name, text]): [string, number][] => {
    const number = readAmount(text);
    return number == null ? [] : [[name, number]];
  });
  return Object.fromEntries(read);
}

/** Whether nothing is told at the address, as its seller wants it. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 403 || error.status === 404);
}

function findProblem(field: (typeof FIELDS)[number], text: string): string | undefined {
  const number = readAmount(text);
  if (number === null && !field.isRequired) return undefined;
  return findFigureProblem(field, number ?? undefined, {}, new Date().getFullYear());
}

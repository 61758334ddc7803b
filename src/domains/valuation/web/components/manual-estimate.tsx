import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { readAmount } from '#lib/read-amount.ts';
import { ApiError, browserApi, reasonOf } from '#platform/web/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Combobox } from '#ui/combobox.tsx';
import { EngineBadge } from '#ui/engine-badge.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
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

/** Values a home that no record holds, by its facts and a neighbor's place. */
export function ManualEstimate() {
  const [query, setQuery] = useState('');
  const [neighbor, setNeighbor] = useState<{ homeId: number; address: string }>();
  const [type, setType] = useState(TYPES[0] ?? '');
  const [facts, setFacts] = useState<Readonly<Record<string, string>>>({});
  const { options, isFetching, emptyText } = useHomeSuggestions(query);
  const value = useMutation({
    mutationFn: async ({ homeId }: { homeId: number }) => {
      const { latitude, longitude } = await browserApi.call(getHomeValuation, { params: { homeId } });
      const numbers = Object.entries(facts).flatMap(([name, text]): [string, number][] => {
        const number = readAmount(text);
        return number == null ? [] : [[name, number]];
      });
      return browserApi.call(estimateHome, {
        body: {
          ...(latitude === null || longitude === null ? { homeId } : { latitude, longitude }),
          facts: { propertySubType: type, ...Object.fromEntries(numbers) },
        },
      });
    },
  });
  const id = useId();
  const [attempt, setAttempt] = useState(0);
  const problems = new Map<string, string>();
  if (neighbor === undefined) problems.set('neighbor', 'Choose an address from the list');
  else if (isRefused(value.error)) problems.set('neighbor', 'No estimates are given at this address: choose another one near by');
  for (const field of FIELDS) {
    const problem = findProblem(field, facts[field.name] ?? '');
    if (problem !== undefined) problems.set(field.name, problem);
  }
  const shown = attempt === 0 ? new Map<string, string>() : problems;
  const given = value.data?.estimate;
  return (
    <form
      className="grid max-w-2xl gap-4"
      aria-label="Value a home by its facts"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (neighbor === undefined || problems.size > 0) setAttempt(attempt + 1);
        else value.mutate(neighbor, { onError: () => setAttempt(attempt + 1) });
      }}
    >
      <ErrorSummary
        attempt={attempt}
        problems={[...shown].map(([name, message]) => ({ fieldId: `${id}-${name}`, message: sayWhere(name, message) }))}
      />
      <Field
        label="Nearest address on record"
        hint="Where the home lies decides most of its value"
        id={`${id}-neighbor`}
        error={shown.get('neighbor')}
      >
        <Combobox
          query={query}
          onQueryChange={(next) => {
            setQuery(next);
            setNeighbor(undefined);
            value.reset();
          }}
          loading={isFetching}
          options={options}
          emptyText={emptyText}
          onSelect={(option) => {
            setQuery(option.label);
            setNeighbor({ homeId: Number(option.value), address: option.label });
          }}
        />
      </Field>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {FIELDS.map((field) => (
          <Field
            key={field.name}
            label={field.label}
            optional={!field.isRequired}
            id={`${id}-${field.name}`}
            error={shown.get(field.name)}
            className={shown.size === 0 ? 'justify-end' : undefined}
          >
            <TextInput
              inputMode="numeric"
              required={field.isRequired}
              value={facts[field.name] ?? ''}
              onChange={(event) => setFacts({ ...facts, [field.name]: event.target.value })}
            />
          </Field>
        ))}
      </div>
      <Field label="Type">
        <Select
          value={type}
          options={TYPES.map((name) => ({ value: name, label: name }))}
          onChange={(event) => setType(event.target.value)}
        />
      </Field>
      <Button type="submit" className="justify-self-start" busy={value.isPending}>
        Estimate
      </Button>
      {value.isError && !isRefused(value.error) && (
        <Notice tone="error" live title="No estimate could be made">
          {reasonOf(value.error) ?? 'Please try again.'}
        </Notice>
      )}
      {value.data?.refusal != null && (
        <Notice tone="info" live title="No estimate for this home">
          {value.data.refusal}
        </Notice>
      )}
      {given != null && (
        <div role="status">
          <Stat
            label={`Estimated value beside ${neighbor?.address ?? 'this address'}`}
            size="large"
            value={sayRounded(given.estimate)}
            range={`${sayRounded(given.low68)} to ${sayRounded(given.high68)} in two cases of three`}
            asOf={`As of ${sayDay(given.asOf)}. Confidence ${given.band}, ${given.confidence} of 100`}
          />
          <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
            <EngineBadge engine={{ kind: 'statistics', name: given.modelVersion }} />
            By the facts you typed; what you left empty counts as not known. An estimate, not an appraisal.
          </p>
        </div>
      )}
    </form>
  );
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

function sayWhere(name: string, message: string): string {
  const label = FIELDS.find((field) => field.name === name)?.label;
  return label === undefined ? message : `${label}: ${message}`;
}

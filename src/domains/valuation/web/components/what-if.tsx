import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Slider } from '#ui/slider.tsx';
import { estimateHome, type Facts, type HomeValuation, type ValueEstimate } from '../../contract.ts';
import { nameFact, sayFact } from '../../model/fact-names.ts';
import { formatSigned } from '#lib/format.ts';
import { sayRounded } from '../../model/say-values.ts';

interface Lever {
  fact: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** Years are set as ages, which read better on a slider. */
  isAgeIn?: number;
}

const LONGEST_AGE = 80;

/** Sliders over the facts that owners change: what the estimate would be, by the same model. */
export function WhatIf({ valuation, listingKey }: { valuation: HomeValuation; listingKey?: string | undefined }) {
  const levers = leversOf(valuation.facts, Number((valuation.estimate?.asOf ?? '2000').slice(0, 4)));
  const [changes, setChanges] = useState<Facts>({});
  const asked = useDeferredValue(changes);
  const isChanged = Object.keys(asked).length > 0;
  const subject = listingKey === undefined ? { homeId: valuation.homeId ?? 0 } : { listingKey };
  const { data, isFetching, isError, isPaused } = useQuery({
    queryKey: ['/api/valuation/estimates', subject, asked],
    queryFn: () => browserApi.call(estimateHome, { body: { ...subject, facts: asked } }),
    enabled: isChanged,
    placeholderData: (before) => before,
  });
  if (valuation.estimate === null || levers.length === 0 || (valuation.homeId === null && listingKey === undefined)) return null;
  const before = valuation.estimate.estimate;
  const after = isChanged ? data?.estimate?.estimate : before;
  // Without a connection the question waits, and an earlier answer does not answer it.
  const isFailed = isError || isPaused;
  return (
    <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="grid gap-6">
        {levers.map((lever) => (
          <Slider
            key={lever.fact}
            label={lever.isAgeIn === undefined ? nameFact(lever.fact) : 'Years since built or renovated'}
            min={lever.min}
            max={lever.max}
            step={lever.step}
            value={turn(lever, Number(changes[lever.fact] ?? turn(lever, lever.value)))}
            format={(value) => (lever.isAgeIn === undefined ? sayFact(lever.fact, value) : `${value} years`)}
            onValueChange={(value) => setChanges({ ...changes, [lever.fact]: turn(lever, value) })}
          />
        ))}
      </div>
      <div className="self-start rounded-card border border-line bg-surface p-5" aria-live="polite" aria-busy={isFetching}>
        <p className="text-sm text-ink-soft">The estimate would be</p>
        <p className="mt-1 font-serif text-3xl lining-nums">{after === undefined || isFailed ? '–' : sayRounded(after)}</p>
        <p className="mt-1 text-sm text-ink">
          {!isChanged
            ? 'Move a slider to see.'
            : isFailed
              ? 'We couldn’t compute that. Check your connection and move the slider again.'
              : sayChange(before, data)}
        </p>
        <p className="mt-3 text-sm text-ink-soft">What a change adds to the price, not what it costs. Nothing is stored.</p>
        {isChanged && (
          <Button variant="quiet" size="small" className="mt-3" onClick={() => setChanges({})}>
            Reset
          </Button>
        )}
      </div>
    </div>
  );
}

function sayChange(before: number, answer: { estimate: ValueEstimate | null; refusal: string | null } | undefined): string {
  if (answer === undefined) return 'Working it out';
  if (answer.estimate === null) return answer.refusal ?? 'The model gives no estimate for a home like this.';
  const change = answer.estimate.estimate - before;
  return `${formatSigned(change, sayRounded)} compared with today`;
}

/** From what a slider shows to the fact, and back. */
function turn({ isAgeIn }: Lever, value: number): number {
  return isAgeIn === undefined ? value : isAgeIn - value;
}

function leversOf(facts: Facts, thisYear: number): Lever[] {
  const number = (name: string) => (typeof facts[name] === 'number' ? facts[name] : undefined);
  const levers: Lever[] = [];
  const size = number('livingAreaSqft');
  if (size !== undefined)
    levers.push({
      fact: 'livingAreaSqft',
      value: size,
      min: Math.round((size * 0.7) / 10) * 10,
      max: Math.round((size * 1.5) / 10) * 10,
      step: 10,
    });
  for (const fact of ['bedroomsTotal', 'bathrooms', 'garageSpaces', 'fireplaces']) {
    const value = number(fact);
    if (value !== undefined)
      levers.push({
        fact,
        value,
        min: fact === 'bedroomsTotal' || fact === 'bathrooms' ? 1 : 0,
        max: Math.max(6, value),
        step: fact === 'bathrooms' ? 0.5 : 1,
      });
  }
  const year = number('effectiveYear');
  if (year !== undefined) {
    const age = Math.max(0, thisYear - year);
    // No home is renovated before it is built.
    const max = Math.max(age, thisYear - (number('yearBuilt') ?? thisYear - LONGEST_AGE));
    if (max > 0) levers.push({ fact: 'effectiveYear', value: age, min: 0, max, step: 1, isAgeIn: thisYear });
  }
  return levers;
}

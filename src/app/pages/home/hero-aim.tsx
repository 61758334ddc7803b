import { Search } from '#ui/icons/index.ts';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Form } from 'react-router';
import { MOST_SENTENCE_LETTERS } from '#lib/text-limits.ts';
import { Button } from '#ui/button.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';

// Loads when someone has a home in mind that is not for sale.
const PickHome = lazy(() => import('./pick-home.tsx'));

const AIMS = [
  { value: 'buy', label: 'Buy' },
  { value: 'sell', label: 'Sell' },
  { value: 'value', label: 'Value' },
] as const;
type Aim = (typeof AIMS)[number]['value'];

const OF_ONE_HOME = {
  sell: { target: '/cma', text: 'Price your home against recent sales, line by line, with a report to print.' },
  value: {
    target: '/ai-valuation',
    text: 'An estimate for any home on record, with its range and the sales behind it.',
  },
} as const;

/** One box for each goal that visitors have; `children` stand below the search. */
export function HeroAim({ children }: { children: ReactNode }) {
  const [aim, setAim] = useState<Aim>('buy');
  return (
    <>
      <SegmentedControl
        legend="What brings you here"
        hideLegend
        segments={AIMS}
        value={aim}
        onValueChange={setAim}
        className="mt-8"
      />
      {aim === 'buy' ? (
        <>
          <SearchForm />
          {children}
        </>
      ) : (
        <div className="mx-auto mt-3 max-w-2xl text-left">
          <div className="rounded-card border border-line bg-surface p-2 shadow-float">
            <Suspense fallback={<div className="min-h-13" />}>
              <PickHome key={aim} target={OF_ONE_HOME[aim].target} />
            </Suspense>
          </div>
          <p className="mt-4 text-center text-ink-soft">{OF_ONE_HOME[aim].text}</p>
        </div>
      )}
    </>
  );
}

function SearchForm() {
  return (
    <Form
      action="/property-search"
      role="search"
      className="mx-auto mt-3 flex max-w-2xl flex-col gap-2 rounded-card border border-line bg-surface p-2 shadow-float sm:flex-row"
    >
      <label htmlFor="home-search" className="sr-only">
        City, ZIP, address, or a sentence
      </label>
      <input
        id="home-search"
        name="text"
        type="search"
        autoComplete="off"
        maxLength={MOST_SENTENCE_LETTERS}
        placeholder="City, ZIP, address, or a sentence"
        className="min-h-12 min-w-0 grow rounded-control bg-surface px-3 text-base text-ink placeholder:text-ink-soft"
      />
      <Button type="submit" size="large">
        <Search aria-hidden="true" className="size-5" /> Search
      </Button>
    </Form>
  );
}

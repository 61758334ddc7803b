import { Search } from 'lucide-react';
import { Form, Link } from 'react-router';
import type { PlaceWithCount } from '#domains/neighborhoods/contract.ts';
import { formatNumber } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Skyline } from './skyline.tsx';

interface HeroProps {
  activeCount: number;
  cities: PlaceWithCount[];
}

/** Sentences that show what the search understands; the place is one that has homes. */
function exampleSentences(place: string | undefined): string[] {
  return [
    `3 bedroom house ${place === undefined ? '' : `in ${place} `}under $800k with a garage`,
    'condo with a view, 2 baths, HOA under $500',
    'built after 2000, at least a quarter acre, price reduced',
  ];
}

export function Hero({ activeCount, cities }: HeroProps) {
  return (
    <section className="relative overflow-clip border-b border-line bg-paper">
      <div className="mx-auto max-w-4xl px-4 pt-16 pb-44 text-center sm:pt-24 sm:pb-60">
        <h1 className="font-serif text-4xl leading-tight text-balance text-ink sm:text-5xl">
          <span className="sm:block">Say what you’re looking for.</span>{' '}
          <span className="sm:block">See what it really costs.</span>
        </h1>
        <p className="mx-auto mt-5 max-w-xl text-lg text-ink-soft">
          {activeCount > 0 ? `${formatNumber(activeCount)} homes for sale, ` : 'Homes for sale, '}
          with their history, their monthly cost and what lies around them.
        </p>
        <Form
          action="/property-search"
          role="search"
          className="mx-auto mt-8 flex max-w-2xl flex-col gap-2 rounded-card border border-line bg-surface p-2 shadow-float sm:flex-row"
        >
          <label htmlFor="home-search" className="sr-only">
            City, ZIP, address, or a sentence
          </label>
          <input
            id="home-search"
            name="text"
            type="search"
            autoComplete="off"
            maxLength={500}
            placeholder="City, ZIP, address, or a sentence"
            className="min-h-12 min-w-0 grow rounded-control bg-surface px-3 text-base text-ink placeholder:text-ink-soft"
          />
          <Button type="submit" size="large">
            <Search aria-hidden="true" className="size-5" /> Search
          </Button>
        </Form>
        <ul aria-label="Examples" className="mx-auto mt-4 flex max-w-3xl flex-wrap justify-center gap-2">
          {exampleSentences(cities[0]?.name).map((sentence) => (
            <li key={sentence}>
              <Link
                to={`/property-search?text=${encodeURIComponent(sentence)}`}
                className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-sm text-ink-soft hover:border-line-strong hover:text-ink sm:min-h-9"
              >
                “{sentence}”
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-sm">
          <Link to="/property-search" className="inline-flex min-h-11 items-center text-info underline underline-offset-4">
            Or open the map
          </Link>
        </p>
      </div>
      <Skyline />
    </section>
  );
}

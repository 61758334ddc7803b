import { Link } from 'react-router';
import type { PlaceWithCount } from '#domains/neighborhoods/contract.ts';
import { formatNumber } from '#lib/format.ts';
import { LineLink } from '#ui/link.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { HeroAim } from './hero-aim.tsx';
import { NearMe } from './near-me.tsx';
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
        <PageTitle size="large" className="leading-tight">
          <span className="sm:block">Say what you’re looking for.</span>{' '}
          <span className="sm:block">See what it really costs.</span>
        </PageTitle>
        <p className="mx-auto mt-5 max-w-xl text-lg text-ink-soft">
          {activeCount > 0 ? `${formatNumber(activeCount)} homes for sale, ` : 'Homes for sale, '}
          each with its price history, monthly cost and neighborhood.
        </p>
        <HeroAim>
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
          <div className="mt-4 flex flex-wrap items-center justify-center gap-x-6 text-sm">
            <LineLink href="/property-search">Or open the map</LineLink>
            <NearMe cities={cities} />
          </div>
        </HeroAim>
      </div>
      <Skyline />
    </section>
  );
}

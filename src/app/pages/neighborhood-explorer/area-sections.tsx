import { ListingCard } from '#domains/listings/web/index.ts';
import { AMENITY_LABELS } from '#domains/neighborhoods/web/index.ts';
import { WALK_MINUTES } from '#domains/neighborhoods/contract.ts';
import { formatCompactMoney, formatCount, formatDate, formatNumber, formatPercent } from '#lib/format.ts';
import { BarChart } from '#ui/charts/bar-chart.tsx';
import { Histogram } from '#ui/charts/histogram.tsx';
import { SavePicture } from '#ui/charts/save-picture.tsx';
import { LineLink } from '#ui/link.tsx';
import type { ExploredArea } from './explored-area.ts';

const LEVELS = { elementary: 'Elementary', middle: 'Middle', high: 'High' } as const;
const SHOWN = 8;

/** What each area is like: prices, homes, what is near, hazards, and homes for sale. */
export function AreaSections({ areas }: { areas: ExploredArea[] }) {
  return areas.map((area) => <AreaSection key={area.market.area.slug} area={area} isAlone={areas.length === 1} />);
}

function AreaSection({ area, isAlone }: { area: ExploredArea; isAlone: boolean }) {
  const { name, slug } = area.market.area;
  return (
    <section aria-labelledby={`area-${slug}`} className="mt-16">
      <h2 id={`area-${slug}`} className="font-serif text-3xl text-ink">
        {isAlone ? 'The neighborhood in facts' : name}
      </h2>
      <Prices area={area} />
      <Around area={area} />
      <Hazards area={area} />
      <ForSale area={area} />
    </section>
  );
}

function Prices({ area: { market } }: { area: ExploredArea }) {
  const { profile } = market;
  if (profile === null || profile.homes === 0) return null;
  const { salePrices } = profile;
  const ofHomes = (rows: { label: string; homes: number }[]) => rows.map((row) => ({ label: row.label, value: row.homes }));
  const dollars = (value: number) => formatCompactMoney(value * 100);
  const source = `${formatCount(profile.homes, 'home')} in the public records`;
  return (
    <div className="mt-6 grid grid-cols-1 gap-x-10 gap-y-10 lg:grid-cols-2 print:grid-cols-2 print:gap-y-4">
      {salePrices.bins.length === 0 ? (
        <p className="text-ink-soft">
          {formatCount(salePrices.sample, 'sale')} in twelve months: too few to show how prices spread.
        </p>
      ) : (
        <SavePicture fileName={`sale-prices-${market.area.slug}.png`} label={`Sale prices in ${market.area.name}`}>
          <Histogram
            title="Sale prices of twelve months"
            countLabel="Homes sold"
            valueLabel="Price"
            bins={salePrices.bins}
            formatValue={dollars}
            source={`${formatCount(salePrices.sample, 'sale')} to ${formatDate(salePrices.to, 'UTC')}`}
          />
        </SavePicture>
      )}
      <BarChart
        title="When its homes were built"
        categoryLabel="Decade"
        isScale
        valueLabel="Homes"
        bars={ofHomes(profile.byDecade)}
        formatValue={(value) => formatNumber(value)}
        source={source}
      />
      <BarChart
        title="How large they are"
        categoryLabel="Square feet"
        isScale
        valueLabel="Homes"
        bars={ofHomes(profile.bySize)}
        formatValue={(value) => formatNumber(value)}
        source={source}
      />
      <BarChart
        title="What kind they are"
        categoryLabel="Kind"
        valueLabel="Homes"
        bars={ofHomes(profile.byType)}
        formatValue={(value) => formatNumber(value)}
        source={source}
      />
    </div>
  );
}

function Around({ area: { facts, market } }: { area: ExploredArea }) {
  const near = facts.amenities.filter((amenity) => amenity.count > 0);
  return (
    <div data-print="together" className="mt-10 grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-3 print:grid-cols-3 print:gap-x-6">
      <div>
        <h3 className="font-sans text-base font-semibold text-ink">Within {WALK_MINUTES} minutes on foot of its center</h3>
        {facts.scores === null ? (
          <p className="mt-2 text-sm text-ink-soft">
            We don’t know where {market.area.name} is, because none of its homes can be shown on a map.
          </p>
        ) : near.length === 0 ? (
          <p className="mt-2 text-sm text-ink-soft">No everyday places in our records.</p>
        ) : (
          <dl className="mt-2 grid grid-cols-2 gap-x-6 text-sm">
            {[...near, { kind: 'stop', count: facts.stops }].map(({ kind, count }) => (
              <div key={kind} className="flex justify-between gap-3 border-t border-line py-1.5">
                <dt className="text-ink-soft">{AMENITY_LABELS[kind] ?? 'Transit stop'}</dt>
                <dd className="text-ink tabular-nums">{formatNumber(count)}</dd>
              </div>
            ))}
          </dl>
        )}
        {facts.scores === null ? null : (
          <p className="mt-2 text-sm text-ink-soft">
            Walk {facts.scores.walk} · Bike {facts.scores.bike} · Transit {facts.scores.transit} of 100. A walk is taken as 1.3
            times the straight line, at 80 m a minute.
          </p>
        )}
      </div>
      <NameList
        title="Schools"
        empty={`We have no schools on record in ${market.area.name}.`}
        items={facts.schools.map((school) => ({ name: school.name, detail: `${LEVELS[school.level]} · ${school.district}` }))}
        note="Schools in the area, or assigned to its center. Verify an address with the district."
      />
      <NameList
        title="Parks"
        empty={`We have no parks on record in ${market.area.name}.`}
        items={facts.parks.map((park) => ({ name: park.name, detail: '' }))}
      />
    </div>
  );
}

function NameList({
  title,
  items,
  empty,
  note,
}: {
  title: string;
  items: { name: string; detail: string }[];
  empty: string;
  note?: string;
}) {
  const rest = items.slice(SHOWN);
  const row = (item: { name: string; detail: string }, at: number) => (
    <li key={`${item.name}-${at}`} className="py-2">
      <span className="block text-ink">{item.name}</span>
      {item.detail === '' ? null : <span className="block text-ink-soft">{item.detail}</span>}
    </li>
  );
  return (
    <div className="min-w-0">
      <h3 className="font-sans text-base font-semibold text-ink">{title}</h3>
      {items.length === 0 ? (
        <p className="mt-2 text-sm text-ink-soft">{empty}</p>
      ) : (
        <ul className="mt-1 divide-y divide-line text-sm">{items.slice(0, SHOWN).map(row)}</ul>
      )}
      {rest.length === 0 ? null : (
        <details className="text-sm print:hidden">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-info underline underline-offset-4">
            {formatNumber(rest.length)} more
          </summary>
          <ul className="divide-y divide-line">{rest.map(row)}</ul>
        </details>
      )}
      {note === undefined || items.length === 0 ? null : <p className="mt-2 text-sm text-ink-soft">{note}</p>}
    </div>
  );
}

function Hazards({ area: { market } }: { area: ExploredArea }) {
  const hazards = market.profile?.hazards ?? [];
  if (hazards.length === 0) return null;
  return (
    <div data-print="together" className="mt-10 print:mt-6">
      <h3 className="font-sans text-base font-semibold text-ink">Homes in mapped hazard zones</h3>
      <ul className="mt-2 grid grid-cols-1 gap-x-10 text-sm sm:grid-cols-2">
        {hazards.map((hazard) => (
          <li key={hazard.kind} className="border-t border-line py-3 print:py-2">
            <p className="flex justify-between gap-4 font-medium text-ink">
              {hazard.label}
              <span className="tabular-nums">
                {hazard.homes === 0 ? 'none' : `${formatPercent(hazard.share)} · ${formatCount(hazard.homes, 'home')}`}
              </span>
            </p>
            <p className="mt-1 text-ink-soft">
              {hazard.definition} Source: {hazard.source}, {formatDate(hazard.asOf, 'UTC')}.
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-soft print:hidden">
        The layers button of the map above shows them. Maps can be wrong for a single home.
      </p>
    </div>
  );
}

function ForSale({ area: { homes, market } }: { area: ExploredArea }) {
  const { name, slug } = market.area;
  return (
    <div className="mt-10 print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="font-sans text-base font-semibold text-ink">For sale in {name} now</h3>
        <LineLink href={`/property-search?place=${slug}`} className="text-sm">
          All {formatNumber(homes.total.value)} on the map
        </LineLink>
      </div>
      {homes.items.length === 0 ? (
        <p className="text-sm text-ink-soft">None at the moment.</p>
      ) : (
        <ul className="mt-2 grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {homes.items.map((home) => (
            <li key={home.listingKey}>
              <ListingCard listing={home} imageSizes="(min-width: 1024px) 19rem, (min-width: 640px) 50vw, 100vw" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

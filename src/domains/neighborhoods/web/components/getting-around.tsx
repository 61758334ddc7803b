import type { Surroundings } from '#domains/neighborhoods/contract.ts';
import { formatCount } from '#lib/format.ts';
import { EngineBadge } from '#ui/engine-badge.tsx';
import { ProgressRing } from '#ui/progress-ring.tsx';
import { AMENITY_LABELS } from './amenity-labels.ts';
import { miles } from './distances.ts';

type Around = Surroundings['gettingAround'];

/** Three scores with their formula, the nearest of each everyday place, and the nearest stops. */
export function GettingAround({ around }: { around: Around }) {
  return (
    <>
      <div className="grid grid-cols-3 gap-4 sm:max-w-md">
        {(['walk', 'bike', 'transit'] as const).map((mode) => (
          <div key={mode} className="flex flex-col items-center rounded-card border border-line bg-surface p-4">
            <ProgressRing value={around[mode] / 100} label={`${mode} score of 100`} text={around[mode].toString()} />
            <p className="mt-2 text-sm font-medium text-ink capitalize">{mode}</p>
          </div>
        ))}
      </div>
      <p className="mt-3 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
        <EngineBadge engine={{ kind: 'rules' }} /> From stored places and stops.
      </p>
      <details className="mt-1 text-sm text-ink-soft">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-info underline underline-offset-4">
          How the scores are made
        </summary>
        <p className="mt-1 max-w-measure">
          Walk: each kind of everyday place has a weight (groceries 3; restaurants, cafés and parks 2; pharmacies 1.5; libraries,
          gyms, banks, clinics and playgrounds 1; the rest 0.5). Its nearest one counts in full up to 400 m on foot, nothing from
          1,600 m, in between in proportion; the way on foot is taken as 1.3 times the straight line. Bike: the same with three
          times the reach. Transit: departures an hour at stops within 800 m, each counted less with distance; 24 an hour make
          100.
        </p>
      </details>
      <div className="mt-6 grid grid-cols-1 gap-x-10 gap-y-8 sm:grid-cols-2 print:grid-cols-2">
        <PlaceList
          title="Nearest places"
          items={around.amenities
            .toSorted((one, other) => one.meters - other.meters)
            .map((place) => ({
              name: place.name,
              detail: AMENITY_LABELS[place.kind] ?? place.kind,
              meters: place.meters,
              minutes: place.walkMinutes,
            }))}
        />
        <PlaceList
          title="Nearest stops"
          items={around.stops.map((stop) => ({
            name: stop.name,
            detail: [stop.lines.join(', '), stop.headwayMinutes === null ? '' : `every ${stop.headwayMinutes} min`]
              .filter((part) => part !== '')
              .join(' · '),
            meters: stop.meters,
            minutes: stop.walkMinutes,
          }))}
        />
      </div>
    </>
  );
}

function PlaceList({
  title,
  items,
}: {
  title: string;
  items: { name: string; detail: string; meters: number; minutes: number }[];
}) {
  if (items.length === 0) return null;
  return (
    <div className="min-w-0">
      <h3 className="border-b border-line pb-2 font-sans text-base font-semibold text-ink">{title}</h3>
      <ul className="divide-y divide-line text-sm">
        {items.map((item) => (
          <li
            key={`${item.name}-${item.detail}`}
            className="flex items-start justify-between gap-4 py-2 print:py-1 print:nth-[n+9]:hidden"
          >
            <span className="min-w-0">
              <span className="block text-ink">{item.name}</span>
              <span className="block text-ink-soft">{item.detail}</span>
            </span>
            <span className="shrink-0 text-right tabular-nums">
              <span className="block text-ink">{formatCount(item.minutes, 'min', 'min')} walk</span>
              <span className="block text-ink-soft">{miles(item.meters)}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

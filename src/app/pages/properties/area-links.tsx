import type { CityTree, PlacePage, PlaceWithCount } from '#domains/neighborhoods/contract.ts';
import { formatNumber } from '#lib/format.ts';
import { AppLink, LineLink } from '#ui/link.tsx';
import { browseHref } from './browse-state.ts';

/** Links to every place with homes for sale: by city at the top, what lies in it below. */
export function AreaLinks({ place, cities }: { place: PlacePage | null; cities: CityTree[] | null }) {
  if (place !== null) {
    const neighborhoods = place.children.filter((child) => child.kind !== 'zip');
    const zips = place.children.filter((child) => child.kind === 'zip');
    return (
      <div className="mt-14 space-y-8">
        <LinkGroup title={`In ${place.place.name}`} places={neighborhoods} />
        <LinkGroup title="By ZIP code" places={zips} />
      </div>
    );
  }
  return (
    <div className="mt-14 space-y-10">
      {(cities ?? []).map((city) => (
        <div key={city.slug} className="space-y-4">
          <h2 className="font-serif text-2xl text-ink">
            <AppLink
              href={browseHref({ place: city.slug })}
              className="inline-flex items-center no-underline hover:underline pointer-coarse:min-h-control"
            >
              {city.name}
            </AppLink>
          </h2>
          <LinkGroup title="Neighborhoods" places={city.neighborhoods} level={3} />
          <LinkGroup title="ZIP codes" places={city.zips} level={3} />
        </div>
      ))}
    </div>
  );
}

/** Places with homes for sale, as links; nothing where there are none. */
export function LinkGroup({ title, places, level = 2 }: { title: string; places: PlaceWithCount[]; level?: 2 | 3 }) {
  if (places.length === 0) return null;
  const Heading = `h${level}` as const;
  return (
    <section>
      <Heading className="font-sans text-base font-semibold text-ink">{title}</Heading>
      <ul className="mt-2 grid grid-cols-2 gap-x-6 sm:grid-cols-3 lg:grid-cols-5">
        {places.map((area) => (
          <li key={area.slug}>
            <LineLink href={browseHref({ place: area.slug })} look="list" className="gap-2 text-sm">
              {area.name} <span className="text-ink-soft tabular-nums">{formatNumber(area.activeCount)}</span>
            </LineLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

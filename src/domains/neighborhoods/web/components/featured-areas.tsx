import type { PlaceWithCount } from '../../contract.ts';
import { formatCount } from '#lib/format.ts';
import { Container, Section } from '#ui/container.tsx';
import { AppLink, LineLink } from '#ui/link.tsx';

interface City extends PlaceWithCount {
  neighborhoods: PlaceWithCount[];
}

const SHOWN_AREAS = 12;

/** The neighborhoods with the most homes for sale, or the cities if no neighborhoods are known. */
export function FeaturedAreas({ cities }: { cities: City[] }) {
  const neighborhoods = cities.flatMap((city) => city.neighborhoods.map((area) => ({ ...area, detail: city.name })));
  const areas = (
    neighborhoods.length > 0 ? neighborhoods : cities.map((city) => ({ ...city, detail: city.stateOrProvince ?? '' }))
  )
    .toSorted((a, b) => b.activeCount - a.activeCount || a.name.localeCompare(b.name))
    .slice(0, SHOWN_AREAS);
  if (areas.length === 0) return null;
  return (
    <Section ground="sunken">
      <Container>
        <h2 className="font-serif text-3xl text-ink">Browse by area</h2>
        <ul className="mt-6 grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {areas.map((area) => (
            <li key={area.slug}>
              <AppLink
                href={`/properties?place=${area.slug}`}
                className="flex min-h-16 items-center justify-between gap-3 rounded-card border border-line bg-surface px-4 py-3 no-underline hover:border-line-strong"
              >
                <span className="min-w-0">
                  <span className="block truncate font-medium text-ink">{area.name}</span>
                  <span className="block truncate text-sm text-ink-soft">{area.detail}</span>
                </span>
                <span className="shrink-0 text-sm text-ink-soft tabular-nums">{formatCount(area.activeCount, 'home')}</span>
              </AppLink>
            </li>
          ))}
        </ul>
        <p className="mt-6">
          <LineLink href="/properties">All areas and ZIP codes</LineLink>
        </p>
      </Container>
    </Section>
  );
}

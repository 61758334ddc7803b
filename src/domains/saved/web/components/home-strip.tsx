import { useQuery } from '@tanstack/react-query';
import { HomesSection } from '#domains/listings/web/index.ts';
import { formatCount } from '#lib/format.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { Badge } from '#ui/badge.tsx';
import { AppLink } from '#ui/link.tsx';
import { searchPath } from '../../model/search-text.ts';
import { homesQuery, searchesQuery } from '../api.ts';
import { useKept } from '../kept-store.ts';

const SHOWN = 4;

/** On the start page: what its reader looked at last, and what is new in their saved searches. */
export function HomeStrip() {
  return (
    <QueryScope>
      <Strip />
    </QueryScope>
  );
}

function Strip() {
  const { owner, keys } = useKept();
  const viewed = keys.viewed.slice(0, SHOWN);
  const homes = useQuery({ ...homesQuery(viewed), enabled: viewed.length > 0 });
  const searches = useQuery({ ...searchesQuery, enabled: owner === 'person' });
  const found = homes.data?.homes ?? [];
  const news = (searches.data?.searches ?? []).flatMap((search) => {
    const count = Object.values(search.news).reduce((sum, one) => sum + one, 0);
    return count === 0 ? [] : [{ search, count }];
  });
  if (found.length === 0 && news.length === 0) return null;
  return (
    <HomesSection
      title="Pick up where you left off"
      more={owner === 'person' ? { href: '/buyer-dashboard', label: 'Open your dashboard' } : undefined}
      homes={found.map((listing) => ({ listing }))}
    >
      {news.length === 0 ? null : (
        <ul className="mt-4 flex flex-wrap gap-3">
          {news.map(({ search, count }) => (
            <li key={search.id}>
              <AppLink
                href={searchPath(search.filters, search.id)}
                className="inline-flex items-center gap-2 rounded-card border border-line bg-surface px-4 py-2.5 text-ink no-underline hover:border-line-strong"
              >
                {search.name} <Badge tone="accent">{formatCount(count, 'change')}</Badge>
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </HomesSection>
  );
}

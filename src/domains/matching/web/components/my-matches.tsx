import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession } from '#domains/accounts/web/index.ts';
import { HomesSection } from '#domains/listings/web/index.ts';
import { reportEvent } from '#domains/analytics/web/index.ts';
import { formatCount, formatNumber } from '#lib/format.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { Badge } from '#ui/badge.tsx';
import { getMyMatches } from '../../contract.ts';

const SHOWN = 4;

/**
 * The best homes now, for people who have answered the buyer's questions. Empty for anyone else, or if the homes cannot be
 * loaded.
 */
export function MyMatches() {
  const { status } = useSession();
  if (status !== 'signed-in') return null;
  return (
    <QueryScope>
      <Matches />
    </QueryScope>
  );
}

function Matches() {
  const { data } = useQuery(endpointQuery(getMyMatches, { query: { limit: SHOWN } }));
  const isShown = data != null && data.items.length > 0;
  useEffect(() => {
    if (isShown) reportEvent('match_seen');
  }, [isShown]);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = list.current;
    // Once, however many of the homes are opened from it.
    const note = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest('a[href^="/property/"]') === null) return;
      reportEvent('match_opened');
      shown?.removeEventListener('click', note, true);
    };
    shown?.addEventListener('click', note, true);
    return () => shown?.removeEventListener('click', note, true);
  }, [isShown]);
  if (data == null || data.items.length === 0) return null;
  return (
    <div ref={list}>
      <HomesSection
        title={
          <>Your matches {data.newCount > 0 ? <Badge tone="accent">{formatCount(data.newCount, 'new one')}</Badge> : null}</>
        }
        more={{ href: '/buyer-flow?step=matches', label: `See all ${formatNumber(data.matching)}` }}
        homes={data.items.map(({ listing, match }) => ({
          listing,
          footer: <p className="text-sm">Match {match.score} of 100</p>,
        }))}
      />
    </div>
  );
}

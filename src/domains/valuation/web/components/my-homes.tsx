import { useQuery } from '@tanstack/react-query';
import { useSession } from '#domains/accounts/web/index.ts';
import { formatCount } from '#lib/format.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { buttonClasses } from '#ui/button.tsx';
import { AppLink } from '#ui/link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { listMyHomes, type MyHome } from '../../contract.ts';
import { sayRounded } from '../../model/say-values.ts';
import { Part } from './part.tsx';

const myHomesQuery = endpointQuery(listMyHomes);

/** On the dashboard: the homes that their reader follows as their owner. */
export function MyHomesCard() {
  return (
    <Loaded
      query={useQuery(myHomesQuery)}
      pending={<Skeleton className="h-20" />}
      isEmpty={({ homes }) => homes.length === 0}
      empty={
        <div>
          <p className="text-ink-soft">See what your own home is worth, and follow it from month to month.</p>
          <AppLink href="/ai-valuation" className={buttonClasses({ size: 'small', variant: 'secondary', className: 'mt-3' })}>
            Find my home
          </AppLink>
        </div>
      }
    >
      {({ homes }) => <HomeList homes={homes} />}
    </Loaded>
  );
}

/** The same as a part of a page; nothing for people who follow none. */
export function MyHomesPart() {
  const { status } = useSession();
  const { data } = useQuery({ ...myHomesQuery, enabled: status === 'signed-in' });
  if (data == null || data.homes.length === 0) return null;
  return (
    <Part title={data.homes.length === 1 ? 'The home you follow' : 'The homes you follow'}>
      <HomeList homes={data.homes} />
    </Part>
  );
}

function HomeList({ homes }: { homes: readonly MyHome[] }) {
  return (
    <ul className="divide-y divide-line">
      {homes.map((home) => (
        <li key={home.homeId}>
          <AppLink href={`/ai-valuation?home=${home.homeId}`} className="block py-2.5 text-ink no-underline hover:underline">
            <span className="block font-medium">{home.address}</span>
            <Worth home={home} />
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

function Worth({ home: { estimate, corrections } }: { home: MyHome }) {
  if (estimate === null) return <span className="text-sm text-ink-soft">No estimate today</span>;
  return (
    <span className="text-sm text-ink-soft">
      <span className="text-base font-semibold text-ink">{sayRounded(estimate.estimate)}</span>
      {` · ${sayRounded(estimate.low68)} to ${sayRounded(estimate.high68)}`}
      {corrections.length === 0 ? '' : `, with ${formatCount(corrections.length, 'correction')} of yours`}
    </span>
  );
}

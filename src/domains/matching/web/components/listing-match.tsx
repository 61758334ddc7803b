import { useQuery } from '@tanstack/react-query';
import type { EndpointAnswer } from '#lib/endpoint.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { AppLink, LineLink } from '#ui/link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { getListingMatch } from '../../contract.ts';
import { listingMatchOptions } from '../api.ts';
import { flowHref } from '../../model/flow-steps.ts';
import { MatchSummary } from './match-summary.tsx';

/** Shows how a home fits the reader's saved answers, or offers to answer if there are none. */
export function ListingMatch({ listingKey }: { listingKey: string }) {
  return (
    <QueryScope>
      <Explained listingKey={listingKey} />
    </QueryScope>
  );
}

function Explained({ listingKey }: { listingKey: string }) {
  return (
    <Loaded query={useQuery(listingMatchOptions(listingKey))} pending={<Skeleton className="mt-8 h-40" />} failed={null}>
      {({ match }) => <Explanation match={match} />}
    </Loaded>
  );
}

function Explanation({ match }: Pick<NonNullable<EndpointAnswer<typeof getListingMatch>>, 'match'>) {
  return (
    <section className="mt-8 print:hidden" aria-labelledby="match-title">
      <h2 id="match-title" className="font-serif text-2xl text-ink">
        How it fits you
      </h2>
      <Card className="mt-3">
        {match === null ? (
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p className="max-w-measure text-ink-soft">
              Answer a few questions once, and every home says how it fits your budget, your commute and your wishes.
            </p>
            <Button asChild variant="secondary">
              <AppLink href="/buyer-flow">Start</AppLink>
            </Button>
          </div>
        ) : (
          <>
            <MatchSummary match={match} />
            <p className="mt-2 text-sm">
              <LineLink href={flowHref('review')} look="list">
                Change what you’re looking for
              </LineLink>
            </p>
          </>
        )}
      </Card>
    </section>
  );
}

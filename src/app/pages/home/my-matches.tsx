import { useQuery } from '@tanstack/react-query';
import { useSession } from '#domains/accounts/web/index.ts';
import { ListingCard } from '#domains/listings/web/index.ts';
import { getMyMatches } from '#domains/matching/contract.ts';
import { formatCount } from '#lib/format.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { Badge } from '#ui/badge.tsx';
import { Container, Section } from '#ui/container.tsx';
import { AppLink } from '#ui/link.tsx';

const SHOWN = 4;

/** For who has answered the buyer's questions: the best homes now. Nothing for anyone else, nor where they cannot be read. */
export default function MyMatches() {
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
  if (data == null || data.items.length === 0) return null;
  return (
    <Section>
      <Container>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 className="flex flex-wrap items-center gap-3 font-serif text-3xl text-ink">
            Your matches {data.newCount > 0 ? <Badge tone="accent">{formatCount(data.newCount, 'new one')}</Badge> : null}
          </h2>
          <AppLink
            href="/buyer-flow?step=matches"
            className="inline-flex min-h-11 items-center text-info underline underline-offset-4"
          >
            See all {data.matching}
          </AppLink>
        </div>
        <ul className="mt-6 grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {data.items.map(({ listing, match }) => (
            <li key={listing.listingKey} className="has-[[data-hidden-home]]:hidden">
              <ListingCard
                listing={listing}
                imageSizes="(min-width: 1024px) 18rem, (min-width: 640px) 50vw, 100vw"
                footer={<p className="text-sm">Match {match.score} of 100</p>}
              />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

import { lazy, Suspense } from 'react';
import { useSession } from '#domains/accounts/web/index.ts';

const ListingMatch = lazy(async () => ({ default: (await import('./listing-match.tsx')).ListingMatch }));

/** Where a home's page explains the match to signed-in people; it takes no room for anyone else, and none on the server. */
export function MatchSlot({ listingKey }: { listingKey: string }) {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return (
    <Suspense fallback={null}>
      <ListingMatch listingKey={listingKey} />
    </Suspense>
  );
}

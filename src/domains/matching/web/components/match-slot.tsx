import { lazy, Suspense } from 'react';
import { useSession } from '#domains/accounts/web/index.ts';

const ListingMatch = lazy(async () => ({ default: (await import('./listing-match.tsx')).ListingMatch }));

/** Explains the match to signed-in people on a home's page; takes no space for anyone else or on the server. */
export function MatchSlot({ listingKey }: { listingKey: string }) {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return (
    <Suspense fallback={null}>
      <ListingMatch listingKey={listingKey} />
    </Suspense>
  );
}

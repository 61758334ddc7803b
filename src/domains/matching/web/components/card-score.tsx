import { useSession } from '#domains/accounts/web/index.ts';
import { useMatchScore } from '../match-scores.ts';

/** Shows the match score on a home's card to people who answered the buyer questions. */
export function CardScore({ listing }: { listing: { listingKey: string } }) {
  const session = useSession();
  const score = useMatchScore(listing.listingKey, session.status === 'signed-in');
  if (session.status !== 'signed-in' || score === null) return null;
  return (
    <span className="font-medium text-brand tabular-nums">
      Match {score}
      <span className="sr-only"> of 100</span>
    </span>
  );
}

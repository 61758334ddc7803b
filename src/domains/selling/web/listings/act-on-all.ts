import { reasonOf } from '#platform/web/api-client.ts';
import type { OwnListingSummary } from '../../contract.ts';

export interface Outcome {
  done: number;
  refused: { label: string; reason: string }[];
}

/**
 * Does one thing with several listings, one after the other. `act` returns why it does not apply to one. Refused ones are named
 * with the reason; the others are done.
 */
export async function actOnAll(
  listings: readonly OwnListingSummary[],
  act: (listing: OwnListingSummary) => Promise<string | undefined>,
): Promise<Outcome> {
  const outcome: Outcome = { done: 0, refused: [] };
  for (const listing of listings)
    try {
      const reason = await act(listing);
      if (reason === undefined) outcome.done += 1;
      else outcome.refused.push({ label: listing.label, reason });
    } catch (error) {
      outcome.refused.push({ label: listing.label, reason: reasonOf(error) ?? 'We couldn’t reach it. Try again.' });
    }
  return outcome;
}

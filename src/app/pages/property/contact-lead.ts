import type { Listing } from '#domains/listings/contract.ts';
import { capitalize } from '#lib/format.ts';

interface Contact extends Pick<Listing, 'standardStatus'> {
  isListedHere: boolean;
  canTour: boolean;
}

/** Who answers, and what needs an account: times are booked here by people who are signed in, mail is for everybody. */
export function sayContact({ standardStatus, isListedHere, canTour }: Contact, firmName: string): string {
  const firm = capitalize(firmName);
  if (!canTour) {
    const when = standardStatus === 'Coming Soon' ? 'Tours start once it is on the market' : 'Tours are closed';
    return `${when}. ${firm} answers questions; no account needed.`;
  }
  return isListedHere && standardStatus === 'Active'
    ? `${firm} answers. Questions need no account; you sign in to book a tour.`
    : `${firm} answers. No account needed.`;
}

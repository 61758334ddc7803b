import { streetLine } from '#lib/street-line.ts';
import type { ListingSummary } from '../contract.ts';

/** The first line of the address, or its replacement if the seller withholds it. */
export function streetOf(listing: Pick<ListingSummary, 'unparsedAddress'>): string {
  return listing.unparsedAddress === null ? 'Address withheld' : streetLine(listing.unparsedAddress);
}

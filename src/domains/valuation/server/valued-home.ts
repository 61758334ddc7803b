import { findListingId } from '#domains/listings/server/index.ts';
import { findHomes, type HomeOnRecord } from '#domains/records/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { FactValue } from '../model/home-record.ts';
import { refuseKind } from '../model/refuse-kind.ts';
import { plainFacts } from './present.ts';
import { findListedHome, findRestrictions, type ListedHomeRow } from './queries.ts';

/** A home to value: on record, listed, or entered by a person. */
export interface ValuedHome {
  parcelId: number | null;
  /** Whether the parcel may be named. */
  isAddressShown: boolean;
  address: string | null;
  latitude: number;
  longitude: number;
  neighborhoodId: number | null;
  facts: Record<string, FactValue>;
  /** Why nothing of its kind is valued; null for homes. */
  refusal: string | null;
}

/** A home on record. Throws `not-found`, and `forbidden` where its seller does not allow estimates. */
export async function findValuedHome(ctx: Context, homeId: number): Promise<ValuedHome> {
  const [[home], restrictions] = await Promise.all([findHomes(ctx.db, [homeId]), findRestrictions(ctx.db, homeId)]);
  // A home whose seller withholds the address is not found by its number either.
  if (home === undefined || restrictions.noAddress) throw new DomainError('not-found', 'There is no such home on record.');
  if (restrictions.noEstimate) throw withheld();
  const facts = plainFacts(home.facts);
  return { ...home, parcelId: home.id, isAddressShown: true, facts, refusal: refuseKind(null, facts['propertySubType']) };
}

/** A listed home, by its key; undefined where nobody says where it lies. Throws as {@link findValuedHome}. */
export async function findListedValuedHome(ctx: Context, listingKey: string): Promise<ValuedHome | undefined> {
  const listed = await findListedHome(ctx.db, await findListingId(ctx.db, listingKey));
  if (listed === undefined) throw new DomainError('not-found', 'There is no such home here.');
  if (!listed.displayAvm) throw withheld();
  const [onRecord] = listed.parcelId === null ? [] : await findHomes(ctx.db, [listed.parcelId]);
  return combineHome(listed, onRecord);
}

/** A listed home with what is on record of it; undefined where nobody says where it lies. */
export function combineHome(listed: ListedHomeRow, onRecord: HomeOnRecord | undefined): ValuedHome | undefined {
  const latitude = onRecord?.latitude ?? listed.latitude;
  const longitude = onRecord?.longitude ?? listed.longitude;
  if (latitude === null || longitude === null) return undefined;
  // Today's listing takes precedence over the public record.
  const facts = { ...plainFacts(onRecord?.facts ?? {}), ...plainFacts(listed.facts) };
  return {
    parcelId: onRecord?.id ?? null,
    isAddressShown: listed.displayAddress,
    address: listed.displayAddress ? (onRecord?.address ?? listed.address) : null,
    latitude,
    longitude,
    neighborhoodId: onRecord?.neighborhoodId ?? listed.neighborhoodId,
    facts,
    refusal: refuseKind(listed.propertyType, facts['propertySubType']),
  };
}

/** A home with the facts that its owner put in the place of the record. */
export function correctHome(home: ValuedHome, corrections: readonly { fact: string; value: FactValue }[]): ValuedHome {
  const facts = { ...home.facts, ...Object.fromEntries(corrections.map(({ fact, value }) => [fact, value])) };
  return { ...home, facts, refusal: refuseKind(null, facts['propertySubType']) };
}

function withheld(): DomainError {
  return new DomainError('forbidden', 'The seller of this home does not allow automated estimates of its value.');
}

import { findPeople } from '#domains/accounts/server/index.ts';
import { requireLawful } from '#domains/compliance/server/index.ts';
import {
  findHomeForOffers,
  findHomesForOffers,
  findSoldHome,
  type HomeForOffers,
  type SoldHome,
} from '#domains/selling/server/index.ts';
import { findContractBuyers } from '#domains/offers/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { BookingKind } from '../contract.ts';
import { CONTRACT_KINDS } from '../model/booking-kinds.ts';
import { sayWhat } from '../model/appointment-words.ts';

/** Whose time is booked: a home that is listed here, or a person with a page of their own. */
export interface Bookable {
  home: { /** Null before the home is public. */ listingId: number | null; listingKey: string; state: string | null } | null;
  person: { userId: string; handle: string } | null;
  /** What people call the home, or the name of the person. */
  label: string;
  timeZone: string;
  isOpen: boolean;
  /** Of a home under contract, its buyer: nobody else books visits then. Read by {@link forGuest}. */
  onlyFor: string | null;
  /** Kinds that are open to one guest, whatever the schedule says. Set by {@link forGuest}. */
  opens: readonly BookingKind[];
  /** Who answers guests: everybody who sells the home, or the person. */
  hosts: readonly string[];
}

/** As a page names it, or as a schedule refers to it. */
export type Whose = { listingKey: string } | { handle: string };
export interface ScheduleOwner {
  listing_id: number | null;
  host_id: string | null;
}

/** Throws `not-found` for homes that are not listed here, and for handles that nobody has. */
export async function requireBookable(ctx: Pick<Context, 'db'>, whose: Whose): Promise<Bookable> {
  if ('handle' in whose) {
    const found = (await readPeople(ctx.db, { handle: whose.handle }))[0];
    if (found === undefined) throw new DomainError('not-found', 'No one takes bookings at this address.');
    return found;
  }
  const found = await findHomeForOffers(ctx, { listingKey: whose.listingKey });
  if (found === undefined) throw new DomainError('not-found', 'This home isn’t listed here.');
  const [home] = await ofHomes(ctx, [found]);
  return home ?? ofHome(found);
}

/** As it is for one guest; null for somebody who is not signed in. */
export const forGuest = (bookable: Bookable, userId: string | null): Bookable => ({
  ...bookable,
  isOpen: bookable.isOpen && (bookable.onlyFor === null || bookable.onlyFor === userId),
  opens: bookable.onlyFor !== null && bookable.onlyFor === userId ? CONTRACT_KINDS : [],
});

/** Whether a kind of visit can be booked by whoever the bookable is for. */
export const isOpenTo = ({ opens }: Bookable, { kind, isOpen }: { kind: BookingKind; isOpen: boolean }): boolean =>
  isOpen || opens.includes(kind);

/** The same; undefined where there is none. */
export async function findBookable(ctx: Pick<Context, 'db'>, whose: Whose): Promise<Bookable | undefined> {
  return requireBookable(ctx, whose).catch((error: unknown) => {
    if (error instanceof DomainError) return undefined;
    throw error;
  });
}

/** Those of several schedules, by {@link keyOf}. */
export async function findBookables(ctx: Pick<Context, 'db'>, owners: readonly ScheduleOwner[]): Promise<Map<string, Bookable>> {
  const listingIds = owners.flatMap(({ listing_id: id }) => id ?? []);
  const userIds = owners.flatMap(({ host_id: id }) => id ?? []);
  const homes = await findHomesForOffers(ctx, listingIds);
  const people = userIds.length === 0 ? [] : await readPeople(ctx.db, { userIds });
  return new Map([
    ...(await ofHomes(ctx, [...homes.values()])).map(
      (home) => [keyOf({ listing_id: home.home.listingId, host_id: null }), home] as const,
    ),
    ...people.map((one) => [keyOf({ listing_id: null, host_id: one.person?.userId ?? null }), one] as const),
  ]);
}

export async function requireBookableOf(ctx: Pick<Context, 'db'>, owner: ScheduleOwner): Promise<Bookable> {
  const found = (await findBookables(ctx, [owner])).get(keyOf(owner));
  if (found === undefined) throw new DomainError('not-found', 'This can no longer be booked here.');
  return found;
}

export const keyOf = ({ listing_id: listingId, host_id: hostId }: ScheduleOwner) =>
  listingId === null ? `person ${hostId ?? ''}` : `home ${listingId}`;

export const ownerOf = ({ home, person }: Pick<Bookable, 'home' | 'person'>): ScheduleOwner => ({
  listing_id: home?.listingId ?? null,
  host_id: person?.userId ?? null,
});

/** A home that the caller helps to sell, public or not yet. Throws `not-found` for everybody else. */
export async function requireSoldHome(
  ctx: Context,
  listingKey: string,
  { isForUpdate = false } = {},
): Promise<Bookable & { home: NonNullable<Bookable['home']> }> {
  const { userId } = requireUser(ctx);
  const found = await findSoldHome(ctx, { listingKey, isForUpdate });
  const bookable = found && ofHome(found);
  if (bookable === undefined || !isHost(bookable, userId))
    throw new DomainError('not-found', 'You’re not selling a home with this key.');
  return bookable;
}

export function isHost(bookable: Bookable, userId: string): boolean {
  return bookable.hosts.includes(userId);
}

/** Throws `forbidden` for the people who sell a home, and for the person whose time it is: they are no guests. */
export function refuseHost(bookable: Bookable, userId: string): void {
  if (!isHost(bookable, userId)) return;
  throw new DomainError(
    'forbidden',
    bookable.person === null
      ? 'You’re selling this home, so you can’t book a visit.'
      : 'This is your own time: only others can book it.',
  );
}

/** What the people who sell a home write to its guests keeps fair-housing law: throws `invalid` at the field of the first text that does not. */
export function requireLawfulFor({ home }: Pick<Bookable, 'home'>, texts: Readonly<Record<string, string>>): void {
  if (home !== null) requireLawful(texts, { states: home.state === null ? [] : [home.state] });
}

/** The page on which it is booked. */
export function pageOf({ home, person }: Bookable): string {
  return home === null ? `/book/${person?.handle ?? ''}` : `/property/${home.listingKey}`;
}

/** What it is called for one side: hosts read the guest's name where their own time is booked. Undefined `guest`: for guests. */
export function sayWhatTo(row: { kind: BookingKind }, { label, person }: Bookable, guest: string | undefined): string {
  return sayWhat(row.kind, person === null ? label : (guest ?? label), person !== null);
}

/** With the buyers of those that are under contract. */
async function ofHomes({ db }: Pick<Context, 'db'>, homes: readonly HomeForOffers[]) {
  const buyers = await findContractBuyers(
    db,
    homes.filter(isUnderContract).map(({ listingId }) => listingId),
  );
  return homes.map((home) => ofHome(home, buyers.get(home.listingId)));
}

const isUnderContract = ({ standardStatus }: Pick<SoldHome, 'standardStatus'>) =>
  standardStatus === 'Active Under Contract' || standardStatus === 'Pending';

function ofHome({ listingId, listingKey, state, label, timeZone, standardStatus, sellers }: SoldHome, buyerId?: string) {
  return {
    home: { listingId, listingKey, state },
    person: null,
    label,
    timeZone,
    isOpen: standardStatus === 'Active' || buyerId !== undefined,
    onlyFor: buyerId ?? null,
    opens: [],
    hosts: sellers.map(({ userId }) => userId),
  };
}

/** People with a page of their own. */
export async function readPeople(db: Db, which: { handle: string } | { userIds: readonly string[] }): Promise<Bookable[]> {
  const rows = await db
    .selectFrom('schedules')
    .select(['user_id', 'handle', 'time_zone'])
    .$if('handle' in which, (all) => all.where('handle', '=', 'handle' in which ? which.handle : ''))
    .$if('userIds' in which, (all) => all.where('user_id', 'in', 'userIds' in which ? [...which.userIds] : []))
    .execute();
  const people = await findPeople(
    db,
    rows.flatMap(({ user_id: id }) => id ?? []),
  );
  return rows.flatMap(({ user_id: userId, handle, time_zone: timeZone }) => {
    const known = people.get(userId ?? '');
    // Whoever was locked out keeps what was agreed, and takes nothing new.
    if (userId === null || handle === null || known === undefined || (known.isDisabled && 'handle' in which)) return [];
    return [
      {
        home: null,
        person: { userId, handle },
        label: known.name,
        timeZone,
        isOpen: !known.isDisabled,
        onlyFor: null,
        opens: [],
        hosts: [userId],
      },
    ];
  });
}

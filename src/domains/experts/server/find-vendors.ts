import type { Coordinates } from '#lib/geo.ts';
import { isCategoryKey, type CategoryKey } from '#lib/service-categories.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { FEE_MODELS, type FeeModel } from '../model/categories.ts';
import { ledgerDay } from '../model/ledger.ts';
import type { MemberRole } from '../model/members.ts';
import { PRICE_MODELS, type Price } from '../model/prices.ts';
import { VENDOR_STATUSES, type VendorStatus } from '../model/vendor-status.ts';
import { readMemberRole } from '../model/members.ts';
import { businessSchema } from './stored.ts';

/** A vendor as other parts of the product know it. Contacts are for clients whose request it accepted. */
export interface Vendor {
  id: string;
  name: string;
  city: string;
  state: string;
  /** Where it starts from; null if it does not say. */
  base: Coordinates | null;
  status: VendorStatus;
  /** Pausing or away: it takes nothing new. */
  isResting: boolean;
  contact: { phone: string; email: string };
  members: { userId: string; role: MemberRole }[];
  /** The one person it consists of, if their calendar is the vendor's; null for teams, which can be at several places. */
  worksAlone: string | null;
  categories: VendorOffer[];
}

export interface VendorOffer {
  key: CategoryKey;
  feeModel: FeeModel;
  price: Price;
  takes: string[];
  leadDays: number;
  /** Whether it is listed in this category now: approved, and licensed where that is asked for. */
  isListed: boolean;
}

/** Vendors by id; those that are not there are left out. */
export async function findVendors(
  { db, now }: Pick<Context, 'db' | 'now'>,
  vendorIds: readonly string[],
): Promise<Map<string, Vendor>> {
  if (vendorIds.length === 0) return new Map();
  const ids = [...new Set(vendorIds)];
  const today = ledgerDay(now);
  const [vendors, members, offers] = await Promise.all([
    db.selectFrom('vendors').selectAll().where('id', 'in', ids).execute(),
    db.selectFrom('vendor_members').selectAll().where('vendor_id', 'in', ids).orderBy('joined_at').execute(),
    listOffers(db, ids, today),
  ]);
  const membersOf = Map.groupBy(members, (row) => row.vendor_id);
  const offersOf = Map.groupBy(offers, (row) => row.vendor_id);
  return new Map(
    vendors.map((row): [string, Vendor] => {
      const { phone, email } = businessSchema.parse(row.business);
      const own = membersOf.get(row.id) ?? [];
      return [
        row.id,
        {
          id: row.id,
          name: row.name,
          city: row.city,
          state: row.state,
          base: row.latitude === null || row.longitude === null ? null : { latitude: row.latitude, longitude: row.longitude },
          status: VENDOR_STATUSES.find((status) => status === row.status) ?? 'closed',
          isResting: isResting(row, today),
          contact: { phone, email },
          worksAlone: own.length === 1 && own[0]?.user_id === row.host_id ? row.host_id : null,
          members: own.map((one) => ({ userId: one.user_id, role: readMemberRole(one.role) })),
          categories: (offersOf.get(row.id) ?? []).flatMap(presentOffer),
        },
      ];
    }),
  );
}

/** Vendors that an administrator suspended. */
export async function listSuspended({ db }: Pick<Context, 'db'>): Promise<string[]> {
  const rows = await db.selectFrom('vendors').select('id').where('status', '=', 'suspended').execute();
  return rows.map(({ id }) => id);
}

export function isResting(
  row: { paused_at: Date | null; away_from: string | null; away_until: string | null },
  today: string,
): boolean {
  return (
    row.paused_at !== null ||
    (row.away_from !== null && row.away_until !== null && row.away_from <= today && today <= row.away_until)
  );
}

function listOffers(db: Db, ids: string[], today: string) {
  return db
    .selectFrom('vendor_categories as c')
    .leftJoin('expert_entries as e', (join) =>
      join
        .onRef('e.vendor_id', '=', 'c.vendor_id')
        .onRef('e.category_key', '=', 'c.category_key')
        .on('e.valid_until', '>=', today),
    )
    .selectAll('c')
    .select('e.vendor_id as listed_id')
    .where('c.vendor_id', 'in', ids)
    .execute();
}

function presentOffer(row: Awaited<ReturnType<typeof listOffers>>[number]): VendorOffer[] {
  const key = row.category_key;
  if (!isCategoryKey(key)) return [];
  return [
    {
      key,
      feeModel: FEE_MODELS.find((one) => one === row.fee_model) ?? 'subscription',
      price: readPrice(row),
      takes: row.takes,
      leadDays: row.lead_days,
      isListed: row.listed_id !== null,
    },
  ];
}

export function readPrice(row: {
  price_model: string;
  price_cents: number | null;
  price_rate?: number | null;
  minimum_cents: number | null;
}): Price {
  return {
    model: PRICE_MODELS.find((model) => model === row.price_model) ?? 'quote',
    cents: row.price_cents,
    rate: row.price_rate ?? null,
    minimumCents: row.minimum_cents,
  };
}

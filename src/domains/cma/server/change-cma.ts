import { usDay, utcDay } from '#lib/calendar.ts';
import { sql } from 'kysely';
import { metersBetween } from '#lib/geo.ts';
import type { Context } from '#platform/verb/context.ts';
import type { Db } from '#platform/db/database.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { Cma, CompFacts, CustomFacts, ReportChanges, ReportSettings } from '../contract.ts';
import { MOST_COMPS } from '../model/limits.ts';
import { changeHome, type CmaHome, type CmaHomeChanges } from '../model/home.ts';
import { netSheetInputSchema, type NetSheetInput } from '#domains/proceeds/contract.ts';
import { isRateOf } from '../model/rates.ts';
import { isOnRung, type Rung } from '../model/search-ladder.ts';
import { keepLogo } from './keep-logo.ts';
import { findOwnCma } from './find-own-cma.ts';
import { lookAtMarket, type MarketLook } from './look-at-market.ts';
import { findParcel } from './market-records.ts';
import { presentCma } from './present-cma.ts';
import {
  changeAdjustments,
  findCmaById,
  listComps,
  upsertComp,
  type AdjustmentChanges,
  type CmaRow,
  type CompRow,
  type HandSet,
} from './queries.ts';
import { tellWords } from './word-lines.ts';

const MOST_ATTEMPTS = 5;
const SHOWN_CANDIDATES = 60;

export async function getCma(ctx: Context, publicId: string): Promise<Cma> {
  return presentCma(ctx, await findOwnCma(ctx, publicId));
}

export async function listCmas(ctx: Context) {
  const { userId } = requireUser(ctx);
  const rows = await ctx.db
    .selectFrom('cmas')
    .select(['public_id', 'title', 'effective_date', 'updated_at', sql<string>`subject ->> 'address'`.as('address')])
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  return {
    cmas: rows.map((row) => ({
      id: row.public_id,
      title: row.title,
      address: row.address,
      effectiveDate: row.effective_date,
      updatedAt: row.updated_at.toISOString(),
    })),
  };
}

/** Read from JSON, where omitted values are absent. */
type Given<T> = { [Name in keyof T]: T[Name] | undefined };

export interface CmaChanges {
  title?: string | undefined;
  subject?: CmaHomeChanges | undefined;
  effectiveDate?: string | undefined;
  rateEdits?: Record<string, HandSet | null> | undefined;
  netSheet?: Partial<Given<NetSheetInput>> | undefined;
  report?: Given<ReportChanges> | undefined;
}

/**
 * Changes the given facts and parts one by one, so that two changes at once both survive. A changed home or date queries the
 * market again, since rates depend on them.
 */
export function updateCma(ctx: Context, { publicId, changes }: { publicId: string; changes: CmaChanges }): Promise<Cma> {
  return untilSettled(() => tryUpdate(ctx, publicId, changes));
}

async function untilSettled(attemptOne: () => Promise<Cma | undefined>): Promise<Cma> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const settled = await attemptOne();
    if (settled !== undefined) return settled;
  }
  throw new DomainError('conflict', 'Someone else is changing this analysis right now. Try again.');
}

/** Undefined if home or date changed while the market was looked at: the rates would be those of another home. */
async function tryUpdate(ctx: Context, publicId: string, changes: CmaChanges): Promise<Cma | undefined> {
  const row = await findOwnCma(ctx, publicId);
  const effectiveDate = changes.effectiveDate ?? row.effective_date;
  if (effectiveDate > utcDay(ctx.now)) throw new DomainError('invalid', 'The effective date is in the future.');
  const isAnew = changes.subject !== undefined || effectiveDate !== row.effective_date;
  const looked = isAnew ? await look(ctx.db, row, changeHome(row.subject, changes.subject ?? {}), effectiveDate) : undefined;
  const brand = changes.report?.brand && (await keepBrand(row.report.brand, changes.report.brand));
  const isDone = await transact(ctx, async (inner) => {
    const now = await findCmaById(inner.db, row.id, { isLocked: true });
    if (looked !== undefined && !isSameMarket(now, row)) return false;
    const next = {
      title: changes.title ?? now.title,
      subject: changeHome(now.subject, changes.subject ?? {}),
      effectiveDate: changes.effectiveDate ?? now.effective_date,
      evidence: looked?.evidence ?? now.evidence,
      rateEdits: mergeRates(now, changes.rateEdits ?? {}),
      netSheet: netSheetInputSchema.parse({ ...now.net_sheet, ...changes.netSheet }),
      report: { pages: changes.report?.pages ?? now.report.pages, brand: { ...now.report.brand, ...brand } },
    };
    await sql`
      update cmas set title = ${next.title}, subject = ${JSON.stringify(next.subject)}::jsonb, effective_date = ${next.effectiveDate},
        evidence = ${JSON.stringify(next.evidence)}::jsonb, rate_edits = ${JSON.stringify(next.rateEdits)}::jsonb,
        net_sheet = ${JSON.stringify(next.netSheet)}::jsonb, report = ${JSON.stringify(next.report)}::jsonb, updated_at = ${ctx.now}
      where id = ${row.id}`.execute(inner.db);
    return true;
  });
  return isDone ? presentCma(ctx, await findCmaById(ctx.db, row.id)) : undefined;
}

function isSameMarket(one: CmaRow, other: CmaRow): boolean {
  return one.effective_date === other.effective_date && JSON.stringify(one.subject) === JSON.stringify(other.subject);
}

async function keepBrand(before: ReportSettings['brand'], changes: NonNullable<ReportChanges['brand']>) {
  const { logo } = changes;
  return logo === undefined || logo === before.logo ? changes : { ...changes, logo: await keepLogo(logo) };
}

function mergeRates({ rate_edits, evidence }: CmaRow, changes: Record<string, HandSet | null>): CmaRow['rate_edits'] {
  const set = Object.entries({ ...rate_edits, ...changes }).flatMap(([name, edit]) =>
    edit === null ? [] : [[name, edit] as const],
  );
  const unknown = set.find(([name]) => name in changes && !isRateOf(evidence.rates, name));
  if (unknown !== undefined) throw new DomainError('invalid', `There is no rate called ${unknown[0]} here.`);
  return Object.fromEntries(set);
}

export async function deleteCma(ctx: Context, publicId: string) {
  const row = await findOwnCma(ctx, publicId);
  await ctx.db.deleteFrom('cmas').where('id', '=', row.id).execute();
}

/** A copy under a new id, without its links. The same new id again is the same copy. */
export async function duplicateCma(ctx: Context, { publicId, newId }: { publicId: string; newId: string }) {
  const row = await findOwnCma(ctx, publicId);
  await transact(ctx, async (inner) => {
    const { rows } = await sql<{ id: number }>`
      insert into cmas (public_id, user_id, title, subject, effective_date, evidence, rate_edits, net_sheet, report, created_at, updated_at, refreshed_at)
      select ${newId}, user_id, left('Copy of ' || title, 120), subject, effective_date, evidence, rate_edits, net_sheet, report, ${ctx.now}, ${ctx.now}, refreshed_at
      from cmas where id = ${row.id} on conflict (public_id) do nothing returning id`.execute(inner.db);
    const [copy] = rows;
    if (copy === undefined) return;
    for (const comp of await listComps(inner.db, row.id)) {
      await changeAdjustments(inner.db, await upsertComp(inner.db, copy.id, comp), comp.overrides);
    }
  });
  await findOwnCma(ctx, newId);
  return { id: newId };
}

/** As of today: rates, index, odds and the facts of each comparable that is still on record. Values set by hand stay. */
export function refreshCma(ctx: Context, publicId: string): Promise<Cma> {
  return untilSettled(() => tryRefresh(ctx, publicId));
}

/** Undefined if home or date changed while the market was looked at. */
async function tryRefresh(ctx: Context, publicId: string): Promise<Cma | undefined> {
  const row = await findOwnCma(ctx, publicId);
  const effectiveDate = usDay(ctx.now);
  const { evidence, candidates } = await look(ctx.db, row, row.subject, effectiveDate);
  const isDone = await transact(ctx, async (inner) => {
    if (!isSameMarket(await findCmaById(inner.db, row.id, { isLocked: true }), row)) return false;
    const chosen = new Set((await listComps(inner.db, row.id)).map(({ key }) => key));
    const found = await tellWords(
      inner.db,
      candidates.filter(({ key }) => chosen.has(key)),
    );
    await sql`update cmas set effective_date = ${effectiveDate}, evidence = ${JSON.stringify(evidence)}::jsonb, updated_at = ${ctx.now},
      refreshed_at = ${ctx.now} where id = ${row.id}`.execute(inner.db);
    for (const fresh of found) await upsertComp(inner.db, row.id, fresh);
    return true;
  });
  return isDone ? presentCma(ctx, await findCmaById(ctx.db, row.id)) : undefined;
}

/** Homes that could be comparables, by the ladder's rung or by custom bounds. */
export async function listCandidates(
  ctx: Context,
  {
    publicId,
    bounds,
  }: { publicId: string; bounds: { miles?: number | undefined; months?: number | undefined; sizeShare?: number | undefined } },
) {
  const row = await findOwnCma(ctx, publicId);
  const { candidates } = await look(ctx.db, row, row.subject, row.effective_date);
  const rung: Rung = {
    miles: bounds.miles ?? row.evidence.rung.miles,
    months: bounds.months ?? row.evidence.rung.months,
    sizeShare: bounds.sizeShare ?? row.evidence.rung.sizeShare,
  };
  const chosen = new Map((await presentCma(ctx, row)).comps.map((comp) => [comp.key, comp]));
  return {
    rung,
    candidates: candidates
      .filter(({ facts, monthsAgo }) => isOnRung(row.subject, { home: facts.home, monthsAgo }, rung))
      .slice(0, SHOWN_CANDIDATES)
      .map(({ key, kind, facts, similarity }) => ({
        key,
        kind,
        facts,
        similarity,
        meters: Math.round(metersBetween(row.subject, facts.home)),
        isChosen: chosen.has(key),
      })),
  };
}

/** Adds a comparable, from the records or by hand, or changes its weight and adjustments. */
export async function putComp(
  ctx: Context,
  {
    publicId,
    key,
    input,
  }: {
    publicId: string;
    key: string;
    input: {
      manualWeight?: number | null | undefined;
      adjustments?: AdjustmentChanges | undefined;
      custom?: CustomFacts | undefined;
    };
  },
): Promise<Cma> {
  const row = await findOwnCma(ctx, publicId);
  const known = requireRoom(await listComps(ctx.db, row.id), key);
  const comp = await findComp(ctx.db, row, key, known, input.custom);
  await transact(ctx, async (inner) => {
    await findCmaById(inner.db, row.id, { isLocked: true });
    requireRoom(await listComps(inner.db, row.id), key);
    const id = await upsertComp(inner.db, row.id, { ...comp, manualWeight: input.manualWeight });
    if (input.adjustments !== undefined) await changeAdjustments(inner.db, id, input.adjustments);
    await inner.db.updateTable('cmas').set({ updated_at: ctx.now }).where('id', '=', row.id).execute();
  });
  return presentCma(ctx, row);
}

export async function removeComp(ctx: Context, { publicId, key }: { publicId: string; key: string }): Promise<Cma> {
  const row = await findOwnCma(ctx, publicId);
  await transact(ctx, async (inner) => {
    // A refresh under way would bring it back.
    await findCmaById(inner.db, row.id, { isLocked: true });
    await inner.db.deleteFrom('cma_comps').where('cma_id', '=', row.id).where('source_key', '=', key).execute();
  });
  return presentCma(ctx, row);
}

/** The comparable, where it is one already. Throws `conflict` where another one finds no room. */
function requireRoom(comps: readonly CompRow[], key: string): CompRow | undefined {
  const known = comps.find((comp) => comp.key === key);
  if (known === undefined && comps.length >= MOST_COMPS)
    throw new DomainError('conflict', `An analysis holds ${MOST_COMPS} homes at most.`);
  return known;
}

async function findComp(
  db: Db,
  row: CmaRow,
  key: string,
  known: { key: string; kind: Cma['comps'][number]['kind']; facts: CompFacts } | undefined,
  custom: CustomFacts | undefined,
) {
  if (key.startsWith('custom:')) {
    if (custom !== undefined)
      return {
        key,
        kind: custom.closeDate === null ? ('active' as const) : ('sold' as const),
        facts: { ...custom, source: 'Entered by hand', listingKey: null },
      };
    if (known === undefined) throw new DomainError('invalid', 'Give the facts of a comparable of your own.');
  }
  if (known !== undefined) return known;
  const { candidates } = await look(db, row, row.subject, row.effective_date);
  const found = candidates.find((candidate) => candidate.key === key);
  const [told] = found === undefined ? [] : await tellWords(db, [found]);
  if (told === undefined) throw new DomainError('not-found', 'There is no such home in this market.');
  return told;
}

async function look(db: Db, row: CmaRow, subject: CmaHome, effectiveDate: string): Promise<MarketLook> {
  const { parcelId, besideParcelId } = row.evidence;
  const known = parcelId ?? besideParcelId;
  const parcel = known === null ? undefined : await findParcel(db, known);
  if (parcel === undefined)
    throw new DomainError('conflict', 'The public record of this home is gone, so we can’t update its market.');
  return lookAtMarket(db, { home: subject, parcelId, besideParcelId, state: parcel.state }, effectiveDate);
}

import { usDay } from '#lib/calendar.ts';
import { sql } from 'kysely';
import { findPerson, type Person } from '#domains/accounts/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import { takeTurn } from '#platform/db/take-turn.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import { REPORT_PAGES, type ReportSettings } from '../contract.ts';
import { NO_COSTS } from '#domains/proceeds/contract.ts';
import { chooseComps, lookAtMarket } from './look-at-market.ts';
import { findListingParcel, findParcel, searchParcels } from './market-records.ts';
import { findOwnCma } from './find-own-cma.ts';
import { upsertComp } from './queries.ts';
import { MOST_CMAS } from '../model/limits.ts';
import { listWords, tellWords } from './word-lines.ts';

/** Homes of the public records whose address begins so, for choosing a subject or a custom sale. */
export async function searchSubjects(ctx: Context, text: string) {
  requireUser(ctx);
  const found = await searchParcels(ctx.db, text, 8);
  return {
    homes: found.map(({ parcelId, home }) => ({
      parcelId,
      address: home?.address ?? 'Incomplete record',
      detail:
        home === null
          ? 'The record lacks the living area'
          : `${home.propertySubType} · ${home.livingAreaSqft.toLocaleString('en-US')} sq ft${home.yearBuilt === null ? '' : ` · ${home.yearBuilt}`}`,
      home,
    })),
  };
}

/** Begins an analysis with comparables and rates from the market. The same id again is the same analysis. */
export async function createCma(
  ctx: Context,
  input: { id: string; parcelId?: number | undefined; listingKey?: string | undefined; address?: string | undefined },
) {
  const { userId } = requireUser(ctx);
  const known = await ctx.db.selectFrom('cmas').select('user_id').where('public_id', '=', input.id).executeTakeFirst();
  if (known !== undefined) {
    await findOwnCma(ctx, input.id);
    return { id: input.id };
  }
  const parcelId = input.parcelId ?? (await findListingParcel(ctx.db, input.listingKey ?? ''));
  const parcel = parcelId === undefined ? undefined : await findParcel(ctx.db, parcelId);
  if (parcel === undefined) throw new DomainError('not-found', 'There is no public record of this home.');
  if (parcel.home === null)
    throw new DomainError('conflict', 'The public record of this home lacks its type or living area, so we can’t compare it.');
  const isOnRecord = input.address === undefined;
  const words = isOnRecord ? (await listWords(ctx.db, [parcel.parcelId])).get(parcel.parcelId) : undefined;
  const home = { ...parcel.home, address: input.address ?? parcel.home.address, ...(words === undefined ? {} : { words }) };
  const effectiveDate = usDay(ctx.now);
  const look = await lookAtMarket(
    ctx.db,
    {
      home,
      parcelId: isOnRecord ? parcel.parcelId : null,
      besideParcelId: isOnRecord ? null : parcel.parcelId,
      state: parcel.state,
    },
    effectiveDate,
  );
  const comps = await tellWords(ctx.db, chooseComps(home, look.candidates, look.evidence.rung));
  const preparer = await findPerson(ctx.db, userId);
  await transact(ctx, async (inner) => {
    await takeTurn(inner.db, 'cmas', userId);
    await requireRoom(inner.db, userId, input.id);
    const { rows } = await sql<{ id: number }>`
      insert into cmas (public_id, user_id, title, subject, effective_date, evidence, net_sheet, report, created_at, updated_at, refreshed_at)
      values (${input.id}, ${userId}, ${home.address}, ${JSON.stringify(home)}::jsonb, ${effectiveDate}, ${JSON.stringify(look.evidence)}::jsonb,
        ${JSON.stringify(NO_COSTS)}::jsonb, ${JSON.stringify(firstReport(preparer))}::jsonb, ${ctx.now}, ${ctx.now}, ${ctx.now})
      on conflict (public_id) do nothing returning id`.execute(inner.db);
    const [row] = rows;
    // The same id came twice at once.
    if (row === undefined) return;
    for (const comp of comps) await upsertComp(inner.db, row.id, comp);
  });
  await findOwnCma(ctx, input.id);
  return { id: input.id };
}

async function requireRoom(trx: Trx, userId: string, id: string): Promise<void> {
  const { count } = await trx
    .selectFrom('cmas')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('public_id', '!=', id)
    .executeTakeFirstOrThrow();
  if (count >= MOST_CMAS) throw new DomainError('conflict', `You have ${MOST_CMAS} analyses: delete one first.`);
}

function firstReport(preparer: Person | undefined): ReportSettings {
  return {
    pages: REPORT_PAGES.map((page) => ({ page, isShown: page !== 'marketing' })),
    brand: {
      preparedBy: (preparer?.ownName ?? '').slice(0, 120),
      company: '',
      license: '',
      phone: '',
      email: (preparer?.email ?? '').slice(0, 120),
      color: '#0f5d4a',
      letter: '',
      marketingPlan: '',
      about: '',
      logo: '',
    },
  };
}

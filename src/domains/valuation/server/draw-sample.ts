import { utcDay } from '#lib/calendar.ts';
import { sql } from 'kysely';
import { findSales } from '#domains/records/server/index.ts';
import { toCents } from '#lib/money.ts';
import { createRandom } from '#lib/random.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import { transact } from '#platform/verb/transact.ts';
import { sampleFiguresSchema, type SampleTest } from '../contract.ts';
import { measureAccuracy } from '../model/accuracy.ts';
import { decodeArtefact } from '../model/artefact.ts';
import { INSTALLED_FORM, type InstalledValuation } from '../model/install-valuation.ts';
import { dayOf, plainFacts, presentAccuracy } from './present.ts';
import { readArtefact } from './queries.ts';
import { valueRecords } from './value-records.ts';

/** A month's draw waits for its first days, in which the sales of the month before are recorded. */
const DAY_OF_MONTH = 5;
const SAMPLE_SIZE = 200;
const SMALLEST_SAMPLE = 20;
const WINDOW_DAYS = 92;
const MOST_SHOWN = 24;

interface Drawable {
  saleId: number;
  parcelId: number;
  closeDate: string;
  priceCents: number;
  /** The day before which the estimate must have been made: when the home was listed, else agreed, else closed. */
  before: string;
  recorded: { modelVersion: string; asOf: string; estimateCents: number; low68Cents: number; high68Cents: number } | null;
  /** The newest model from before that day whose bytes are still stored. */
  modelId: number | null;
  modelVersion: string | null;
}

interface Case {
  parcelId: number;
  closeDate: string;
  priceCents: number;
  modelVersion: string;
  asOf: string;
  estimateCents: number | null;
  low68Cents: number | null;
  high68Cents: number | null;
}

/**
 * Once a month: a random sample of recent sales against what was estimated before each home was listed. Where an estimate
 * of that time is on record, it counts; else the model that served then answers, which knows no later sale. Does nothing
 * where the month is drawn already or too few sales can be drawn. For background work.
 */
export async function drawSample(ctx: Context): Promise<void> {
  requireSystem(ctx);
  if (ctx.now.getUTCDate() < DAY_OF_MONTH) return;
  const month = `${utcDay(ctx.now).slice(0, 7)}-01`;
  const isDrawn = await ctx.db.selectFrom('valuation_samples').select('month').where('month', '=', month).executeTakeFirst();
  if (isDrawn !== undefined) return;
  const drawable = await listDrawable(ctx.db, utcDay(ctx.now));
  if (drawable.length < SMALLEST_SAMPLE) return;
  const drawn = createRandom(month).shuffle(drawable).slice(0, SAMPLE_SIZE);
  const cases = await judge(ctx.db, drawn);
  if (cases.length < SMALLEST_SAMPLE) return;
  const accuracy = measureAccuracy(
    cases.map(({ priceCents }) => priceCents),
    cases.map(({ estimateCents, low68Cents, high68Cents }) =>
      estimateCents === null || low68Cents === null || high68Cents === null
        ? null
        : { estimate: estimateCents, low68: low68Cents, high68: high68Cents, low80: low68Cents, high80: high68Cents, fsd: 0 },
    ),
  );
  const figures = sampleFiguresSchema.parse(presentAccuracy(accuracy));
  await transact(ctx, async (inner) => {
    await sql`insert into valuation_samples (month, drawn_at, eligible, seed, figures)
      values (${month}, ${ctx.now}, ${drawable.length}, ${month}, ${JSON.stringify(figures)}::jsonb)`.execute(inner.db);
    await sql`
      insert into valuation_sample_cases (month, parcel_id, close_date, price_cents, model_version, estimated_as_of, estimate_cents, low68_cents, high68_cents)
      select ${month}, "parcelId", "closeDate", "priceCents", "modelVersion", "asOf", "estimateCents", "low68Cents", "high68Cents"
      from jsonb_to_recordset(${JSON.stringify(cases)}::jsonb) as c ("parcelId" bigint, "closeDate" date, "priceCents" bigint,
        "modelVersion" text, "asOf" date, "estimateCents" bigint, "low68Cents" bigint, "high68Cents" bigint)`.execute(inner.db);
  });
}

/** The figures of each month's sample, the newest first. */
export async function listSamples(db: Db): Promise<SampleTest[]> {
  const rows = await db.selectFrom('valuation_samples').selectAll().orderBy('month', 'desc').limit(MOST_SHOWN).execute();
  return rows.map((row) => ({
    ...sampleFiguresSchema.parse(row.figures),
    month: row.month.slice(0, 7),
    drawnAt: row.drawn_at.toISOString(),
    eligible: row.eligible,
  }));
}

// A home sold in a sample before is not drawn again for the same sale.
async function listDrawable(db: Db, today: string): Promise<Drawable[]> {
  const { rows } = await sql<Drawable>`
    select s.id as "saleId", s.parcel_id as "parcelId", s.close_date::text as "closeDate",
      s.close_price_cents - s.concessions_cents as "priceCents", s.before::text as before, r.recorded, m.id as "modelId", m.version as "modelVersion"
    from (select *, coalesce(list_date, contract_date, close_date) as before from sales) s
    left join lateral (
      select jsonb_build_object('modelVersion', v.version, 'asOf', e.as_of, 'estimateCents', e.estimate_cents,
        'low68Cents', e.low68_cents, 'high68Cents', e.high68_cents) as recorded
      from valuation_estimates e join valuation_models v on v.id = e.model_id
      where e.parcel_id = s.parcel_id and e.as_of < s.before and v.sales_to < s.before
      order by e.as_of desc, v.id desc limit 1) r on true
    left join lateral (
      select id, version from valuation_models v
      where v.trained_at < s.before::timestamptz and v.sales_to < s.before and length(v.artefact) > 0 order by v.id desc limit 1) m on true
    where s.arms_length and s.close_date <= ${today}::date and s.close_date > ${today}::date - ${WINDOW_DAYS}::int
      and (r.recorded is not null or m.id is not null)
      and not exists (select from valuation_sample_cases c where c.parcel_id = s.parcel_id and c.close_date = s.close_date)
    order by s.parcel_id, s.close_date`.execute(db);
  return rows;
}

async function judge(db: Db, drawn: readonly Drawable[]): Promise<Case[]> {
  const recorded = drawn.flatMap(({ parcelId, closeDate, priceCents, recorded: known }) =>
    known === null ? [] : [{ parcelId, closeDate, priceCents, ...known }],
  );
  const byModel = Map.groupBy(
    drawn.filter(({ recorded: known }) => known === null),
    ({ modelId }) => modelId ?? 0,
  );
  const valued: Case[] = [];
  for (const [modelId, sales] of byModel) valued.push(...(await valueByModel(db, modelId, sales)));
  return [...recorded, ...valued];
}

async function valueByModel(db: Db, modelId: number, drawn: readonly Drawable[]): Promise<Case[]> {
  const installed = await readModel(db, modelId);
  if (installed === undefined) return [];
  const homes = await findSales(
    db,
    drawn.map(({ saleId }) => saleId),
  );
  const byId = new Map(homes.map((home) => [home.saleId, home]));
  const known = drawn.flatMap((sale) => {
    const home = byId.get(sale.saleId);
    return home === undefined ? [] : [{ sale, home }];
  });
  const values = await valueRecords(
    installed,
    known.map(({ sale, home }) => ({
      day: dayOf(sale.before) - 1,
      latitude: home.latitude,
      longitude: home.longitude,
      facts: plainFacts(home.facts),
    })),
  );
  return known.map(({ sale }, at): Case => {
    const value = values[at];
    const given = value === undefined || typeof value === 'string' ? null : value;
    return {
      parcelId: sale.parcelId,
      closeDate: sale.closeDate,
      priceCents: sale.priceCents,
      modelVersion: sale.modelVersion ?? '',
      asOf: sale.before,
      estimateCents: given && toCents(given.estimate),
      low68Cents: given && toCents(given.low68),
      high68Cents: given && toCents(given.high68),
    };
  });
}

/** Undefined if the bytes are gone or from a product version that can no longer run. */
async function readModel(db: Db, modelId: number): Promise<InstalledValuation | undefined> {
  const bytes = await readArtefact(db, modelId);
  if (bytes === undefined) return undefined;
  try {
    return decodeArtefact<InstalledValuation>(bytes, INSTALLED_FORM);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

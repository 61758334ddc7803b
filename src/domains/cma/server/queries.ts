import { sql } from 'kysely';
import { z } from 'zod';
import { saleOddsSchema } from '#domains/odds/contract.ts';
import type { Db } from '#platform/db/database.ts';
import { compFactsSchema, reportSchema, type CompFacts, type CompKind } from '../contract.ts';
import type { Overrides } from '../model/adjust-comp.ts';
import { cmaHomeSchema } from '../model/home.ts';
import { NO_COSTS, netSheetChangesSchema, netSheetInputSchema } from '#domains/proceeds/contract.ts';
import { ratesSchema } from '../model/rates.ts';
import { completePages } from '../model/report-pages.ts';
import { type GridLine } from '../model/grid-lines.ts';

/** What the local market showed when it was last looked at. */
export const evidenceSchema = z.object({
  rates: ratesSchema,
  // Analyses from before the odds were proved on other homes have none until they are refreshed.
  odds: saleOddsSchema
    .extend({
      where: z.string(),
      from: z.string(),
      weeks: z.number().int(),
      ratios: z.object({ low: z.number(), high: z.number() }),
    })
    .nullable()
    .catch(null),
  rung: z.object({ miles: z.number(), months: z.number().int(), sizeShare: z.number() }),
  where: z.string(),
  ratesFrom: z.string().optional(),
  marketSlug: z.string().nullable(),
  priorSales: z.array(z.object({ date: z.string(), priceCents: z.number().int() })),
  parcelId: z.number().int().nullable(),
  /** For a home without a record: a neighboring record, which gives its location. */
  besideParcelId: z.number().int().nullable().default(null),
});
export type Evidence = z.infer<typeof evidenceSchema>;

const handSetSchema = z.object({ cents: z.number().int(), reason: z.string() });
export type HandSet = z.infer<typeof handSetSchema>;

const cmaRowSchema = z.object({
  id: z.number(),
  public_id: z.string(),
  title: z.string(),
  subject: cmaHomeSchema,
  effective_date: z.string(),
  evidence: evidenceSchema,
  rate_edits: z.record(z.string(), handSetSchema),
  net_sheet: netSheetChangesSchema.transform((entered) => ({ ...NO_COSTS, ...entered })).pipe(netSheetInputSchema),
  report: reportSchema.transform((report) => ({ ...report, pages: completePages(report.pages) })),
  refreshed_at: z.date(),
  user_id: z.string(),
});
export type CmaRow = z.infer<typeof cmaRowSchema>;

/** A person's own analysis; undefined for other people's and unknown ones. */
export async function findCma(db: Db, userId: string, publicId: string): Promise<CmaRow | undefined> {
  const row = await db
    .selectFrom('cmas')
    .selectAll()
    .where('public_id', '=', publicId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row === undefined ? undefined : cmaRowSchema.parse(row);
}

export async function findCmaById(db: Db, id: number, { isLocked = false } = {}): Promise<CmaRow> {
  const query = db.selectFrom('cmas').selectAll().where('id', '=', id);
  return cmaRowSchema.parse(await (isLocked ? query.forUpdate() : query).executeTakeFirstOrThrow());
}

export interface CompRow {
  id: number;
  key: string;
  kind: CompKind;
  facts: CompFacts;
  manualWeight: number | null;
  overrides: Overrides;
}

export async function listComps(db: Db, cmaId: number): Promise<CompRow[]> {
  const rows = await db.selectFrom('cma_comps').selectAll().where('cma_id', '=', cmaId).orderBy('id').execute();
  const adjustments =
    rows.length === 0
      ? []
      : await db
          .selectFrom('cma_adjustments')
          .selectAll()
          .where(
            'comp_id',
            'in',
            rows.map((row) => row.id),
          )
          .execute();
  return rows.map((row) => ({
    id: row.id,
    key: row.source_key,
    kind: (['sold', 'pending', 'active'] as const).find((kind) => kind === row.kind) ?? 'expired',
    facts: compFactsSchema.parse(row.facts),
    manualWeight: row.manual_weight === null ? null : Number(row.manual_weight),
    overrides: Object.fromEntries(
      adjustments
        .filter((adjustment) => adjustment.comp_id === row.id)
        .map((adjustment) => [adjustment.line as GridLine, { cents: adjustment.cents, reason: adjustment.reason }]),
    ),
  }));
}

export async function upsertComp(
  db: Db,
  cmaId: number,
  comp: { key: string; kind: CompKind; facts: CompFacts; manualWeight?: number | null | undefined },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into cma_comps as c (cma_id, source_key, kind, facts, manual_weight)
    values (${cmaId}, ${comp.key}, ${comp.kind}, ${JSON.stringify(comp.facts)}::jsonb, ${comp.manualWeight ?? null})
    on conflict (cma_id, source_key) do update set kind = excluded.kind, facts = excluded.facts,
      manual_weight = case when ${comp.manualWeight === undefined} then c.manual_weight else excluded.manual_weight end
    returning id`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('an upsert always answers its row');
  return row.id;
}

export type AdjustmentChanges = Partial<Record<GridLine, HandSet | null | undefined>>;

/** Sets the named lines; null returns a line to the computed rate. */
export async function changeAdjustments(db: Db, compId: number, changes: AdjustmentChanges): Promise<void> {
  const lines = Object.keys(changes);
  if (lines.length === 0) return;
  await db.deleteFrom('cma_adjustments').where('comp_id', '=', compId).where('line', 'in', lines).execute();
  const set = Object.entries(changes).flatMap(([line, next]) => (next == null ? [] : [{ line, ...next, comp_id: compId }]));
  if (set.length > 0) await db.insertInto('cma_adjustments').values(set).execute();
}

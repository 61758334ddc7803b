import { hasSales } from '#domains/records/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { ModelCard } from '../contract.ts';
import { readCard } from './queries.ts';

/** The figures of the serving model, or whether a first one is on its way. */
export async function getModelCard(ctx: Context): Promise<{ card: ModelCard | null; isTraining: boolean }> {
  const card = await readCard(ctx.db);
  return { card: card ?? null, isTraining: card === undefined && (await hasSales(ctx.db)) };
}

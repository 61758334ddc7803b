import { hasSales } from '#domains/records/server/index.ts';
import type { EndpointResponse } from '#lib/endpoint.ts';
import type { Context } from '#platform/http/context.ts';
import type { getModelCard as endpoint } from '../contract.ts';
import { listSamples } from './draw-sample.ts';
import { listModelVersions } from './list-model-versions.ts';
import { readCard } from './queries.ts';

/** The figures of the serving model and of those before it, or whether a first one is on its way. */
export async function getModelCard(ctx: Context): Promise<EndpointResponse<typeof endpoint>> {
  const [card, versions, samples] = await Promise.all([readCard(ctx.db), listModelVersions(ctx.db), listSamples(ctx.db)]);
  return { card: card ?? null, isTraining: card === undefined && (await hasSales(ctx.db)), versions, samples };
}

import { hasSales } from '#domains/records/server/index.ts';
import type { EndpointResponse } from '#lib/endpoint.ts';
import type { Context } from '#platform/verb/context.ts';
import type { getModelCard as endpoint } from '../contract.ts';
import { listSamples } from './draw-sample.ts';
import { listModelVersions } from './list-model-versions.ts';
import { readCard } from './queries.ts';
import { findServingModel } from './serving-model.ts';

/** The figures of the newest model and of those before it, and whether one that can answer is on its way. */
export async function getModelCard(ctx: Context): Promise<EndpointResponse<typeof endpoint>> {
  const [card, serving, versions, samples] = await Promise.all([
    readCard(ctx.db),
    findServingModel(ctx),
    listModelVersions(ctx.db),
    listSamples(ctx.db),
  ]);
  return { card: card ?? null, isTraining: serving === undefined && (await hasSales(ctx.db)), versions, samples };
}

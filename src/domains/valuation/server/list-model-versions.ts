import type { Db } from '#platform/db/database.ts';
import { modelCardSchema, type ModelCard, type ModelVersion } from '../contract.ts';

const MOST_VERSIONS = 60;

/** Every model that served here, the newest first, each with what changed against the one before. */
export async function listModelVersions(db: Db): Promise<ModelVersion[]> {
  const rows = await db
    .selectFrom('valuation_models')
    .select(['card', 'is_serving'])
    .orderBy('id', 'desc')
    .limit(MOST_VERSIONS)
    .execute();
  const models = rows.flatMap(({ card, is_serving: isServing }) => {
    const { data } = modelCardSchema.safeParse(card);
    return data === undefined ? [] : [{ card: data, isServing }];
  });
  return models.map(({ card, isServing }, at) => ({
    version: card.version,
    trainedAt: card.trainedAt,
    isServing,
    sales: card.sales,
    salesTo: card.salesTo,
    heldOut:
      card.heldOut === null
        ? null
        : {
            n: card.heldOut.n,
            mdape: card.heldOut.mdape,
            ppe10: card.heldOut.ppe10,
            medianSignedError: card.heldOut.medianSignedError,
          },
    changes: describeChange(card, models[at + 1]?.card),
  }));
}

/** What differs between two models, in words for the change log. */
export function describeChange(card: ModelCard, before: ModelCard | undefined): string[] {
  if (before === undefined) return ['The first model of this installation'];
  const changes: string[] = [];
  const sales = card.sales - before.sales;
  if (sales !== 0) changes.push(`${Math.abs(sales).toLocaleString('en-US')} ${sales > 0 ? 'more' : 'fewer'} sales`);
  if (card.salesTo !== before.salesTo) changes.push(`Sales to ${card.salesTo} instead of ${before.salesTo}`);
  const added = card.features.filter((name) => !before.features.includes(name));
  const dropped = before.features.filter((name) => !card.features.includes(name));
  if (added.length > 0) changes.push(`Looks at ${added.join(', ')} as well`);
  if (dropped.length > 0) changes.push(`No longer looks at ${dropped.join(', ')}`);
  if (changes.length === 0) changes.push('The same sales and facts, by a changed method');
  return changes;
}

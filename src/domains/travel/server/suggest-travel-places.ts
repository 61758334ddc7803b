import { capitalize } from '#lib/format.ts';
import { foldText } from '#lib/fold-text.ts';
import type { Context } from '#platform/verb/context.ts';
import type { TravelPlace } from '../contract.ts';
import { findNamedPoints } from './queries.ts';

/** Suggests places by name as destinations. */
export async function suggestTravelPlaces(ctx: Context, q: string): Promise<{ items: TravelPlace[] }> {
  const points = await findNamedPoints(ctx.db, foldText(q));
  return {
    items: points.map(({ kind, ...point }) => ({ ...point, detail: sayKind(kind) })),
  };
}

function sayKind(kind: string): string {
  const words = kind.replaceAll('_', ' ');
  if (kind === 'bus') return 'Bus stop';
  if (kind === 'light_rail') return 'Light rail station';
  return capitalize(words);
}

import { findHomes, type HomeOnRecord } from '#domains/records/server/index.ts';
import { openThread } from '#platform/jobs/open-thread.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import { tabulateRecords } from '../model/home-record.ts';
import { FEWEST_SALES } from '../model/train-model.ts';
import type { HindsightNews, HindsightWork } from './hindsight-thread.ts';
import { dayOf, recordOf } from './present.ts';
import { listSoldAsRecorded, tabulateSold } from './train-valuation.ts';

export interface HomeAsListed {
  parcelId: number;
  /** YYYY-MM-DD */
  listedOn: string;
}

/** A model serves for at most this long; each one after it knows the sales since. */
const CUT_DAYS = 122;
const BATCH = 500;
const SEED = 'as listed';

/**
 * What the product would have estimated for homes on the day they came on the market, in dollars: each by a model that knows only sales
 * that closed before, some at most four months earlier. So no value knows what its own home sold for. Null where no estimate would
 * have been given. Facts are those on record now. Trains as often as the time needs, in a thread.
 */
export async function valueAsListed(
  ctx: Context,
  listed: readonly HomeAsListed[],
  stopping?: AbortSignal,
): Promise<(number | null)[]> {
  requireSystem(ctx);
  const sold = await listSoldAsRecorded(ctx);
  if (sold.length < FEWEST_SALES || listed.length === 0) return listed.map(() => null);
  const known = await findKnown(ctx, listed);
  const places = listed.flatMap(({ parcelId, listedOn }, at) => {
    const home = known.get(parcelId);
    return home === undefined ? [] : [{ at, record: recordOf(home, listedOn) }];
  });
  const sales = await tabulateSold(sold);
  const values = await valueInThread(
    {
      sales,
      homes: tabulateRecords(
        places.map(({ record }) => record),
        sales.features,
      ),
      cuts: cutDays(listed.map(({ listedOn }) => dayOf(listedOn))),
      seed: SEED,
    },
    stopping,
  );
  const given = new Map(places.map(({ at }, index) => [at, values[index] ?? Number.NaN]));
  return listed.map((_, at) => {
    const value = given.get(at) ?? Number.NaN;
    return Number.isFinite(value) ? value : null;
  });
}

async function findKnown({ db }: Context, listed: readonly HomeAsListed[]): Promise<Map<number, HomeOnRecord>> {
  const ids = [...new Set(listed.map(({ parcelId }) => parcelId))];
  const known = new Map<number, HomeOnRecord>();
  for (let start = 0; start < ids.length; start += BATCH)
    for (const home of await findHomes(db, ids.slice(start, start + BATCH))) known.set(home.id, home);
  return known;
}

function cutDays(days: readonly number[]): number[] {
  const [first, last] = [Math.min(...days), Math.max(...days)];
  return Array.from({ length: Math.floor((last - first) / CUT_DAYS) + 1 }, (_, at) => first + at * CUT_DAYS);
}

function valueInThread(work: HindsightWork, stopping: AbortSignal | undefined): Promise<HindsightNews> {
  return new Promise((resolve, reject) => {
    stopping?.throwIfAborted();
    const worker = openThread(new URL('hindsight-thread.ts', import.meta.url), {
      name: 'values as they would have been',
      heapMb: 1024,
      data: work,
    });
    const stop = () => {
      reject(new Error('The process ends; this is begun again by another.'));
      void worker.terminate();
    };
    stopping?.addEventListener('abort', stop, { once: true });
    worker.on('message', resolve);
    worker.on('error', reject);
    worker.on('exit', (code) => {
      stopping?.removeEventListener('abort', stop);
      if (code !== 0) reject(new Error(`The thread ended with code ${code}`));
    });
  });
}

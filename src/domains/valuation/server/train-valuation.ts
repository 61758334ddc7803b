import { usDay, utcDay } from '#lib/calendar.ts';
import { findHomes, type HomeOnRecord, listSoldHomes, type SoldHome } from '#domains/records/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import { openThread } from '#platform/jobs/open-thread.ts';
import { takeTurns } from '#platform/jobs/take-turns.ts';
import { transact } from '#platform/verb/transact.ts';
import type { ModelCard } from '../contract.ts';
import { decodeArtefact } from '../model/artefact.ts';
import {
  inferFeature,
  mayPrecedeWorks,
  namesOfFacts,
  tabulateFeature,
  tabulateRecords,
  type HomeRecord,
} from '../model/home-record.ts';
import type { InstallationInput, InstalledValuation } from '../model/install-valuation.ts';
import { INSTALLED_FORM } from '../model/install-valuation.ts';
import type { FeatureColumn, HomeTable, SalesTable } from '../model/sales-table.ts';
import { refuseKind } from '../model/refuse-kind.ts';
import { FEWEST_SALES } from '../model/train-model.ts';
import { dayOf, presentHeldOut, recordOf } from './present.ts';
import { insertEstimates, insertModel, isDemonstration, listFollowedParcels, listPlaceNames } from './queries.ts';
import { valueRecords } from './value-records.ts';
import type { ThreadNews, ThreadWork } from './valuation-thread.ts';

export interface TrainingRequest {
  seed?: string;
  /** Processor cores to use; background work takes one. */
  threads?: number;
  onProgress?: (share: number, step: string) => void;
  /** Ends the training at once; the old model goes on serving. */
  stopping?: AbortSignal;
}

const ESTIMATE_BATCH = 500;

/**
 * Learns from every recorded sale at arm's length, in a thread of its own, and lets the new model serve. Until the last
 * moment, and where anything fails, the old one serves. Throws `conflict` where too few sales are recorded.
 */
export async function trainValuation(
  ctx: Context,
  { seed = '1', threads = 1, onProgress = () => {}, stopping }: TrainingRequest = {},
): Promise<ModelCard> {
  requireSystem(ctx);
  const startedAt = performance.now();
  const { input, salesFrom, salesTo } = await gatherInput(ctx);
  const sales = input.table.count;
  const { artefact, fingerprint, features, heldOut } = await learnInThread({ input, seed, threads }, onProgress, stopping);
  const card: ModelCard = {
    version: `${utcDay(ctx.now)}-${fingerprint}`,
    trainedAt: ctx.now.toISOString(),
    isDemonstration: await isDemonstration(ctx.db),
    sales,
    salesFrom,
    salesTo,
    features,
    seconds: Math.round((performance.now() - startedAt) / 100) / 10,
    heldOut: heldOut === null ? null : presentHeldOut(heldOut),
  };
  await transact(ctx, async (inner) => {
    // The same sales and seed give the same model: it is there already.
    const known = await inner.db
      .selectFrom('valuation_models')
      .select('id')
      .where('version', '=', card.version)
      .executeTakeFirst();
    if (known !== undefined) await inner.db.deleteFrom('valuation_models').where('id', '=', known.id).execute();
    const id = await insertModel(inner.db, { version: card.version, trainedAt: ctx.now, salesTo: card.salesTo, card, artefact });
    await recordEstimates(inner, id, decodeArtefact<InstalledValuation>(artefact, INSTALLED_FORM));
  });
  return card;
}

/** Sales of homes that are on record as they were sold; in turns, because requests are answered meanwhile. */
export async function listSoldAsRecorded(ctx: Context): Promise<SoldHome[]> {
  const today = dayOf(utcDay(ctx.now));
  const kept: SoldHome[] = [];
  for await (const home of takeTurns(await listSoldHomes(ctx.db)))
    if (isHome(home) && !mayPrecedeWorks(recordOf(home, home.closeDate), today)) kept.push(home);
  return kept;
}

function isHome({ facts }: Pick<HomeOnRecord, 'facts'>): boolean {
  return refuseKind(null, facts['propertySubType']) === null;
}

/** What is learned from. The sales themselves, some 20 MB, are let go before the long work begins. */
async function gatherInput(ctx: Context): Promise<{ input: InstallationInput; salesFrom: string; salesTo: string }> {
  const sold = await listSoldAsRecorded(ctx);
  if (sold.length < FEWEST_SALES)
    throw new DomainError('conflict', `${sold.length} sales are recorded; ${FEWEST_SALES} are needed to learn from.`);
  const areaIds = Float64Array.from(sold, ({ neighborhoodId }) => neighborhoodId ?? 0);
  const input = {
    table: await tabulateSold(sold),
    saleIds: Float64Array.from(sold, ({ saleId }) => saleId),
    parcelIds: Float64Array.from(sold, ({ id }) => id),
    areaIds,
    areaNames: await listPlaceNames(ctx.db, [...new Set(areaIds)]),
  };
  return { input, salesFrom: sold[0]?.closeDate ?? '', salesTo: sold.at(-1)?.closeDate ?? '' };
}

export async function tabulateSold(sold: readonly SoldHome[]): Promise<SalesTable> {
  return {
    ...(await tabulateInTurns(sold)),
    price: Float64Array.from(sold, ({ closePriceCents, concessionsCents }) => (closePriceCents - concessionsCents) / 100),
  };
}

// Fact by fact, because requests are answered meanwhile.
async function tabulateInTurns(sold: readonly SoldHome[]): Promise<HomeTable> {
  const records: HomeRecord[] = [];
  for await (const home of takeTurns(sold)) records.push(recordOf(home, home.closeDate));
  const features: FeatureColumn[] = [];
  for await (const name of takeTurns(namesOfFacts(records))) {
    const feature = inferFeature(records, name);
    if (feature !== undefined) features.push(tabulateFeature(records, feature));
  }
  return { ...tabulateRecords(records, []), features };
}

function learnInThread(
  work: ThreadWork,
  onProgress: (share: number, step: string) => void,
  stopping: AbortSignal | undefined,
): Promise<Extract<ThreadNews, { kind: 'done' }>> {
  return new Promise((resolve, reject) => {
    stopping?.throwIfAborted();
    const worker = openThread(new URL('valuation-thread.ts', import.meta.url), {
      name: 'learning of values',
      heapMb: 1024,
      data: work,
    });
    worker.on('message', (news: ThreadNews) => {
      if (news.kind === 'progress') onProgress(news.share, news.step);
      else resolve(news);
    });
    const stop = () => {
      reject(new Error('The process ends; training is begun again by another.'));
      void worker.terminate();
    };
    stopping?.addEventListener('abort', stop, { once: true });
    worker.on('error', reject);
    worker.on('exit', (code) => {
      stopping?.removeEventListener('abort', stop);
      if (code !== 0) reject(new Error(`The training thread ended with code ${code}`));
    });
  });
}

async function recordEstimates(ctx: Context, modelId: number, installed: InstalledValuation): Promise<void> {
  const ids = await listFollowedParcels(ctx.db);
  const asOf = usDay(ctx.now);
  for (let start = 0; start < ids.length; start += ESTIMATE_BATCH) {
    const homes = (await findHomes(ctx.db, ids.slice(start, start + ESTIMATE_BATCH))).filter(isHome);
    const values = await valueRecords(
      installed,
      homes.map((home) => recordOf(home, asOf)),
    );
    const stored = homes.flatMap((home, index) => {
      const value = values[index];
      if (value === undefined || typeof value === 'string') return [];
      const cents = (amount: number) => Math.round(amount) * 100;
      return [
        {
          parcelId: home.id,
          estimateCents: cents(value.estimate),
          low68Cents: cents(value.low68),
          high68Cents: cents(value.high68),
          fsd: value.fsd,
        },
      ];
    });
    await insertEstimates(ctx.db, modelId, asOf, stored);
  }
}

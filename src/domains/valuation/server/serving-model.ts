import { LRUCache } from 'lru-cache';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { decodeArtefact } from '../model/artefact.ts';
import type { Estimator } from '../model/estimate-home.ts';
import { createEstimator } from '../model/estimate-home.ts';
import type { InstalledValuation } from '../model/install-valuation.ts';
import { INSTALLED_FORM } from '../model/install-valuation.ts';
import { findServing, readArtefact } from './queries.ts';

export interface Serving {
  id: number;
  version: string;
  installed: InstalledValuation;
  /** One home after another: estimates run to their end without waiting, so that one estimator serves all requests. */
  estimator: Estimator;
}

// Versions carry the fingerprint of their bytes, so that a version is one model in any database.
const loaded = new LRUCache<string, Promise<Serving | undefined>>({ max: 2 });

/** The model that answers now, or undefined before the first training. */
export async function findServingModel(ctx: Pick<Context, 'db'>): Promise<Serving | undefined> {
  const row = await findServing(ctx.db);
  if (row === undefined) return undefined;
  const known = loaded.get(row.version);
  if (known !== undefined) return known;
  const loading = load(ctx, row);
  loaded.set(row.version, loading);
  loading.catch(() => loaded.delete(row.version));
  return loading;
}

/** Throws `not-found` before the first training. */
export async function requireServingModel(ctx: Pick<Context, 'db'>): Promise<Serving> {
  const serving = await findServingModel(ctx);
  if (serving === undefined) throw new DomainError('not-found', 'No model has been trained here yet.');
  return serving;
}

async function load(ctx: Pick<Context, 'db'>, { id, version }: { id: number; version: string }): Promise<Serving | undefined> {
  const bytes = await readArtefact(ctx.db, id);
  if (bytes === undefined || bytes.length === 0) return undefined;
  try {
    const installed = decodeArtefact<InstalledValuation>(bytes, INSTALLED_FORM);
    return { id, version, installed, estimator: createEstimator(installed.model) };
  } catch (error) {
    // Stored by another product version: counts as none until the next training.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

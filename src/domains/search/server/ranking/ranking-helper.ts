import { createHelper } from '#platform/jobs/helper.ts';
import type { Meaning } from '../../model/ranking/meaning.ts';

/** Remarks as the helper remembers them, under a key that changes with them. */
export interface KeyedRemarks {
  key: string;
  text: string;
  meaning: Meaning | undefined;
}

export interface RankingQuestion {
  wish: string;
  vector: Float32Array | undefined;
  keys: readonly string[];
  /** Remarks that the helper may not know. */
  remarks: readonly KeyedRemarks[];
}

/** The order of the keys, best first, by index, and what of the wish none speaks of; or the keys whose remarks have to be told first. */
export type RankingAnswer = { order: number[]; unspoken: string[] } | { missing: string[] };

/** Orders remarks by how well they answer a wish, in a process of its own. */
export const askRanking = createHelper<RankingQuestion, RankingAnswer>(new URL('./ranking-worker.ts', import.meta.url), {
  name: 'ranking by wishes',
  heapMb: 256,
});

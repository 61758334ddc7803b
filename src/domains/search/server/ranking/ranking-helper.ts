import { createHelper } from '#platform/jobs/helper.ts';
import type { Meaning } from '../../model/ranking/meaning.ts';

/** Remarks for the helper, under a key that changes with them. */
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

/** The keys in order, best first, by index, and the words of the wish that none mentions; or the keys whose remarks the helper needs first. */
export type RankingAnswer = { order: number[]; unspoken: string[] } | { missing: string[] };

/** Orders remarks by how well they answer a wish, in a process of its own. */
export const askRanking = createHelper<RankingQuestion, RankingAnswer>(new URL('./ranking-worker.ts', import.meta.url), {
  name: 'ranking by wishes',
  heapMb: 256,
});

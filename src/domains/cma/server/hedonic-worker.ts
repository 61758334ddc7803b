import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { answerQuestions } from '#platform/jobs/thread.ts';
import { fitHedonic } from '../model/hedonic.ts';
import type { SoldHome } from '../model/home.ts';
import type { HedonicAnswer, HedonicQuestion } from './hedonic-thread.ts';
import { readRateSales } from './rate-sales.ts';

const KEPT_ANSWERS = 8;
/** Analyses of one market rest on the same sales until another home sells, and kinds of home on the same helper. */
const known = new LRUCache<string, { answer: HedonicAnswer | null }>({ max: KEPT_ANSWERS });

answerQuestions(answer);

function answer(question: HedonicQuestion): HedonicAnswer | null {
  const key = hash('sha256', [question.effectiveDate, question.sales, question.others].join('\n'));
  const kept = known.get(key);
  if (kept !== undefined) return kept.answer;
  const fresh = learn(question);
  known.set(key, { answer: fresh });
  return fresh;
}

function learn({ sales, others, effectiveDate }: HedonicQuestion): HedonicAnswer | null {
  const own = readRateSales(sales);
  const helper = others === null ? null : answer({ sales: others, others: null, effectiveDate });
  const hedonic = fitHedonic(own, effectiveDate, helper?.hedonic ?? null);
  return hedonic && { hedonic, cities: listCities(own) };
}

function listCities(sales: readonly SoldHome[]): string[] {
  const counts = new Map<string, number>();
  for (const { home } of sales) if (home.city !== null) counts.set(home.city, (counts.get(home.city) ?? 0) + 1);
  return [...counts].toSorted((one, other) => other[1] - one[1]).map(([city]) => city);
}

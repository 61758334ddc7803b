import { answerQuestions } from '#platform/jobs/helper.ts';
import { fitHedonic } from '../model/hedonic.ts';
import type { SoldHome } from '../model/home.ts';
import type { MarketAnswer, MarketQuestion } from './market-helper.ts';
import { readRateSales } from './rate-sales.ts';

answerQuestions(({ sales, helper, effectiveDate }: MarketQuestion): MarketAnswer => {
  const own = readRateSales(sales);
  const hedonic = fitHedonic(own, effectiveDate, helper);
  return { found: hedonic && { hedonic, cities: listCities(own) } };
});

function listCities(sales: readonly SoldHome[]): string[] {
  const counts = new Map<string, number>();
  for (const { home } of sales) if (home.city !== null) counts.set(home.city, (counts.get(home.city) ?? 0) + 1);
  return [...counts].toSorted((one, other) => other[1] - one[1]).map(([city]) => city);
}

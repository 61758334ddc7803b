import { useEffect } from 'react';
import { reportFilters } from '#domains/analytics/web/index.ts';
import { PLACE_FILTERS, type Filters } from './search-state.ts';
import { STANDS_MS } from './report-terms.ts';

/** Where people search, what they typed, and what is theirs alone say nothing of what a listing should state. */
const NOT_REPORTED = new Set<string>([
  ...PLACE_FILTERS,
  'excludePlace',
  'keywords',
  'excludeKeywords',
  'wish',
  'mine',
  'matchScoreMin',
  'status',
]);

/** Names of the filters that are set; features one by one. Never their values. */
export function nameFilters(filters: Filters): string[] {
  return Object.entries(filters)
    .filter(([name, value]) => value !== undefined && value !== '' && !NOT_REPORTED.has(name))
    .flatMap(([name, value]) => (name === 'features' ? value.split(',').map((feature) => `features:${feature}`) : [name]))
    .toSorted();
}

/** Reports by which filters people search, once they stand. */
export function useReportFilters(filters: Filters): void {
  const names = nameFilters(filters).join(' ');
  useEffect(() => {
    if (names === '') return;
    const timer = setTimeout(() => reportFilters(names.split(' ')), STANDS_MS);
    return () => clearTimeout(timer);
  }, [names]);
}

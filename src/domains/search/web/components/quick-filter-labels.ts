import { describeFilters } from '../filter-labels.ts';
import type { Filters } from '../search-state.ts';

export const QUICK_FILTERS = ['price', 'rooms', 'types'] as const;
export type QuickFilter = (typeof QUICK_FILTERS)[number];

const TITLES: Record<QuickFilter, string> = { price: 'Price', rooms: 'Beds & baths', types: 'Home type' };

/** A button's label: its title, or the choice. */
export function quickLabel(name: QuickFilter, filters: Filters): string {
  const chips = describeFilters(filters).filter((chip) => chip.section === name);
  return chips.length === 0 ? TITLES[name] : chips.map((chip) => chip.label).join(', ');
}

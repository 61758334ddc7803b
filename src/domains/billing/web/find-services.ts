import type { CatalogService } from '../contract.ts';

export const CATEGORY_NAMES: Record<CatalogService['category'], string> = {
  preparation: 'Getting the home ready',
  marketing: 'Photos and marketing',
  listing: 'Listing',
  help: 'Help on the day',
  inspection: 'Inspection',
  appraisal: 'Appraisal',
  legal: 'Legal',
  closing: 'Closing',
};
export const DELIVERIES = [3, 5, 10] as const;
export const ORDERS = { listed: 'As listed', price: 'Lowest price first', soonest: 'Soonest first' } as const;

export interface ServiceSearch {
  category: CatalogService['category'] | null;
  /** Working days from order to delivery, at most. */
  within: number | null;
  order: keyof typeof ORDERS;
}

/** What an address asks for; what it says wrongly does not count. */
export function readServiceSearch(search: URLSearchParams): ServiceSearch {
  const category = search.get('category') ?? '';
  const within = Number(search.get('within'));
  const order = search.get('sort') ?? '';
  return {
    category: Object.hasOwn(CATEGORY_NAMES, category) ? (category as CatalogService['category']) : null,
    within: DELIVERIES.some((days) => days === within) ? within : null,
    order: Object.hasOwn(ORDERS, order) ? (order as keyof typeof ORDERS) : 'listed',
  };
}

/** The services that match, in order. Nothing about who offers them, or what they pay, changes a place. */
export function findServices(services: readonly CatalogService[], { category, within, order }: ServiceSearch): CatalogService[] {
  const found = services.filter(
    (service) => (category === null || service.category === category) && (within === null || service.days <= within),
  );
  if (order === 'price') return found.toSorted((a, b) => a.price.cents - b.price.cents);
  if (order === 'soonest') return found.toSorted((a, b) => a.days - b.days);
  return found;
}

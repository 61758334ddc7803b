import type { CatalogBundle, CatalogService } from '../contract.ts';

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
/** Prices up to which one can look, in dollars: of a service, and of a bundle. */
export const PRICES = { service: [100, 250, 500], bundle: [750, 1000, 1500] } as const;
const MOST_DOLLARS = [...PRICES.service, ...PRICES.bundle];
export const ORDERS = { listed: 'As listed', price: 'Lowest price first', soonest: 'Soonest first' } as const;

export interface CatalogSearch {
  category: CatalogService['category'] | null;
  /** Working days from order to delivery, at most. */
  within: number | null;
  /** Dollars, at most. */
  upTo: number | null;
  /** A service that is to be in a bundle. */
  includes: string | null;
  order: keyof typeof ORDERS;
}

/** What an address asks for; what it says wrongly does not count. */
export function readCatalogSearch(search: URLSearchParams): CatalogSearch {
  const category = search.get('category') ?? '';
  const within = Number(search.get('within'));
  const upTo = Number(search.get('upTo'));
  const order = search.get('sort') ?? '';
  return {
    category: Object.hasOwn(CATEGORY_NAMES, category) ? (category as CatalogService['category']) : null,
    within: DELIVERIES.some((days) => days === within) ? within : null,
    upTo: MOST_DOLLARS.some((dollars) => dollars === upTo) ? upTo : null,
    includes: search.get('includes'),
    order: Object.hasOwn(ORDERS, order) ? (order as keyof typeof ORDERS) : 'listed',
  };
}

/** What an address has in the place of a ZIP code. */
export const readTypedZip = (search: URLSearchParams): string => search.get('zip')?.trim().slice(0, 20) ?? '';

/** The ZIP code that an address names; null for what is none. */
export function readZip(search: URLSearchParams): string | null {
  const zip = readTypedZip(search);
  return /^\d{5}$/.test(zip) ? zip : null;
}

/** The services that match, in order. Nothing about who offers them, or what they pay, changes a place. */
export function findServices(
  services: readonly CatalogService[],
  { category, within, upTo, order }: CatalogSearch,
): CatalogService[] {
  return inOrder(
    services.filter(
      ({ category: own, days, price }) =>
        (category === null || own === category) &&
        (within === null || days <= within) &&
        (upTo === null || price.cents <= upTo * 100),
    ),
    order,
    ({ price, days }) => ({ cents: price.cents, days }),
  );
}

/** The same of bundles: soonest is the one of which all is delivered first. */
export function findBundles(bundles: readonly CatalogBundle[], { includes, upTo, order }: CatalogSearch): CatalogBundle[] {
  const isKnown = bundles.some(({ lines }) => lines.some(({ serviceId }) => serviceId === includes));
  return inOrder(
    bundles.filter(
      ({ lines, cents }) =>
        (!isKnown || lines.some(({ serviceId }) => serviceId === includes)) && (upTo === null || cents <= upTo * 100),
    ),
    order,
    ({ cents, lines }) => ({ cents, days: Math.max(...lines.map(({ days }) => days)) }),
  );
}

function inOrder<T>(
  found: readonly T[],
  order: CatalogSearch['order'],
  figures: (one: T) => { cents: number; days: number },
): T[] {
  if (order === 'listed') return [...found];
  const by = order === 'price' ? 'cents' : 'days';
  return found.toSorted((a, b) => figures(a)[by] - figures(b)[by]);
}

/** What nobody does at a place, of some services; none where no place is known. */
export function unserved<T extends Pick<CatalogService, 'doneBy'>>(
  services: readonly T[],
  served: readonly string[] | null,
): T[] {
  return served === null ? [] : services.filter(({ doneBy }) => doneBy !== null && !served.includes(doneBy));
}

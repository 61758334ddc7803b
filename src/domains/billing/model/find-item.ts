import {
  type Bundle,
  type CatalogItem,
  type Category,
  type Item,
  type Period,
  type Price,
  type Service,
} from './catalog-items.ts';
import { sumParts } from './bundle-math.ts';
import { CATALOG } from './catalog.ts';
import type { QuoteLine } from './quote-line.ts';

/**
 * Settlement services (RESPA, 12 USC 2602(3)): they can be left out of any bundle at no loss, carry no discount, and their place in
 * a list is not for sale.
 */
const SETTLEMENT: readonly Category[] = ['inspection', 'appraisal', 'legal', 'closing'];

export const isSettlement = ({ category }: Service): boolean => SETTLEMENT.includes(category);

/** By the id of the catalog; undefined for what is not sold, or not anymore. */
export function findItem(id: string): CatalogItem | undefined {
  return CATALOG.find((item) => item.id === id);
}

/** Throws RangeError for an id that is of no service. */
export function requireService(id: string): Service {
  const item = findItem(id);
  if (item?.kind !== 'service') throw new RangeError(`${id} is no service`);
  return item;
}

/** What a code can take something off of a line: settlement services carry no discount, within a bundle neither. */
export function discountableCents({ itemId, cents, parts }: Pick<QuoteLine, 'itemId' | 'cents' | 'parts'>): number {
  return parts === undefined
    ? withoutSettlement(itemId, cents)
    : parts.reduce((sum, part) => sum + withoutSettlement(part.serviceId, part.cents), 0);
}

/** Of a settlement service nothing, of anything else all. */
export function withoutSettlement(itemId: string, cents: number): number {
  const item = findItem(itemId);
  return item?.kind === 'service' && isSettlement(item) ? 0 : cents;
}

/** The price that stands on a day, UTC. */
export function priceOn(item: Item, period: Period, day: string): Price | undefined {
  return item.prices.find(
    (price) => price.period === period && price.from <= day && (price.until === null || day <= price.until),
  );
}

export interface BundleLine {
  service: Service;
  quantity: number;
  /** For all of them. */
  separateCents: number;
  cents: number;
}

/** What is left out of a bundle, and what comes instead of a part: the other service by the one that it replaces. */
export interface BundleChoice {
  without?: readonly string[] | undefined;
  swaps?: Readonly<Record<string, string>> | undefined;
}

/** A part of a bundle at its price of a day; settlement services carry no discount. */
export function priceBundlePart(
  { discountBps }: Pick<Bundle, 'discountBps'>,
  { serviceId, quantity, day }: { serviceId: string; quantity: number; day: string },
): BundleLine {
  const service = requireService(serviceId);
  const separateCents = (priceOn(service, 'once', day)?.cents ?? 0) * quantity;
  const off = isSettlement(service) ? 0 : Math.round((separateCents * discountBps) / 10_000);
  return { service, quantity, separateCents, cents: separateCents - off };
}

/** What a bundle costs as it is chosen: each line, the separate prices, and what is saved. */
export function priceBundle(
  bundle: Bundle,
  { day, without = [], swaps = {} }: BundleChoice & { day: string },
): { lines: BundleLine[]; separateCents: number; cents: number; savedCents: number } {
  const { parts: lines, ...sums } = sumParts(
    bundle.includes
      .filter(({ serviceId }) => !without.includes(serviceId))
      .map(({ serviceId, quantity }) =>
        priceBundlePart(bundle, {
          serviceId: Object.hasOwn(swaps, serviceId) ? (swaps[serviceId] ?? serviceId) : serviceId,
          quantity,
          day,
        }),
      ),
  );
  return { lines, ...sums };
}

import {
  type Bundle,
  type CatalogItem,
  type Category,
  type Item,
  type Period,
  type Price,
  type Service,
} from './catalog-items.ts';
import { BUNDLES, PLANS, SERVICES } from './catalog-rows.ts';

/**
 * Settlement services (RESPA, 12 USC 2602(3)): they can be left out of any bundle, carry no discount, and their place in a list
 * is not for sale.
 */
const SETTLEMENT: readonly Category[] = ['inspection', 'appraisal', 'legal', 'closing'];

export const isSettlement = ({ category }: Service): boolean => SETTLEMENT.includes(category);

/** Everything for sale. */
export const CATALOG: readonly CatalogItem[] = [...PLANS, ...BUNDLES, ...SERVICES];

export function findItem(id: string): CatalogItem | undefined {
  return CATALOG.find((item) => item.id === id);
}

export function requireService(id: string): Service {
  const item = findItem(id);
  if (item?.kind !== 'service') throw new RangeError(`${id} is no service`);
  return item;
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
  isRemovable: boolean;
}

/** What a bundle costs with some services left out: each line, the separate prices, and what is saved. */
export function priceBundle(
  bundle: Bundle,
  { day, without = [] }: { day: string; without?: readonly string[] },
): { lines: BundleLine[]; separateCents: number; cents: number; savedCents: number } {
  const lines = bundle.includes
    .filter(({ serviceId }) => !without.includes(serviceId))
    .map(({ serviceId, quantity }): BundleLine => {
      const service = requireService(serviceId);
      const separateCents = (priceOn(service, 'once', day)?.cents ?? 0) * quantity;
      const isRemovable = isSettlement(service);
      const off = isRemovable ? 0 : Math.round((separateCents * bundle.discountBps) / 10_000);
      return { service, quantity, separateCents, cents: separateCents - off, isRemovable };
    });
  const separateCents = lines.reduce((sum, line) => sum + line.separateCents, 0);
  const cents = lines.reduce((sum, line) => sum + line.cents, 0);
  return { lines, separateCents, cents, savedCents: separateCents - cents };
}

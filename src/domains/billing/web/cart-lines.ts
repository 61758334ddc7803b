import type { CatalogBundle, CatalogPlan, CatalogService } from '../contract.ts';
import type { CartItem } from './cart.ts';
import { type Period, sayLine } from './say-price.ts';

export interface Catalog {
  plans: readonly CatalogPlan[];
  bundles: readonly CatalogBundle[];
  services: readonly CatalogService[];
  isTest: boolean;
}

export interface CartLine {
  item: CartItem;
  label: string;
  /** At the prices that the page knows, before discount and tax; null for what is no longer offered. */
  cents: number | null;
  refundRule: string | null;
  /** Names of services that are left out of a bundle. */
  without: string[];
  renews: Period | null;
}

/** A cart in words and in the prices of the page. What is charged, the server says. */
export function linesOf(items: readonly CartItem[], { plans, bundles, services }: Catalog): CartLine[] {
  return items.map((item): CartLine => {
    const { id, period, quantity, without = [] } = item;
    const plan = plans.find((one) => one.id === id);
    const bundle = bundles.find((one) => one.id === id);
    const found = plan ?? bundle ?? services.find((one) => one.id === id);
    const left = bundle?.lines.filter(({ serviceId }) => without.includes(serviceId)) ?? [];
    const each =
      plan?.prices.find((price) => price.period === period)?.cents ??
      (bundle === undefined ? undefined : bundle.cents - left.reduce((sum, { cents }) => sum + cents, 0)) ??
      services.find((one) => one.id === id)?.price.cents;
    return {
      item,
      label: found === undefined ? 'Something that is no longer offered' : sayLine({ name: found.name, period, quantity }),
      cents: each === undefined ? null : each * quantity,
      refundRule: found?.refundRule ?? null,
      without: left.map(({ name }) => name),
      renews: plan !== undefined && (each ?? 0) > 0 && (period === 'month' || period === 'year') ? period : null,
    };
  });
}

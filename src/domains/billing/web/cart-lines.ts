import type { CatalogBundle, CatalogPlan, CatalogService } from '../contract.ts';
import { chooseParts } from './bundle-choice.ts';
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
  /** Of a bundle, what is left out and what comes instead of what. */
  notes: string[];
  /** Of a service, the bundles in the cart that have it too. */
  alsoIn: string[];
  renews: Period | null;
}

/** A cart in words and in the prices of the page. What is charged, the server says. */
export function linesOf(items: readonly CartItem[], { plans, bundles, services }: Catalog): CartLine[] {
  return items.map((item): CartLine => {
    const { id, period, quantity } = item;
    const plan = plans.find((one) => one.id === id);
    const bundle = bundles.find((one) => one.id === id);
    const found = plan ?? bundle ?? services.find((one) => one.id === id);
    const each =
      plan?.prices.find((price) => price.period === period)?.cents ??
      (bundle === undefined ? undefined : chooseParts(bundle, item).cents) ??
      services.find((one) => one.id === id)?.price.cents;
    return {
      item,
      label: found === undefined ? 'Something that is no longer offered' : sayLine({ name: found.name, period, quantity }),
      cents: each === undefined ? null : each * quantity,
      refundRule: found?.refundRule ?? null,
      notes: bundle === undefined ? [] : sayChoice(bundle, item),
      alsoIn: bundlesWith(id, { items, bundles }),
      renews: plan !== undefined && (each ?? 0) > 0 && (period === 'month' || period === 'year') ? period : null,
    };
  });
}

function bundlesWith(serviceId: string, { items, bundles }: { items: readonly CartItem[]; bundles: readonly CatalogBundle[] }) {
  return bundles
    .filter((bundle) =>
      items.some((item) => item.id === bundle.id && chooseParts(bundle, item).parts.some((part) => part.serviceId === serviceId)),
    )
    .map(({ name }) => name);
}

function sayChoice({ lines }: CatalogBundle, { without = [], swaps = {} }: CartItem): string[] {
  const left = lines.filter(({ serviceId }) => without.includes(serviceId)).map(({ name }) => name);
  const replaced = lines.flatMap(({ serviceId, name, swaps: others }) => {
    const other = others.find((one) => one.serviceId === swaps[serviceId]);
    return other === undefined ? [] : [`${other.name} in place of ${name}`];
  });
  return [...(left.length === 0 ? [] : [`Without ${left.join(', ')}`]), ...replaced];
}

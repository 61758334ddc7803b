import type { CatalogPlan } from '../contract.ts';
import type { Period } from './say-price.ts';

/** What an address asks to be chosen already: `autoSelect` names a plan, `amount` the price in dollars that was seen. */
export type AutoSelection =
  | { kind: 'none' }
  | { kind: 'unknown'; wanted: string }
  | {
      kind: 'plan';
      plan: CatalogPlan;
      price: CatalogPlan['prices'][number];
      /** The price that was seen, where it is not today's. */
      changedFromCents: number | null;
    };

const plain = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '-');

/** Reads it against today's plans. The amount only says which period was meant, and whether the price has changed since. */
export function readAutoSelect(search: URLSearchParams, plans: readonly CatalogPlan[]): AutoSelection {
  const wanted = search.get('autoSelect')?.trim() ?? '';
  if (wanted === '') return { kind: 'none' };
  const plan = plans.find(({ id, name }) => plain(id) === plain(wanted) || plain(name) === plain(wanted));
  const [first] = plan?.prices ?? [];
  if (plan === undefined || first === undefined) return { kind: 'unknown', wanted: wanted.slice(0, 60) };
  const seenCents = readDollars(search.get('amount'));
  const seen = plan.prices.find(({ cents }) => cents === seenCents);
  const price = seen ?? plan.prices.find(({ period }) => period === readPeriod(search.get('period'))) ?? first;
  return { kind: 'plan', plan, price, changedFromCents: seenCents === null || seen !== undefined ? null : seenCents };
}

/** "$1,495.00" as cents; null for what is no amount. */
function readDollars(text: string | null): number | null {
  const figure = (text ?? '').replaceAll(/[$,\s]/g, '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(figure) ? Math.round(Number(figure) * 100) : null;
}

function readPeriod(text: string | null): Period | undefined {
  return text === 'month' || text === 'year' || text === 'sale' ? text : undefined;
}

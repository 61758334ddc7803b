import type { CartLine } from '../../cart-lines.ts';

/** Where signing in leads back to: a plan is named with the price that was seen, anything else waits in the cart. */
export function targetOf(lines: readonly CartLine[]): string {
  const [only] = lines;
  const isPlan = only !== undefined && lines.length === 1 && only.item.period !== 'once' && only.cents !== null;
  return new URLSearchParams(
    isPlan
      ? { redirect: 'payment', plan: only.item.id, amount: String((only.cents ?? 0) / 100) }
      : { redirect: '/services#checkout' },
  ).toString();
}

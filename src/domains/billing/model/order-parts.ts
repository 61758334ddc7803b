import { findItem, withoutSettlement } from './find-item.ts';
import type { QuoteLine } from './quote-line.ts';
import { spread } from './spread.ts';
import { taxByLine } from './tax-rules.ts';

/** What was bought with money of its own: a plan, a service, or a service within a bundle. */
export interface OrderPart {
  /** Of the order: the place of its line, and of a bundle the service. */
  key: string;
  itemId: string;
  name: string;
  quantity: number;
  /** What was paid for it, after discount and with its tax. */
  cents: number;
  taxCents: number;
}

interface Bought {
  lines: readonly QuoteLine[];
  state: string;
  /** Calendar day of the order, UTC. */
  day: string;
  taxCents: number;
}

/** The parts of an order, which add up to what was paid. */
export function partsOf({ lines, state, day, taxCents }: Bought): OrderPart[] {
  const nets = lines.map(({ cents, discountCents }) => cents - discountCents);
  const byRule = taxByLine(lines, { state, day });
  // A renewal is taxed by the rules of its period, which may be another day's.
  const taxes = byRule.reduce((sum, tax) => sum + tax, 0) === taxCents ? byRule : spread(taxCents, nets);
  return lines.flatMap((line, at): OrderPart[] => {
    const { itemId, name, quantity, parts } = line;
    const tax = taxes[at] ?? 0;
    const net = nets[at] ?? 0;
    if (parts === undefined) return [{ key: String(at), itemId, name, quantity, cents: net + tax, taxCents: tax }];
    const partNets = netsOf(line);
    const partTaxes = spread(tax, partNets);
    return parts.map(({ serviceId, ...part }, of) => ({
      key: `${at}.${serviceId}`,
      itemId: serviceId,
      name: part.name,
      quantity: part.quantity,
      cents: (partNets[of] ?? 0) + (partTaxes[of] ?? 0),
      taxCents: partTaxes[of] ?? 0,
    }));
  });
}

/** What the services of a bundle come to after its discount, which settlement services carry no part of, but in orders of before. */
function netsOf({ discountCents, parts = [] }: QuoteLine): number[] {
  const prices = parts.map(({ cents }) => cents);
  const open = parts.map(({ serviceId, cents }) => withoutSettlement(serviceId, cents));
  const canCarry = open.reduce((sum, cents) => sum + cents, 0) >= discountCents;
  const off = spread(discountCents, canCarry ? open : prices);
  return prices.map((cents, at) => cents - (off[at] ?? 0));
}

export const isPlanPart = ({ itemId }: OrderPart): boolean => findItem(itemId)?.kind === 'plan';

/** "Showing host × 2". */
export const sayTimes = ({ name, quantity }: Pick<OrderPart, 'name' | 'quantity'>): string =>
  quantity === 1 ? name : `${name} × ${quantity}`;

import { formatMoney } from '#lib/format.ts';
import { STATE_NAMES } from '#lib/us-states.ts';
import { type BundleChoice, discountableCents, findItem, priceBundle, priceOn } from './find-item.ts';
import type { Bundle, Period, Plan, Service } from './catalog-items.ts';
import { LEAST_CHARGE_CENTS } from './order-terms.ts';
import { type PromoCode, refusePromo } from './promo.ts';
import type { QuoteLine } from './quote-line.ts';
import { spread } from './spread.ts';
import { taxOf, type TaxLine } from './tax-rules.ts';

/** What a buyer chose. Prices are never among it. */
export interface ChosenItem extends BundleChoice {
  id: string;
  quantity: number;
  period: Period;
}

export interface Quote {
  lines: QuoteLine[];
  subtotalCents: number;
  discountCents: number;
  taxLines: TaxLine[];
  taxCents: number;
  totalCents: number;
}

export const MOST_ITEMS = 20;
export const MOST_QUANTITY = 50;

/** What is wrong with a choice, by the field; each says what to do. */
export class QuoteRefusal extends Error {
  readonly field: string;
  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

/**
 * Prices a choice on a day. The discount is spread over the lines by largest remainder, and tax is counted once for each
 * jurisdiction, half up. Throws {@link QuoteRefusal}.
 */
export function quote(
  items: readonly ChosenItem[],
  {
    day,
    state,
    promo,
    included = [],
  }: {
    day: string;
    state: string;
    promo?: PromoCode | undefined;
    /** Services of which the buyer's plan includes one. */
    included?: readonly string[] | undefined;
  },
): Quote {
  if (items.length === 0) throw new QuoteRefusal('items', 'Choose something first.');
  if (!Object.hasOwn(STATE_NAMES, state)) throw new QuoteRefusal('state', 'Choose your state.');
  const seen = new Set<string>();
  const lines = items.map((chosen, at): QuoteLine => {
    const key = `${chosen.id} ${chosen.period}`;
    if (seen.has(key)) throw new QuoteRefusal(`items.${at}`, 'This is already in your cart. Change its quantity instead.');
    seen.add(key);
    return quoteLine(chosen, { day, state, at, isIncluded: included.includes(chosen.id) });
  });
  if (lines.filter(({ period }) => period !== 'once').length > 1) throw new QuoteRefusal('items', 'Choose one plan at a time.');
  const subtotalCents = sumOf(lines, ({ cents }) => cents);
  const discounts = promo === undefined ? [] : discountLines(lines, promo);
  for (const [at, line] of lines.entries()) line.discountCents = discounts[at] ?? 0;
  const discountCents = sumOf(lines, (line) => line.discountCents);
  const taxLines = taxOf(lines, { state, day });
  const taxCents = sumOf(taxLines, ({ cents }) => cents);
  const totalCents = subtotalCents - discountCents + taxCents;
  if (totalCents > 0 && totalCents < LEAST_CHARGE_CENTS)
    throw new QuoteRefusal(
      promo === undefined ? 'items' : 'promoCode',
      `A payment is at least ${formatMoney(LEAST_CHARGE_CENTS, 'always')}. Add something, or leave the code out.`,
    );
  return { lines, subtotalCents, discountCents, taxLines, taxCents, totalCents };
}

function quoteLine(
  chosen: ChosenItem,
  { day, state, at, isIncluded }: { day: string; state: string; at: number; isIncluded: boolean },
): QuoteLine {
  const item = findItem(chosen.id);
  const field = `items.${at}`;
  if (item === undefined) throw new QuoteRefusal(`${field}.id`, 'This is no longer offered. Remove it from your cart.');
  const { quantity, period } = chosen;
  const line = { itemId: item.id, name: item.name, period, quantity, discountCents: 0, refundRule: item.refundRule };
  if (item.kind === 'bundle') return { ...line, ...quoteBundle(item, chosen, { day, state, field }) };
  if (item.kind === 'plan' && quantity !== 1) throw new QuoteRefusal(`${field}.quantity`, 'You can only buy one of a plan.');
  requireOffered(item, state, field);
  const price = priceOn(item, period, day);
  if (price === undefined)
    throw new QuoteRefusal(`${field}.period`, `${item.name} isn’t offered this way. Choose another period.`);
  if (!isIncluded) return { ...line, priceId: price.id, cents: price.cents * quantity };
  return {
    ...line,
    name: quantity === 1 ? `${item.name}, in your plan` : `${item.name}, one of them in your plan`,
    priceId: price.id,
    cents: price.cents * (quantity - 1),
    isIncluded,
  };
}

function quoteBundle(
  bundle: Bundle,
  { without = [], swaps = {}, period, quantity }: ChosenItem,
  { day, state, field }: { day: string; state: string; field: string },
): Pick<QuoteLine, 'priceId' | 'cents' | 'parts'> {
  if (period !== 'once') throw new QuoteRefusal(`${field}.period`, 'You can only buy one of a bundle.');
  const left = new Set(without);
  if (bundle.includes.filter(({ serviceId }) => left.has(serviceId)).length !== without.length)
    throw new QuoteRefusal(`${field}.without`, 'Only what is in a bundle can be left out of it.');
  for (const [from, to] of Object.entries(swaps))
    if (!bundle.includes.some(({ serviceId, swaps: others }) => serviceId === from && !left.has(from) && others?.includes(to)))
      throw new QuoteRefusal(`${field}.swaps`, 'This part of the bundle can’t be replaced by that one.');
  const { lines, cents } = priceBundle(bundle, { day, without, swaps });
  if (lines.length === 0) throw new QuoteRefusal(`${field}.without`, 'Keep at least one service of the bundle.');
  if (new Set(lines.map(({ service }) => service.id)).size !== lines.length)
    throw new QuoteRefusal(`${field}.swaps`, 'Choose each service of the bundle once.');
  for (const { service } of lines) requireOffered(service, state, field);
  const priceId = [bundle.id, ...lines.map(({ service }) => priceOn(service, 'once', day)?.id ?? service.id)].join('+');
  const parts = lines.map(({ service, quantity: each, cents: partCents }) => ({
    serviceId: service.id,
    name: service.name,
    quantity: each * quantity,
    cents: partCents * quantity,
    refundRule: service.refundRule,
  }));
  return { priceId, cents: cents * quantity, parts };
}

function requireOffered(item: Service | Plan, state: string, field: string): void {
  if (item.kind === 'service' && item.states.length > 0 && !item.states.includes(state))
    throw new QuoteRefusal(`${field}.id`, `${item.name} isn’t offered in ${STATE_NAMES[state] ?? state} yet.`);
}

function discountLines(lines: readonly QuoteLine[], promo: PromoCode): number[] {
  const refusal = refusePromo(promo, lines);
  if (refusal !== undefined) throw new QuoteRefusal('promoCode', refusal);
  const weights = lines.map((line) =>
    promo.items.length === 0 || promo.items.includes(line.itemId) ? discountableCents(line) : 0,
  );
  const base = weights.reduce((sum, cents) => sum + cents, 0);
  const off = promo.kind === 'percent' ? Math.round((base * promo.value) / 100) : Math.min(promo.value, base);
  return spread(off, weights);
}

function sumOf<T>(rows: readonly T[], centsOf: (row: T) => number): number {
  return rows.reduce((sum, row) => sum + centsOf(row), 0);
}

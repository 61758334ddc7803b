import { findItem } from './find-item.ts';
import type { QuoteLine } from './quote-line.ts';
import { spread } from './spread.ts';

/** Tax on what is sold, in one place. */
export interface TaxRule {
  jurisdiction: string;
  state: string;
  /** What is taxed there: plans, as software used over the network, or services too. */
  taxes: 'plans' | 'everything';
  /** Of the price, in thousandths of a percent: 6,250 are 6.25 %. */
  rate: number;
  /** The part of the price that is taxed, in percent. */
  share: number;
  /** Calendar days, both included; null while it stands. */
  from: string;
  until: string | null;
  source: string;
}

export interface TaxLine {
  jurisdiction: string;
  /** Thousandths of a percent. */
  rate: number;
  /** What is taxed. */
  baseCents: number;
  cents: number;
}

/**
 * Rates of states on software that is used over the network. Local taxes and states that are not here are not charged: whoever
 * runs the site adds the rows of the places where it must collect.
 */
const RULES: readonly TaxRule[] = [
  {
    jurisdiction: 'Pennsylvania',
    state: 'PA',
    taxes: 'plans',
    rate: 6000,
    share: 100,
    from: '2012-05-31',
    until: null,
    source: '72 P.S. § 7202; Letter Ruling SUT-12-001',
  },
  {
    jurisdiction: 'Washington',
    state: 'WA',
    taxes: 'plans',
    rate: 6500,
    share: 100,
    from: '2009-07-26',
    until: null,
    source: 'RCW 82.08.020, 82.04.050(6)',
  },
  {
    jurisdiction: 'New York',
    state: 'NY',
    taxes: 'plans',
    rate: 4000,
    share: 100,
    from: '2005-06-01',
    until: null,
    source: 'Tax Law § 1105(a); TB-ST-128',
  },
  {
    jurisdiction: 'Texas',
    state: 'TX',
    taxes: 'plans',
    rate: 6250,
    share: 80,
    from: '1999-10-01',
    until: null,
    source: 'Tax Code § 151.051, 151.351',
  },
];

/**
 * Tax by jurisdiction, each rounded once over all lines, half a cent up: by line, many small ones would add up to more.
 * Discounts come off first.
 */
export function taxOf(lines: readonly TaxedLine[], given: Taxed): TaxLine[] {
  return standingRules(given).flatMap((rule) => {
    const net = lines.reduce((sum, line) => sum + netWithin(line, rule), 0);
    const baseCents = roundHalfUp(net * rule.share, 100);
    const cents = taxOn(net, rule);
    return cents === 0 ? [] : [{ jurisdiction: rule.jurisdiction, rate: rule.rate, baseCents, cents }];
  });
}

/** The same tax, split over the lines so that it adds up. */
export function taxByLine(lines: readonly TaxedLine[], given: Taxed): number[] {
  const taxes = lines.map(() => 0);
  for (const rule of standingRules(given)) {
    const nets = lines.map((line) => netWithin(line, rule));
    const shares = spread(
      taxOn(
        nets.reduce((sum, net) => sum + net, 0),
        rule,
      ),
      nets,
    );
    for (const [at, share] of shares.entries()) taxes[at] = (taxes[at] ?? 0) + share;
  }
  return taxes;
}

type TaxedLine = Pick<QuoteLine, 'itemId' | 'cents' | 'discountCents'>;
interface Taxed {
  state: string;
  day: string;
  rules?: readonly TaxRule[];
}

const standingRules = ({ state, day, rules = RULES }: Taxed): readonly TaxRule[] =>
  rules.filter((rule) => rule.state === state && rule.from <= day && (rule.until === null || day <= rule.until));

/** What a rule taxes of a line. */
const netWithin = ({ itemId, cents, discountCents }: TaxedLine, { taxes }: TaxRule): number =>
  taxes === 'everything' || findItem(itemId)?.kind === 'plan' ? cents - discountCents : 0;

const taxOn = (net: number, { share, rate }: TaxRule): number => roundHalfUp(net * share * rate, 100 * 100_000);

function roundHalfUp(value: number, by: number): number {
  return Number((BigInt(value) * 2n + BigInt(by)) / (BigInt(by) * 2n));
}

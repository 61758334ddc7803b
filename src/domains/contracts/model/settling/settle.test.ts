import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readContract, recognizeFamily } from '../read-contract.ts';
import type { ContractReading } from '../reading.ts';
import { recountTimes } from '../times/recount.ts';
import { settleReading } from './settle.ts';
import { showTerms } from '../showing/shown-terms.ts';

const textOf = (name: string) => [
  readFileSync(new URL(`../labelled/${name}`, import.meta.url), 'utf8').split('\n---\n')[1] ?? '',
];

describe('what is blank or worth asking', () => {
  const { reading } = readContract(textOf('blank-agreement.txt'));

  test('is gone once its term is settled, and stays where a person says that the paper does not have it', () => {
    expect(reading.blanks).toEqual(expect.arrayContaining(['price', 'buyer', 'signatures']));
    const { blanks } = settleReading(reading, { price: '300000', 'parties.buyers': 'Ada Hart', 'dates.closing': '' });
    expect(blanks).toEqual(expect.arrayContaining(['closing_date', 'signatures']));
    expect(blanks).not.toContain('price');
    expect(blanks).not.toContain('buyer');
  });

  test.each([
    ['blank_price', 'price', '300000'],
    ['conflicting_price', 'price', '300000'],
    ['price_words_and_figures_differ', 'price', '300000'],
    ['conflicting_closing_date', 'dates.closing', '2026-05-01'],
    ['effective_date_blank_deadlines_not_computable', 'dates.effective', '2026-04-01'],
    ['missing_address', 'property.address', '3 Elm St'],
  ])('%s goes with %s', (code, path, value) => {
    const flagged: ContractReading = { ...reading, flags: [code, 'as_is'] };
    expect(settleReading(flagged, { [path]: value }).flags).toEqual(['as_is']);
    expect(settleReading(flagged, { [path]: '' }).flags).toEqual([code, 'as_is']);
    expect(settleReading(flagged, { title_company: 'Hill Title' }).flags).toEqual([code, 'as_is']);
  });

  test('a deposit is high by the settled figures', () => {
    const sale: ContractReading = { ...reading, price: 300_000, deposit: { amount: 30_000 }, flags: ['deposit_over_3_percent'] };
    expect(settleReading(sale, { 'deposit.amount': '3000' }).flags).toEqual([]);
    expect(settleReading({ ...sale, flags: [] }, { price: '100000' }).flags).toEqual(['deposit_over_3_percent']);
  });
});

describe('a correction', () => {
  const pages = textOf('trec-20-18.txt');
  const { reading, counting } = readContract(pages);
  const family = recognizeFamily(pages) ?? undefined;
  const settle = (values: Record<string, string>) => recountTimes(settleReading(reading, values), family, counting);

  test.each(showTerms(reading, []).filter(({ value }) => value !== ''))('of $path counts from then on', ({ path, kind }) => {
    const value = kind === 'money' || kind === 'count' ? '17' : kind === 'day' ? '2026-12-24' : 'Somebody Else';
    const shown = showTerms(settle({ [path]: value }), []).find((term) => term.path === path);
    expect(shown?.value).toBe(value);
    // Nothing else is said otherwise.
    const others = (of: ContractReading) => showTerms(of, []).filter((term) => term.path !== path);
    expect(others(settle({ [path]: value }))).toEqual(others(reading));
    const emptied = showTerms(settle({ [path]: '' }), []).find((term) => term.path === path);
    expect(emptied?.value ?? '').toBe('');
  });

  test('of days moves the time that they count', () => {
    const timeOf = ({ contingencies = [], deadlines = [] }: ContractReading, type: string) =>
      [...contingencies, ...deadlines].find((term) => term.type === type);
    expect(timeOf(reading, 'option_termination')).toMatchObject({ days: 8, date: '2026-09-19' });
    const later = settle({ 'option.period_days': '10', objection_days: '9', 'deposit.days': '5' });
    expect(timeOf(later, 'option_termination')).toMatchObject({ days: 10, date: '2026-09-21', time: '17:00' });
    expect(timeOf(later, 'title_objection')).toMatchObject({ days: 9 });
    expect(timeOf(later, 'earnest_money_delivery')).toMatchObject({ days: 5, date: '2026-09-16' });
    expect(timeOf(settle({ 'option.period_days': '' }), 'option_termination')).toMatchObject({ status: 'blank', date: null });
    const blank: ContractReading = { ...reading, option: { fee: null, periodDays: null }, contingencies: [] };
    expect(timeOf(settleReading(blank, { 'option.period_days': '7' }), 'option_termination')).toMatchObject({ days: 7 });
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readContract } from './read-contract.ts';
import type { ContractReading } from './reading.ts';
import { settleReading } from './settle.ts';

const read = (name: string) => {
  const pages = [readFileSync(new URL(`labelled/${name}`, import.meta.url), 'utf8').split('\n---\n')[1] ?? ''];
  return readContract(pages);
};

describe('what is blank or worth asking', () => {
  const { reading } = read('blank-agreement.txt');

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

import { describe, expect, test } from 'vitest';
import { readPaperDay, resolveDeal, type Deal, type DealPaper } from './precedence.ts';
import { readContract } from '../read-contract.ts';

const AGREEMENT = `PURCHASE AND SALE AGREEMENT
This agreement is made on June 28, 2026 between Edward Finch ("Seller") and Priya Raman ("Buyer").
Seller agrees to sell and Buyer agrees to buy 16 Harbor Street, Salem, MA 01970. Seller delivers a deed.
1. PRICE. The purchase price is $440,000.
2. DEPOSIT. Buyer shall deposit earnest money of $10,000 within 3 days after the Effective Date with Harbor Title Co.
3. CLOSING. The closing shall occur on or before July 31, 2026.
4. INSPECTION. Buyer may inspect the property within 10 days after the Effective Date.
Effective Date: June 28, 2026`;
const SIGNED = `
Buyer: /s/ Priya Raman  Date: 7/2/2026
Seller: /s/ Edward Finch  Date: 7/2/2026`;
const counter = (number: number, price: string, more = '') => `SELLER COUNTER OFFER NO. ${number}
Date: July ${number}, 2026. This is a counter offer to the purchase agreement dated June 28, 2026 on property known as 16 Harbor Street, Salem, MA 01970.
The terms and conditions of the above document are accepted subject to the following:
A. The purchase price shall be ${price}.${more}`;
const AMENDMENT = `AMENDMENT TO CONTRACT
Date: July 20, 2026
The parties amend the purchase agreement for 16 Harbor Street, Salem, MA 01970 as follows:
1. The closing date is changed to August 21, 2026.
2. The inspection period is extended: Buyer may inspect the property within 25 days after the Effective Date.`;
const addendum = (more = '') => `ADDENDUM TO PURCHASE AGREEMENT
Date: July 5, 2026
Buyer and Seller agree: The purchase price is $450,000. Seller shall repair the roof.${more}`;

let added = 0;
const paper = (id: string, text: string, isInForce: boolean | null = null): DealPaper => {
  const pages = [text];
  const { reading, evidence, counting } = readContract(pages);
  added += 1;
  const addedAt = `2026-08-01T00:00:${String(added).padStart(2, '0')}Z`;
  return { id, reading, evidence, counting, pages, family: undefined, day: readPaperDay(pages), addedAt, isInForce };
};
const heldIn = (deal: Deal) => [...deal.terms, ...deal.times];
const termOf = (papers: DealPaper[], path: string) => heldIn(resolveDeal(papers)).find((term) => term.path === path);
const standingsOf = (papers: DealPaper[]) =>
  Object.fromEntries(resolveDeal(papers).papers.map(({ id, standing }) => [id, standing]));

const base = paper('base', AGREEMENT + SIGNED);

describe('a term of a deal', () => {
  test('is the agreement’s until a signed counteroffer changes it, which is shown with its words', () => {
    const unsigned = paper('counter', counter(1, '$455,000'));
    expect(termOf([base, unsigned], 'price')).toMatchObject({
      holds: { paperId: 'base', value: '440000' },
      overridden: [],
      waiting: [{ paperId: 'counter', value: '455000', quote: expect.stringContaining('$455,000') }],
    });
    for (const signed of [paper('counter', counter(1, '$455,000') + SIGNED), { ...unsigned, isInForce: true }]) {
      expect(termOf([signed, base], 'price')).toMatchObject({
        holds: { paperId: 'counter', value: '455000', page: 1, quote: expect.stringContaining('$455,000') },
        overridden: [{ paperId: 'base', value: '440000', quote: expect.stringContaining('$440,000') }],
        waiting: [],
      });
      expect(termOf([signed, base], 'deposit.amount')).toMatchObject({
        holds: { paperId: 'base', value: '10000' },
        overridden: [],
      });
    }
  });

  test('is no longer that of a counteroffer that a later one replaces, unless that one keeps it', () => {
    const closing = '\nB. Close of escrow shall be on August 7, 2026.';
    const [first, second] = [
      paper('one', counter(1, '$455,000', closing) + SIGNED),
      paper('two', counter(2, '$448,000') + SIGNED),
    ];
    expect(standingsOf([second, first, base])).toEqual({ base: 'signed', one: 'replaced', two: 'signed' });
    expect(termOf([second, first, base], 'price')).toMatchObject({
      holds: { paperId: 'two', value: '448000' },
      overridden: [{ paperId: 'base' }, { paperId: 'one', value: '455000' }],
    });
    expect(termOf([base, first, second], 'dates.closing')).toMatchObject({
      holds: { paperId: 'base', value: '2026-07-31' },
      overridden: [{ paperId: 'one', value: '2026-08-07' }],
    });
    const keeps = paper('two', `${counter(2, '$448,000')} In addition to the terms of Counter Offer No. 1.${SIGNED}`);
    expect(termOf([base, first, keeps], 'dates.closing')).toMatchObject({ holds: { paperId: 'one', value: '2026-08-07' } });
  });

  test('of an addendum holds where a paper says that it does; otherwise both are shown', () => {
    const silent = paper('addendum', addendum(), true);
    expect(termOf([base, silent], 'price')).toMatchObject({
      holds: null,
      rivals: [
        { paperId: 'base', value: '440000' },
        { paperId: 'addendum', value: '450000' },
      ],
    });
    const says = paper('addendum', addendum(' In case of conflict this addendum controls.'), true);
    expect(termOf([base, says], 'price')).toMatchObject({
      holds: { paperId: 'addendum' },
      rivals: [],
      overridden: [{ paperId: 'base' }],
    });
    const yields = paper('base', `${AGREEMENT}\nThe terms of this agreement prevail over any addendum.${SIGNED}`);
    expect(termOf([yields, silent], 'price')).toMatchObject({
      holds: { paperId: 'base' },
      overridden: [{ paperId: 'addendum' }],
    });
  });

  test('is as the person says where the text seems otherwise', () => {
    const signed = paper('counter', counter(1, '$455,000') + SIGNED, false);
    expect(standingsOf([base, signed])).toMatchObject({ counter: 'waits' });
    expect(termOf([base, signed], 'price')).toMatchObject({ holds: { paperId: 'base' } });
  });

  test('that is counted from a day is counted from the day that holds', () => {
    const amendment = paper('amendment', AMENDMENT, true);
    expect(termOf([base, amendment], 'dates.closing')).toMatchObject({
      holds: { paperId: 'amendment', value: '2026-08-21' },
      overridden: [{ paperId: 'base', value: '2026-07-31' }],
    });
    expect(termOf([base, amendment], 'times.inspection')).toMatchObject({
      holds: { paperId: 'amendment', value: expect.stringContaining('(Jul 23, 2026)') },
      overridden: [{ paperId: 'base', value: expect.stringContaining('(Jul 8, 2026)') }],
    });
    expect(termOf([base, amendment], 'times.earnest_money_delivery')).toMatchObject({
      holds: { paperId: 'base', value: expect.stringContaining('(Jul 1, 2026)') },
    });
  });

  test('a day alone keeps its hour, and days that are added begin where it ended', () => {
    const timed = paper(
      'base',
      `${AGREEMENT}\n5. APPRAISAL. The appraisal shall be completed by July 10, 2026 at 6:00 p.m.\n6. LOAN. Loan approval is due by July 15, 2026.\nAll deadlines end at 8:00 p.m.${SIGNED}`,
    );
    const changes = (words: string) =>
      paper('amendment', `AMENDMENT TO CONTRACT\nDate: July 8, 2026\n16 Harbor Street, Salem, MA 01970\n${words}`, true);
    const later = changes(
      '1. The appraisal is due by July 17, 2026.\n2. The deadline for loan approval is extended by 6 days.\n3. The inspection period is extended by 5 days.',
    );
    const held = (path: string) => {
      const { holds } = resolveDeal([timed, later]).times.find((time) => time.path === path) ?? {};
      return holds == null ? undefined : `${holds.paperId} ${holds.term.date} ${holds.term.time}`;
    };
    expect(held('times.appraisal')).toBe('amendment 2026-07-17 18:00');
    expect(held('times.loan_approval')).toBe('amendment 2026-07-21 20:00');
    expect(held('times.inspection')).toBe('amendment 2026-07-13 20:00');
    expect(held('times.earnest_money_delivery')).toBe('base 2026-07-01 20:00');
  });

  test('what counts from acceptance counts from that of the counteroffer that everybody signed', () => {
    const offer = paper(
      'base',
      `${AGREEMENT.replace(/Effective Date: .*/, '').replaceAll('the Effective Date', 'Acceptance')}\nAcceptance is the date on which the last party signs this agreement or the last counteroffer.${SIGNED}`,
    );
    const signed = counter(3, '$455,000') + SIGNED.replaceAll('7/2/2026', '7/4/2026');
    const start = (papers: DealPaper[]) => termOf(papers, 'dates.effective')?.holds?.value;
    expect(start([offer])).toBe('2026-07-02');
    expect(start([offer, paper('counter', signed)])).toBe('2026-07-04');
    expect(termOf([offer, paper('counter', signed)], 'times.inspection')?.holds?.value).toContain('(Jul 14, 2026)');
    // Not signed by everybody, or where the person told the day.
    expect(start([offer, paper('counter', counter(3, '$455,000'))])).toBe('2026-07-02');
    expect(start([{ ...offer, isStartSettled: true }, paper('counter', signed)])).toBe('2026-07-02');
  });

  test('every value that is told has its paper, and what holds does not depend on the order in which papers came', () => {
    const papers = [
      base,
      paper('one', counter(1, '$455,000') + SIGNED),
      paper('amendment', AMENDMENT, true),
      paper('add', addendum(), true),
    ];
    const told = resolveDeal(papers);
    for (const { holds, rivals, overridden, waiting } of heldIn(told)) {
      for (const said of [...(holds === null ? [] : [holds]), ...rivals, ...overridden, ...waiting]) {
        expect(said.value).not.toBe('');
        expect(papers.map(({ id }) => id)).toContain(said.paperId);
      }
    }
    expect(resolveDeal(papers.toReversed())).toEqual(told);
  });
});

test('a paper about another home is told', () => {
  const other = paper('counter', counter(1, '$455,000').replaceAll('16 Harbor', '18 Harbor'), true);
  expect(resolveDeal([base, other]).papers).toContainEqual({ id: 'counter', standing: 'counts', isOfAnotherHome: true });
});

test('a later signed version takes the place of the agreement', () => {
  const version = { ...paper('version', AGREEMENT.replace('$440,000', '$441,000') + SIGNED), day: '2026-07-15' };
  expect(standingsOf([version, base])).toEqual({ base: 'replaced', version: 'signed' });
  expect(termOf([base, version], 'price')).toMatchObject({ holds: { value: '441000' }, overridden: [{ value: '440000' }] });
});

test.each([
  ['AMENDMENT\nDate: July 20, 2026\nThe agreement dated June 1, 2026 is amended.', '2026-07-20'],
  ['This addendum is made as of 7/5/2026 to the contract dated 6/1/2026.', '2026-07-05'],
  ['Law Office\n\nMay 14, 2026\n\nRe: agreement dated April 2, 2026', '2026-05-14'],
  ['ADDENDUM to the contract dated June 1, 2026.', null],
])('the day of a paper by its own words', (text, day) => {
  expect(readPaperDay([text])).toBe(day);
});

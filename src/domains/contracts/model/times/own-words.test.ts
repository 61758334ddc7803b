import { expect, test } from 'vitest';
import { readContract } from '../read-contract.ts';
import { sayRule, sayTerm } from './deadline-words.ts';
import { ownWords } from './own-words.ts';

const at = (text: string, time: string) => ({ start: text.indexOf(time), end: text.indexOf(time) + time.length });

test.each([
  [
    'give_anneke_papers_water',
    'You will give Anneke the papers on the water within three weeks.',
    'give Anneke the papers on the water',
  ],
  ['deliver_rules', 'Seller delivers the rules within three weeks.', 'deliver the rules'],
  ['abstract_title', '4. ABSTRACT AND TITLE. Within three weeks it comes.', 'abstract and title'],
  ['seller_pumps_tank', 'SELLER pumps the tank within three weeks.', 'Seller pumps the tank'],
  // The nearest of two that are as short.
  ['pay_tax', 'Pay the tax by May 1. You pay his tax within three weeks.', 'pay his tax'],
  // Another clause says nothing of it, and one word needs no more.
  ['pay_water', 'Pay the tax. The water runs within three weeks.', undefined],
  ['survey', 'A survey is made within three weeks.', undefined],
])('%s is what the paper says', (name, text, said) => expect(ownWords(name, text, at(text, 'within three weeks'))).toBe(said));

test.each([
  [{ type: 'survey' }, 'Survey'],
  [{ type: 'survey_2' }, 'Survey (second deadline)'],
  [{ type: 'title_objection_2' }, 'Object to title (second deadline)'],
  [{ type: 'void_contract_2', words: 'void this contract' }, 'Void this contract (second deadline)'],
  [{ type: 'void_contract', words: 'void this contract' }, 'Void this contract'],
])('%j is called %s', (term, title) => expect(sayTerm(term)).toBe(title));

const PAPER = `PURCHASE AND SALE AGREEMENT
This agreement is made on June 28, 2026 between Edward Finch ("Seller") and Priya Raman ("Buyer").
Seller agrees to sell and Buyer agrees to buy 16 Harbor Street, Salem, MA 01970 for $440,000.
1. BARN. Seller shall remove the contents of the barn no later than July 20, 2026.
2. DEMANDS. The parties shall mediate within 10 days from the date conflicting demands for the deposit are made.
3. CLOSING. The closing shall occur on or before July 31, 2026, or within 7 days after objections made under Paragraph 6D have been cured or waived, whichever date is later.
Buyer: /s/ Priya Raman  6/28/2026     Seller: /s/ Edward Finch  6/28/2026
`;

test('times that no other paper has are told in the words of their own', () => {
  const { deadlines = [] } = readContract([PAPER]).reading;
  expect(deadlines.map(sayTerm)).toContain('Remove the contents of the barn');
  const rules = deadlines.map(sayRule);
  expect(rules).toContainEqual(expect.stringContaining('after conflicting demands for the deposit are made'));
  // "cured or waived" is one event: no count is from the later of its halves.
  expect(rules.filter((rule) => /(?:later|earlier) of/.test(rule))).toEqual([]);
});

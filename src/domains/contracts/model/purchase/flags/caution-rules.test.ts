import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { joinPages } from '../../text/contract-text.ts';
import { flagWords } from '../../flags/flag-words.ts';
import { readContract } from '../../read-contract.ts';
import { CAUTION_RULES } from './caution-rules.ts';
import { findClauseFlags } from './flags.ts';

/** Sentences as "flag:code | words", and those that only resemble it as "flag:none code | words". */
const LINES = readFileSync(path.join(import.meta.dirname, '../../labelled-rules/burdens.txt'), 'utf8').split('\n');

const CODES = [...new Set(CAUTION_RULES.map(({ code }) => code))];

describe.each(CODES)('%s', (code) => {
  const says = (words: string) => findClauseFlags(joinPages([words])).some((flag) => flag.code === code);
  const of = (lead: string) => LINES.flatMap((line) => (line.startsWith(lead) ? [line.slice(lead.length)] : []));

  test('is told where a clause says it, and by no look-alike', () => {
    const [said, denied] = [of(`flag:${code} | `), of(`flag:none ${code} | `)];
    expect(said.length).toBeGreaterThan(1);
    expect(said.filter((words) => !says(words))).toEqual([]);
    expect(denied.filter(says)).toEqual([]);
  });

  test('has words and a question of its own', () => {
    expect(flagWords(code).why).not.toBe('The paper says so.');
    expect(flagWords(code).ask).toMatch(/\?$/);
  });
});

const letter = (...clauses: string[]) =>
  readContract([
    `June 2, 2027\nDear Tess,\nThis is the agreement between us, Harold Binney (seller) and Tess Corrigan (buyer), for my house at 61 Quarry Hill Road, Barre, Vermont 05641.\n${clauses.join('\n')}\nYou pay $219,000 in all. You get a warranty deed. We close September 15, 2027.\n\nHarold Binney   July 2, 2027\nTess Corrigan   July 2, 2027\n`,
  ]).reading;

test('a letter that says "I" and "you" is read by the sides that they are', () => {
  const { docType, price, parties, flags } = letter(
    '1. Five thousand dollars of it you hand to me today. I may spend it; it is mine even if you change your mind.',
    '2. You take that mortgage over from closing on.',
    '3. You may move in on August 1, before closing. If the house burns, that is your loss and you still must buy.',
    "4. You don't want an inspector.",
  );
  expect({ docType, price, buyers: parties?.buyers }).toEqual({
    docType: 'purchase_agreement',
    price: 219_000,
    buyers: ['Tess Corrigan'],
  });
  expect(flags).toEqual(
    expect.arrayContaining([
      'deposit_paid_to_seller',
      'non_refundable_deposit',
      'loan_assumption',
      'early_possession',
      'risk_of_loss_on_buyer',
      'waived_inspection',
    ]),
  );
});

const sale = (words: string) =>
  readContract([
    `PURCHASE AND SALE AGREEMENT\nAna Ruiz ("Seller") agrees to sell and Tom Bell ("Buyer") agrees to buy 4 Oak Street, Salem, OR 97301 for a purchase price of $410,000. Earnest money: $5,000. Closing and title as usual.\n${words}\n`,
  ]);

test.each([
  ['Buyer waives the water test.', false],
  ['Buyer waives testing of the private well only, the house being on city water.', false],
  ['Buyer declines a septic inspection.', false],
  ['Buyer waives the home inspection and the radon test.', true],
  ['Buyer waives all inspections, including septic.', true],
])('a part of the inspection is not the whole: %s', (words, isWhole) => {
  expect(sale(words).reading.flags.includes('waived_inspection')).toBe(isWhole);
});

test.each([
  ['This Agreement is contingent on an inspection within 4 days after the Effective Date.', true],
  ['This Agreement is contingent on an inspection within 10 days after the Effective Date.', false],
  ['Seller shall answer the inspection report within 3 days after the Effective Date.', false],
])('a short time to inspect: %s', (words, isShort) => {
  expect(sale(words).reading.flags.includes('short_inspection_period')).toBe(isShort);
});

test('each flag that follows from a term has its words', () => {
  const { reading, evidence } = sale(
    'Buyer waives a survey.\nEarnest money: $50,000.\nSeller keeps possession until June 30, 2027.',
  );
  for (const code of reading.flags.filter((one) => /^waived_|^deposit_over|^rent_back/.test(one)))
    expect(evidence.some(({ path: at, quote }) => at === `flags.${code}` && quote !== '')).toBe(true);
});

test('the next item of a list is not part of the option that nobody ticked above it', () => {
  const words =
    'h. [ ] Buyer waives the right to an inspection.\n   [ ] The Property is sold "as is".\ni. Time is of the essence.';
  expect(sale(words).reading.flags).toContain('time_of_essence');
  expect(sale(words).reading.flags).not.toContain('as_is');
});

test('each item of a list of ways out goes on from its lead', () => {
  const { contingencies } = sale(
    '4. Buyer may end this Agreement: (a) within 14 days of the Effective Date, if an inspection is unsatisfactory; (b) within 30 days, if no lender commits to a loan of $270,000; (c) within 25 days, if the home appraises below the price.',
  ).reading;
  expect(contingencies?.map(({ type, days }) => `${type} ${days}`)).toEqual(['inspection 14', 'financing 30', 'appraisal 25']);
});

test('a line of an option that nobody ticked belongs to it, whatever it says behind a short word', () => {
  const { reading } = sale(
    'APPRAISAL (check one)\n [ ] None. Buyer buys whatever the appraisal.\n [X] Buyer may cancel if the Property appraises below the price, within 28 days after the Effective Date.',
  );
  expect(reading.flags).not.toContain('waived_appraisal');
});

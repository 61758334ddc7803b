import { expect, test } from 'vitest';
import { readContract } from '../read-contract.ts';
import { readScorers, writeScorers } from './coded-scorers.ts';
import { learnScorers, scoreOf } from './learn-scorers.ts';
import { traitsOf } from './sense-traits.ts';

const read = (words: string) =>
  readContract([
    `PURCHASE AND SALE AGREEMENT\nAna Ruiz ("Seller") agrees to sell and Tom Bell ("Buyer") agrees to buy 4 Oak Street, Salem, OR 97301 for a purchase price of $410,000. Earnest money: $5,000. Closing and title as usual.\n${words}\n`,
  ]);

// Neither rules nor the labeled clauses have these sentences.
test.each([
  ['The buyers will not be bringing an engineer to check the structure.', 'waived_inspection'],
  ['I top a rival’s offer by $1,000, though never above $350,000.', 'escalation_clause'],
  ['At the end of year six the whole remaining debt comes due at once.', 'balloon_payment'],
  ['Builder does not promise when the house will be finished.', 'completion_not_promised'],
  ['The owner alone can push the closing back.', 'seller_may_move_closing'],
  ['The association has voted to bill every unit for new elevators.', 'special_assessment_ahead'],
  ['The tenant may match the price and buy ahead of us.', 'right_of_first_refusal'],
  ['When the seller refuses to close, the buyer is repaid the deposit and nothing beyond.', 'one_sided_default'],
  ['The buyers forgo the lead paint risk assessment.', 'lead_inspection_waived'],
])('said in words that no rule knows: %s', (words, flag) => expect(read(words).reading.flags).toContain(flag));

test.each([
  ['We will have an engineer check the structure within two weeks.', 'waived_inspection'],
  ['The sellers leave the house empty at settlement.', 'rent_back'],
  ['Quarrels go to the county court.', 'arbitration'],
  ['The owner mends the roof and the steps.', 'as_is'],
  ['The deposit comes back to us if the bank refuses the loan.', 'non_refundable_deposit'],
  ['No other buyer stands before us.', 'backup_offer'],
  ['The debt is paid evenly until nothing is left.', 'balloon_payment'],
])('sounds like it, and does not say it: %s', (words, flag) => expect(read(words).reading.flags).not.toContain(flag));

test('a flag that no rule finds says how sure it is, with its words', () => {
  const words = 'The owner alone can push the closing back.';
  const told = (text: string) => read(text).evidence.find(({ path }) => path === 'flags.seller_may_move_closing');
  expect(told(words)).toMatchObject({ quote: words, sureness: expect.stringMatching(/^(?:likely|check)$/) });
  expect(told('Seller alone may postpone the closing by up to sixty days.')).not.toHaveProperty('sureness');
});

test('a contingency that the paper has is not given up by how another sentence sounds', () => {
  const kept = 'This Agreement is contingent on an inspection of the home within 10 days after the Effective Date.';
  const sounds = 'The buyers will not be bringing an engineer to check the structure.';
  expect(read(sounds).reading.flags).toContain('waived_inspection');
  expect(read(`${kept}\n${sounds}`).reading.flags).not.toContain('waived_inspection');
});

test('weights that are written are read again', () => {
  const say = (words: string, codes: string[]) => ({ traits: traitsOf(words), codes, open: new Set<string>(), resembles: [] });
  const learned = learnScorers(
    [
      ...['the seller stays after closing', 'the owner remains after settlement'].map((words) => say(words, ['stay'])),
      ...['the seller leaves at closing', 'the owner moves out before closing', 'the buyer pays the price'].map((words) =>
        say(words, []),
      ),
    ],
    ['stay'],
  );
  const { codes, biases, byTrait } = readScorers(/= `([^`]*)`/.exec(writeScorers('WEIGHTS', learned))?.[1] ?? '');
  const weights = new Map([...byTrait].map(([trait, of]) => [trait, of[0]?.[1] ?? 0] as const));
  const scorer = { code: codes[0] ?? '', bias: biases[0] ?? 0, weights };
  expect(scorer.code).toBe('stay');
  const [stays, leaves] = ['the vendor stays after closing', 'the vendor leaves at closing'].map((words) =>
    scoreOf(scorer, traitsOf(words)),
  );
  expect(stays).toBeGreaterThan(leaves ?? Infinity);
});

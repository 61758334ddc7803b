import { expect, test } from 'vitest';
import { readContract } from '../../read-contract.ts';

const flagsOf = (clause: string, sides = 'Seller: Harriet Lindqvist. Buyer: Tobias Abara.') =>
  readContract([
    `PURCHASE AND SALE AGREEMENT\n${sides}\n1. Seller agrees to sell and Buyer agrees to buy 418 Juniper Street, Helena, MT 59601.\n2. Purchase price: $386,500.\n3. Earnest money: $6,000, held by Ridgeway Title.\n4. Closing date: October 30, 2026.\n5. Title passes by warranty deed.\n6. ${clause}\nBuyer: /s/ Tobias Abara   8/14/2026\nSeller: /s/ Harriet Lindqvist   8/15/2026\n`,
  ]).reading.flags;

test.each([
  ['arbitration', 'The parties shall submit every controversy to an arbitrator whose award is final.'],
  ['assignable_without_consent', 'Purchaser is free to transfer its interest to any third party, and Seller need not approve.'],
  ['backup_offer', 'This Agreement is in second position behind another one and takes effect only if that one ends.'],
  ['completion_not_promised', 'The house is finished when it is finished, and Builder is not liable for any delay.'],
  ['jury_trial_waived', 'Each party gives up its right to have any dispute heard by a jury.'],
  ['known_lead_paint', 'Seller knows of lead-based paint on the window sills. Built 1931.'],
  ['liquidated_damages', 'On Purchaser’s default the deposit is forfeited to Seller as agreed and full damages.'],
  ['no_specific_performance', 'Buyer may not compel Seller to convey.'],
  ['non_refundable_deposit', 'After that the earnest money goes hard and may not be recovered by Buyer.'],
  ['non_refundable_option_fee', 'Buyer pays an option fee of $300; the fee is kept by Seller in all events.'],
  ['passive_removal', 'Failure of Buyer to deliver written objections in time constitutes acceptance of the house.'],
  ['rent_back', 'Seller shall have the right to stay on as Buyer’s tenant for twenty days following settlement.'],
  ['rent_back_over_60_days', 'Seller may lease the house back from Buyer for three months.'],
  ['right_of_first_refusal', 'The association has the first right to buy the unit on the same terms.'],
  ['seller_financing', 'Buyer shall give Seller a promissory note for $60,000, secured by a second deed of trust.'],
  ['special_assessment_ahead', 'The association voted to levy an assessment for the new roof.'],
  ['waived_appraisal', 'A low appraisal gives Buyer no right to cancel.'],
  ['waived_financing', 'Buyer’s inability to obtain a loan shall not excuse Buyer from performing.'],
  ['warranties_disclaimed', 'Seller makes no representation or warranty of any kind.'],
  ['conflicting_price', 'The parties have settled on a price of $368,500.'],
  ['conflicting_deposit', 'Ridgeway Title acknowledges receipt of $5,000 as earnest money.'],
  ['conflicting_closing_date', 'The parties shall close no later than November 13, 2026.'],
])('%s: %s', (code, clause) => expect(flagsOf(clause)).toContain(code));

test.each([
  'Buyer may assign this Agreement to a trust for Buyer’s family only with Seller’s approval.',
  'Seller may show the house to Buyer’s appraiser and inspector.',
  'The inspection shall not affect the closing date.',
  'Seller shall remain responsible for the taxes after closing.',
  'Buyer offers to pay more than the list price because other offers are expected.',
  'No inspection, appraisal or survey has been made by the brokers.',
  'Buyer is not obligated to close if the loan is denied.',
  'Either party may seek specific performance or damages.',
  'The entire balance of the purchase price is due in full at closing.',
  'Seller represents that Seller has no knowledge of lead-based paint in the house.',
  'Seller makes no warranties except those stated in this Agreement.',
  'The survey must be done no later than November 13, 2026.',
])('no flag: %s', (clause) => expect(flagsOf(clause)).toEqual([]));

test('in what capacity somebody sells is told behind the name', () => {
  const [estate, trust] = ['executor under the will of Sven Lindqvist', 'as sole Trustee'].map((capacity) =>
    flagsOf('', `Seller: Harriet Lindqvist, ${capacity}. Buyer: Tobias Abara.`),
  );
  expect(estate).toEqual(['seller_is_estate']);
  expect(trust).toEqual(['seller_is_trust']);
});

import { expect, test } from 'vitest';
import { readContract } from '../../read-contract.ts';

const readAll = (text: string, names = 'Ana Ruiz') =>
  readContract([
    `PURCHASE AND SALE AGREEMENT\n${names} ("Seller") agrees to sell and Tom Bell ("Buyer") agrees to buy 4 Oak Street, Salem, OR 97301 for a purchase price of $410,000. Earnest money: $5,000. Closing and title as usual.\n${text}\n`,
  ]);
const read = (text: string, names?: string) => readAll(text, names).reading;
const told = (text: string, flag: string) => readAll(text).evidence.find(({ path }) => path === `flags.${flag}`)?.quote;

test.each([
  ['Until then Seller may continue to market the Property and may accept a back-up offer.', ['seller_may_continue_marketing']],
  ['[X] Seller to remain in possession after Close of Escrow for 20 days.', ['rent_back']],
  [
    'ESCALATION ADDENDUM. The Purchase Price shall be increased to $2,000 more than the Competing Offer. In no event shall the price exceed $450,000.',
    ['escalation_clause'],
  ],
  [
    "ESCALATION. If Seller has another offer, Buyer's price goes up to $2,000 above that offer, but in no case above $450,000.",
    ['escalation_clause'],
  ],
  ['Buyer waives any right to compel Seller to convey.', ['no_specific_performance']],
  ['Ana can leave her sign up and keep on showing the place.', ['seller_may_continue_marketing']],
  [
    'The loan contingency and the appraisal contingency are both deleted from the Offer.',
    ['waived_appraisal', 'waived_financing'],
  ],
  ['Buyer has no right to cancel because the appraised value is below the price.', ['waived_appraisal']],
  ['If it appraises for less, Buyer will pay the difference, up to $ 30,000.00 ("Gap Amount").', ['appraisal_gap_up_to_30000']],
  ['The deposit comes off the price. It is nonrefundable after May 4, 2027, whatever the reason.', ['non_refundable_deposit']],
  ['Cash, no bank loan.', ['cash_sale']],
  [
    'A deposit of $2,700 goes to the firm. Once the inspection is over it will not be returned for any reason.',
    ['non_refundable_deposit'],
  ],
  ['All claims shall be submitted to binding arbitration.', ['arbitration']],
  ['EACH PARTY WAIVES TRIAL BY JURY.', ['jury_trial_waived']],
  ['Seller may keep the Property on the market until then.', ['seller_may_continue_marketing']],
  ['Tom takes the house as it is.', ['as_is']],
  ['[X] Buyer waives the opportunity to conduct a risk assessment for lead-based paint.', ['lead_inspection_waived']],
  [
    'ADDENDA: the following exhibits are a part of this Agreement:\n[X] Conventional Loan Contingency\tExhibit "A"\n[Exhibit "A" - NOT INCLUDED]',
    ['financing_addendum_checked_but_not_attached'],
  ],
])('%s', (text, codes) => expect(read(text).flags).toEqual(expect.arrayContaining(codes)));

test.each([
  ['Mark one box on every line; an inspection not chosen is waived.'],
  ['The Property is not subject to an owners association.'],
  [
    'Buyer has five days after notice of the appraised value to cancel, or the appraisal contingency shall be waived if it fails to appraise.',
  ],
  ['After that time this Agreement is not contingent on financing.'],
  ['If Seller does not cure, Buyer may accept title as it is or terminate.'],
  ['WAIVER OF FINANCING CONTINGENCY. If Buyer does not give notice in time, Buyer keeps the right to close in cash.'],
  ['No broker warrants any inspector’s work, and none promises to attend an inspection.'],
  ['Buyer may terminate for any reason or no reason during the Due Diligence Period.'],
  ['This Agreement [X] IS [ ] IS NOT subject to an Inspection Contingency.'],
  ['Arbitration: the parties [ ] agree [X] do not agree to binding arbitration.'],
  ['______ ______ 32. The home is sold "AS IS".\nParagraphs are a part of this Contract only if initialed by both.'],
])('no right is given up: %s', (text) =>
  expect(read(text).flags.filter((code) => /waived|cash|arbitration/.test(code))).toEqual([]),
);

test('what a sentence denies is no flag', () => {
  expect(read('The Property is not sold "as is".').flags).not.toContain('as_is');
  expect(read('Buyer may assign this Contract to an entity under common control with Buyer.').flags).not.toContain(
    'assignable_without_consent',
  );
  expect(read('(c) by a purchase money note and mortgage from Purchaser to Seller: $0.00').flags).not.toContain(
    'seller_financing',
  );
  expect(read('Lead paint: the dwelling was built in 1938; the disclosure is annexed.').flags).not.toContain(
    'missing_lead_disclosure',
  );
});

test('who stays for more than 60 days after closing', () => {
  const stay = (until: string) =>
    read(`Closing shall occur on or before October 30, 2026. Seller may occupy the home after closing until noon on ${until}.`)
      .flags;
  expect(stay('January 15, 2027')).toContain('rent_back_over_60_days');
  expect(stay('November 15, 2026')).not.toContain('rent_back_over_60_days');
});

test('a trust sells, whether or not its trustee is named', () => {
  expect(read('', 'Owen Tanaka, Trustee of the Tanaka Family Trust').flags).toContain('seller_is_trust');
  expect(read('', 'Tanaka Family Trust').flags).toContain('seller_is_trust');
  expect(read('', 'Northern Trust Builders LLC').flags).not.toContain('seller_is_trust');
});

test('terms that a few words tell have their quotes', () => {
  const { reading, evidence } = readContract([
    'PURCHASE AND SALE AGREEMENT\nAna Ruiz ("Seller") agrees to sell and Tom Bell ("Buyer") agrees to buy 4 Oak Street, Salem, OR 97301 for a purchase price of $410,000. Earnest money: $5,000. Closing and title as usual.\n[X] Conventional [ ] FHA, at an interest rate not to exceed 6.875 %.\nTitle Insurance Company:   Elk Rim Title & Escrow\nContingencies are removed only in writing.\nInclusions: range, dryer.\n',
  ]);
  expect(reading).toMatchObject({
    titleCompany: 'Elk Rim Title & Escrow',
    terms: {
      loan_type: 'Conventional',
      rate_cap_pct: '6.875',
      contingency_removal: 'Only in writing',
      inclusions: 'range, dryer.',
    },
  });
  for (const name of Object.keys(reading.terms ?? {})) expect(evidence.map(({ path }) => path)).toContain(`terms.${name}`);
});

test('a price that rises over another offer, with a most in the same sentence, has a cap', () => {
  const words =
    '10. ESCALATION. If Seller receives another bona fide offer, the Sales Price rises by $2,500 over it, to no more than $760,000.';
  expect(read(words).flags).toContain('escalation_clause');
  expect(read(words).flags).not.toContain('escalation_without_cap');
});

test.each([
  ['Buyer elects NOT to have a home inspection.', 'waived_inspection'],
  ['Buyer will proceed even if the Property appraises for less than the price.', 'waived_appraisal'],
  ['The home is sold in its present condition with all faults and without repair by Seller.', 'as_is'],
  ['Failure to object within that time is acceptance of the condition of the Property.', 'passive_removal'],
  ['Buyer will pay $1,000 more than any other bona fide offer Seller receives.', 'escalation_without_cap'],
  ['Seller leases the Property back from Buyer for thirty days after closing at $50 a day.', 'rent_back'],
  ['All deposits become Seller’s at once and shall not be returned under any circumstances.', 'non_refundable_deposit'],
  ['Silence on Buyer’s part by that day waives the contingency.', 'passive_removal'],
  ['Buyer’s price goes up to $2,000 over the highest competing offer.', 'escalation_without_cap'],
  ['After Closing Seller may stay in the house for three weeks at no charge.', 'rent_back'],
  ['This contract may be assigned by Buyer without consent.', 'assignable_without_consent'],
  ['The buyer’s agent will receive the customary commission.', 'compensation_not_stated_amount'],
  ['Disputes go to arbitration before a single arbitrator whose award is final.', 'arbitration'],
  ['The Property stays on the market and Seller may entertain other offers.', 'seller_may_continue_marketing'],
  ['Buyer buys without any inspection and gives up the right to one.', 'waived_inspection'],
  ['Buyer will complete the purchase regardless of what the appraisal says.', 'waived_appraisal'],
  ['Under no circumstances will the earnest money be given back to Buyer.', 'non_refundable_deposit'],
  ['If the house appraises below the price, Buyer pays the difference up to $15,000.', 'appraisal_gap_up_to_15000'],
  ['9. Summary of money: purchase price $410,000; earnest money $4,300.', 'conflicting_deposit'],
  ['If Buyer defaults, Seller keeps the deposit as liquidated damages.', 'liquidated_damages'],
  ['Buyer gives up every right to have the house inspected.', 'waived_inspection'],
  ['Getting a loan is not a condition of this sale.', 'waived_financing'],
  ['Seller keeps living in the house for ten days after closing.', 'rent_back'],
  ['If a better offer comes, Buyer’s price goes $2,000 above it, up to $540,000.', 'escalation_clause'],
  ['Buyer is free to hand this agreement to another buyer.', 'assignable_without_consent'],
  ['No word from Buyer by that day means that the condition is met.', 'passive_removal'],
  ['Seller’s mortgage stays on the house, and Buyer pays it.', 'subject_to_existing_mortgage'],
  ['Attached to this agreement: [x] Financing Addendum  [ ] Well Addendum', 'financing_addendum_checked_but_not_attached'],
  ['BUYER\n/s/ Tom Bell   Date 9/1/2026\nSELLER\n______________________   Date __________', 'missing_seller_signature'],
  ['SELLER\tBUYER\n____________________\t/s/ Tom Bell\nDate: ________\tDate: 6/8/2026', 'missing_seller_signature'],
  ['4. Closing takes place on July 1, 2026.\n9. The closing date is July 15, 2026.', 'conflicting_closing_date'],
  ['/s/ Tom Bell\nBuyer\n\n________________________\nAna Ruiz, Seller', 'missing_seller_signature'],
])('in other words: %s', (sentence, flag) => expect(read(sentence).flags.join()).toContain(flag));

test.each([
  ['Buyer does not waive the right to inspect.', 'waived_inspection'],
  ['Seller shall keep the home in its present condition until Closing.', 'as_is'],
  ['The rent of the tenant escalates yearly.', 'escalation_without_cap'],
  ['Seller may not entertain other offers.', 'seller_may_continue_marketing'],
  ['9. Home inspection: [X] requested [ ] waived by Buyer', 'waived_inspection'],
  ['Interest does not escalate.', 'escalation'],
  ['Buyer may give up the inspection by written notice.', 'waived_inspection'],
  ['BUYER\n/s/ Tom Bell   Date 9/1/2026\nSELLER\n/s/ Ana Ruiz   Date 9/2/2026', 'missing_seller_signature'],
  ['Liquidated damages apply only if both parties initial here.', 'liquidated_damages'],
  ['Buyer pays additional earnest money of $2,000 after the inspection.', 'conflicting_deposit'],
  ['RECEIPT. The title company has received earnest money of $5,000.', 'conflicting_deposit'],
  ['Under certain conditions this deposit may become totally non-refundable.', 'non_refundable_deposit'],
  [
    'Deposits, regardless of the form of payment, will be paid to Broker for Seller, who will retain deposits in an escrow account.',
    'non_refundable_deposit',
  ],
  [
    'Buyer has ten days after the title commitment to make objections to title in writing, or they are deemed waived.',
    'passive_removal',
  ],
  ['The actions described in 3.4 shall be completed no later than four days after Settlement.', 'claims_limited'],
  ['Buyer shall elect to accept the Property in its current condition or terminate this Agreement.', 'as_is'],
  ['____% of the mineral rights owned by Seller are to be reserved by Seller.', 'mineral_rights_reserved'],
  ['Buyer has read the wire fraud notice: never wire funds on the strength of an e-mail.', 'wire_instructions'],
  ['Closing: June 25, 2027. Possession: 24 hours after closing.', 'rent_back'],
])('no flag: %s', (sentence, flag) => expect(read(sentence).flags.join()).not.toContain(flag));

test('a trust may have an article before its name', () =>
  expect(
    readContract([
      'PURCHASE AGREEMENT\nThis agreement is between Philippa Arnaud (“Seller”) and the Okafor Family Trust (“Buyer”). Seller sells and Buyer buys 4 Oak Street, Salem, OR 97301. The purchase price is $410,000. Deposit, closing and title as usual.',
    ]).reading.flags,
  ).toContain('buyer_is_trust'));

test.each([
  ['Tom may pass this agreement to anyone he likes without asking Ana.', 'assignable_without_consent'],
  ['Whatever we quarrel about goes to one arbitrator, and what he says is final.', 'arbitration'],
  ['$20,000 stays as a second mortgage, all of it falling due in one sum on its third anniversary.', 'balloon_payment'],
  ['Should Ana back out, Tom cannot ask a court to make her sell.', 'no_specific_performance'],
  ['Builder substitutes what Builder thinks is of like quality and adjusts room sizes to the lot.', 'builder_may_change_plans'],
  ['Weather and labor can delay the home and Buyer has no claim for any delay.', 'completion_not_promised'],
  ['Builder sets the closing with ten days’ notice and may set a later one as often as it needs to.', 'seller_may_move_closing'],
  ['If Seller does not perform, the return of the deposit is all that Buyer can have.', 'one_sided_default'],
  ['The printed warranty takes the place of every other warranty.', 'warranties_disclaimed'],
  ['BUYER does not wish to use the ten day period to test the home for lead-based paint.', 'lead_inspection_waived'],
  ['If SELLER sues and wins, BUYER owes SELLER’s legal fees.', 'one_sided_attorney_fees'],
  ['The Property is conveyed in its present condition.', 'as_is'],
])('who may do what, in plain words: %s', (words, flag) => expect(read(words).flags).toContain(flag));

test.each([
  [
    'The prevailing party recovers attorney fees; if Seller wins, Buyer pays the legal fees of the prevailing party.',
    'one_sided_attorney_fees',
  ],
  ['Builder may not change the plans without Buyer’s written consent.', 'builder_may_change_plans'],
  ['POSSESSION ☒ at Closing ☐ under a Seller Possession After Closing Agreement.', 'rent_back'],
])('no flag: %s', (words, flag) => expect(read(words).flags).not.toContain(flag));

test('a flag that a rule and the sides of a default both tell is told once', () => {
  const { flags } = read(
    "Remedies. On Seller's default Purchaser may only take back the Deposit; it may not sue for the Property. Purchaser's default makes Purchaser liable for all damages.",
  );
  expect(flags.filter((flag, at) => flags.indexOf(flag) !== at)).toEqual([]);
});

test('a quitclaim deed is nothing to ask about in Massachusetts, where homes are sold by it', () => {
  const by = (place: string) =>
    readContract([
      `PURCHASE AND SALE AGREEMENT\nAna Ruiz ("Seller") agrees to sell and Tom Bell ("Buyer") agrees to buy 4 Oak Street, ${place} for a purchase price of $410,000. Earnest money: $5,000. Closing as usual.\nThe premises are conveyed by a good and sufficient quitclaim deed running to Buyer.\n`,
    ]).reading.flags;
  expect(by('Salem, MA 01970')).not.toContain('quitclaim_deed');
  expect(by('Salem, OR 97301')).toContain('quitclaim_deed');
});

test('a closing day that only its line leaves open is flagged too', () =>
  expect(told('SETTLEMENT: Date of Settlement ____________ or sooner if agreed to in writing.', 'blank_closing_date')).toBe(
    'SETTLEMENT: Date of Settlement ____________',
  ));

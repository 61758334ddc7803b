import { describe, expect, test } from 'vitest';
import { readContract } from '../../read-contract.ts';

const HEAD = `PURCHASE AND SALE AGREEMENT
Ana Ruiz ("Seller") agrees to sell and Tom Bell ("Buyer") agrees to buy 4 Oak Street, Salem, OR 97301 for a purchase price of $410,000.
Earnest money: $5,000. Effective Date: June 1, 2026. Closing shall occur on or before July 1, 2026. Title passes by deed.
`;
const read = (text: string) => readContract([`${HEAD}${text}\n`]).reading;

test.each([
  ['Of the price, ____ is paid as a deposit to ____ and the rest at settlement.', ['escrow_company'], /paid|rest/],
  ['____________ ("Agency") shall hold said earnest money.', ['escrow_company'], /agency/],
  ['This offer shall be valid until ____ at ____.', ['offer_expiration'], /head|agreement|at$/],
  ['If not accepted by Seller prior to ____________, this contract shall be void.', ['offer_expiration'], /effective/],
  ['The home is located in ________ County.', ['county'], /home|located/],
  ['Kenneth Bonnet Date: _______________', [], /bonnet/],
  ['Inspection contingency: Yes ( ) No (X)   If yes, complete by: ____', [], /complete/],
])('%s', (words, wanted, unwanted) => {
  const { blanks } = read(words);
  expect(blanks).toEqual(expect.arrayContaining(wanted));
  expect(blanks.filter((name) => unwanted.test(name))).toEqual([]);
});

test('a place for a day of its own is open, and so is no line for initials or for an amount in words', () => {
  const { blanks } = read(`5. Taxes are prorated to the day of closing.
Possession date\t____
6. Loan application within ____ days.
7. Additional Earnest Money due within ____ days: $ ____
Buyer ______ Seller ______`);
  expect(blanks).toContain('possession_date');
  expect(blanks).toContain('loan_application_days');
  expect(blanks.filter((name) => /^taxes|^earnest|^loan_approval/.test(name))).toEqual([]);
  expect(
    readContract([
      `${HEAD.replace('for a purchase price of $410,000', 'at the price below')}1. PRICE/TERMS. Total Purchase Price $ ____ ( ____ Dollars)`,
    ]).reading.blanks.filter((name) => name.includes('price')),
  ).toEqual(['price']);
});

describe('a line that nobody filled', () => {
  test.each([
    ['Seller shall not be obligated to spend more than $ ______________ for the remedies.', 'repair_limit'],
    ['The home shall be listed with a licensed real estate broker, namely ______________ (listing company).', 'listing_company'],
    ['The home shall be listed at a price not above $ ______________ .', 'listing_price'],
    ['Seller may move the Closing Date once, by up to ______ days.', 'extension_days'],
    ['Seller agrees to credit $ ________________ to Buyer at closing.', 'seller_credit'],
    ['Taxes shall be prorated at ________ % of the last bill.', 'tax_proration_percent'],
    ['Tax Parcel No(s).: ____________________', 'parcel_number'],
    ['Buyer may inspect within  (   )  days after the Effective Date.', 'inspection_days'],
    ['Permanent index number: TBD', 'permanent_index_number'],
    ['The loan is for $ _ _ _ _ _ _ _ .', 'financing_amount'],
    ['Earnest money shall be tendered to [                    ] as escrowee.', 'escrow_company'],
    ['Buyer shall complete inspections within ________________ (____) days.', 'inspection_days'],
    ['A mortgage for a term of 30 years, at ______ % interest.', 'interest_rate'],
    ['FIRPTA: Seller [ ] is; [ ] is not a foreign person.', 'firpta_choice'],
    ['Closing is on July 1, 2026. A re-inspection fee of $ ________ is paid by Buyer.', 're_inspection_fee'],
    ['Buyer shall deliver a written list of repairs by 6:00 p.m. on ______________ .', 'repair_request_date'],
    ["Buyer's property is at ______________________ .", 'buyer_property_address'],
    ['Tax Map Designation: ________________', 'parcel_number'],
    ['The annual rate of interest shall not exceed ________ %.', 'interest_rate'],
    ['A loan at a rate not to exceed ______ % per annum.', 'interest_rate'],
    ['Buyer’s lender:   ______________________', 'lender'],
    ['FHA Case No.:  ______________', 'fha_case_number'],
    ['The money is kept in a segregated bank account at ______________________ .', 'escrow_bank'],
    ['Closing Agent: ____________________', 'closing_agent'],
    ['The approval is due no later than ______________ (Commitment Date).', 'loan_commitment_date'],
    ['The offer expires at ______ o’clock ___ m. on the date ______________ .', 'offer_expiration'],
    ['$ __________ BY (ADDITIONAL) EARNEST MONEY DEPOSIT, paid to the agent.', 'additional_earnest_money'],
    ['Buyer intends to obtain a fixed loan, for a term of 30 years, in the amount of $ ______________ .', 'financing_amount'],
    ['The loan-to-value ratio may not exceed ______ %.', 'ltv_percent'],
    ['Seller shall pay at Settlement $ __________ toward any of the expenses of Buyer.', 'seller_contribution'],
    ['Buyer may cancel if the water test fails, on or before ____________ , 2026.', 'water_test_date'],
    ['Buyer may have the furnace inspected again on or before ____________ , 2026.', 'inspection_date'],
    ['Neither side dealt with any broker other than ________________ .', 'broker'],
    ['Seller may stay for 9 days after Closing, at $ ______ a day.', 'occupancy_rate'],
    ['This offer shall be open for acceptance through ______ [ ] a.m. [ ] p.m. on ____________ .', 'offer_expiration'],
    ['For SELLER: 9 Elm Street, Salem, OR 97301\nFor BUYER: ________________', 'purchaser_notice_address'],
    ['10. HOME WARRANTY: [ ] No warranty. [ ] Buyer may obtain one.', 'home_warranty_choice'],
    [
      'SECOND APPRAISAL. Seller may order a second one. The parties will use the [ ] lower [ ] higher of the two.',
      'second_appraisal_choice',
    ],
    ['Legal Description. The legal description is [select one]:\n[ ] attached\n[ ] as in the deed', 'legal_description'],
  ])('%s', (line, name) => expect(read(line).blanks).toContain(name));

  test.each([
    ['Seller shall pay up to [ ] $ __________ ; [ ] ______ % of the price (zero if not filled in).'],
    ['Buyer shall inspect within ____ days (10 if not specified) after the Effective Date.'],
    ['[ ] Seller agrees to credit $ ________ to Buyer.'],
    ['Buyer shall inspect within ______ ("15" if left blank) days after the Effective Date.'],
    ['Buyer shall inspect within ten (10) days or ______ days after the Effective Date.'],
    ['Repairs: [X] none [ ] up to $ ________'],
  ])('asks nothing: %s', (line) =>
    expect(read(line).blanks.filter((name) => /seller_credit|inspection_days|repair_limit|loan_terms/.test(name))).toEqual([]),
  );
});

test('lines for initials are called by their clause', () => {
  const { blanks } = read(
    'ARBITRATION OF DISPUTES: the parties agree to it by their initials below.\nBuyer’s Initials  ____ / ____\nBuyer: /s/ Tom Bell  6/1/2026\nSeller: /s/ Ana Ruiz  6/2/2026',
  );
  expect(blanks).toContain('arbitration_initials');
  expect(blanks).not.toContain('signatures');
});

describe('signatures', () => {
  const BUYER = 'BUYER   Tom Bell   /s/      DATE   6-1-26';
  test.each([
    ['beside the word', `${BUYER}\nSELLER  ______________________   DATE  __________`, ['seller_signature'], true],
    [
      'over a caption',
      '/s/ Tom Bell\t____________________\n1 Buyer’s Signature\t1 Seller’s Signature',
      ['seller_signature'],
      true,
    ],
    [
      'in columns',
      'PURCHASER\tSELLER\n06/01/2026 / Tom Bell [signed]\t________ / ______________\nDate Signature\tDate Signature',
      ['seller_signature'],
      true,
    ],
    [
      'a second line of one buyer',
      `${BUYER}\nBUYER  ____________  DATE ______\nSELLER   Ana Ruiz   /s/   DATE   6-2-26`,
      [],
      false,
    ],
    ['nobody', 'BUYER  ____________  DATE ______\nSELLER  ____________  DATE ______', ['signatures'], false],
  ])('%s', (_where, text, names, isFlagged) => {
    const reading = read(text);
    expect(reading.blanks.filter((name) => name.includes('signature'))).toEqual(names);
    expect(reading.flags.includes('missing_seller_signature')).toBe(isFlagged);
  });
});

test('a form that nobody filled has the flag of one, and no other', () => {
  const { reading } = readContract([
    `CONTRACT TO BUY AND SELL REAL ESTATE\nBuyer: ____________________  Seller: ____________________\nPurchase Price: $ ____________\nEarnest money: $ ________ deposited with ______________ (Escrowee)\nClosing on ____________, 20__. Title passes by deed.\n[ ] Buyer waives inspections. [ ] All cash. [ ] The home is sold "AS IS".\nIf no notice is given, the contingency is deemed waived.\nBUYER ____________ Date ______\nSELLER ____________ Date ______\n`,
  ]);
  expect(reading).toMatchObject({ template: true, price: null, parties: null, flags: ['blank_form'] });
  expect(reading.blanks).toEqual(expect.arrayContaining(['buyer', 'seller', 'price', 'signatures']));
});

test.each([
  'Home inspection:   Elected  ______ / ______     Waived   TB  / ______',
  'The undersigned Buyer  [ ] accepts   [ ] rejects   [ ] counters.',
  "Seller pays Buyer's charges.\nBUYER   Tom Bell   6/3/2026   3:05 p.m.\nSELLER  Ana Ruiz   6/4/2026   9:12 a.m.",
  's/ Ana Ruiz                    s/ Tom Bell\n____________________          ____________________\nAna Ruiz, Seller              Tom Bell, Buyer',
  'Buyer shall pay the sum of .................................... $  239,900.00',
])('is no open place: %s', (words) => expect(read(words).blanks).toEqual([]));

import { expect, test } from 'vitest';
import { readContract } from '../../read-contract.ts';

const blanksOf = (terms: string, signs = 'Buyer: /s/ Tom Bell   5/4/2026\nSeller: /s/ Ana Ruiz   5/5/2026') =>
  readContract([
    `PURCHASE AND SALE AGREEMENT\nSeller(s)\tAna Ruiz\nBuyer(s)\tTom Bell\nSeller agrees to sell and Buyer agrees to buy 4 Oak Street, Salem, OR 97301.\nPurchase price: $410,000\n${terms}\n${signs}\n`,
  ]).reading.blanks;

test.each([
  ['Mortgage\t☒ Yes  ☐ No\tamount $ ____________', 'financing_amount'],
  ['A loan is to be had at a rate of not more than ______%.', 'interest_rate'],
  ['CLOSING: ______________, 20____\nATTORNEY REVIEW: Within five (5) business days after Date of Acceptance.', 'closing_date'],
  ['The house lies in the County of [county].', 'county'],
  ['Deposit: $[amount], to be held by [escrow agent].', 'escrow_company'],
  ['The seller pays up to $________ toward the buyer’s closing costs.', 'seller_contribution'],
  ['Additional deposit within ____ days .... $ ________', 'additional_earnest_money'],
  ['EARNEST MONEY of $4,000 is to be held in the trust account of ______________.', 'escrow_company'],
  ['FINANCING: Buyer obtains a written ____________ [INSERT LOAN PROGRAM OR SOURCE] mortgage commitment.', 'loan_type'],
  ['FINANCING: The financing selected shall be in an amount of not less than $__________.', 'financing_amount'],
  ['$ __________ BY NEW LOAN secured by a first deed of trust', 'financing_amount'],
  ['A loan in the principal amount up to ______% of the Purchase Price.', 'ltv_percent'],
  ['The closing date is changed to ______________.', 'closing_date'],
  ['Seller’s contribution to Buyer’s closing costs is limited to $__________.', 'seller_contribution'],
  ['Seller will treat for insects if found, at a cost to Seller of no more than $__________.', 'repair_limit'],
  ['This counter-offer lapses unless signed by ____ a.m./p.m. on ______________, 2026.', 'offer_expiration'],
  ['The PIN/PID or other identification number of the Property is: ______________', 'parcel_number'],
  ['8. HOME WARRANTY\t☑ Yes\t☐ No\t| cost not over $ __________', 'home_warranty_amount'],
  ['9. WELL\t☒ Yes  ☐ No.  If yes, Buyer  ☐ requires  ☐ does not require  a test.', 'well_choice'],
  ['5. HOME WARRANTY. Seller buys a one-year home warranty at a cost of up to $ __________.', 'home_warranty_cost'],
  ['The mortgage is in the amount of ______% of the price.', 'ltv_percent'],
  ['LOAN ☐ Conventional ☐ FHA ☐ VA', 'loan_type'],
  ['Buyer makes good faith application for the loan within ______ calendar days after acceptance.', 'loan_application_days'],
  ['All deposits will be held in escrow by: ____________', 'escrow_company'],
  [
    'ACT OF SALE: The Act of Sale is to be executed before a notary chosen by the Buyer, on ____________, 20____.',
    'closing_date',
  ],
  ['EXPIRATION OF OFFER: This offer is irrevocable until ____________, 20____.', 'offer_expiration'],
  ['Date of Contract Acceptance:\n____________', 'effective_date'],
  ['If the loan is not approved on or before ____________, 20____, this offer is void.', 'loan_commitment_date'],
  ['Earnest Deposit held by\t____________', 'escrow_company'],
  // The answer that another clause of the line has is none of this one.
  [
    'Loan Amount $ ____________   Minimum Term 30 years (C) Within 7 days (7 if not specified) Buyer applies.',
    'financing_amount',
  ],
  ['First Trust (loan)   $ ____________', 'financing_amount'],
  ['Buyer shall deliver $__________ to ______________, to be held in escrow.', 'escrow_company'],
  ['This contract is made as of TBD, 2027.', 'effective_date'],
  ['OFFER TERMINATION. This offer shall terminate automatically at ______ on ____________, 20____.', 'offer_expiration'],
  ['A loan for a term of ______ years, secured by a mortgage.', 'loan_terms'],
  ['6. OCCUPANCY. Seller shall give occupancy (mark one): ( ) at closing ( ) later.', 'possession_choice'],
])('%s', (terms, name) => expect(blanksOf(terms)).toContain(name));

test('what the paper calls itself names no place in it', () =>
  expect(blanksOf('Closing on or before ______________\nDeposit held by ____________________')).toEqual([
    'escrow_company',
    'closing_date',
  ]));

test('who is on the left names no line on the right', () =>
  expect(blanksOf('SELLER\tBUYER\nIgnatius Corrigan\t______________________\n')).not.toContain('ignatius_corrigan'));

test('the head “Seller(s)” is no mark', () =>
  expect(blanksOf('', 'Buyer: /s/ Tom Bell   Date: 5/4/2026\nSeller: ____________________   Date: ________')).toEqual([
    'seller_signature',
  ]));

test('“$ ____ or ____ %” is one place, and what the row says no to is none', () => {
  expect(blanksOf('Down Payment\t$ ____________ or ______%')).toEqual(['down_payment']);
  expect(blanksOf('10. SURVEY   ☐ Yes   ☑ No   |  cost $ ____________')).toEqual([]);
});

test.each([
  ['Deposit of $5,000 within [2] Business Days after Date of Acceptance.', 'earnest_money_days'],
  ['12. WAIVER OF INSPECTIONS: [INITIAL IF APPLICABLE] ____ ____ Buyer knows the right to inspect.', 'waiver_inspections'],
  [
    '7. FINANCING: [INITIAL ONLY ONE OF THE FOLLOWING]\nTB ____ a) LOAN CONTINGENCY: Buyer obtains a commitment.\n____ ____ b) CASH: Buyer pays in cash.',
    'financing_choice',
  ],
  ['An initial deposit by way of ____________ in the amount of $5,000.', 'initial_deposit_way'],
  ['10. LEAD-BASED PAINT. Buyer has the disclosure. Buyer’s initials ________ ________', 'lead_based_paint'],
  ['on ________ as additional earnest money (the "Additional Deposit") .......... C   $ N/A', 'additional_earnest_money'],
  ['14. SERVICE AGREEMENT. ___ A. The Property shall not be covered.', 'service_agreement'],
  ['2. Second Trust (if applicable)   $ ________', 'second_trust_if_applicable_amount'],
])('no open place: %s', (terms, name) => expect(blanksOf(terms)).not.toContain(name));

test('lines over the captions of those who sign are theirs, whatever clause stands before', () =>
  expect(
    blanksOf(
      '13. TIME IS OF THE ESSENCE. Time is of the essence.',
      "______\t______\t______\n______\nBuyer's Signature\tDate\tSeller's Signature\tDate",
    ),
  ).toEqual(['signatures']));

test('a template that is filled by a machine names its places', () =>
  expect(
    readContract([
      'RESIDENTIAL REAL ESTATE PURCHASE AGREEMENT\nDate: {{agreement_date}}\nBuyer: {{buyer_name}}\nSeller: {{seller_name}}\nProperty Address: {{property_address}}\nThe purchase price is {{purchase_price}}. Buyer deposits earnest money in the amount of {{earnest_money}} with {{escrow_agent}} within {{earnest_money_days}} days.\nClosing shall take place on or before «closing_date».\nBuyer Signature: ______________ Date: ________\nSeller Signature: ______________ Date: ________',
    ]).reading.blanks.toSorted(),
  ).toEqual(
    'buyer closing_date date earnest_money earnest_money_days escrow_company price property_address seller signatures'.split(' '),
  ));

test('who signs under “☐ Buyer ☒ Seller” is ticked there', () =>
  expect(
    blanksOf(
      '',
      '/s/ Ana Ruiz\t9/1/2026\n☐ Buyer ☒ Seller\tSignature\tDate\n__________________\t________\n☐ Buyer ☐ Seller\tSignature\tDate',
    ),
  ).not.toContain('seller_signature'));

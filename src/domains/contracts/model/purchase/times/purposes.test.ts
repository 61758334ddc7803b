import { describe, expect, test } from 'vitest';
import { readContract } from '../../read-contract.ts';
import { spellReading } from '../../showing/spell-reading.ts';

const SALE = `PURCHASE AND SALE AGREEMENT
Ana Ruiz ("Seller") agrees to sell and Tom Bell ("Buyer") agrees to buy 4 Oak Street, Salem, OR 97301 for a purchase price of $410,000.
Title passes by deed. The Effective Date is October 6, 2026. Closing shall occur on or before November 20, 2026.
`;
const LEASE = `RESIDENTIAL LEASE AGREEMENT
Landlord: Harbor Row LLC
Tenant: Tom Bell
Premises: 4 Oak Street, Salem, OR 97301. The lease term begins on October 1, 2026 ("Commencement Date") and ends on September 30, 2027.
Tenant shall pay rent of $1,800.00 per month, due on the 1st day of each month.
`;
const LISTING = `EXCLUSIVE RIGHT TO SELL LISTING AGREEMENT
Ana Ruiz ("Seller") engages Valley Realty ("Broker") to sell 4 Oak Street, Salem, OR 97301.
The term begins on April 1, 2027 and ends at midnight on September 30, 2027. The property is offered at $410,000. Seller pays 3%.
`;

const timesOf = (text: string): string[] => {
  const { deadlines, contingencies } = spellReading(readContract([text])) as Partial<
    Record<'deadlines' | 'contingencies', { type: string; date: string | null }[]>
  >;
  return [...(contingencies ?? []), ...(deadlines ?? [])].map(({ type, date }) => `${type} ${date ?? '-'}`);
};

describe('a time is named for what is done with what it is about', () => {
  test.each([
    [
      'If Seller raises a defect, Seller has 5 days after delivery of the list to elect in writing whether to correct it.',
      'seller_response -',
    ],
    ["Buyer may, within 3 days after Seller's response, cancel this Contract.", 'buyer_answer -'],
    [
      'The parties have three (3) days from receipt of the inspection report to agree in writing which deficiencies are corrected.',
      'negotiation_period -',
    ],
    [
      'If Buyer cannot obtain Buyer Approval, Buyer may give notice to Seller within 21 days after the Effective Date.',
      'loan_approval 2026-10-27',
    ],
    ["Buyer shall place Buyer's home on the market by October 20, 2026.", 'listing_of_home 2026-10-20'],
    ['Buyer shall increase the deposit by $10,000 within 15 days after the Effective Date.', 'additional_deposit 2026-10-21'],
    [
      'If Seller accepts another offer, Buyer has 72 hours after delivery of notice to remove this contingency.',
      'contingency_removal -',
    ],
    ['Buyer may have the premises inspected for termites within 9 days after the Effective Date.', 'pest_inspection 2026-10-15'],
    ['Buyer may inspect them within 48 hours before the time of Closing.', 'final_walk_through 2026-11-18'],
    [
      'LEAD PAINT. Buyer has a 10-day opportunity after the Effective Date to test for lead-based paint.',
      'lead_inspection 2026-10-16',
    ],
  ])('%s', (sentence, time) => {
    expect(timesOf(`${SALE}8. OTHER TERMS. The parties agree.\n9. ${sentence}\n`)).toContain(time);
  });

  test('what a paper hands over under a heading is not what the heading is about', () => {
    expect(timesOf(`${SALE}9. SEPTIC. Seller shall furnish the state permit by October 20, 2026.\n`)).toContain(
      'furnish_state_permit 2026-10-20',
    );
  });
});

describe('times of a lease', () => {
  test.each([
    [
      'Within 21 days after Tenant vacates, Landlord shall furnish an itemized statement and return any remaining part of the deposit.',
      'deposit_return -',
    ],
    [
      'Landlord shall refund the security deposit on or before the 30th day after the date Tenant surrenders the Property.',
      'deposit_return -',
    ],
    [
      'Tenant shall provide a list of items that are damaged within 3 days after the Commencement Date.',
      'condition_report 2026-10-04',
    ],
    [
      "Tenant shall obtain renter's insurance and provide proof of it on or before the Commencement Date.",
      'insurance 2026-10-01',
    ],
    ["Tenant shall have electricity put in Tenant's name by the Commencement Date.", 'utilities 2026-10-01'],
    ['Tenant returns the checklist within 7 days after the Starting Date.', 'condition_report 2026-10-08'],
  ])('%s', (sentence, time) => {
    expect(timesOf(`${LEASE}9. OTHER. The parties agree.\n10. ${sentence}\n`)).toContain(time);
  });

  test('from when on rent is late is no time of its own', () => {
    const said = timesOf(
      `${LEASE}9. If rent is not received within 5 days after it is due, Tenant shall pay $90.00 as a late charge.\n`,
    );
    expect(said.join()).not.toMatch(/late|rent/);
    expect(
      readContract([
        `${LEASE}9. If rent is not received within 5 days after it is due, Tenant shall pay $90.00 as a late charge.\n`,
      ]).reading.rent,
    ).toMatchObject({ monthly: 1800, lateFee: 90 });
  });
});

test('a firm that leases is its landlord, and what several tenants do is theirs to do by its day', () => {
  const text = `RESIDENTIAL LEASE
Quabbin Hill Properties, Inc., Landlord, leases to Imani Whitfield, Tenant, the apartment at 63 Chestnut Street, Unit 4, Northampton, MA 01060.
1. Term. The term begins on September 1, 2026 and ends on August 31, 2027.
2. Rent. The rent is $2,275.00 a month, due on the first of each month.
8. Utilities. Tenants open accounts for electricity and gas in their own names no later than September 4, 2026.
`;
  expect(readContract([text]).reading.parties).toMatchObject({ landlords: ['Quabbin Hill Properties, Inc.'] });
  expect(timesOf(text)).toContain('utilities 2026-09-04');
});

test('a day behind a mark is none to do something by', () => {
  const said = timesOf(`${SALE}\nSigned and agreed to by:\n/s/ Tom Bell      October 8, 2026       Buyer\n`);
  expect(said.join()).not.toContain('sign');
});

test('an engagement of a broker has a term, a price and days after it', () => {
  const text = `${LISTING}5. PROTECTION. If within 90 days after the expiration of this agreement the property is sold to anyone whom Broker introduced, Seller owes the commission.
6. Seller shall deliver the Residential Property Disclosure Form to Broker within 2 days after the beginning of the term.
7. Broker shall enter the property in the MLS no later than April 6, 2027.
`;
  const { reading } = readContract([text]);
  expect(reading).toMatchObject({
    docType: 'listing_agreement',
    price: 410_000,
    dates: { start: '2027-04-01', end: '2027-09-30' },
  });
  expect(timesOf(text)).toEqual(
    expect.arrayContaining(['protection_period 2027-12-29', 'seller_disclosure 2027-04-03', 'mls_entry 2027-04-06']),
  );
});

test('a name behind a count is the day that the count ends on', () => {
  const text =
    SALE.replace('The Effective Date is October 6, 2026.', '') +
    `3. CONTINGENCY. This contract was made as of October 6, 2026. The obligation of Buyer to buy under this contract is conditioned upon the issuance, on or before 45 days after a fully executed copy of this contract is given to Buyer (the "Commitment Date"), of a written commitment for a loan.
4. Buyer may cancel by notice within 5 business days after the Commitment Date.
`;
  // Nobody tells when the copy was given: five days after the contract's own day would be wrong.
  expect(timesOf(text).join()).not.toContain('2026-10-14');
});

test('marks in front of the general terms tell the start too', () => {
  const text = `PURCHASE AND SALE AGREEMENT
1. Date: April 18, 2026
2. Buyer: Dev Raman
3. Seller: Ingrid Solbakken
4. Property: 10418 Marlowe Pl NE, Bothell, WA 98011
6. Purchase Price: $879,000.00
11. Closing Date: 5/29/2026

Buyer: Dev Raman 04/18/2026       Seller: Ingrid Solbakken 04/20/2026

GENERAL TERMS
${Array.from({ length: 12 }, (_, at) => `${at + 1}. The parties shall act in good faith and keep the Property in its present condition until then.`).join('\n')}
n. Seller shall deliver the seller disclosure statement within 7 days after mutual acceptance.
`;
  expect(timesOf(text)).toContain('seller_disclosure 2026-04-27');
});

test('what is missing is quoted by the line that stands empty', () => {
  const text = `${SALE}\nBuyer: /s/ Tom Bell   October 4, 2026\nSeller: ____________________   Date of acceptance: ____________\n`;
  const { evidence } = readContract([text.replace('The Effective Date is October 6, 2026.', '')]);
  expect(evidence.find(({ path }) => path === 'flags.missing_seller_signature')?.quote).toContain('Seller: ____');
});

test('an amount over the appraised value is a gap that the buyer pays', () => {
  const { reading } = readContract([
    `${SALE}7. Buyer agrees to pay up to $15,000 over the appraised value, but not more than the price.\n`,
  ]);
  expect(reading.flags).toContain('appraisal_gap_up_to_15000');
});

test.each([
  ['Appraisal contingency to be removed within 14 days after Acceptance.', 'waived_appraisal'],
  [
    'Seller will maintain possession until 20 days after closing and shall pay Buyer $55.00 per day from the date of closing.',
    'early_possession',
  ],
  ['The above offer is hereby accepted as written.', 'escalation_without_cap'],
])('%s raises no %s', (sentence, code) => {
  expect(readContract([`${SALE}7. ${sentence}\n`]).reading.flags).not.toContain(code);
});

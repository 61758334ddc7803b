import { describe, expect, test } from 'vitest';
import { SALE, sayTime, timesOf } from '#tests/support/sale-papers.ts';
import { readContract } from '../../read-contract.ts';

describe('counts in other words', () => {
  test.each([
    ['Buyer has a ten-day inspection period from the Effective Date.', 'inspection 10 effective_date 2026-10-16 23:59'],
    ['INSPECTION. Buyer has a 9-day period, which begins on the Effective Date.', 'inspection 9 effective_date 2026-10-15 23:59'],
    ['Buyer shall inspect the roof three full days before closing.', 'inspection 3 before_closing 2026-11-16 23:59'],
    [
      'Acts that are due three days prior to closing must be performed three full days prior.\nBuyer shall walk through 3 days before closing.',
      'final_walk_through 3 before_closing 2026-11-16 23:59',
    ],
    ['Seller may extend the Closing Date by not more than 15 days.', 'closing_extension 15 closing 2026-12-05 23:59'],
    [
      'Seller may adjourn Closing, for not more than 20 days in all from the date in paragraph 8, or until it is held. Closing extends for a period not exceeding 8 days in the aggregate from the date in paragraph 8, if Seller must clear the title.',
      'closing_extension 20 closing 2026-12-10 23:59',
    ],
    [
      'The inspection contingency is changed from 17 days to 12 days after Acceptance.',
      'inspection 12 acceptance 2026-10-18 23:59',
    ],
    ['Seller shall have the permit closed out on or before October 19, 2026.', 'have_permit_closed_out 2026-10-19'],
    ['Buyer may cancel if the well fails, by notice\n\n    by noon on October 15, 2026.', 'cancel 2026-10-15 12:00'],
    [
      'Buyer shall inspect within ______ ("15" if left blank) days after Acceptance.',
      'inspection 15 acceptance 2026-10-21 23:59',
    ],
    [
      'If the house of Buyer stands unsold: this addendum expires at 9:00 p.m. on October 8, 2026.',
      'offer_expiration 2026-10-08 21:00',
    ],
    ["If Buyer's Property is not under contract by October 20, 2026, this contract ends.", 'sale_of_home 2026-10-20'],
    [
      'The attorneys may disapprove this contract within three business days of its delivery to both, which was on October 8, 2026.',
      'attorney_review 3 delivery 2026-10-14 23:59',
    ],
    [
      'Buyer shall get a loan commitment by October 20, 2026. If not, either side may cancel within 3 days after that date.',
      'that_date 2026-10-23',
    ],
    ['CONTINGENCIES (date by which Buyer must give notice):\nSoil and perc test\tOctober 21, 2026', 'soil_perc_test 2026-10-21'],
    ['The deposit is nonrefundable after October 18, 2026.', '2026-10-18'],
    [
      'You count the three days from the date of delivery of the signed\nContract to both. You do not count Saturdays, Sundays or legal holidays.\nFULLY SIGNED CONTRACT DELIVERED TO BOTH ON: October 8, 2026',
      'attorney_review 3 contract_delivery 2026-10-14 23:59',
    ],
    [
      'Buyer shall apply for the loan within five (5) business days after a fully executed copy of this contract is given to Buyer. A fully executed copy of this contract was given to Buyer on October 9, 2026.',
      'loan_application 5 contract_delivery 2026-10-19 23:59',
    ],
    [
      'Buyer shall pay more within four (4) days after the conclusion of attorney review. Attorney review was concluded by letter on October 13, 2026.',
      '4 conclusion_of_attorney_review 2026-10-17',
    ],
    [
      'Buyer may have it inspected within five (5) business days (twelve (12) calendar days for a lead-based paint inspection) after Acceptance.',
      'lead_inspection 12 acceptance 2026-10-18 23:59',
    ],
    ['If Buyer remains in default for more than forty (40) days, Seller may foreclose.', '40 default'],
    [
      'Seller shall furnish the keys within five days of\n(2) days after Acceptance Buyer shall name a lender.',
      '2 acceptance 2026-10-08',
    ],
    [
      'Seller shall build the shed not later than six (6) months after the Effective Date.',
      'build_shed effective_date 2027-04-06',
    ],
    [
      'Buyer received the papers of the association on October 7, 2026. Buyer may cancel within five (5) days after receipt of them.',
      '5 receipt 2026-10-12',
    ],
    [
      'The time for performance shall be extended for a period of up to thirty (30) days.',
      'closing_extension 30 closing 2026-12-20',
    ],
    ['Seller may adjourn the Closing for periods not exceeding 60 days in the aggregate.', 'closing_extension 60 adjournment'],
    [
      'Buyer shall get a mortgage commitment within 20 days after Acceptance. Buyer may cancel within 3 days after the Commitment Date.',
      '3 end_of_financing_period 2026-10-29',
    ],
    [
      'The Closing shall take place on December 4, 2026 instead of November 20, 2026. Buyer shall walk through 1 day before closing.',
      'final_walk_through 1 before_closing 2026-12-03',
    ],
    ['The parties have 5 days after the Inspection Period to reach an agreement.', '5 end_of_inspection_period'],
    ['If Buyer gives a list of defects, Seller has 72 hours after its receipt to answer.', 'seller_response'],
    ['LOAN: Buyer to apply within 5 days after Acceptance, and to be approved no later than November 9, 2026.', 'loan_approval'],
    [
      'Investigation contingency: Buyer to remove it within 12 days after Acceptance, or cancel.',
      'inspection 12 acceptance 2026-10-18 23:59',
    ],
    [
      'EXPIRATION. This counter offer is revoked unless it is signed (or [X] by\t6:00\t[ ] AM [X] PM on\tOctober 9, 2026\t(date)).',
      'offer_expiration 2026-10-09 18:00',
    ],
  ])('%s', (text, time) => expect(timesOf(text).map(sayTime).join('\n')).toContain(time));

  test('two tables side by side, with one mark in either of two columns', () => {
    const text = `All reported within the days said, counted from the Effective Date:
Type of inspection\tYes\tNo\tResults\tType of inspection\tYes\tNo\tResults
a. General building\tX\tWithin 12 days\tf. Lead paint\tX\tWithin ____ days
b. Sewage disposal\tX\tWithin 14 days\tg. Pests\tX\tWithin ____ days`;
    const said = timesOf(text).map(sayTime).join('\n');
    expect(said).toContain('inspection 12 effective_date 2026-10-18');
    expect(said).toContain('septic_inspection 14 effective_date 2026-10-20');
    expect(said).not.toContain('pest');
  });

  test('a table of what is elected and waived, with initials', () => {
    const rows = [
      'Inspection\tElected\tWaived\tContingency Period',
      'Home Inspections\tTB\t____\t12 days of Effective Date',
      'Wood Infestation\tTB\t____\t9 days of Effective Date',
      'Radon\t____\tTB\t-',
      'Lead-Based Paint Hazards\t____\tTB\t-',
    ].join('\n');
    const text = `${rows}\nThe parties have 5 days after the end of the Contingency Period for Home Inspections as a Negotiation Period. If they do not agree, Buyer will, within 2 days following the end of the Negotiation Period, terminate.`;
    expect(timesOf(text).map(sayTime)).toEqual(
      expect.arrayContaining([
        'pest_inspection 9 effective_date 2026-10-15 23:59',
        'negotiation_period 5 end_of_contingency_period 2026-10-23 23:59',
      ]),
    );
    expect(timesOf(text).map(sayTime).join('\n')).toContain('end_of_negotiation_period 2026-10-25');
    expect(readContract([SALE + text]).reading.flags).toContain('lead_inspection_waived');
  });
});

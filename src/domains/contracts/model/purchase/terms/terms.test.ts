import { describe, expect, test } from 'vitest';
import { readPage, readSale } from '#tests/support/sale-papers.ts';
import { joinPages } from '../../text/contract-text.ts';
import { isSignedByAll } from '../sides/signatures.ts';

test('an option of a few words ends with its sentence, and of a word and its not the ticked one counts', () => {
  const reading = readSale(`Price: $400,000. Effective Date: June 1, 2026. Closing on July 1, 2026.
4. Financing.   ☒ Conventional   ☐ FHA   ☐ VA. Buyer’s duty to close is subject to a loan commitment within 25 days after the Effective Date.
5. Appraisal. ☒ contingent ☐ not contingent upon the Property appraising for at least the price.`);
  expect(reading.contingencies?.map(({ type, status }) => `${type} ${status}`)).toEqual(
    expect.arrayContaining(['financing stated', 'appraisal stated']),
  );
});

test.each([
  ['The only personal property included is as follows: refrigerator, washer', 'inclusions', 'refrigerator, washer'],
  ['7. Included: stove, curtains. Not included: the porch swing.', 'inclusions', 'stove, curtains'],
  ['7. Included: stove, curtains. Not included: the porch swing.', 'exclusions', 'the porch swing'],
  ['The following are excluded: the chandelier.', 'exclusions', 'the chandelier'],
])('%s: %s', (words, name, value) => expect(readSale(words).terms?.[name]).toMatch(new RegExp(`^${value}`)));

test('words for the parts of an address stand between what was filled in', () =>
  expect(
    readPage(`RESIDENTIAL PURCHASE AGREEMENT
State of Oregon
BUYER: Tom Bell
SELLER: Ana Ruiz
PROPERTY ADDRESS: 77 Sawtooth Loop City Salem Zip 97301
Seller agrees to sell and Buyer agrees to buy at a price of $400,000. Title by deed. Closing on May 1, 2026.`).property?.address,
  ).toBe('77 Sawtooth Loop, Salem, OR 97301'));

test('a lease whose sides stand in one row of a table names both', () =>
  expect(
    readPage(`RESIDENTIAL LEASE AGREEMENT
Landlord\tGranite Ledge LLC\tTenant(s)\tBettina Kroll; Amir Haddad
Premises\t29 Bow Street, Portsmouth, NH 03801
Monthly rent\t$2,350\tDue\t1st of each month`).parties,
  ).toEqual({ landlords: ['Granite Ledge LLC'], tenants: ['Bettina Kroll', 'Amir Haddad'] }));

test('a label behind a figure in its row is the next one’s', () =>
  expect(readSale('The house is sold. Price: $ 318,000 Earnest money: $ 3,000 held by Ada Title.').price).toBe(318_000));

test('captions under their lines say whose names stand on them', () =>
  expect(
    readPage(`PURCHASE AGREEMENT
Solveig Aamodt
(Buyer’s full name)
Everett Crane and Lois Crane
(Seller’s full name)
Seller agrees to sell and Buyer agrees to buy 22 Shore Drive, Duluth, MN 55812. Price: $318,000. Title by deed. Closing on June 26, 2026.`)
      .parties,
  ).toEqual({ buyers: ['Solveig Aamodt'], sellers: ['Everett Crane', 'Lois Crane'] }));

test('a lease in one sentence names both sides, and who has not signed it', () => {
  const { parties, blanks, flags } = readPage(`APARTMENT LEASE
Landlord Harbor Row Associates leases to Tenant Solveig Aune the apartment at 18 Wharf Street, Newport, RI 02840.
Term: from 06/01/2026 to 05/31/2027. Rent: $1,875 per month, due on the 1st day of each month. Security deposit: $1,875.
Landlord: /s/ K. Ames  Date: 4/28/2026
Tenant: ____________________  Date: __________`);
  expect(parties).toEqual({ landlords: ['Harbor Row Associates'], tenants: ['Solveig Aune'] });
  expect(blanks).toEqual(['tenant_signature']);
  expect(flags).toEqual(['missing_tenant_signature']);
});

test('a firm keeps the end of its name, and a number stands before a label', () => {
  expect(readSale('', 'Buyer Tom Bell agrees to buy and Seller Magnolia Holdings, LLC agrees to sell').parties?.sellers).toEqual([
    'Magnolia Holdings, LLC',
  ]);
  expect(
    readPage(`PURCHASE AND SALE CONTRACT
1. Purchaser(s)
Lucinda Faye Morse
2. Seller(s)
Amos Tuttle & Beryl Tuttle
Seller agrees to sell and Purchaser agrees to buy 46 Maple Lane, Stowe, VT 05672. Price: $318,000. Title by deed. Closing on June 26, 2026.
Purchaser: Lucinda F. Morse   Date: 8-29-2026`).parties,
  ).toEqual({ buyers: ['Lucinda Faye Morse'], sellers: ['Amos Tuttle', 'Beryl Tuttle'] });
});

test('where a party is, is not what is sold', () => {
  const { property, terms } = readPage(`REAL ESTATE PURCHASE AGREEMENT
Seller: Quentin Ashby, an individual located at 8 Cask Street, Troy, NY 12180 (“Seller”) and
Buyer: Noor Haddad, an individual located at 77 Pawling Avenue, Troy, NY 12180 (“Buyer”).
1. Property. Seller agrees to sell and Buyer agrees to purchase the real property located at 9 Mill Road, Troy, New York 12182 , and the legal description: Lot 4.
2. In addition, the following items shall be included in the sale: refrigerator
(B) The following fixtures and items are excluded from the sale: piano
3. The purchase price is $259,900. Buyer will place in escrow an earnest money deposit of $
500 . Closing on April 10, 2026.`);
  expect(property?.address).toBe('9 Mill Road, Troy, New York 12182');
  expect(terms).toMatchObject({ inclusions: 'refrigerator', exclusions: 'piano' });
});

test('an amount stands behind its sign on the next line', () =>
  expect(
    readPage(`CONTRACT FOR PURCHASE OF RESIDENCE
Ana Ruiz (Seller) agrees to sell and Tom Bell (Buyer) agrees to buy 4 Oak St, Salem, OR 97301. Price: $75,000. Title by deed.
10) DEPOSITS: Upon acceptance Buyer will place in escrow an earnest money deposit of $
500 .
11) CLOSING: Closing will take place on or before May 4, 2026.`).deposit,
  ).toMatchObject({ amount: 500 }));

test('the sale of a press is no sale of a home', () =>
  expect(
    readPage(`SALES CONTRACT
This Sales Contract is entered into between Harlan Press ("Seller") and Odette Rowe ("Buyer").
1. Seller agrees to sell and Buyer agrees to purchase one printing press. The purchase price is $18,000, with a deposit of $2,000. Title passes upon delivery, at the closing.`)
      .docType,
  ).toBe('not_a_contract'));

test('a parish in a row of a table is the county', () =>
  expect(readSale('Parish\tTerrebonne').property?.county).toBe('Terrebonne'));

test('a sheet to figure a sale with is no contract', () =>
  expect(
    readPage(
      'HOME SALE WORKSHEET\nUse this sheet to figure what is left. Sale price $______ Seller pays: title $____, deed stamps $____. Buyer’s deposit $____. Closing about ____.\nWe will sell your home for the best price!',
    ).docType,
  ).toBe('not_a_contract'));

test.each([
  'HOME SALE\nSunday only! See 9 Larch Lane, Eugene, OR 97401. Asking price $399,000, a deposit of $4,000 holds it, closing in 30 days possible. The seller is motivated; buyers bring offers. Clear title, new deed ready.',
  'HOUSE SALE\nFrom our spring report\nSale price\t$251,000\nClosing date\tMay 6, 2026\nThe seller had two offers. The buyer paid a deposit of $3,000, and closing took place at a title company. The deed is recorded.',
])('what nobody signs is no contract, though it is headed like one: %#', (text) =>
  expect(readPage(text).docType).toBe('not_a_contract'),
);

test('the day by which the deed is recorded is that of closing, under such a heading', () =>
  expect(
    readSale(
      '8. CLOSING: The deed shall be recorded and funds disbursed on or before September 18, 2026. Possession at recording.',
    ).dates?.['closing'],
  ).toBe('2026-09-18'));

test('the closing of the buyer’s own home is none of the sale', () =>
  expect(
    readPage(`ADDENDUM TO PURCHASE AGREEMENT - SALE OF BUYER'S HOME
This Addendum is made a part of the Purchase Agreement dated June 2, 2026 between Desmond Pruitt (Buyer) and Opal Kingery (Seller).
1. The Purchase Agreement is contingent upon the closing of the sale of Buyer's home at 44 Birch Court, Anderson, IN 46011, on or before July 10, 2026.
Buyer: /s/ Desmond Pruitt 6/2/2026   Seller: /s/ Opal Kingery 6/3/2026
`).dates?.['closing'],
  ).toBeNull());

test('in a list whose rows begin with their figures, the fee for due diligence is its own row’s', () =>
  expect(
    readSale(
      '$ 2,500.00 BY DUE DILIGENCE FEE made payable to Seller by the Effective Date\n$ 4,000.00 BY INITIAL EARNEST MONEY DEPOSIT',
    ).option?.fee,
  ).toBe(2500));

describe('who buys and who sells', () => {
  test('what a side is called ends its name', () =>
    expect(
      readPage(`REAL ESTATE PURCHASE CONTRACT
1. BUYER: Priya Raman (hereinafter "Buyer") offers to purchase through Harbor & Lake Realty, and
2. SELLER: Marcus J. Feld and Denise Feld (hereinafter "Seller")
3. The purchase price is $248,500. Earnest money $3,000. Closing and title as usual.
`).parties,
    ).toEqual({ sellers: ['Marcus J. Feld', 'Denise Feld'], buyers: ['Priya Raman'] }));

  test.each([
    ['Buyer: /s/ Hollis Brandt   Seller: /s/ Consuelo Marquez\nBuyer: /s/ Jean Brandt', ['Hollis Brandt', 'Jean Brandt']],
    ['Buyer: /s/ Hollis Brandt Seller: /s/ Consuelo Marquez\nBuyer: /s/ Jean Brandt', ['Hollis Brandt', 'Jean Brandt']],
    [
      'Buyer Acceptance and Contact Information: /s/ Jean Brandt  Print or Type Name: Jean Brandt  Date: 5/16/2026',
      ['Jean Brandt'],
    ],
  ])('%s', (marks, buyers) =>
    expect(
      readSale(`Purchase price: $300,000. Closing: May 1, 2026.\n${marks}`, 'Seller agrees to sell and Buyer agrees to buy')
        .parties,
    ).toMatchObject({ buyers }),
  );
});

describe('where it is', () => {
  test('a number of the county’s grid begins an address, a zip code does not', () =>
    expect(
      readPage(`RESIDENTIAL OFFER TO PURCHASE
The Buyer, Amy Voss, offers to purchase the Property known as N4471 County Road K, Montello, WI 53949 in the Town of Buffalo, County of Marquette, Wisconsin. The purchase price is $221,000. Earnest money of $2,210. Closing on July 24, 2026. Seller conveys by deed.
`).property,
    ).toMatchObject({ address: 'N4471 County Road K, Montello, WI 53949', county: 'Marquette' }));

  test('some forms have a line of its own for the zip code', () =>
    expect(
      readPage(`STANDARD AGREEMENT FOR THE SALE OF REAL ESTATE
BUYER(S): Kwame Asante	SELLER(S): Helen Moyer
ADDRESS (including postal city) 612 North Ninth Street, Reading, PA
ZIP 19604, in the municipality of City of Reading, County of Berks, in the Commonwealth of Pennsylvania.
1. Seller hereby agrees to sell and convey to Buyer, who agrees to purchase, the identified Property. Purchase Price $ 159,000. Deposit $ 5,000. Settlement Date is December 4, 2026.
`).property?.address,
    ).toBe('612 North Ninth Street, Reading, PA 19604'));
});

describe('what was not chosen', () => {
  test('the whole of an option with a letter, and the boxes in it', () => {
    const { blanks } = readSale(
      'The purchase price is $455,000. Closing on October 2, 2026.\n8. FINANCING: ☒ (a) This is a cash transaction with no financing contingency. ☐ (b) This Contract is contingent upon Buyer obtaining approval of a ☐ conventional ☐ FHA ☐ VA loan within ____ days.\n12. INSPECTION: Buyer has 10 days.',
    );
    expect(blanks.join(' ')).not.toMatch(/loan|financing/);
  });
});

describe('lines that nobody filled', () => {
  const DEAL = 'The purchase price is $455,000. Closing on October 2, 2026. ';

  test.each([
    ['The parties acknowledge that the Effective Date is: ____________________', ['effective_date'], /effective/],
    ['Earnest money of $2,000 is due within ____ days of acceptance.', ['earnest_money_days'], /days/],
    ['Buyer may inspect within ____ days.', ['inspection_days'], /days/],
    ['(c) Financing: Express as a dollar amount ("Loan Amount") see Paragraph 8 ........ $ 507,500.00', [], /financing|loan/],
  ])('%s', (words, names, all) => expect(readSale(DEAL + words).blanks.filter((name) => all.test(name))).toEqual(names));

  test('a day with a line for its year is one place', () => {
    const { blanks } = readSale(
      'The purchase price is $455,000.\n4. CLOSING AND POSSESSION. The closing shall take place on ____________, 20___, at the title company.',
    );
    expect(blanks.filter((name) => /closing|possession/.test(name))).toEqual(['closing_date']);
  });

  test('of a scan, the captions of lines that were drawn', () =>
    expect(readSale('Purchase price: $455,000. Closing: October 2, 2026.\nBuyer:\tDate:\nSeller:\tDate:').blanks).toContain(
      'signatures',
    ));
});

describe('leases', () => {
  const lease = (more: string) =>
    readPage(`RESIDENTIAL LEASE
Landlord	Greta Holm
Tenant	Isaiah Broussard
Rented home	1180 Cheyenne Blvd, Unit B, Colorado Springs, CO 80906
${more}
`);

  test('the rent of the whole term is not that of a month', () =>
    expect(lease('Tenant shall pay rent of $3,150.00 per month. Total rent for the term is $37,800.00.').rent?.monthly).toBe(
      3150,
    ));

  test.each([
    ['Rent due	the 3rd of each month', 3],
    ['Rent of $900 is payable on or before the 5th of each month.', 5],
    ['Rent is due within 3 days of the notice.', null],
  ])('due: %s', (words, day) => expect(lease(words).rent?.dueDay ?? null).toBe(day));

  test.each([
    ['After the end date this lease continues from month to month until either side gives 30 days’ written notice.', true],
    ['This lease does not become month to month.', false],
  ])('%s', (words, is) => expect(lease(words).flags.includes('auto_renew_month_to_month')).toBe(is));
});

test.each([
  ['(e) Purchaser has (check one):\n(ii) ☒ waived the opportunity to conduct a risk assessment', true],
  ['(e) Purchaser has (check one):\n(ii) ☐ waived the opportunity to conduct a risk assessment', false],
  ['(e) Purchaser has (initial (i) or (ii) below):\n(ii) SM waived the opportunity to conduct a risk assessment', true],
])('a disclosure of lead-based paint: %s', (words, is) =>
  expect(
    readPage(`Disclosure of Information on Lead-Based Paint and/or Lead-Based Paint Hazards
Property: 55 Tidewater Street, Marblehead, MA 01945
(i) ☐ Known lead-based paint is present. (ii) ☒ Seller has no knowledge of lead-based paint.
${words}
Seller: /s/ Fiona Gallagher  Date: 4/20/2026
Purchaser: /s/ Sanjay Mehta  Date: 4/21/2026
`).flags.includes('lead_inspection_waived'),
  ).toBe(is),
);

test('advice for buyers is no contract, though it speaks of a purchase agreement', () =>
  expect(
    readPage(`What First-Time Buyers Should Know About Earnest Money
When you make an offer on a home, the seller will usually want a deposit. In our area buyers typically put down $2,000 to $10,000, held until closing. If the purchase price is $300,000, one percent would be $3,000.
The buyer and the seller agree on the amount in the purchase agreement. Ask your agent whether the deed and title have been reviewed.
`).docType,
  ).toBe('not_a_contract'));

test('a sentence that ends with the day of closing, broken over two lines, is no day over marks', () =>
  expect(
    readSale(
      'The purchase price is $438,900. Buyer has 5 days from acceptance to inspect.\n10. CLOSING DATE: The closing shall be no later than (Date)\nOctober 9, 2026.\nSELLER: Nadia Prescott\nBUYER Signature /s/ Colin Teague Date 9/1/2026\nSELLER Signature /s/ Nadia Prescott Date 9/2/2026',
    ).dates,
  ).toMatchObject({ closing: '2026-10-09', effective: '2026-09-02' }));

test('an agreement to amend or extend, on a form of Colorado', () =>
  expect(
    readPage(`The printed portions of this form have been approved by the Colorado Real Estate Commission. (AE41-6-21)
AGREEMENT TO AMEND/EXTEND CONTRACT
1. This agreement amends the contract dated July 11, 2026 between Bluestem Holdings LLC (Seller), and Erik Amundsen (Buyer).
2. The following dates are amended:
33	§ 12	Closing Date	September 10, 2026
3. All other terms of the Contract remain the same.
`),
  ).toMatchObject({ docType: 'amendment', form: 'AE41-6-21', jurisdiction: 'CO', dates: { closing: '2026-09-10' } }));

test('an empty form whose words ask to purchase from nobody', () =>
  expect(
    readPage(`NEW JERSEY STANDARD FORM OF RESIDENTIAL REAL ESTATE SALES CONTRACT
______________________________ ("Buyer"), whose address is ______________________________
AGREES TO PURCHASE FROM
______________________________ ("Seller"), whose address is ______________________________
Property Address: ______________________________
shown on the municipal tax map as Block ______ Lot ______ (the "Property").
TOTAL PURCHASE PRICE ........................................ $ ______________
INITIAL DEPOSIT ............................................. $ ______________
6. CLOSING: The Closing shall be held on ______________ .
`),
  ).toMatchObject({ template: true, jurisdiction: 'NJ', parties: null, property: null, flags: ['blank_form'] }));

test.each([
  ['/s/ Colin Teague  Buyer\n/s/ Nadia Prescott  Seller', true],
  ['/s/ Colin Teague  Buyer\n____________________  Seller', false],
  ['/s/ Colin Teague  Seller: ____________________', false],
])('marks before the word for a side: %s', (marks, is) =>
  expect(isSignedByAll(joinPages([`PURCHASE AND SALE AGREEMENT\nThe purchase price is $455,000.\n${marks}\n`]))).toBe(is),
);

describe('the day of closing', () => {
  test('of two places that name it outright and differ, neither is told', () => {
    const reading = readSale(
      'Purchase Price: $610,000.\n4. Settlement shall be held on or before November 13, 2026.\n7. Additional terms: Settlement date: December 4, 2026.',
    );
    expect(reading.dates?.['closing']).toBeNull();
    expect(reading.flags).toContain('conflicting_closing_date');
  });

  test.each([
    ['Settlement shall be held on or before November 13, 2026. If Settlement is on December 4, 2026, a fee is due.'],
    ['Settlement shall be held on November 13, 2026. Any extended Settlement date: December 4, 2026.'],
    [
      'Settlement shall be held on November 13, 2026. The repairs are made before closing is held; the loan is approved by October 1, 2026.',
    ],
  ])('%s', (words) => expect(readSale(`Purchase Price: $610,000. ${words}`).dates?.['closing']).toBe('2026-11-13'));
});

test('a letter that asks for a house is signed by whom it is written to', () =>
  expect(
    readPage(`Dear Norma,
I, Paul Deering, offer to buy your house at 17 Mill Lane, Cooperstown, NY 13326 for $148,000. I will leave a deposit of $1,500. We close on September 15, 2026, and you give me a warranty deed then.
If you agree, sign below; this letter is then our contract.

Paul Deering /s/ August 3, 2026
Norma Fitch /s/ August 5, 2026
`).parties,
  ).toEqual({ sellers: ['Norma Fitch'], buyers: ['Paul Deering'] }));

test('the loans of a Texas form, with or without a comma between their boxes', () =>
  expect(
    readPage(`PROMULGATED BY THE TEXAS REAL ESTATE COMMISSION (TREC) 11-04-2024
RESIDENTIAL CONDOMINIUM CONTRACT (RESALE)
1. PARTIES: The parties to this contract are Lakeside Towers LP (Seller) and Nina Castellanos (Buyer). Seller agrees to sell and convey to Buyer and Buyer agrees to buy from Seller the Property defined below.
A. Cash portion of Sales Price payable by Buyer at closing ....... $ 53,600.00
B. Sum of all financing described in the attached: ☒ Third Party Financing Addendum ☐ Loan Assumption Addendum ☐ Seller Financing Addendum ....... $ 214,400.00
C. Sales Price (Sum of A and B) ....... $ 268,000.00
TREC NO. 30-17
`),
  ).toMatchObject({ price: 268_000, cash: 53_600, financing: 214_400 }));

test('an amendment of Texas tells the day of closing by its paragraph, if its box is ticked', () => {
  const amend = (box: string) =>
    readPage(`PROMULGATED BY THE TEXAS REAL ESTATE COMMISSION (TREC) 11-04-2024
AMENDMENT TO CONTRACT CONCERNING THE PROPERTY AT
900 Bayshore Blvd, Corpus Christi, TX 78401
Seller and Buyer amend the contract as follows: (check each applicable box)
☐ (2) Seller shall complete the following: ________
${box} (3) The date in Paragraph 9 of the contract is changed to June 19, 2026.
EXECUTED the 15th day of May, 2026.
TREC NO. 39-10
`).dates?.['closing'] ?? null;
  expect([amend('☒'), amend('☐')]).toEqual(['2026-06-19', null]);
});

test('an addendum of Washington is known by the number of its form', () =>
  expect(
    readPage(`Form 34
Addendum/Amendment to P&S
©Copyright 2010 Northwest Multiple Listing Service
ADDENDUM / AMENDMENT TO PURCHASE AND SALE AGREEMENT
The following is part of the Purchase and Sale Agreement dated April 26, 2026 between Grant Delacroix ("Buyer") and Haruto Ishikawa ("Seller").
Seller shall replace the water heater before closing.
`),
  ).toMatchObject({ form: 'NWMLS 34', jurisdiction: 'WA' }));

test('what a tenant returns is no deposit', () =>
  expect(
    readPage(`RENTAL AGREEMENT
This Agreement is between Willamette Crossing LLC ("Landlord") and Sabine Overton ("Tenant") for 2118 NW Pettygrove Street, Portland, OR 97210.
Term: begins October 1, 2027 and ends September 30, 2028. Rent: $2,150.00 a month, due on the 1st. Security deposit: $2,150.00.
1. Tenant returns the move-in condition report within 7 days of the start of the term.
2. The deposit is returned within 31 days after Tenant moves out.`).deadlines?.filter(({ type }) => type === 'deposit_return'),
  ).toMatchObject([{ days: 31 }]));

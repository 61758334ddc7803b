import { describe, expect, test } from 'vitest';
import { readContract } from './read-contract.ts';

const read = (text: string) => readContract([text]).reading;

test('a land contract: what is paid down, what is owed, at which rate, and the balloon', () => {
  const reading = read(`                 CONTRACT FOR DEED
This Contract for Deed is made this 4th day of May, 2026, between Orrin Vale ("Seller") and Petra Lund ("Buyer").
Seller agrees to sell and Buyer agrees to buy 77 Fern Road, Duluth, Minnesota 55811. Title passes by warranty deed.
    Purchase price ............  $90,000.00
    Down payment ..............  $ 9,000.00
    Unpaid balance ............  $81,000.00
    Interest rate .............  6.25% per annum
    First installment due .....  June 1, 2026
Buyer shall pay monthly installments of $600.00. The entire unpaid balance shall be paid in full no later than May 4, 2031 (balloon payment).
Buyer shall have possession from and after May 9, 2026. If Buyer remains in default for more than thirty (30) days, Seller may accelerate.
`);
  expect(reading).toMatchObject({
    docType: 'land_contract',
    price: 90_000,
    downPayment: 9000,
    financing: 81_000,
    interestRatePct: 6.25,
    dates: { effective: '2026-05-04', possession: '2026-05-09' },
  });
  expect(reading.deposit ?? null).toBeNull();
  expect(reading.deadlines).toContainEqual(expect.objectContaining({ type: 'balloon_payment', date: '2031-05-04' }));
  expect(reading.deadlines).toContainEqual(expect.objectContaining({ days: 30, from: 'default', date: null }));
  expect(reading.flags).toContain('balloon_payment');
});

test('a lease with an option, its values in columns that go on', () => {
  const reading = read(`               RESIDENTIAL LEASE WITH OPTION TO PURCHASE
THIS LEASE is entered into as of March 2, 2026. Rent, the security deposit and the term are stated here.

 Landlord              Tenants                          Premises
 Quail Run             Mia Torres and                   19 Alder Court
 Holdings, LLC         Jon Torres                       Boise, Idaho 83702
                                                        (Ada County)

 Commencement Date     Expiration Date                  Monthly Rent
 April 1, 2026         March 31, 2028                   $1,200.00

 Security Deposit      Option Fee                       Option Purchase Price
 $1,200.00             $4,000.00                        $210,000.00

1. Tenant shall pay the first $75.00 of any single repair. Tenant shall return a walk-through list within five (5) days after
   the Commencement Date. Landlord shall mail the balance of the deposit within thirty (30) days after termination of the Lease.
2. OPTION. The Option Fee is not refundable. Tenant may exercise the option only by notice received not later than 4:00 p.m. on
   the date that is sixty (60) days before the Expiration Date.
`);
  expect(reading).toMatchObject({
    docType: 'lease_with_option',
    parties: { landlords: ['Quail Run Holdings, LLC'], tenants: ['Mia Torres', 'Jon Torres'] },
    property: { address: '19 Alder Court Boise, Idaho 83702', county: 'Ada' },
    price: 210_000,
    option: { fee: 4000 },
    deposit: { amount: 1200, returnDays: 30 },
    dates: { start: '2026-04-01', end: '2028-03-31', effective: '2026-03-02' },
  });
  const times = reading.deadlines?.map(({ type, date, time }) => [type, date, time].filter((part) => part != null).join(' '));
  expect(times).toContain('option_exercise 2028-01-31 16:00');
  // A tenant may leave before the lease ends.
  expect(times).toContain('deposit_return');
  expect(times?.some((said) => said.includes('2026-04-06'))).toBe(true);
  expect(reading.flags).toEqual(expect.arrayContaining(['non_refundable_option_fee', 'tenant_repairs_under_75']));
});

test('a table of whole rows is none that goes on', () => {
  const { deadlines } = read(`PURCHASE AGREEMENT
Ana Ruiz ("Seller") agrees to sell and Tom Bell ("Buyer") agrees to buy 4 Oak Street, Salem, OR 97301 for a purchase price of $410,000.
The Contract Date is April 1, 2026. Title passes by deed at closing.

  DEPOSITS                    Amount            Due
  Earnest money deposit       $ 9,000.00        with this Agreement
  Second deposit              $ 4,000.00        on or before June 1, 2026
`);
  expect(deadlines).toContainEqual(expect.objectContaining({ type: 'additional_deposit', date: '2026-06-01' }));
});

test('an assignment has a day, a deposit and sides of its own', () => {
  const reading = read(`ASSIGNMENT OF PURCHASE AND SALE AGREEMENT
This Assignment of Purchase and Sale Agreement (this "Assignment") is entered into as of June 8, 2026 (the "Effective Date") by and
between Larch Capital, LLC ("Assignor") and Nora Pike ("Assignee").
Assignor, as Buyer, and Walt Ames, as Seller, made a Purchase and Sale Agreement dated May 3, 2026 for 8 Mill Lane, Akron, Ohio 44302.
The purchase price is $120,000.00. Earnest money of $500.00 was paid by Assignor. The contract is for cash.
Assignee shall deposit $2,500.00 with Summit Lake Title, LLC within three (3) business days after the Effective Date.
Assignee shall pay an assignment fee of $8,000.00. Closing shall be on or before July 20, 2026.
Title commitment due from Closing Agent     June 26, 2026
ACKNOWLEDGMENT OF CLOSING AGENT
By: ______________________   Date: __________
CONSENT OF SELLER
__________________________   Date: __________
`);
  expect(reading).toMatchObject({
    docType: 'assignment',
    parties: { assignors: ['Larch Capital, LLC'], assignees: ['Nora Pike'] },
    price: 120_000,
    deposit: { amount: 2500, days: 3, holder: 'Summit Lake Title, LLC' },
    dates: { effective: '2026-06-08', closing: '2026-07-20' },
  });
  expect(reading.deadlines).toContainEqual(expect.objectContaining({ type: 'title_commitment', date: '2026-06-26' }));
  expect(reading.deadlines).toContainEqual(expect.objectContaining({ type: 'earnest_money_delivery', date: '2026-06-11' }));
  expect(reading.blanks).toEqual(expect.arrayContaining(['closing_agent_signature', 'seller_signature']));
  expect(reading.flags).toContain('cash_sale');
});

test('a builder’s contract begins with the builder’s signature, and counts in months', () => {
  const reading = read(`NEW HOME PURCHASE AGREEMENT
Date of Agreement: February 2, 2026
Cedar Knoll Homes, Inc., a Utah corporation ("Builder"), agrees to sell and Ines Vega ("Purchaser") agrees to buy the Home on Lot 12,
for a total purchase price of $402,000. Earnest money: $6,000. Title passes by deed.
This Agreement binds on the date on which Builder's authorized officer signs (the "Binding Agreement Date").
Builder shall complete the Home not later than eighteen (18) months after the Binding Agreement Date, as extended by strikes.
Closing shall take place within ten (10) days after Builder gives notice that a certificate of occupancy was issued.
If materials cost more, Builder may increase the purchase price by the amount of the increase.

PURCHASER:                               BUILDER: CEDAR KNOLL HOMES, INC.
/s/ Ines Vega     February 2, 2026       By: /s/ Roy Tate, President
                                         Date: February 6, 2026
`);
  expect(reading.dates).toMatchObject({ effective: '2026-02-06', closing: null });
  expect(reading.deadlines).toContainEqual(expect.objectContaining({ type: 'completion', date: '2027-08-06', isInMonths: true }));
  expect(reading.flags).toContain('escalation_without_cap');
});

describe('a paper that changes another', () => {
  const AMENDMENT = `AMENDMENT AND EXTENSION ADDENDUM
| SELLER | Faye Holt |
Seller Faye Holt and Buyer Ivan Roth agree to amend the contract for 6 Pine Street, Tulsa, Oklahoma 74104.
The Closing Date is changed from May 1, 2026 to May 22, 2026. The amount of the loan is changed from $150,000.00 to $146,000.00.
Buyer will deposit an extension deposit of $1,500.00 within two (2) business days after the Amendment Date.
The "Amendment Date" is the date on which the last party signs.

BUYER                                     SELLER
/s/ Ivan Roth      04/20/2026             /s/ Faye Holt      04/21/2026
`;

  test('counts from its own last signature', () => {
    const reading = read(AMENDMENT);
    expect(reading).toMatchObject({
      docType: 'amendment',
      financing: 146_000,
      dates: { closing: '2026-05-22', effective: '2026-04-21' },
    });
    expect(reading.deposit ?? null).toBeNull();
    expect(reading.deadlines).toContainEqual(expect.objectContaining({ type: 'additional_deposit', date: '2026-04-23' }));
  });

  test('in a mail holds no terms of the mail that it quotes, and no acceptance that may still come', () => {
    const reading = read(`From: Gail <gail@homes.example>
COUNTER OFFER NO. 1
BUYER: Dan Wu
SELLER: Edna Frost
Purchase price shall be $300,000.00 (in place of $285,000.00 as offered).
Inspection: within ten (10) days after Acceptance. Close of Escrow shall be on or before June 30, 2026.
This Counter Offer expires unless a signed copy is received by Seller's Broker by 5:00 p.m. on May 8, 2026.

On Mon, May 4, 2026 at 9:12 AM Lou Katz <lou@agents.example> wrote:
> Price: $285,000
> Close on or before July 15, 2026
`);
    expect(reading).toMatchObject({ price: 300_000, dates: { closing: '2026-06-30', effective: null } });
    expect(reading.deadlines?.filter(({ days, date }) => days === 10 && date !== null)).toEqual([]);
  });
});

test('a lead-based paint disclosure: who is left to sign, and what the seller knows', () => {
  const reading = read(`DISCLOSURE OF INFORMATION ON LEAD-BASED PAINT AND/OR LEAD-BASED PAINT HAZARDS
Addendum to the Contract dated July 6, 2026
     Seller:      Ruth Amos
     Purchaser:   Cole Bray
     Property:    12 Elm Row, Dayton, Ohio 45402   (County of Montgomery)
SELLER'S DISCLOSURE
 RA   (a)  Presence of lead-based paint (check one below):
            [X]  Known lead-based paint and/or lead-based paint hazards are present in the housing (explain): sills.
PURCHASER'S ACKNOWLEDGMENT
_____  (c)  Purchaser has received copies of all information listed above.
AGENT'S ACKNOWLEDGMENT
 KM   (f)  Agent has informed the seller of the seller's obligations.
The Contract is contingent upon a risk assessment until 5:00 p.m. on the tenth (10th) calendar day after the date of the Contract.

/s/ Ruth Amos                 07/06/2026
-----------------------------------------
Seller                               Date

-----------------------------------------
Purchaser                            Date
`);
  expect(reading).toMatchObject({
    parties: { sellers: ['Ruth Amos'], buyers: ['Cole Bray'] },
    property: { county: 'Montgomery' },
  });
  expect(reading.blanks).toEqual(['buyer_initials', 'buyer_signature']);
  expect(reading.flags).toEqual(['known_lead_paint']);
  expect(reading.deadlines).toContainEqual(
    expect.objectContaining({ type: 'lead_inspection', date: '2026-07-16', time: '17:00' }),
  );
});

test('a disclosure of a seller: questions without an answer', () => {
  const disclosure = (answer: string) =>
    read(`SELLER'S PROPERTY DISCLOSURE STATEMENT
Property located at   14 Birch Way   ,
City of   Ely   , County of   St. Louis   , State of Minnesota, Zip Code   55731   ("Property").
Seller:   Ole Berg
What date did you acquire the home?     ______________
Has there been any damage by wind?      ${answer}
Is there a leak?                        [ ] Yes   [X] No
/s/ Ole Berg            3/24/2026
(Seller)                (Date)
__________________      __________
(Buyer)                 (Date)
`).blanks;
  expect(disclosure('[ ] Yes   [ ] No')).toEqual(['damage_wind_answer', 'acquisition_date', 'buyer_signature']);
  expect(disclosure('[X] Yes   [ ] No')).toEqual(['acquisition_date', 'buyer_signature']);
});

test('a grid without a frame keeps its cells', () => {
  const reading = read(`RESIDENTIAL PURCHASE AGREEMENT
Ana Ruiz ("Seller") agrees to sell and Tom Bell ("Buyer") agrees to buy 4 Oak Street, Salem, OR 97301. Title passes by deed.
Acceptance Date: May 4, 2026. Initial deposit: $5,000.

   Item | Title                 | Terms                      | More
   -----+-----------------------+----------------------------+---------------
   3A   | Purchase Price        | $ 410,000.00               | [ ] All Cash
   3B   | Close Of Escrow (COE) | [X] 40 Days after          |
        |                       | Acceptance                 |
   3H   | Verification of Down  | 3 Days after Acceptance    | attached [ ]
        | Payment and Closing   |                            |
        | Costs                 |                            |
   3L   | Loan Contingency      | 21 Days after Acceptance   | [ ] No loan
   3Q   | Owner's Policy        | Seller pays                | Title company:
        |                       |                            | Lone Fir
        |                       |                            | Title Co.
`);
  expect(reading).toMatchObject({ price: 410_000, titleCompany: 'Lone Fir Title Co.', dates: { closing: '2026-06-13' } });
  expect(reading.deadlines).toContainEqual(expect.objectContaining({ type: 'proof_of_funds', date: '2026-05-07' }));
  expect(reading.flags.filter((code) => /waived|cash/.test(code))).toEqual([]);
});

import { expect, test } from 'vitest';
import { readContract } from '../read-contract.ts';
import { spellReading } from '../showing/spell-reading.ts';

const read = (text: string) => readContract([text]).reading;

test('a sheet of rows: the figure first, the street over its city, the last cell with the time', () => {
  const { price, deposit, property, deadlines, parties } = read(`RESIDENTIAL PURCHASE CONTRACT
Buyer         Yara Bell
Seller        Cornerstone Moves, Inc.

Premises
  Address     10 N. Wren Lane
  City, State, Zip
              Oro Valley, AZ 85737

Money
  $612,500.00    full price
  $6,000.00      earnest money, by wire to Copper Title Agency
  $116,500.00    cash at close of escrow
  $490,000.00    new conventional loan

Close of escrow      Friday, May 29, 2026
Title passes by deed. Seller agrees to sell and Buyer agrees to buy.
Effective Date: April 20, 2026

+----------------+-----------------------------------------------+------------------------------+
| CONDITION      | WHAT BUYER MAY DO                             | DEADLINE                     |
+----------------+-----------------------------------------------+------------------------------+
| FEASIBILITY    | Study soils, septic, access and zoning;       | 30 days after Effective      |
|                | end this contract for any reason              | Date, 5:00 p.m.              |
+----------------+-----------------------------------------------+------------------------------+
`);
  expect([price, property?.['address'], parties?.sellers]).toEqual([
    612_500,
    '10 N. Wren Lane, Oro Valley, AZ 85737',
    ['Cornerstone Moves, Inc.'],
  ]);
  expect(deposit).toMatchObject({ amount: 6000 });
  expect(deadlines).toContainEqual(expect.objectContaining({ type: 'inspection', date: '2026-05-20', time: '17:00' }));
});

test('four columns of money, one under each head', () => {
  const { price, deposit } = read(`VACANT LAND PURCHASE CONTRACT
SELLER                                   BUYER
Big Hole Ranch Company                   Lucy Farrow

PURCHASE PRICE        EARNEST MONEY        CASH AT CLOSING        LOAN
$295,000.00           $7,500.00            $66,250.00             $221,250.00

Seller agrees to sell and Buyer agrees to buy 77 Lost Road, Darby, Montana 59829. Title by deed. Closing is on May 1, 2026.
`);
  expect([price, (deposit as { amount: number }).amount]).toEqual([295_000, 7500]);
});

test('who signs is who sells, where no word before says so; who acts for them is not', () => {
  const { parties } = read(`HOME PURCHASE AGREEMENT
THIS IS AN OFFER FROM  Jin Park and Tess Villa  ("Buyer") to buy 27 Loma Court, Walnut Creek, CA 94598 for the purchase price of
$1,240,000. Initial deposit $37,200. Close of escrow is on April 8, 2026. Title by deed.

BUYER  Jin Park  (signed electronically)                      Date  March 7, 2026
BUYER  Tess Villa  (signed electronically)                    Date  March 7, 2026

SELLER  The Finch Family Trust dated October 3, 2011
By  Rena Finch, Trustee  (signed electronically)              Date  March 9, 2026
`);
  expect(parties).toEqual({
    sellers: ['The Finch Family Trust dated October 3, 2011'],
    buyers: ['Jin Park', 'Tess Villa'],
  });
});

test('headings with numbers in the margin part from the sentences beside them', () => {
  const { parties, dates } = read(`                       PURCHASE AND SALE AGREEMENT

                       This 5th day of June, 2026

1. PARTIES              Evan Galler and Siobhan Galler, husband and wife, of 31 Quarry Hill Road, Milton,
                        hereinafter called the SELLER, agree to SELL and Paulo Teixeira, of 8 Savin Street,
                        Boston, hereinafter called the BUYER, agrees to BUY the following premises:

2. DESCRIPTION          the land with the buildings thereon at 31 Quarry Hill Road, Milton, Massachusetts
                        02186, Norfolk Registry of Deeds, Book 30117, Page 402.

3. PURCHASE PRICE       The agreed purchase price for said premises is Seven Hundred Ninety-Nine Thousand
                        ($799,000.00) Dollars.

4. TIME FOR             Such deed is to be delivered at 1:00 P.M. on the 31st day of July, 2026, at the Norfolk
   PERFORMANCE          Registry of Deeds. It is agreed that time is of the essence.

5. CONDITION            The BUYER accepts the premises "as is".

6. DEPOSIT              The deposit of $39,950.00 is held in escrow by Blue Hills Realty, as escrow agent.
`);
  expect(parties).toEqual({ sellers: ['Evan Galler', 'Siobhan Galler'], buyers: ['Paulo Teixeira'] });
  expect([dates?.['effective'], dates?.['closing']]).toEqual(['2026-06-05', '2026-07-31']);
});

test.each([
  ['For use in Minnesota', 'MN'],
  ['LOUISIANA HOME SALE AGREEMENT', 'LA'],
  ['REAL ESTATE CONTRACT (RESIDENTIAL) - ARKANSAS', 'AR'],
])('whose law it is, by its title: %s', (title, state) =>
  expect(
    read(
      `${title}\nRESIDENTIAL PURCHASE AGREEMENT\nBuyer: Ann Lee. Seller: Roy Park. Seller agrees to sell. Purchase price $300,000. Deposit $3,000. Closing May 1, 2026.`,
    ).jurisdiction,
  ).toBe(state),
);

test('an offer with a final counter-offer in its words is no counteroffer', () => {
  const { docType, dates } = read(`SUNCOAST AS-IS CONTRACT FOR HOME PURCHASE
Coralie Bastien ("Seller") shall sell and Anand Rao ("Buyer") shall buy 5518 Heron Drive, Bradenton, Florida 34203.
Purchase price $515,000. Deposit $10,000. The closing shall be held on March 19, 2027. Title by deed.
The effective date of this Contract is the date when the last one of the Buyer and Seller has signed or initialed and delivered
this offer or final counter-offer ("Effective Date").
Buyer:   Anand Rao                Date:  2/5/27
Seller:  Coralie Bastien          Date:  2/8/27
`);
  expect([docType, dates?.['effective']]).toEqual(['purchase_agreement', '2027-02-08']);
});

test('an agreement that tells what its seller discloses is no disclosure', () => {
  const { docType, parties } = read(`OFFER AND ACCEPTANCE AGREEMENT FOR RESIDENTIAL REAL ESTATE
Buyer:      Dustin Kwan
Seller:     Araceli Montoya
Property:   1409 Bloom Avenue, Henderson, NV 89014
Purchase price: $498,750.00. Earnest money: $5,000.00. Close of escrow: August 28, 2026. Title by deed.
2.2 Seller delivers the real property disclosure form within five (5) days of Acceptance.
Seller agrees to sell and Buyer agrees to buy.
`);
  expect([docType, parties?.buyers]).toEqual(['purchase_agreement', ['Dustin Kwan']]);
});

test('who the offer goes to, in one row with who makes it', () => {
  const { parties } = read(`PURCHASE AGREEMENT
1. BUYER   Opal Stein   offers to buy from SELLER   Lockridge Family Living Trust
the PROPERTY known as   512 W. Pike, Zionsville, Indiana 46077.
Purchase price $421,500.00. Earnest money $4,000.00. Closing shall be on or before   March 31, 2027  . Title by deed.
`);
  expect(parties).toEqual({ sellers: ['Lockridge Family Living Trust'], buyers: ['Opal Stein'] });
});

test('rows of a sheet with several times each', () => {
  const { deadlines, deposit } = read(`PURCHASE AND SALES AGREEMENT
This agreement is made as of the date of the last signature at the end of it (the "Effective Date").
   SELLER          Bettina Almeida
   BUYER           Callum Rourke
   PREMISES        55 Spinnaker Way, Warwick, RI 02889
   PRICE           $477,000
   DEPOSIT         $23,850, to Ocean State Title within three (3) business days after the Effective Date
   MORTGAGE        $381,600 conventional; application within seven (7) days after the Effective Date; commitment no later than
                   October 30, 2026
   CLOSING         November 6, 2026
The Seller agrees to sell and delivers a deed at the closing.
Buyer:   /s/ Callum Rourke         Sept. 26, 2026
Seller:  /s/ Bettina Almeida       Sept. 28, 2026
`);
  expect(deposit).toMatchObject({ amount: 23_850, days: 3 });
  expect(deadlines?.map(({ type, date }) => `${type} ${date ?? ''}`)).toEqual(
    expect.arrayContaining(['earnest_money_delivery 2026-10-01', 'loan_application 2026-10-05', 'loan_approval 2026-10-30']),
  );
});

test('an agreement in plain sentences', () => {
  const { parties, price, property, dates } = read(`AGREEMENT TO BUY AND SELL A HOME
Made on the thirtieth day of June, 2026, which the parties call the "Effective Date".
FRED BAUMANN and LOIS BAUMANN, husband and wife, are the Seller. JAMAL OKONKWO is the Buyer. The home is 1960 Pines
Trail, Holland, Michigan 49424.
FIRST. The Buyer pays $399,000.00.
SECOND. The Buyer leaves $8,000.00 as a deposit with Lakeshore Abstract.
SEVENTH. The sale closes on August 14, 2026. Title by deed.
`);
  expect(parties).toEqual({ sellers: ['FRED BAUMANN', 'LOIS BAUMANN'], buyers: ['JAMAL OKONKWO'] });
  expect([price, property?.['address'], dates?.['effective'], dates?.['closing']]).toEqual([
    399_000,
    '1960 Pines Trail, Holland, Michigan 49424',
    '2026-06-30',
    '2026-08-14',
  ]);
});

test('a side whose line is open beside the mark of the other', () => {
  const { blanks, flags } = read(`UNIFORM PURCHASE AGREEMENT
1. Buyer: Ingrid Sorensen                        2. Seller: Carl Moe
3. Address: 8812 Pinehurst Circle, Papillion, NE 68046
4. Price: $255,000.00. Deposit $2,000. Closing May 1, 2027. Title by deed. Seller agrees to sell.
5. Inspection period: ________ days after acceptance
6. Date of acceptance by Seller: ____________________
/s/ Ingrid Sorensen    Buyer      June 3, 2026
______________________ Seller     ____________
`);
  expect(blanks).toEqual(expect.arrayContaining(['inspection_days', 'effective_date', 'seller_signature']));
  expect(flags).toEqual(expect.arrayContaining(['effective_date_blank_deadlines_not_computable', 'missing_seller_signature']));
});

test('the printed reading tells what terms mean together, as the page does', () => {
  const paper =
    'PURCHASE AGREEMENT\nBuyer: Ann Lee. Seller: Roy Park. Seller agrees to sell 4 Oak St, Dayton, OH 45402. Purchase price $300,000. Deposit $3,000.\nClosing May 1, 2026. The Property is sold as is. Title by deed.';
  expect(spellReading(readContract([paper]))['flags']).toEqual(expect.arrayContaining(['as_is', 'as_is_without_inspection']));
});

test('the certificate of a signing service tells who signed when', () => {
  const { dates, price } = read(`RESIDENTIAL PURCHASE CONTRACT
Section 1. The Parties. Olive Pend (as "Seller") and Ravi Menon and Diya Menon (together, "Buyer").
Section 2. The Property. 82 Magnolia Crossing, Decatur, Georgia 30030.
Section 3. Price. Five Hundred Twelve Thousand and 00/100 Dollars ($512,000.00), payable in cash at closing.
Section 4. Earnest Money. Buyer shall remit $7,500.00 to Oglesby Law Group.
Section 10. Closing. June 26, 2026, at the Holder's office.
Section 13. Time. "Contract Date" means the date on which the last signature was affixed, by the certificate at the end.

ELECTRONIC SIGNATURE CERTIFICATE
Signer              Role      Event       Time (Eastern)
Ravi Menon          Buyer     Signed      2026-05-11 18:02
Diya Menon          Buyer     Signed      2026-05-11 18:09
Olive Pend          Seller    Signed      2026-05-13 09:31
`);
  expect([price, dates?.['effective'], dates?.['closing']]).toEqual([512_000, '2026-05-13', '2026-06-26']);
});

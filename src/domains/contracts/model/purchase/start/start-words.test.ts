import { describe, expect, test } from 'vitest';
import { readContract } from '../../read-contract.ts';

const read = (text: string, title = 'PURCHASE AND SALE AGREEMENT') =>
  readContract([
    `${title}\nAna Ruiz ("Seller") agrees to sell and Tom Bell ("Buyer") agrees to buy 4 Oak Street, Salem, OR 97301 for a purchase price of $410,000. Earnest money: $5,000. Closing and title as usual. Buyer may inspect within 10 days after the Effective Date.\n${text}\n`,
  ]).reading;
const SIGNED = 'Buyer: /s/ Tom Bell   Date: 06/03/2026\nSeller: /s/ Ana Ruiz   Date: 06/05/2026';

test.each([
  [
    'The Effective Date is the date of Seller’s acceptance of Buyer’s offer or Buyer’s acceptance of any counteroffer.',
    '2026-06-05',
  ],
  [
    'Acceptance occurs on the date the last signature needed is affixed, whether or not a copy has by then been delivered.',
    '2026-06-05',
  ],
  ['“Commencement Date” is the date a corporate officer of Seller countersigns it on the last page.', '2026-06-05'],
  ['THE DATE OF ACCEPTANCE IS THE DATE WRITTEN BENEATH THE LAST SIGNATURE BELOW.', '2026-06-05'],
  ['This Agreement is effective on the Effective Date, being the date the last of them signs as shown below.', '2026-06-05'],
  ['The Reference Date is told here: time runs from the Reference Date, June 6, 2026.', '2026-06-06'],
  [
    '"Mutual Acceptance" occurs when the last counteroffer is signed and delivered to the offeror.\nDelivered to Buyer’s broker: 06/06/2026',
    '2026-06-06',
  ],
  [
    'The "Binding Agreement Date" is that on which notice of acceptance is received.\nNotice of acceptance received by Buyer’s broker 6/6/2026 at 9:15 a.m.',
    '2026-06-06',
  ],
  ['The term "Effective Date" refers to the date of the final signature.', '2026-06-05'],
  ['The parties have inserted June 6, 2026 as the Effective Date.', '2026-06-06'],
  [
    '"Acceptance" is when the last necessary signature has been made and communicated.\nACCEPTED June 6, 2026 and e-mailed to Buyer the same day.',
    '2026-06-06',
  ],
  [
    'This Agreement is binding when the last party has signed and the other has been told.\nAcceptance relayed to Buyer’s agent June 6, 2026, 10:20 a.m.',
    '2026-06-06',
  ],
  [
    'The Effective Date is that of the final signature, of which Notice is given.\nNotice of the signed Agreement given to Buyer’s agent 6/6/2026, 4:55 PM.',
    '2026-06-06',
  ],
  [
    '"Agreement Date": the date on which Seller’s signed acceptance reaches Buyer or Buyer’s broker.\nSigned acceptance reached Buyer’s broker: June 6, 2026, 9:05 a.m.',
    '2026-06-06',
  ],
  [
    'The Binding Agreement Date shall be that point at which the last offeror received notice of the offeree’s acceptance.\nThe agent of Buyer received notice (i.e., the signed contract) from the Seller on June 6, 2026 at 2:00 p.m.',
    '2026-06-06',
  ],
  // A day behind a count is that on which it ends.
  ['Buyer pays within 10 days after the Effective Date, June 16, 2026.', null],
  // What is noted of the paper's own day is no day of a ratification that must be told.
  [
    'This Contract is made as of June 1, 2026 ("Contract Date"). "Date of Ratification" means the date of final acceptance, with delivery to all parties.\nDate of Ratification (see DEFINITIONS): ____________',
    null,
  ],
])('%s', (words, day) => expect(read(`${words}\n${SIGNED}`).dates?.['effective'] ?? null).toBe(day));

test('an empty place for the start has its name, whatever stands in brackets behind it', () => {
  const { blanks } = read(
    `"Date of Ratification" means the date of final acceptance, with delivery to all parties.\nDate of Ratification (see DEFINITIONS): ____________\n${SIGNED}`,
  );
  expect(blanks).toContain('effective_date');
  expect(blanks).not.toContain('see_definitions');
});

test('a day over its caption is that of the caption', () => {
  const text =
    'June 4, 2026\nDate of Offer                    June 6, 2026\nTom Bell /s/                     DATE OF ACCEPTANCE\nBuyer';
  expect(read(text).dates?.['effective']).toBe('2026-06-06');
});

test('a mark of nobody known is one', () => {
  const rule = 'Acceptance occurs on the date the last signature or initial is affixed.';
  const marks = '/s/ Tom Bell  6/3/26       /s/ Tom Bell  6/3/26\n/s/ Ana Ruiz  6/5/26\n/s/ TB AR (initials to change)  6/8/26';
  expect(read(`${rule}\n${marks}`).dates?.['effective']).toBe('2026-06-08');
});

test('a counteroffer that is accepted by signing makes the contract then', () => {
  const { reading } = readContract([
    `COUNTER OFFER NO. 2
Seller: Gil Farnham     Buyer: Tess Okada
The undersigned Buyer makes these changes to the Agreement dated April 12, 2026:
1. Purchase price: $402,000. 2. Inspections are completed no later than 7 days after acceptance of this Counter Offer.
This Counter Offer is accepted on the date the other party signs it below.
Tess Okada, Buyer   4/15/2026
ACCEPTED: Gil Farnham, Seller   4/16/2026`,
  ]);
  expect(reading.dates?.['effective']).toBe('2026-04-16');
});

test.each([
  ['Seller: /s/ Gil Farnham, April 15, 2026\nAccepted by Buyer: /s/ Tess Okada, April 16, 2026', '2026-04-16'],
  ['/s/ Gil Farnham, Seller   4/15/2026\nACCEPTED: /s/ Tess Okada   4/16/2026', '2026-04-16'],
  ['Seller: /s/ Gil Farnham, April 15, 2026\nAccepted by Buyer: ____________, Date: ________', null],
  [
    'Inspection within 7 days after this Counter is accepted.\nSeller: /s/ Gil Farnham, April 15, 2026\nACCEPTED by Buyer: /s/ Tess Okada, April 16, 2026',
    '2026-04-16',
  ],
  [
    'It is binding only when the accepted copy is delivered to Seller.\nSeller: /s/ Gil Farnham, April 15, 2026\nAccepted by Buyer: /s/ Tess Okada, April 16, 2026',
    null,
  ],
  ['Seller: /s/ Gil Farnham, April 15, 2026\nAccepted by Buyer’s agent: /s/ Ann Moe, April 16, 2026', null],
])('a counteroffer that counts from its acceptance starts by the mark that says so: %s', (marks, day) => {
  const { reading } = readContract([
    `SELLER COUNTEROFFER NO. 1
Seller: Gil Farnham     Buyer: Tess Okada
Seller counters the offer dated April 12, 2026 on 9 Elm Court, Eugene, OR 97401:
1. Purchase price: $402,000. 2. Inspections are completed within 7 days after acceptance of this counteroffer.
${marks}`,
  ]);
  expect(reading.dates?.['effective'] ?? null).toBe(day);
});

test('a letter that offers to buy a house, signed by both, is a contract', () => {
  const { reading } = readContract([
    'May 17, 2026\nDear Mrs. Tully:\nI, Brett Ostrander, offer to buy your house at 905 Prairie Street, Lawrence, Kansas 66044 for $265,000. We would close on June 30, 2026.\n/s/ Brett Ostrander\nAgreed:\n/s/ Norma Jean Tully\nDate: May 19, 2026',
  ]);
  expect(reading.docType).toBe('purchase_agreement');
});

test.each([
  ['Agreed: Dennis Halloran, May 5, 2027', 'purchase_agreement'],
  ['Accepted by: Dennis Halloran   5/5/2027', 'purchase_agreement'],
  ['Agreed: ______________, ________', 'not_a_contract'],
  ['We agreed: Dennis stays until June 30, 2027', 'not_a_contract'],
])('a letter that offers to buy a house is a contract once it is answered under it: %s', (answer, kind) => {
  const { reading } = readContract([
    `May 3, 2027\nDear Mr. Halloran:\nI offer to buy your house at 14 Tannery Row, Keene, New Hampshire 03431 for $289,000. We close on June 30, 2027.\nMarguerite Solano\n\n${answer}\n`,
  ]);
  expect(reading.docType).toBe(kind);
});

test('what a counteroffer counts from the mark of its buyer starts on that day', () => {
  const { reading } = readContract([
    `COUNTER OFFER
In response to the Offer from Renee Watts ("Buyer") concerning 1450 Maple Bend, Okemos, MI 48864, the undersigned ("Seller") makes this Counter Offer:
1. Purchase price: $331,000. 2. Earnest money is due two business days after Buyer signs this Counter Offer.
Seller: Curtis Blodgett   5/5/2026
Buyer accepts the above Counter Offer.  Buyer: Renee Watts   5/6/2026`,
  ]);
  expect(reading.deadlines?.find(({ type }) => type === 'earnest_money_delivery')?.date).toBe('2026-05-08');
});

test('a broker’s note may say in brackets who received the acceptance', () => {
  const words =
    '"Effective Date" means the date on which the party who made the final offer receives notice of its acceptance.\nAcceptance received by the buyer\'s broker (the party making the last offer): 06/06/26 11:31 AM EDT';
  expect(read(`${words}\n${SIGNED}`).dates?.['effective']).toBe('2026-06-06');
});

test.each([
  [
    "This agreement is effective when the signed acceptance is delivered to the side that offered.\nSigned acceptance delivered to Buyer's agent by e-mail June 6, 2026, 8:05 a.m.",
    '2026-06-06',
  ],
  ['ACCEPTANCE by Seller on the 5th day of June, 2026.', '2026-06-05'],
])('noted at the end: %s', (words, day) => expect(read(`${words}\n${SIGNED}`).dates?.['effective']).toBe(day));

test('a contract that is made as of a day is of that day, whenever a signed copy was handed over', () => {
  const text =
    'CONTRACT OF SALE made as of June 1, 2026 between Walter Quist ("Seller") and Naomi Brandt ("Purchaser") for 61 Orchard Lane, Pleasantville, New York 10570. The purchase price is $725,000. Purchaser shall obtain a commitment within 45 days after a fully executed copy of this contract is given to Purchaser. Fully executed copy of this contract given to Purchaser on June 9, 2026. Title and closing as usual.';
  const { reading } = readContract([`RESIDENTIAL CONTRACT OF SALE\n${text}`]);
  expect(reading.dates?.['effective']).toBe('2026-06-01');
  expect(reading.deadlines?.map(({ type, date }) => `${type} ${date}`)).toContain('loan_approval 2026-07-24');
});

describe('a name of its own that the counts of a paper are from', () => {
  const timesOf = (name: string, words: string, marks = SIGNED) => {
    const { dates, deadlines } = readContract([
      `PURCHASE AGREEMENT\nAna Ruiz ("Seller") agrees to sell and Tom Bell ("Buyer") agrees to buy 4 Oak Street, Salem, OR 97301 for a purchase price of $410,000. Closing is August 3, 2026.\nLoan approval is due within 20 days after ${name}.\nA title commitment is due within 12 days\nfollowing ${name}.\n${words}\n${marks}\n`,
    ]).reading;
    const counted = deadlines?.find(({ type }) => type === 'title_commitment')?.date ?? null;
    return [dates?.['effective'] ?? null, counted];
  };

  test.each([
    // What it means
    ['Full Signature', '"Full Signature" shall refer to the date of the later of the two signatures underneath.'],
    [
      'the Meeting of Minds',
      'The Meeting of Minds is the day on which the last of the parties signed at the bottom.\n\na) Other terms: none.',
    ],
    ['Finalization', 'The Finalization of this Agreement is the date when Buyer and Seller have shown assent by signing it.'],
    // The day that it was
    ['the Lock Date', 'Agents agree that the Lock Date was June 5, 2026.'],
    ['the Date of Full Signing', 'Date of Full Signing (to be filled in by whoever signs last): June 5, 2026'],
    ['the Deal is sealed', 'Deal sealed ................... June 5, 2026'],
    ['the Contract Date', 'The Contract Date shall be whatever day the agent fills in here after all have signed: June 5, 2026.'],
    // Nothing but the name, which says that both agree
    ['Final Concurrence', 'There are no other terms.'],
    ['Contract Adoption', 'There are no other terms.'],
  ])('%s: %s', (name, words) => expect(timesOf(name, words)).toEqual(['2026-06-05', '2026-06-17']));

  test('a day on which it was noted that the others have it', () => {
    const words = '"Start" as used for times here means delivery to both agents of what bears the last signature.';
    const note = 'FOR AGENTS: Contract with the last signature received by both agents on June 6, 2026.';
    expect(timesOf('Start', `${words}`, `${SIGNED}\n\n${note}`)).toEqual(['2026-06-06', '2026-06-18']);
    expect(timesOf('Start', words)).toEqual([null, null]);
    // Right under the marks.
    const out = `${SIGNED}\nFully executed contract out to all parties by e-mail: June 6, 2026.`;
    expect(timesOf('Start', words, out)).toEqual(['2026-06-06', '2026-06-18']);
    const clearance = 'Clearance: the day the accepted agreement is back with both agents.';
    const back = 'Accepted agreement back with both agents: June 6, 2026. Deposit received by the agent: June 9, 2026.';
    expect(timesOf('Clearance', clearance, `${SIGNED}\n\n${back}`)).toEqual(['2026-06-06', '2026-06-18']);
    expect(timesOf('Start', words, `${SIGNED}\n\nSigned offer received by the agent of Seller on June 3, 2026.`)).toEqual([
      null,
      null,
    ]);
  });

  test.each([
    ['the Go Day', 'The "Go Day" is the day on which Salem Title, having got this with all signatures, writes its receipt.'],
    ['Adoption', '"Adoption" means the vote of the board of the association.'],
    ['Board Adoption', 'Board Adoption is the vote by which the board, with all members signing, lets this go on.'],
    ['the Start Point', 'The Start Point is the day on which both have signed and the house of Buyer is sold.'],
    ['Handover', 'Handover means that the signed original has come into the hands of both agents.'],
    ['the Signing of the Release', 'The Release is signed by both spouses of a prior owner.'],
  ])('what is no start: %s, %s', (name, words) => expect(timesOf(name, words)[1]).toBeNull());

  test.each([
    ['the Go Day', 'The "Go Day" is the third day after both parties have signed.', '2026-06-05', '2026-06-20'],
    ['Court Confirmation', 'Court Confirmation: June 9, 2026', null, '2026-06-21'],
  ])('what is no start, and has a day of its own: %s, %s', (name, words, start, counted) =>
    expect(timesOf(name, words)).toEqual([start, counted]),
  );
});

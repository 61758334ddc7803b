import { expect, test } from 'vitest';
import { readContract } from '../../read-contract.ts';

const read = (text: string, title = 'PURCHASE AND SALE AGREEMENT') =>
  readContract([
    `${title}\nAna Ruiz ("Seller") agrees to sell and Tom Bell ("Buyer") agrees to buy 4 Oak Street, Salem, OR 97301 for a purchase price of $410,000. Earnest money: $5,000. Closing and title as usual.\n${text}\n`,
  ]).reading.dates?.['effective'];

const SIGNED = 'Buyer: /s/ Tom Bell   Date: 06/03/2026\nSeller: /s/ Ana Ruiz   Date: 06/05/2026';
const UNSIGNED = 'Buyer: /s/ Tom Bell   Date: 06/03/2026\nSeller: ____________   Date: ________';

test.each([
  [
    '"MEC" (mutual execution of this Contract) means the date upon which both parties have signed this Contract.\n',
    SIGNED,
    '2026-06-05',
  ],
  [
    '"MEC" (mutual execution of this Contract) means the date upon which both parties have signed this Contract.\n',
    UNSIGNED,
    null,
  ],
  ['Executed copy delivered to all parties:   June 6, 2026, 1:05 p.m.', SIGNED, '2026-06-06'],
  ['Signed letter received by I. Osei:   June 6, 2026, 4:40 p.m.   (Acceptance)', SIGNED, '2026-06-06'],
  ['The Date of Ratification of the Contract is   June 7, 2026  .', SIGNED, '2026-06-07'],
  ['The parties agree that acceptance was delivered on   June 8, 2026 .', SIGNED, '2026-06-08'],
  [
    'The "Effective Date" is the date when the last of them has signed or initialed and delivered this offer.',
    SIGNED,
    '2026-06-05',
  ],
  // A definition that begins a line is no empty place.
  ['This contract takes effect when the last of Buyer and Seller has signed it\n("Effective Date").', SIGNED, '2026-06-05'],
  ['All times are measured from the last signature.', SIGNED, '2026-06-05'],
  ['A family trust buys with them, under Trust Agreement dated April 2, 1998.', SIGNED, undefined],
  ['The offer expires unless a signed copy is received by 5:00 p.m. on June 9, 2026.', SIGNED, undefined],
  ['Acceptance communicated to Buyer’s agent by e-mail: June 6, 2026, 8:20 p.m.', SIGNED, '2026-06-06'],
  [
    'Date of Agreement: June 1, 2026\nThe Effective Date is the date on which the last party signs this Contract.',
    SIGNED,
    '2026-06-05',
  ],
  [
    'The "Effective Date" is the date on which the last of Seller and Buyer signs.',
    'SELLER:                    BUYER:\nBy: /s/ Ana Ruiz           /s/ Tom Bell\nIts: Manager\nDate: June 5, 2026         Date: June 3, 2026',
    '2026-06-05',
  ],
  ['The "Effective Date" is the date on which the last party has signed and a copy is delivered to the other.', SIGNED, null],
])('%s %s', (text, signatures, day) => expect(read(`${text}\n${signatures}`) ?? undefined).toBe(day ?? undefined));

test.each([
  ['The Date of Ratification of the Contract is June 7, 2026.', '2026-06-07'],
  ['This Addendum is made on June 9, 2026 to the contract dated June 7, 2026.', null],
])('an addendum: %s', (text, day) => expect(read(`This Addendum is made a part of the contract. ${text}`, 'ADDENDUM')).toBe(day));

test.each([
  'Seller accepts this offer this 8th day of December, 2026.',
  'Accepted by Seller on December 8, 2026.',
  'DATE OF ACCEPTANCE BY SELLER: December 8, 2026',
  'Date of Final Acceptance  12/08/2026',
  'Date Contract is fully executed: December 8, 2026',
  'EFFECTIVE DATE. The date on which the last party signs: December 8, 2026.',
  'EFFECTIVE DATE: The date of final acceptance, as told by the date beside the signature of the last party to sign this\ncontract: December 8, 2026.',
])('behind an offer that expires, the start is told: %s', (words) => {
  const { reading } = readContract([
    `REAL ESTATE PURCHASE AGREEMENT
Dated: December 6, 2026
Buyer: Ann Lee. Seller: Roy Park.
Seller agrees to sell and Buyer agrees to buy 12 Oak Street, Dayton, OH 45402 for the purchase price of $300,000.00.
Closing shall be on January 29, 2027. Title by deed. Earnest money $3,000.
INSPECTION. Buyer may inspect the Property within 10 days after Acceptance and may terminate this Agreement.
This offer expires on December 9, 2026.
${words}
Buyer: /s/ Ann Lee  12/06/2026
Seller: /s/ Roy Park  12/08/2026`,
  ]);
  expect(reading.dates?.['effective']).toBe('2026-12-08');
});

/** What people write under a contract: names without a mark, columns, captions, stamps of services. */
test.each([
  ['names alone', 'BUYER   Tom Bell                 6-3-2026\nSELLER  Ana Ruiz                 6-5-2026', '2026-06-05'],
  [
    'with their streets',
    'BUYER    Tom Bell        12 High Street, Salem      06/03/2026\nSELLER   Ana Ruiz        4 Oak Street, Salem        06/05/2026',
    '2026-06-05',
  ],
  [
    'in columns, with stamps of a service',
    'BUYER:                            SELLER:\nDocuSigned by:                    DocuSigned by:\nTom Bell                          Ana Ruiz\n6/3/2026 | 7:52:10 PM PDT         6/5/2026 | 8:01:00 AM PDT',
    '2026-06-05',
  ],
  [
    'over captions',
    'Tom Bell              06/03/2026        Ana Ruiz              06/05/2026\nBuyer                 Date              Seller                Date',
    '2026-06-05',
  ],
  [
    'under headings',
    'Buyer’s Signature\n  Tom Bell                              Date: 6/3/2026\nSeller’s Signature\n  Ana Ruiz                              Date: 6/5/2026',
    '2026-06-05',
  ],
  [
    'of a firm, by its officer',
    'PURCHASER                            BUILDER\nTom Bell                             By: Ana Ruiz, President\nDate: June 3, 2026                   Date: June 5, 2026',
    '2026-06-05',
  ],
  [
    'each day before its name',
    'Date          Buyer                           Date          Seller\n6/3/2026      Tom Bell                        6/5/2026      Ana Ruiz',
    '2026-06-05',
  ],
  ['one of them without a day', 'Buyer: Tom Bell   Date: 6/3/2026\nSeller: Ana Ruiz', null],
  ['and the agents’', 'Buyer: Tom Bell   6/3/2026\nSeller: Ana Ruiz   6/5/2026\nListing Agent: Ann Moe   6/9/2026', '2026-06-05'],
])('the last signature, %s', (_name, marks, day) =>
  expect(read(`"Effective Date" means the day on which the last party signs.\n${marks}`) ?? null).toBe(day),
);

test.each([
  ['The Execution Date is the date when Buyer and Seller have indicated full acceptance by signing it.', '2026-06-05'],
  ['This Agreement is effective on the date on which the last required signature is made.', '2026-06-05'],
  ['The "Effective Date" is the later of the two dates on which the parties have signed, set out below.', '2026-06-05'],
  ['It is not binding on Seller until signed by Seller; the date of that signature is the Effective Date.', '2026-06-05'],
  [
    'Mutual acceptance occurs when the signed acceptance is delivered.\nMutual acceptance: signed copy e-mailed to Tom 06/06/2026, 6:40 p.m.',
    '2026-06-06',
  ],
  ['THIS CONTRACT BECOMES EFFECTIVE ON   June 6, 2026   (insert the Effective Date)', '2026-06-06'],
  [
    'Tom acknowledges receipt of the accepted offer on 06/06/2026 at 9:05 a.m., and this shall be referred to as the Binding Agreement Date.',
    '2026-06-06',
  ],
  ['This Agreement becomes effective on the day it is signed by Seller’s officer, shown next to that signature.', '2026-06-05'],
  [
    'The Date of Ratification is the day on which all have signed and delivered it back.\nFor information: Date of Ratification  (see Paragraph 10)    June 7, 2026',
    '2026-06-07',
  ],
  [
    'Acceptance is when the signed offer is delivered.\nDelivery of the accepted agreement to Tom’s agent:  6/6/2026 at 10:30 a.m.',
    '2026-06-06',
  ],
  [
    'The Effective Date is the date this has been executed by all, as filled in below.\nEXECUTED the   7th   day of   June  , 2026  (Effective Date).',
    '2026-06-07',
  ],
  // A name of its own for that day is known by what defines it.
  ['"Kickoff Date" means the day on which the last of Buyer and Seller signs.', '2026-06-05'],
  [
    'Acceptance is when it is delivered.\nThe agent for Seller transmitted the accepted document to Tom’s agent on June 6, 2026 at 8:31 a.m.',
    '2026-06-06',
  ],
  [
    'The contract is binding when notice of acceptance is received.\nThis instrument became a binding contract on the date of June 6, 2026.',
    '2026-06-06',
  ],
  ['Acceptance is when it is communicated.\nTom was notified of the acceptance by text on June 6, 2026.', '2026-06-06'],
  ['Days count from the Effective Date.\nJune 1, 2026   Offer Date      June 6, 2026   Effective Date', '2026-06-06'],
  ['Acceptance is when it is delivered. The signed offer must be sent to Tom on June 9, 2026.', null],
  ['The day on which the last of us signs is called the Day of Agreement.', '2026-06-05'],
  [
    '"Go Date" means the day on which the second of the two sides signs and sends the contract to the first. It is written here: June 6, 2026.',
    '2026-06-06',
  ],
  // What the seller signed is no start where the buyer must hear of it first.
  [
    'Acceptance is when the accepted offer comes to the knowledge of the Buyer.\nSeller accepts this offer this 5th day of June, 2026.',
    null,
  ],
  ['Notice of the last signature was delivered on June 6, 2026. The Effective Date is the date of that notice.', '2026-06-06'],
  [
    'Acceptance is when word of it is given.\nThe listing agent reported the acceptance to Tom’s agent by e-mail at 4:15 p.m. on June 6, 2026.',
    '2026-06-06',
  ],
  ['Acceptance is when it is delivered.\nBroker’s note: Mutual Acceptance was reached June 6, 2026 at 3:22 p.m.', '2026-06-06'],
  [
    'Contract acceptance occurs on the date that the signed Contract is received by the Broker.\nFor Broker Use Only: Contract acceptance confirmed: June 6, 2026, 3:05 p.m.',
    '2026-06-06',
  ],
  ['Acceptance is when it is received.\nOfferor got back a signed copy of this contract on June 6, 2026.', '2026-06-06'],
  // The day of a form, or on which people come to sign at the closing, is none of its start.
  [
    'Agreement Date: June 1, 2026\nSettlement/Signing Date: June 29, 2026\nThe Effective Date is the day of the last signature.',
    '2026-06-05',
  ],
  // A line that begins with the words of a sentence is no empty place for the day.
  [
    'The Effective Date is the date of the last signature.\nBuyer shall have the home inspected within ten (10) days after the\nEffective Date.',
    '2026-06-05',
  ],
  [
    'This offer expires unless a signed copy is received by 5:00 p.m. Pacific Time on June 8, 2026. Acceptance is when it is received.',
    null,
  ],
  ['"Acceptance" is the moment at which the last of them signs and this is communicated to the other.', null],
])('%s', (words, day) => expect(read(`${words}\n${SIGNED}`) ?? null).toBe(day));

test.each([
  ['/s/ Tom Bell, buyer, June 5, 2026\n____________________, seller', null],
  ['/s/ Tom Bell, buyer, June 5, 2026\nSeller’s signature                    Date', null],
  ['SELLER\n/s/ Tom Bell, buyer, June 5, 2026', null],
  ['/s/ Tom Bell, buyer, June 5, 2026\n/s/ Ana Ruiz, seller, June 6, 2026', '2026-06-06'],
])('a mark is of the side that stands behind its name: %s', (marks, day) => {
  const { reading } = readContract([
    `PURCHASE AGREEMENT\nTom Bell will buy and Ana Ruiz will sell 4 Oak Street, Salem, OR 97301 for a purchase price of $410,000. Earnest money $2,000. Title by deed.\nAcceptance is the day on which the seller signs.\nThe buyer inspects the house within 10 days after acceptance.\nClosing: August 3, 2026.\n\n${marks}`,
  ]);
  expect(reading.dates?.['effective'] ?? null).toBe(day);
});

test.each([
  [
    'This Contract is made on June 1, 2026 ("Contract Date").\nDATE OF RATIFICATION (see DEFINITIONS) June 6, 2026\n"Date of Ratification" means the date of final acceptance in writing by Buyer and Seller.',
    SIGNED,
    '2026-06-06',
  ],
  [
    'Buyer applies for a loan within 5 days after the date Buyer and Seller have signed this Agreement (the "Effective Date").',
    'Buyer Tom Bell   Date 06/03/2026 10:05 [X] a.m. [ ] p.m.\nSeller Ana Ruiz   Date 06/05/2026   1:20 [ ] a.m. [X] p.m.',
    '2026-06-05',
  ],
  // What is delivered within the count is no delivery of the contract.
  [
    'Buyer shall deliver the Earnest Money within three (3) business days of the date all parties have signed the Agreement (the "Effective Date").',
    SIGNED,
    '2026-06-05',
  ],
])('%s', (text, signatures, day) => expect(read(`${text}\n${signatures}`)).toBe(day));

test('marks over captions in front of the general terms are marks', () => {
  const terms = 'Buyer shall keep the Property insured. Seller shall keep it in repair. '.repeat(40);
  const { reading } = readContract([
    `RESIDENTIAL PURCHASE AND SALE AGREEMENT\nBuyer: Tom Bell\nSeller: Ana Ruiz\n4 Oak Street, Salem, OR 97301\nPurchase Price: $410,000\nEarnest Money: $5,000, delivered 2 days after mutual acceptance\nClosing Date: 7/30/2026\nTom Bell\t06/03/2026\tAna Ruiz\t06/05/2026\nBuyer Signature\tDate\tSeller Signature\tDate\nGENERAL TERMS\n${terms}\n`,
  ]);
  expect(reading.dates?.['effective']).toBe('2026-06-05');
});

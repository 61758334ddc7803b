import { addDays } from '#lib/calendar.ts';
import { formatDate, formatNumber } from '#lib/format.ts';

export interface SampleTerms {
  /** The day it is made, YYYY-MM-DD. */
  today: string;
  seller: string;
  buyer: string;
  address: string;
  /** Dollars. */
  price: number;
}

/** A draft that people try the reader with: most of it is filled in, and some of it is worth asking about. */
export function writeSampleAgreement({ today, seller, buyer, address, price }: SampleTerms): string {
  const day = (days: number) => formatDate(addDays(today, days), 'UTC', 'long');
  const dollars = (amount: number) => `$${formatNumber(amount)}`;
  return `RESIDENTIAL PURCHASE AGREEMENT

This Agreement is made as of ${day(0)} (the "Effective Date") between ${seller} ("Seller") and ${buyer} ("Buyer").

1. PROPERTY. Seller agrees to sell and Buyer agrees to buy the property known as ${address}.

2. PURCHASE PRICE. The purchase price is ${dollars(price)}.

3. EARNEST MONEY. Within 3 business days after the Effective Date, Buyer shall deposit ${dollars(Math.round(price * 0.02))} as earnest money with Harbor Light Title Company, to be held in escrow.

4. FINANCING CONTINGENCY. This Agreement is contingent upon Buyer obtaining a mortgage loan within 21 days after the Effective Date.

5. INSPECTION CONTINGENCY. Buyer may have the Property inspected within 10 days after the Effective Date and may terminate this Agreement by written notice in that time. If Buyer gives no notice in that time, the inspection contingency is deemed waived.

6. APPRAISAL. Buyer waives any appraisal contingency.

7. TITLE. Seller shall convey marketable title by warranty deed.

8. CLOSING. The closing shall take place on or before ${day(35)}.

9. CONDITION. The Property is sold "as is".

Seller: ______________________  Date: ________
Buyer: ______________________   Date: ________
`;
}

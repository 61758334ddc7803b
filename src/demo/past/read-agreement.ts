import { randomUUID } from 'node:crypto';
import { readContractText } from '#domains/contracts/server/index.ts';
import type { ListingSummary } from '#domains/listings/contract.ts';
import { formatDate, formatNumber } from '#lib/format.ts';
import type { ServerContext } from '#platform/verb/server-context.ts';
import { actAs, daysFrom, type DemoPerson } from './act-as.ts';

/** A draft agreement for one of the homes, read yesterday: most of it is filled in, and some of it is worth asking about. */
export async function readAgreement(ctx: ServerContext, person: DemoPerson, home: ListingSummary | undefined): Promise<void> {
  if (home?.listPrice == null || home.streetAddress == null) return;
  const text = writeAgreement(ctx, person, { ...home, price: home.listPrice, street: home.streetAddress });
  await readContractText(actAs(ctx, person, -1), { contractId: randomUUID(), name: 'Draft agreement.txt', text });
}

interface Terms extends Pick<ListingSummary, 'city' | 'stateOrProvince' | 'postalCode'> {
  price: number;
  street: string;
}

function writeAgreement({ now }: ServerContext, { name }: DemoPerson, { price, street, ...place }: Terms): string {
  const day = (days: number) => formatDate(daysFrom(now, days).toISOString(), 'UTC', 'long');
  const dollars = (amount: number) => `$${formatNumber(amount)}`;
  const address = `${street}, ${place.city ?? ''}, ${place.stateOrProvince ?? ''} ${place.postalCode ?? ''}`.trim();
  return `RESIDENTIAL PURCHASE AGREEMENT

This Agreement is made as of ${day(0)} (the "Effective Date") between Martha Ellery ("Seller") and ${name} ("Buyer").

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

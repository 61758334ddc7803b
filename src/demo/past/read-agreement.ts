import { randomUUID } from 'node:crypto';
import { placePaper, readContractText, writeSampleAgreement } from '#domains/contracts/server/index.ts';
import type { ListingSummary } from '#domains/listings/contract.ts';
import { formatDate, formatNumber } from '#lib/format.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { actAs, daysFrom, type DemoPerson } from './act-as.ts';

/**
 * A draft agreement for one of the homes, read yesterday: most of it is filled in, and some of it is worth asking about. The
 * seller’s answer came this morning, and waits for a signature.
 */
export async function readAgreement(ctx: ServerContext, person: DemoPerson, home: ListingSummary | undefined): Promise<void> {
  if (home?.listPrice == null || home.streetAddress == null) return;
  const terms = { ...home, price: home.listPrice, street: home.streetAddress };
  const [agreement, counter] = [randomUUID(), randomUUID()];
  await readContractText(actAs(ctx, person, -1), {
    contractId: agreement,
    name: 'Draft agreement.txt',
    text: writeSampleAgreement({
      today: dayInZone(ctx.now, 'UTC'),
      seller: SELLER,
      buyer: BUYER,
      address: addressOf(terms),
      price: terms.price,
    }),
  });
  const today = actAs(ctx, person, -HALF_DAY);
  await readContractText(today, { contractId: counter, name: 'Counteroffer.txt', text: writeCounter(ctx, terms) });
  await placePaper(today, { contractId: counter, partOf: agreement, isInForce: false, datedOn: null });
}

/** “Demo Buyer” is no name for a contract. */
const BUYER = 'Avery Lindholm';
const SELLER = 'Martha Ellery';
const HALF_DAY = 0.5;
/** What the seller asks above the offered price. */
const ASKED_MORE = 6_500;

interface Terms extends Pick<ListingSummary, 'city' | 'stateOrProvince' | 'postalCode'> {
  price: number;
  street: string;
}

const dollars = (amount: number) => `$${formatNumber(amount)}`;
const dayOf = (now: Date, days: number) => formatDate(daysFrom(now, days).toISOString(), 'UTC', 'long');
const addressOf = ({ street, city, stateOrProvince, postalCode }: Terms) =>
  `${street}, ${city ?? ''}, ${stateOrProvince ?? ''} ${postalCode ?? ''}`.trim();

function writeCounter({ now }: ServerContext, terms: Terms): string {
  return `SELLER COUNTEROFFER NO. 1

Date: ${dayOf(now, 0)}. This is a counteroffer to the purchase agreement dated ${dayOf(now, 0)} on the property known as ${addressOf(terms)} between ${SELLER} ("Seller") and ${BUYER} ("Buyer").

1. All terms of the agreement are accepted with these changes:
A. The purchase price shall be ${dollars(terms.price + ASKED_MORE)}.
B. The closing shall take place on or before ${dayOf(now, 42)}.
C. The washer and dryer stay with the home.

2. EXPIRATION. This counteroffer is withdrawn unless Buyer signs it by ${dayOf(now, 3)}.

Seller: /s/ ${SELLER}  Date: ${dayOf(now, 0)}
Buyer: ______________________   Date: ________
`;
}

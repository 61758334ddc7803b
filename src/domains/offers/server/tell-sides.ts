import type { HomeForOffers } from '#domains/selling/server/index.ts';
import { tell, type TellContext } from '#domains/notifications/server/index.ts';
import type { OfferVerb } from '../model/negotiation.ts';

interface News {
  title: string;
  body: string;
  /** Unique per message, so the same news is mailed only once. */
  key: string;
}

/** What the sides are told, in a line and by mail. It never says one buyer's terms to another. */
export const NEWS = {
  sent: (price: string) => `The offer is ${price}.`,
  /** What the other side is told of a move. */
  moves: {
    revise: 'The buyer changed the offer.',
    counter: 'The seller answered with a counter.',
    'counter-several': 'The seller answered several buyers with counters: a yes binds nobody until the seller selects one.',
    'agree-to-counter': 'The buyer agreed to the counter: the home is under contract.',
    'agree-to-one-of-several': 'The buyer agreed to the counter: select one to bind both.',
    select: 'The seller selected your offer: you are under contract.',
    accept: 'The seller accepted your offer: you are under contract.',
    reject: 'The seller rejected the offer.',
    withdraw: 'The buyer withdrew the offer.',
    'keep-as-backup': 'The seller keeps your offer as a backup.',
    'take-backup': 'The seller took your backup offer: you are under contract.',
    release: 'The seller released the accepted offer.',
  } as Partial<Record<OfferVerb, string>>,
  otherAccepted: 'The seller accepted another offer.',
  papers: 'The buyer added files to the offer.',
  roundBegins: (deadline: string, endsBefore: boolean) =>
    `The seller asks for your highest and best terms by ${deadline}. You can change your offer until then. No buyer learns the terms of another.${
      endsBefore ? ' Your offer ends before that: give it a later end.' : ''
    }`,
  roundIsOff: 'The seller called off the round of highest and best offers. Your offer stands as it is.',
  roundIsOver: {
    sellers: 'The deadline has passed. Compare the offers, then accept or counter.',
    buyers: 'The deadline for highest and best offers has passed. The seller compares them now.',
  },
} as const;

const mailOf = ({ body, key }: News, path: string) => ({
  body: { paragraphs: [body], action: { path, label: 'See it' } },
  dedupeKey: key,
});

/** Tells everybody who sells a home, except the person who acted. */
export async function tellSellers(ctx: TellContext, home: HomeForOffers, news: News, except?: string): Promise<void> {
  const path = '/seller/dashboard/inquiries';
  for (const { userId } of home.sellers) {
    if (userId === except) continue;
    const mail = mailOf({ ...news, key: `${news.key}-${userId}` }, path);
    await tell(ctx, { to: { userId }, topic: 'offers', title: news.title, line: { body: news.body, href: path }, mail });
  }
}

export async function tellBuyer(ctx: TellContext, userId: string, news: News): Promise<void> {
  const path = '/buyer-dashboard';
  const mail = mailOf({ ...news, key: `${news.key}-${userId}` }, path);
  await tell(ctx, { to: { userId }, topic: 'offers', title: news.title, line: { body: news.body, href: path }, mail });
}

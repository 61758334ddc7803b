import type { HomeForOffers } from '#domains/selling/server/index.ts';
import { formatDateTime, formatMoney } from '#lib/format.ts';
import { tell, tellEach, type TellContext } from '#domains/notifications/server/index.ts';
import { isOpenOffer, type OfferStatus, type OfferVerb } from '../model/negotiation.ts';
import { describeEscalation } from '../model/offer-grid.ts';
import type { OfferTerms } from '../model/terms.ts';

interface Words {
  title: string;
  body: string;
}

interface News extends Words {
  /** Unique per message, so the same news is mailed only once. */
  key: string;
}

/** Of the terms that a side sends, what the other reads at once. */
interface TermsTold extends Pick<OfferTerms, 'priceCents' | 'escalation'> {
  /** In the zone of the home. */
  until: string;
}

export const tellTerms = (terms: OfferTerms, timeZone: string): TermsTold => ({
  ...terms,
  until: formatDateTime(terms.expiresAt, timeZone),
});

const sayEscalation = ({ escalation }: TermsTold) =>
  escalation === null ? '' : `, escalating by ${describeEscalation(escalation)}`;

/** What became of the offer, for the title (a list of mails shows no more), and the sentence of the body. */
const MOVES: Partial<Record<OfferVerb, [state: string, body: string]>> = {
  revise: ['was changed', 'BUYER changed the offer.'],
  counter: ['was countered', 'The seller answered with a counter.'],
  'counter-several': ['was countered', 'The seller countered several buyers. A yes isn’t binding until the seller selects one.'],
  'agree-to-counter': ['is agreed', 'BUYER agreed to the counter: the home is under contract.'],
  'agree-to-one-of-several': ['waits for your choice', 'BUYER agreed to the counter: select one buyer to bind both sides.'],
  select: ['was selected', 'The seller selected your offer: you are under contract.'],
  accept: ['was accepted', 'The seller accepted your offer: you are under contract.'],
  reject: ['was rejected', 'The seller rejected the offer.'],
  withdraw: ['was withdrawn', 'BUYER withdrew the offer.'],
  'keep-as-backup': ['is a backup', 'The seller keeps your offer as a backup.'],
  'take-backup': ['was accepted', 'The seller took your backup offer: you are under contract.'],
  release: ['was released', 'The seller ended the contract: it binds neither of you anymore.'],
};

const toSellers = (home: string) => `An offer for ${home}`;
const toBuyer = (home: string) => `Your offer for ${home}`;

/** Every word that the sides are told, in a line and by mail, of a home by its address. It never says one buyer's terms to another. */
export const NEWS = {
  sent: (home: string, { buyer, ...terms }: TermsTold & { buyer: string | undefined }): Words => ({
    title: `${toSellers(home)} came in`,
    body: `${buyer ?? 'A buyer'} offers ${formatMoney(terms.priceCents)}${sayEscalation(terms)}. The offer is open until ${terms.until}.`,
  }),
  /** What the other side is told of a move; undefined for one that nobody is told of. */
  moved(
    home: string,
    verb: OfferVerb,
    told: ({ to: 'buyer' } | { to: 'sellers'; buyer: string | undefined }) & { terms: TermsTold | undefined },
  ): Words | undefined {
    const move = MOVES[verb];
    if (move === undefined) return undefined;
    const [state, body] = move;
    const { terms } = told;
    const price = terms === undefined ? '' : `${formatMoney(terms.priceCents)}${sayEscalation(terms)}`;
    if (told.to === 'buyer') {
      const counter = terms === undefined ? '' : ` It asks for ${price}, and is open until ${terms.until}.`;
      return { title: `${toBuyer(home)} ${state}`, body: `${body}${counter}` };
    }
    const now = terms === undefined ? '' : ` The price is ${price} now, and the offer is open until ${terms.until}.`;
    return { title: `${toSellers(home)} ${state}`, body: `${body.replace('BUYER', () => told.buyer ?? 'The buyer')}${now}` };
  },
  /** For the sellers: the buyer can step back for one reason less. */
  contingencyRemoved: (home: string, label: string, isFirm: boolean): Words => ({
    title: `${toSellers(home)}: a contingency is removed`,
    body: isFirm
      ? `The buyer removed the last contingency: ${label}. Your home is now “Pending”.`
      : `The buyer removed a contingency: ${label}.`,
  }),
  /** For the other buyers: what has become of their own offers. */
  otherAccepted(
    home: string,
    { status, backupNumber, until }: { status: OfferStatus; backupNumber: number | null; until: string },
  ): Words {
    const own =
      status === 'backup'
        ? ` Yours is backup ${backupNumber}.`
        : isOpenOffer(status)
          ? ` Yours is open until ${until}: the seller can keep it as a backup, and you can withdraw it.`
          : '';
    return { title: `${toBuyer(home)}: another was accepted`, body: `The seller accepted another offer.${own}` };
  },
  /** For the other buyers: the accepted offer is released, and how their own stands. */
  otherReleased(
    home: string,
    {
      status,
      backupNumber,
      until,
      isForSale,
    }: { status: OfferStatus; backupNumber: number | null; until: string; isForSale: boolean },
  ): Words {
    const ended = `The seller’s agreement with another buyer has ended${isForSale ? ', and the home is for sale again' : ''}.`;
    const own =
      status === 'backup'
        ? ` Yours is backup ${backupNumber}: the seller can take it now.`
        : isOpenOffer(status)
          ? ` Yours is open until ${until}.`
          : isForSale
            ? ' Your own offer is over, and you can make a new one on the home’s page.'
            : '';
    return { title: `${toBuyer(home)}: the other agreement has ended`, body: `${ended}${own}` };
  },
  /** For the sellers: the other side of their contract erased itself, which ends no contract. */
  buyerLeft: (home: string): Words => ({
    title: `The buyer of ${home} closed their account`,
    body: 'The accepted offer and its dates are no longer here, and your home keeps its status. Closing an account ends no contract: ask the buyer’s agent or the title company how the sale stands.',
  }),
  /** For the buyers of a home that nobody sells here anymore. */
  sellersLeft: (home: string, isAccepted: boolean): Words => ({
    title: `${toBuyer(home)} has ended here`,
    body: `The seller closed their account, so no one can answer your offer here.${
      isAccepted ? ' Closing an account ends no contract: ask the seller’s agent or the title company how the sale stands.' : ''
    }`,
  }),
  papers: (home: string): Words => ({ title: `Papers for an offer for ${home}`, body: 'The buyer added files to the offer.' }),
  /** An offer, or the seller's counter to it, ends soon or has ended. */
  ends(home: string, { until, isOver, isCounter }: { until: string; isOver: boolean; isCounter: boolean }) {
    const verb = isOver ? 'has expired' : 'ends soon';
    const body = `${isCounter ? 'The seller’s counter' : 'The offer'} ${isOver ? 'was' : 'is'} open until ${until}.`;
    const toAct = isOver ? '' : ' Answer before then if you want it.';
    return {
      buyer: { title: `${toBuyer(home)} ${verb}`, body: `${body}${isCounter ? toAct : ''}` },
      sellers: { title: `${toSellers(home)} ${verb}`, body: `${body}${isCounter ? '' : toAct}` },
    };
  },
  roundBegins: (home: string, { deadline, endsBefore }: { deadline: string; endsBefore: boolean }): Words => ({
    title: `Highest and best offers for ${home}`,
    body: `The seller asks for your highest and best terms by ${deadline}. You can change your offer until then. No buyer sees another buyer’s terms.${
      endsBefore ? ' Your offer expires before that, so give it a later end date.' : ''
    }`,
  }),
  roundIsOff: (home: string): Words => ({
    title: `Highest and best offers for ${home} are called off`,
    body: 'The seller called off the round of highest and best offers. Your offer stays as it is.',
  }),
  roundIsOver: (home: string) => ({
    buyer: {
      title: `Highest and best offers for ${home} are in`,
      body: 'The deadline for highest and best offers has passed. The seller is comparing them now.',
    },
    sellers: {
      title: `Highest and best offers for ${home} are in`,
      body: 'The deadline has passed. Compare the offers, then accept or counter.',
    },
  }),
} as const;

const mailOf = ({ body, key }: News, path: string) => ({
  body: { paragraphs: [body], action: { path, label: 'See it' } },
  dedupeKey: key,
});

/** Tells everybody who sells a home, except the person who acted. */
export async function tellSellers(ctx: TellContext, home: HomeForOffers, news: News, except?: string): Promise<void> {
  const path = `/seller/dashboard/inquiries?filter=offers&listing=${home.id}`;
  const others = home.sellers.filter(({ userId }) => userId !== except);
  await tellEach(
    ctx,
    others.map(({ userId }) => {
      const mail = mailOf({ ...news, key: `${news.key}-${userId}` }, path);
      return { to: { userId }, topic: 'offers', title: news.title, line: { body: news.body, href: path }, mail };
    }),
  );
}

/** Tells the sellers of a home under contract that its buyer books visits for the inspection and the appraisal there by now. */
export async function tellOfVisits(ctx: TellContext, { id, label, sellers }: HomeForOffers): Promise<void> {
  const line = {
    body: 'Inspection and appraisal visits are open to the buyer, within your showing times. Check your times.',
    href: `/seller-flow/showings?listing=${id}`,
  };
  await tellEach(
    ctx,
    sellers.map(({ userId }) => ({ to: { userId }, topic: 'offers', title: `Your buyer can book visits at ${label}`, line })),
  );
}

export async function tellBuyer(ctx: TellContext, userId: string, news: News): Promise<void> {
  const path = '/buyer-dashboard#card-offers';
  const mail = mailOf({ ...news, key: `${news.key}-${userId}` }, path);
  await tell(ctx, { to: { userId }, topic: 'offers', title: news.title, line: { body: news.body, href: path }, mail });
}

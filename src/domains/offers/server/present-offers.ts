import { z } from 'zod';
import { listDocumentsByKey } from '#domains/documents/server/index.ts';
import { findPeople } from '#domains/accounts/server/index.ts';
import { hasEnded } from '#domains/selling/contract.ts';
import type { HomeForOffers } from '#domains/selling/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import type { Offer, SaleContract } from '../contract.ts';
import { removalOf, standingContingencies } from '../model/contingencies.ts';
import { contractDeadlines } from '../model/contract-dates.ts';
import {
  OFFER_STATUSES,
  refuseInRound,
  refuseOnListing,
  showsPapers,
  statusAt,
  UNANSWERED,
  verbsOf,
  type OfferStatus,
  type StandingOffer,
} from '../model/negotiation.ts';
import { OFFER_PAPER_NAMES } from '../model/paper-kinds.ts';
import { saleSteps } from '../model/sale-steps.ts';
import { CONTINGENCIES, offerTermsSchema, type OfferTerms } from '../model/terms.ts';
import { findAccepted, listStepsOf, listVersionsOf, type OfferRow } from './queries.ts';
import { findLatestRounds, presentRound, timesOf } from './round-queries.ts';

const paperSchema = z.enum(OFFER_PAPER_NAMES).catch('other');
const statusSchema = z.enum(OFFER_STATUSES);
const sideSchema = z.enum(['buyer', 'seller']);

export function standingOf(row: OfferRow): StandingOffer {
  return {
    id: row.id,
    status: statusSchema.parse(row.status),
    backupNumber: row.backup_number,
    expiresAt: row.expires_at,
  };
}

/** A person's side in an offer: its buyer, or one of the sellers, who may or may not decide. Null for strangers. */
export function sideOf(
  row: OfferRow,
  home: HomeForOffers,
  userId: string,
): { side: 'buyer' | 'seller'; mayDecide: boolean } | null {
  if (row.user_id === userId) return { side: 'buyer', mayDecide: true };
  const seller = home.sellers.find((one) => one.userId === userId);
  return seller === undefined ? null : { side: 'seller', mayDecide: seller.mayDecide };
}

interface Seen {
  /** Of these offers, by the ids of their records. */
  homes: ReadonlyMap<number, HomeForOffers>;
  userId: string;
  at: Date;
}

/** Offers as one of their sides sees them. Leaves out those where the reader has no side. */
export async function presentOffers(db: Db, rows: readonly OfferRow[], { homes, userId, at }: Seen): Promise<Offer[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [versions, steps, rounds, papers, accepted] = await Promise.all([
    listVersionsOf(db, ids),
    listStepsOf(db, ids),
    findLatestRounds(db, [...homes.keys()]),
    listDocumentsByKey(db, 'offer', ids),
    findAccepted(db, [...homes.keys()]),
  ]);
  const versionsOf = Map.groupBy(versions, ({ offer_id: id }) => id);
  const stepsOf = Map.groupBy(steps, ({ offer_id: id }) => id);
  const people = await findPeople(db, [...rows.map((row) => row.user_id), ...steps.map((step) => step.done_by)]);
  return rows.flatMap((row) => {
    const home = homes.get(row.listing_id);
    const caller = home && sideOf(row, home, userId);
    if (home === undefined || caller == null) return [];
    const status: OfferStatus = statusAt(standingOf(row), at);
    const made = (versionsOf.get(row.id) ?? []).map(({ version, side, terms, made_at: madeAt }) => ({
      version,
      side: sideSchema.parse(side),
      terms: offerTermsSchema.parse(terms),
      madeAt: madeAt.toISOString(),
    }));
    const round = rounds.get(row.listing_id);
    const isInRound = round !== undefined && row.created_at < round.closes_at && UNANSWERED.includes(status);
    // With the listing, whatever it had to do until the closing is over.
    const agreed = status === 'accepted' && !hasEnded(home.standardStatus) ? made.at(-1)?.terms : undefined;
    return {
      id: row.id,
      listingKey: home.listingKey,
      home: home.label,
      timeZone: home.timeZone,
      status,
      version: row.version,
      backupNumber: row.backup_number,
      expiresAt: row.expires_at.toISOString(),
      isOtherAccepted: (accepted.get(row.listing_id) ?? row.id) !== row.id,
      buyerName: caller.side === 'seller' ? (people.get(row.user_id)?.name ?? null) : null,
      versions: made,
      verbs: verbsOf(status, caller.side)
        .filter((verb) => caller.mayDecide || verb === 'view')
        // What is off the market may come back: the move says so when it is tried.
        .filter((verb) => [null, 'off-market'].includes(refuseOnListing(verb, home.standardStatus)))
        .filter((verb) => refuseInRound(verb, { status, createdAt: row.created_at }, { round: timesOf(round), at }) === null),
      papers:
        caller.side === 'buyer' || showsPapers(status)
          ? (papers.get(row.id) ?? []).map((paper) => ({
              documentId: paper.public_id,
              item: paperSchema.parse(paper.item),
              name: paper.name,
              sizeBytes: paper.size_bytes,
            }))
          : [],
      isProofChecked: row.proof_checked_at !== null,
      round: isInRound ? presentRound(round, at) : null,
      contract:
        agreed === undefined || row.accepted_at === null
          ? null
          : presentContract(agreed, dayInZone(row.accepted_at, home.timeZone), {
              steps: stepsOf.get(row.id) ?? [],
              isSeller: caller.side === 'seller',
              nameOf: (id) => people.get(id)?.name ?? null,
            }),
    };
  });
}

interface Ticks {
  steps: Awaited<ReturnType<typeof listStepsOf>>;
  /** The buyer sees the contingencies alone. */
  isSeller: boolean;
  nameOf: (userId: string) => string | null;
}

function presentContract(terms: OfferTerms, acceptedOn: string, { steps, isSeller, nameOf }: Ticks): SaleContract {
  const standing = standingContingencies(terms, steps);
  return {
    acceptedOn,
    deadlines: contractDeadlines(terms, acceptedOn).map((deadline) => {
      const name = CONTINGENCIES.find((one) => one === deadline.key);
      const removal = name === undefined ? undefined : steps.find(({ step }) => step === removalOf(name));
      const contingency = standing.find((one) => one === name) ?? null;
      return { ...deadline, contingency, removedAt: removal?.done_at.toISOString() ?? null };
    }),
    steps: !isSeller
      ? null
      : saleSteps(terms, acceptedOn).map((step) => {
          const tick = steps.find((one) => one.step === step.key);
          return {
            ...step,
            doneAt: tick?.done_at.toISOString() ?? null,
            doneBy: tick === undefined ? null : nameOf(tick.done_by),
          };
        }),
  };
}

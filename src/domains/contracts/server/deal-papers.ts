import { lockPerson } from '#domains/accounts/server/index.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { ContractDeadline, DealView } from '../contract.ts';
import { presentOwnTime } from '../model/times/own-times.ts';
import { readPaperDay, resolveDeal, type Deal, type DealPaper, type HeldTerm, type Said } from '../model/settling/precedence.ts';
import { nameKind } from '../model/showing/summarize.ts';
import type { ContractContext } from './contract-context.ts';
import { openReading, type KeptReading } from './kept-reading.ts';
import { readText } from './kept-text.ts';
import { currentOf, presentTime, settledTime } from './present.ts';
import { findContractRow, listPartRows, placeContract, type ContractRow } from './queries.ts';

const START = 'dates.effective';
const NOT_READ = 'There is no such contract of yours that is read.';

/**
 * The agreement that one of my contracts is or belongs to, with the papers that change it: which term holds, by which paper.
 * Throws `not-found` for another's, and for one unread.
 */
export async function readDeal(ctx: ContractContext, contractId: string): Promise<DealView> {
  const { userId } = requireUser(ctx);
  const row = await findReadRow(ctx, userId, contractId);
  const base = row.part_of === null ? row : await findReadRow(ctx, userId, row.part_of);
  const parts = await listPartRows(ctx.db, userId, base.public_id);
  return resolvePapers(ctx, [base, ...parts], { hasOwnWords: true });
}

/**
 * What holds in one of a person’s agreements by the papers that change it; null where none does, and for a paper that is part
 * of another. Without its owner’s own words, only what stands in the papers counts.
 */
export async function findDeal(
  ctx: ContractContext,
  userId: string,
  row: ContractRow,
  options: { hasOwnWords: boolean },
): Promise<DealView | null> {
  if (row.part_of !== null || row.pages_read !== null) return null;
  const parts = await listPartRows(ctx.db, userId, row.public_id);
  return parts.length === 0 ? null : resolvePapers(ctx, [row, ...parts], options);
}

async function resolvePapers(
  ctx: ContractContext,
  rows: readonly [base: ContractRow, ...parts: ContractRow[]],
  { hasOwnWords }: { hasOwnWords: boolean },
): Promise<DealView> {
  const [base] = rows;
  const said = hasOwnWords ? rows : rows.map((row) => ({ ...row, in_force: null, dated_on: null }));
  const papers = await Promise.all(said.map((one) => openPaper(ctx, one, hasOwnWords)));
  const deal = resolveDeal(papers.map(({ paper }) => paper));
  const shown = new Map(papers.map((one) => [one.paper.id, one]));
  const start = deal.terms.find(({ path }) => path === START)?.holds;
  const isStartConfirmed = start != null && shown.get(start.paperId)?.kept.settled[START] !== undefined;
  const nameOf = (paperId: string) => (paperId === base.public_id ? undefined : shown.get(paperId)?.name);
  // What a person adds to a paper stays, whatever others change.
  const addedIn = ({ kept, paper }: (typeof papers)[number]) =>
    (kept.added ?? []).map((own) => withPaper(presentOwnTime(own), nameOf(paper.id)));
  const settledIn = (paperId: string) => shown.get(paperId)?.kept.settled ?? {};
  return {
    agreementId: base.public_id,
    papers: deal.papers.flatMap(({ id, standing, isOfAnotherHome }) => {
      const own = shown.get(id);
      if (own === undefined) return [];
      const { name, kind, paper, isDayGiven } = own;
      return [{ id, name, kind, standing, isOfAnotherHome, day: paper.day, isDayGiven, isInForce: paper.isInForce }];
    }),
    // One paper alone says what it says.
    terms: papers.length < 2 ? [] : [...deal.terms, ...deal.times.map(nameTime)],
    deadlines:
      papers.length < 2 ? [] : presentTimes(deal, { isStartConfirmed, nameOf, settledIn, added: papers.flatMap(addedIn) }),
    isStartConfirmed,
  };
}

function nameTime({ path, label, kind, holds, rivals, overridden, waiting }: Deal['times'][number]): HeldTerm {
  const told = ({ paperId, value, page, quote }: Said): Said => ({
    paperId,
    value,
    page,
    quote,
  });
  return {
    path,
    label,
    kind,
    holds: holds === null ? null : told(holds),
    rivals: rivals.map(told),
    overridden: overridden.map(told),
    waiting: waiting.map(told),
  };
}

function presentTimes(
  { times }: Deal,
  {
    isStartConfirmed,
    nameOf,
    settledIn,
    added,
  }: {
    isStartConfirmed: boolean;
    nameOf: (paperId: string) => string | undefined;
    settledIn: (paperId: string) => KeptReading['settled'];
    added: DealView['deadlines'];
  },
): DealView['deadlines'] {
  const held = times.flatMap(({ holds }) => {
    if (holds === null) return [];
    const counted = presentTime(holds.term, holds, isStartConfirmed && holds.isFormKnown);
    return [withPaper(settledTime(counted, settledIn(holds.paperId)), nameOf(holds.paperId))];
  });
  return [...held, ...added].toSorted((a, b) => (a.day ?? '9999').localeCompare(b.day ?? '9999'));
}

const withPaper = (time: ContractDeadline, paper: string | undefined): ContractDeadline =>
  paper === undefined ? time : { ...time, paper };

async function openPaper(
  ctx: ContractContext,
  row: ContractRow,
  hasOwnWords: boolean,
): Promise<{ paper: DealPaper; kept: KeptReading; name: string; kind: string; isDayGiven: boolean }> {
  const own = openReading(ctx, row.sealed_reading);
  const kept = hasOwnWords ? own : { ...own, settled: {}, added: [] };
  const pages = await readText(ctx, row.public_id);
  const { evidence, counting, family } = kept;
  const paper: DealPaper = {
    id: row.public_id,
    reading: currentOf(kept),
    evidence,
    pages,
    family: family ?? undefined,
    counting,
    day: row.dated_on ?? readPaperDay(pages),
    addedAt: row.created_at.toISOString(),
    isInForce: row.in_force,
    isStartSettled: kept.settled[START] !== undefined,
  };
  return {
    paper,
    kept,
    name: row.name,
    kind: nameKind(kept.reading.docType),
    isDayGiven: row.dated_on !== null,
  };
}

async function findReadRow(ctx: ContractContext, userId: string, contractId: string): Promise<ContractRow> {
  const row = await findContractRow(ctx.db, userId, contractId);
  if (row === undefined || row.pages_read !== null) throw new DomainError('not-found', NOT_READ);
  return row;
}

/**
 * Says which agreement one of my contracts belongs to, whether everybody signed it, and of what day it is. Throws `not-found`
 * for another's, `invalid` where a paper would belong to itself or to a part.
 */
export async function placePaper(
  ctx: ContractContext,
  {
    contractId,
    partOf,
    isInForce,
    datedOn,
  }: { contractId: string; partOf: string | null; isInForce: boolean | null; datedOn: string | null },
): Promise<DealView> {
  const { userId } = requireUser(ctx);
  await transact(ctx, async (inner) => {
    // Two papers made parts of each other at once would belong to nothing.
    await lockPerson(inner.db, userId);
    await findReadRow(inner, userId, contractId);
    if (partOf !== null) {
      if (partOf === contractId) refusePart('Choose another paper: this one can’t belong to itself');
      const base = await findReadRow(inner, userId, partOf);
      if (base.part_of !== null) refusePart('Choose the agreement: that paper belongs to another one');
      const parts = await listPartRows(inner.db, userId, contractId);
      if (parts.length > 0) refusePart('Take the papers of this one away first');
    }
    await placeContract(inner.db, contractId, { part_of: partOf, in_force: isInForce, dated_on: datedOn }, ctx.now);
  });
  return readDeal(ctx, contractId);
}

function refusePart(reason: string): never {
  throw new DomainError('invalid', `${reason}.`, { fields: { partOf: reason } });
}

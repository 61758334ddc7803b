import { createHash } from 'node:crypto';
import { lockPerson } from '#domains/accounts/server/index.ts';
import { findOwnByHash, readOwnDocument } from '#domains/documents/server/index.ts';
import { isDay } from '#lib/calendar.ts';
import { formatMegabytes } from '#lib/format.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { readBody } from '#platform/http/read-body.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { Ports } from '#platform/ports/server-context.ts';
import { transact } from '#platform/verb/transact.ts';
import type { Analysis, ShortAnalysis } from '../contract.ts';
import { MOST_BYTES, MOST_CONTRACTS, MOST_OWN_TIMES } from '../model/limits.ts';
import type { OwnTime } from '../model/times/own-times.ts';
import { readContract, recognizeFamily } from '../model/read-contract.ts';
import type { ReadContract } from '../model/reading.ts';
import { TERM_KINDS } from '../model/showing/shown-terms.ts';
import type { ContractContext } from './contract-context.ts';
import { findDeal } from './deal-papers.ts';
import { fillByModel } from './fill-by-model.ts';
import { keepText, readText } from './kept-text.ts';
import { openReading, sealReading, type KeptReading } from './kept-reading.ts';
import { pathOfTime, presentAnalysis, presentShort } from './present.ts';
import {
  type ContractRow,
  countContracts,
  findContractRow,
  hasContract,
  insertContract,
  listContractRows,
  lockContractRow,
  removeContract,
  updateReading,
} from './queries.ts';
import { queueScan } from './scans.ts';
import { readFileApart, TAKES_TOO_MUCH, type FileRead } from './read-file.ts';

const NOT_HERE = 'You have no such contract.';

type Reader = ContractContext & Pick<Ports, 'jobs' | 'languageModel'>;

/**
 * Reads the file in a request's body and keeps what was read, not the file. The same id again gets the first answer. Throws
 * `invalid` with `file` for what cannot be read, `conflict` if there is no room.
 */
export async function readContractFile(
  ctx: Reader,
  { contractId, name, request }: { contractId: string; name: string; request: Request },
): Promise<Analysis> {
  return readOnce(ctx, contractId, async () => {
    const content = await readBody(request, (bytes) => refuseSize(name, bytes));
    return { name, content };
  });
}

/** The same for one of the caller's documents. Throws `not-found` for another's. */
export async function readContractDocument(
  ctx: Reader & { files: FileStore },
  { contractId, documentId }: { contractId: string; documentId: string },
): Promise<Analysis> {
  return readOnce(ctx, contractId, async () => {
    const { name, content } = await readOwnDocument(ctx, documentId);
    refuseSize(name, content.length);
    return { name, content: Buffer.from(content) };
  });
}

function refuseSize(name: string, bytes: number): void {
  if (bytes > MOST_BYTES) refuse(`${name} is larger than ${formatMegabytes(MOST_BYTES)}: send a smaller copy`);
}

async function readOnce(
  ctx: Reader,
  contractId: string,
  open: () => Promise<{ name: string; content: Buffer }>,
): Promise<Analysis> {
  requireUser(ctx);
  // Asked in this order, since the same file may be kept at this moment. Another person’s is not found: ids are theirs to make.
  if (await hasContract(ctx.db, contractId)) return getContract(ctx, contractId);
  const { name, content } = await open();
  if (content.length === 0) refuse(`${name} is empty: choose the file again`);
  const answer = await readFileApart(content).catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'a contract took too much to read');
    return { refusal: TAKES_TOO_MUCH };
  });
  if ('refusal' in answer) return refuse(answer.refusal.replace(/\.$/, ''));
  if ('scannedPages' in answer) {
    const unread = { read: unreadContract(), family: null, engine: 'scan' as const, pageCount: answer.scannedPages, pages: [] };
    return keepReading(ctx, { contractId, name, content, ...unread }, (inner) =>
      queueScan({ ...inner, jobs: ctx.jobs }, contractId, content),
    );
  }
  const read = await fillByModel(ctx, answer.pages, answer.read);
  return keepReading(ctx, { contractId, name, content, ...answer, read });
}

/** Reads a contract that is text already. */
export function readContractText(
  ctx: ContractContext,
  { contractId, name, text }: { contractId: string; name: string; text: string },
): Promise<Analysis> {
  const pages = [text];
  const read = { read: readContract(pages), family: recognizeFamily(pages), engine: 'plain-text' as const, pageCount: 1, pages };
  return keepReading(ctx, { contractId, name, content: Buffer.from(text), ...read });
}

interface ToKeep extends FileRead {
  contractId: string;
  name: string;
  content: Buffer;
}

/** What is known of a scan before its letters are read. */
function unreadContract(): ReadContract {
  const reading: ReadContract['reading'] = {
    docType: 'not_a_contract',
    form: null,
    jurisdiction: null,
    template: null,
    parties: null,
    blanks: [],
    flags: [],
  };
  return { reading, evidence: [] };
}

function keepReading(
  ctx: ContractContext,
  { contractId, name, content, ...answer }: ToKeep,
  alsoDo?: (inner: ContractContext) => Promise<void>,
): Promise<Analysis> {
  const { userId } = requireUser(ctx);
  const kept: KeptReading = { ...answer.read, family: answer.family, settled: {} };
  return transact(ctx, async (inner) => {
    await lockPerson(inner.db, userId);
    if ((await countContracts(inner.db, userId)) >= MOST_CONTRACTS) {
      throw new DomainError('conflict', `You can keep ${MOST_CONTRACTS} contracts: delete some first.`);
    }
    const isNew = await insertContract(inner.db, {
      public_id: contractId,
      user_id: userId,
      name,
      sha256: createHash('sha256').update(content).digest('hex'),
      page_count: answer.pageCount,
      engine: answer.engine,
      sealed_reading: sealReading(ctx, kept),
      created_at: ctx.now,
      updated_at: ctx.now,
    });
    // Of the same id sent twice at once the first counts: what is kept is of one file.
    if (isNew && answer.pages.length > 0) await keepText(inner, contractId, answer.pages);
    if (isNew) await alsoDo?.(inner);
    const row = await findContractRow(inner.db, userId, contractId);
    if (row === undefined) throw new DomainError('not-found', NOT_HERE);
    return presentOwn(inner, userId, row);
  });
}

/** A paper as its owner sees it now. */
async function presentOwn(ctx: ContractContext, userId: string, row: ContractRow): Promise<Analysis> {
  const deal = await findDeal(ctx, userId, row, { hasOwnWords: true });
  const analysis = presentAnalysis(row, openReading(ctx, row.sealed_reading), { now: ctx.now, deal });
  return { ...analysis, documentId: await findOwnByHash(ctx.db, userId, row.sha256) };
}

function refuse(reason: string): never {
  throw new DomainError('invalid', `${reason}.`, { fields: { file: reason } });
}

/** My contracts, the newest first. */
export async function listContracts(ctx: ContractContext): Promise<{ contracts: ShortAnalysis[] }> {
  const { userId } = requireUser(ctx);
  const rows = await listContractRows(ctx.db, userId, MOST_CONTRACTS);
  const changed = new Set(rows.flatMap((row) => row.part_of ?? []));
  const contracts: ShortAnalysis[] = [];
  for (const row of rows) {
    const deal = changed.has(row.public_id) ? await findDeal(ctx, userId, row, { hasOwnWords: true }) : null;
    contracts.push(presentShort(row, openReading(ctx, row.sealed_reading), deal));
  }
  return { contracts };
}

/** One of my contracts. Throws `not-found` for another's. */
export async function getContract(ctx: ContractContext, contractId: string): Promise<Analysis> {
  const { userId } = requireUser(ctx);
  const row = await findContractRow(ctx.db, userId, contractId);
  if (row === undefined) throw new DomainError('not-found', NOT_HERE);
  return presentOwn(ctx, userId, row);
}

/** What a person says of a time of one of their contracts; null takes it back. Throws `invalid` for a time that it does not have. */
export async function settleTime(
  ctx: ContractContext,
  { contractId, title, quote, value }: { contractId: string; title: string; quote: string | null; value: string | null },
): Promise<Analysis> {
  const { contingencies, deadlines } = await getContract(ctx, contractId);
  const time = [...contingencies, ...deadlines].find((one) => one.title === title && one.quote === quote);
  if (time === undefined || time.paper !== undefined)
    throw new DomainError('invalid', 'This paper has no such time.', { fields: { title: 'This paper has no such time' } });
  return settle(ctx, { contractId, path: pathOfTime(time), tidy: value });
}

/** Confirms or corrects a term of one of my contracts; null takes it back. Throws `invalid` for what the term cannot be. */
export async function settleTerm(
  ctx: ContractContext,
  { contractId, path, value }: { contractId: string; path: string; value: string | null },
): Promise<Analysis> {
  const own = await findContractRow(ctx.db, requireUser(ctx).userId, contractId);
  if (own === undefined) throw new DomainError('not-found', NOT_HERE);
  return settle(ctx, { contractId, path, tidy: value === null ? null : readTerm(path, value) });
}

function settle(
  ctx: ContractContext,
  { contractId, path, tidy }: { contractId: string; path: string; tidy: string | null },
): Promise<Analysis> {
  return changeKept(ctx, contractId, (kept) => {
    const { [path]: _before, ...others } = kept.settled;
    const settled = tidy === null ? others : { ...others, [path]: { value: tidy, at: ctx.now.toISOString() } };
    return { ...kept, settled };
  });
}

/** Changes what is kept of one of the caller's contracts, under its lock. Throws `not-found` for another's. */
async function changeKept(
  ctx: ContractContext,
  contractId: string,
  change: (kept: KeptReading) => KeptReading,
): Promise<Analysis> {
  const { userId } = requireUser(ctx);
  return transact(ctx, async (inner) => {
    const row = await lockContractRow(inner.db, userId, contractId);
    if (row === undefined) throw new DomainError('not-found', NOT_HERE);
    const sealed = sealReading(ctx, change(openReading(ctx, row.sealed_reading)));
    await updateReading(inner.db, contractId, sealed, ctx.now);
    return presentOwn(inner, userId, { ...row, sealed_reading: sealed });
  });
}

/**
 * A time that the caller found in their paper and no rule did: it counts as confirmed. The same id again changes it, null takes it
 * out. Throws `not-found` for another's contract, `conflict` if there are too many.
 */
export function saveOwnTime(
  ctx: ContractContext,
  { contractId, id, time }: { contractId: string; id: string; time: Omit<OwnTime, 'id' | 'at'> | null },
): Promise<Analysis> {
  return changeKept(ctx, contractId, (kept) => {
    const others = (kept.added ?? []).filter((one) => one.id !== id);
    if (time === null) return { ...kept, added: others };
    if (others.length >= MOST_OWN_TIMES)
      throw new DomainError('conflict', `There is room for ${MOST_OWN_TIMES} dates of your own: take one out first.`);
    return { ...kept, added: [...others, { ...time, id, at: ctx.now.toISOString() }] };
  });
}

/** A term as it is kept. Throws `invalid` with `value`. */
function readTerm(path: string, value: string): string {
  const kind = TERM_KINDS.get(path);
  if (kind === undefined)
    throw new DomainError('invalid', 'There is no such term.', { fields: { path: 'There is no such term' } });
  if (kind === 'text') return value;
  if (kind === 'day') {
    if (value === '' || isDay(value)) return value;
    return refuseTerm('Give a date, such as 2026-04-24');
  }
  if (value === '') return value;
  const figure = Number(value.replaceAll(/[$,\s]/g, ''));
  if (!Number.isFinite(figure) || figure < 0 || figure > 1e10) return refuseTerm('Give a number, such as 490,000');
  return String(figure);
}

function refuseTerm(reason: string): never {
  throw new DomainError('invalid', `${reason}.`, { fields: { value: reason } });
}

/** Deletes what was read out of one of my contracts. Throws `not-found` for another's. */
export async function deleteContract(ctx: Context, contractId: string): Promise<void> {
  const { userId } = requireUser(ctx);
  if (!(await removeContract(ctx.db, userId, contractId))) throw new DomainError('not-found', NOT_HERE);
}

/** What was read out of one of a person's contracts, for their copy of their data; undefined if it cannot be opened. */
export async function readKeptContract(
  ctx: ContractContext,
  userId: string,
  contractId: string,
): Promise<KeptReading | undefined> {
  const row = await findContractRow(ctx.db, userId, contractId);
  try {
    return row === undefined ? undefined : openReading(ctx, row.sealed_reading);
  } catch {
    return undefined;
  }
}

/** The words of one of a person's contracts, by pages, for their copy of their data; undefined if they cannot be opened. */
export async function readKeptText(ctx: ContractContext, userId: string, contractId: string): Promise<string[] | undefined> {
  const row = await findContractRow(ctx.db, userId, contractId);
  try {
    return row === undefined ? undefined : await readText(ctx, contractId);
  } catch {
    return undefined;
  }
}

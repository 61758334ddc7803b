import { type RawBuilder, sql } from 'kysely';
import { isAbout, keyIfOf } from '#domains/subjects/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { VaultDocument } from '../contract/vault.ts';
import type { FileKind, FileOrder, FileSharing } from '../model/file-order.ts';
import { placeIn } from './folders.ts';
import { nextScan } from '../model/scan-terms.ts';
import { presentDocument } from './present.ts';
import { DOCUMENT_COLUMNS } from './queries.ts';

const VAULT_COLUMNS = [
  ...DOCUMENT_COLUMNS,
  keyIfOf('folder').as('folder_id'),
  'id',
  'tags',
  'trashed_at',
  'version',
  'held_at',
  'hold_reason',
  'scan_tried_at',
  'scan_tries',
] as const;

type VaultRow = NonNullable<Awaited<ReturnType<typeof findOwnRow>>>;

/** So many of the newest are shown at once. */
const NEWEST = 500;
const PAGE = 100;

const ownRows = (db: Db, userId: string) =>
  db.selectFrom('documents').select(VAULT_COLUMNS).where('user_id', '=', userId).orderBy('id', 'desc');

/** All that a person keeps and has not thrown away, newest first. */
export async function listVaultDocuments(db: Db, userId: string): Promise<VaultDocument[]> {
  const rows = await ownRows(db, userId).where('trashed_at', 'is', null).execute();
  return rows.map(presentVaultDocument);
}

/** What the vault shows at once: the newest, all papers of the checklist, and the newest of the trash. */
export async function listShownDocuments(db: Db, userId: string): Promise<VaultDocument[]> {
  const kept = ownRows(db, userId).where('trashed_at', 'is', null);
  const [newest, papers, trashed] = await Promise.all([
    kept.limit(NEWEST).execute(),
    kept.where('item', '<>', '').limit(NEWEST).execute(),
    ownRows(db, userId).where('trashed_at', 'is not', null).limit(NEWEST).execute(),
  ]);
  const rows = new Map([...newest, ...papers, ...trashed].map((row) => [row.public_id, row]));
  return [...rows.values()].map(presentVaultDocument);
}

/** Which files of a person are asked for, and in which order. */
export interface FilesAsked {
  userId: string;
  now: Date;
  /** What links of the person open now; read only where `sharing` asks. */
  linked: readonly string[];
  /** Keys are those of words of the text. */
  words: readonly { start: string; key: string }[];
  folderId?: string | undefined;
  order?: FileOrder | undefined;
  kind?: FileKind | undefined;
  sharing?: FileSharing | undefined;
  /** The last of the page before. */
  before?: number | undefined;
}

const TYPES: Readonly<Record<FileKind, RawBuilder<boolean>>> = {
  pdf: sql<boolean>`content_type = 'application/pdf'`,
  picture: sql<boolean>`content_type like 'image/%'`,
  text: sql<boolean>`content_type like 'text/%'`,
};

/** What each order compares, so that a page goes on behind the last file of the one before. */
const ORDERS: Readonly<Record<FileOrder, { by: RawBuilder<unknown>; key: RawBuilder<unknown>; isRising: boolean }>> = {
  newest: { by: sql`id desc`, key: sql`id`, isRising: false },
  oldest: { by: sql`id`, key: sql`id`, isRising: true },
  name: { by: sql`lower(name), id`, key: sql`lower(name), id`, isRising: true },
  largest: { by: sql`size_bytes desc, id desc`, key: sql`size_bytes, id`, isRising: false },
  kind: { by: sql`content_type, lower(name), id`, key: sql`content_type, lower(name), id`, isRising: true },
};

/** Whether somebody else can open it now: by an address, as one of its owner's people, or by a link. */
const isGiven = (now: Date, linked: readonly string[]) => sql<boolean>`(
  exists (select from document_grants g where g.document_id = documents.id and g.user_id = documents.user_id and g.expires_at > ${now})
  or public_id = any(${[...linked]}::uuid[]))`;

/** One page of what is found, and the id after which the next begins. */
export async function findRows(
  db: Db,
  { userId, now, linked, words, folderId, order = 'newest', kind, sharing, before }: FilesAsked,
): Promise<{ documents: VaultDocument[]; next: number | null }> {
  const { by, key, isRising } = ORDERS[order];
  let query = db.selectFrom('documents').select(VAULT_COLUMNS).where('user_id', '=', userId).where('trashed_at', 'is', null);
  if (folderId !== undefined) query = query.where(isAbout(placeIn(userId, folderId === 'none' ? null : folderId)));
  if (kind !== undefined) query = query.where(TYPES[kind]);
  if (sharing !== undefined)
    query = query.where(sharing === 'shared' ? isGiven(now, linked) : sql<boolean>`not ${isGiven(now, linked)}`);
  if (before !== undefined) {
    const last = sql`(select ${key} from documents where id = ${before} and user_id = ${userId})`;
    query = query.where(isRising ? sql<boolean>`(${key}) > ${last}` : sql<boolean>`(${key}) < ${last}`);
  }
  for (const { start, key: word } of words)
    query = query.where(
      sql<boolean>`(name_words @@ to_tsquery('simple', ${`${start}:*`}) or word_keys @> array[${word}::bigint])`,
    );
  const rows = await query
    .orderBy(by)
    .limit(PAGE + 1)
    .execute();
  const next = rows.length > PAGE ? (rows[PAGE - 1]?.id ?? null) : null;
  return { documents: rows.slice(0, PAGE).map(presentVaultDocument), next };
}

function findOwnRow(db: Db, userId: string, documentId: string) {
  return db
    .selectFrom('documents')
    .select(VAULT_COLUMNS)
    .where('public_id', '=', documentId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** One that the person keeps, in the trash or not. Throws `not-found` for other people's. */
export async function requireOwnRow(db: Db, userId: string, documentId: string): Promise<VaultRow> {
  const row = await findOwnRow(db, userId, documentId);
  if (row === undefined) throw new DomainError('not-found', 'You have no such document.');
  return row;
}

export function presentVaultDocument(row: VaultRow): VaultDocument {
  return {
    ...presentDocument(row),
    folderId: row.folder_id,
    tags: row.tags,
    trashedAt: row.trashed_at?.toISOString() ?? null,
    version: row.version,
    isScanned: row.scan === 'clean',
    isInfected: row.scan === 'infected',
    scanFailure:
      row.scan === 'none' && row.scan_tried_at !== null
        ? { triedAt: row.scan_tried_at.toISOString(), againAt: nextScan(row.scan_tried_at, row.scan_tries).toISOString() }
        : null,
    holdReason: row.held_at === null ? null : row.hold_reason,
    isStamped: row.is_stamped,
  };
}

/** How many of a person's files that are not in the trash lie in each folder, by its id, and in none, by the person's. */
export async function countByPlace(db: Db, userId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('documents')
    .innerJoin('subjects as s', 's.id', 'documents.subject_id')
    .select(({ fn }) => ['s.key', fn.countAll<number>().as('count')])
    .where('documents.user_id', '=', userId)
    .where('trashed_at', 'is', null)
    .where('s.kind', 'in', ['folder', 'vault'])
    .groupBy('s.key')
    .execute();
  return new Map(rows.map(({ key, count }) => [key, Number(count)]));
}

/** How much a person keeps: files that are not in the trash, and the bytes of all, the trash and earlier versions included. */
export async function measureVault(db: Db, userId: string): Promise<{ count: number; usedBytes: number }> {
  const { rows } = await sql<{ count: number; usedBytes: number }>`
    select count(*) filter (where trashed_at is null)::integer as count, coalesce(sum(size_bytes), 0)::double precision
      + (select coalesce(sum(v.size_bytes), 0)::double precision from document_versions v
          join documents d on d.id = v.document_id where d.user_id = ${userId}) as "usedBytes"
    from documents where user_id = ${userId}`.execute(db);
  return rows[0] ?? { count: 0, usedBytes: 0 };
}

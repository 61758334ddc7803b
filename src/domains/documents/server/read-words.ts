import { createHmac } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Documents } from '#platform/db/schema.gen.ts';
import { getOpened } from '#platform/files/sealed-files.ts';
import type { Identity } from '#platform/identity/identity.ts';
import { createHelper } from '#platform/jobs/helper.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { distinctWords } from '../model/words.ts';

const AT_ONCE = 40;
/** A book has fewer different ones. */
const MOST_WORDS = 5000;
/** Larger files are found by their names alone. */
const MOST_BYTES = 30 * 1024 * 1024;

const readText = createHelper<Uint8Array, string>(new URL('./read-words-worker.ts', import.meta.url), {
  name: 'words of documents',
  heapMb: 384,
  patienceMs: 60_000,
});

/**
 * The key of a word in one person's documents, as a number of 64 bits. It is a keyed hash, because files are sealed and their
 * words must not lie beside them: a word can be asked for, and not be read.
 */
export function keyOfWord(identity: Pick<Identity, 'pseudonym'>, userId: string, word: string): string {
  return keysOfWords(identity, userId, [word])[0] ?? '0';
}

function keysOfWords(identity: Pick<Identity, 'pseudonym'>, userId: string, words: readonly string[]): string[] {
  // One key for the person, so that thousands of words cost one derivation.
  const secret = identity.pseudonym(`words of documents ${userId}`);
  return words.map((word) => createHmac('sha256', secret).update(word).digest().readBigInt64BE(0).toString());
}

/**
 * Reads the words of documents that nobody read yet. One that cannot be read has none, and is not tried again; one whose file cannot
 * be had now waits for the next time, and holds up no other.
 */
export async function readWords(ctx: ServerContext, stopping?: AbortSignal): Promise<void> {
  let after = 0;
  for (;;) {
    const rows = await ctx.db
      .selectFrom('documents')
      .select(['id', 'user_id', 'content_type', 'size_bytes', 'file_key'])
      .where('words_read_at', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const row of rows) {
      if (stopping?.aborted === true) return;
      await readOne(ctx, row).catch((error: unknown) => {
        ctx.log.warn({ err: error, documentId: row.id }, 'the words of a document wait');
      });
      after = row.id;
    }
    if (rows.length < AT_ONCE) return;
  }
}

type Unread = Pick<Selectable<Documents>, 'id' | 'user_id' | 'content_type' | 'size_bytes' | 'file_key'>;

async function readOne(ctx: ServerContext, row: Unread): Promise<void> {
  const { id, user_id: userId, content_type: type, size_bytes: bytes, file_key: key } = row;
  const isRead = userId !== null && bytes <= MOST_BYTES && ['application/pdf', 'text/plain'].includes(type);
  const content = isRead ? await openReadable(ctx, key) : undefined;
  const text = content === undefined ? '' : type === 'text/plain' ? Buffer.from(content).toString() : await readPdf(ctx, content);
  const keys = keysOfWords(ctx.identity, userId ?? '', distinctWords(text, MOST_WORDS));
  await ctx.db
    .updateTable('documents')
    .set({ word_keys: sql<number[]>`${keys}::bigint[]`, words_read_at: ctx.now })
    .where('id', '=', id)
    // A newer version came meanwhile: its words are read next.
    .where('file_key', '=', key)
    .execute();
}

/** The content of a file; undefined where there is none, or it was sealed under another secret. Throws where its store fails. */
async function openReadable(ctx: ServerContext, key: string): Promise<Uint8Array | undefined> {
  return getOpened(ctx, key).catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
    ctx.log.warn({ err: error, key }, 'a document that cannot be opened');
    return undefined;
  });
}

/** The text of a PDF; empty where there is none that can be read. */
export async function readPdf({ log }: Pick<ServerContext, 'log'>, content: Uint8Array): Promise<string> {
  return readText(content).catch((error: unknown) => {
    log.info({ err: error }, 'a document without words that can be read');
    return '';
  });
}

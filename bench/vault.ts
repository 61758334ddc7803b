import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { findFiles, finishUpload, getVault, keyOfWord, putPart, startUpload } from '#domains/documents/server/index.ts';
import { parseConfig } from '#platform/config/config.ts';
import { type Db, openDatabase } from '#platform/db/database.ts';
import { createLocalStore } from '#platform/files/local-store.ts';
import { createIdentity } from '#platform/identity/identity.ts';
import type { Log } from '#platform/log/log.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { type Percentiles, percentiles } from './search/measure.ts';
import { withScratchDatabase } from './search/scratch-database.ts';

export interface VaultBenchOptions {
  serverUrl: string;
  files: number;
  megabytes: number;
  log: Log;
  report: (step: string) => void;
}

export interface VaultBenchResult {
  files: number;
  /** Milliseconds. */
  listed: Percentiles;
  searched: Percentiles;
  opened: Percentiles;
  upload: { megabytes: number; seconds: number; peakRssMb: number };
  load: number;
}

const PERSON = 'bench';
const READS = 200;
const WORDS = 'deed survey offer roof inspection appraisal title loan statement tax return insurance disclosure receipt'.split(
  ' ',
);

/** Lists, searches and an upload in a vault of so many files, in a database of its own. */
export function runVaultBench(options: VaultBenchOptions): Promise<VaultBenchResult> {
  return withScratchDatabase(options.serverUrl, {}, async (connectionString) => {
    const { db, close } = openDatabase({ connectionString, poolSize: 4, log: options.log });
    const folder = await mkdtemp(path.join(os.tmpdir(), 'vault-bench-'));
    const identity = createIdentity('a secret of the bench that is long enough', 'http://home.example');
    // What these calls use of the whole.
    const ctx = {
      db,
      log: options.log,
      now: new Date(),
      requestId: 'bench',
      config: parseConfig({}),
      identity,
      files: createLocalStore(folder),
      actor: {
        kind: 'user',
        userId: PERSON,
        role: 'buyer',
        roles: ['buyer'],
        sessionId: 'bench',
        isDemo: false,
        emailVerified: true,
        address: '127.0.0.1',
      },
    } as unknown as ServerContext;
    try {
      await sql`insert into users (id, email, display_name, role, created_at) values (${PERSON}, 'bench@example.com', 'Bench', 'buyer', now())`.execute(
        db,
      );
      // First, while there is room for it.
      options.report('uploading');
      const uploaded = await upload(ctx, options.megabytes);
      options.report(`writing ${options.files} files`);
      await fill(db, options.files, (word) => keyOfWord(identity, PERSON, word));
      options.report('reading');
      const any = (at: number) => WORDS[at % WORDS.length] ?? '';
      const listed = await measure((at) => findFiles(ctx, { search: '', before: options.files - at * 50 }));
      const searched = await measure((at) =>
        findFiles(ctx, {
          search: [any(at), `${any(at * 7)} ${at % 100}`, `word${at}`, `${any(at)} word${at % 50}`][at % 4] ?? '',
        }),
      );
      const opened = await measure(() => getVault(ctx), 30);
      return {
        files: options.files,
        listed,
        searched,
        opened,
        upload: uploaded,
        load: os.loadavg()[0] ?? 0,
      };
    } finally {
      await close();
      await rm(folder, { recursive: true });
    }
  });
}

async function measure(work: (at: number) => Promise<unknown>, reads = READS): Promise<Percentiles> {
  const times: number[] = [];
  for (let at = 0; at < reads; at += 1) {
    const from = performance.now();
    await work(at);
    times.push(performance.now() - from);
  }
  return percentiles(times);
}

/** Names of three words and a number, 40 words inside each, of which some are in many files and some in few. */
async function fill(db: Db, count: number, keyOf: (word: string) => string): Promise<void> {
  await sql`insert into subjects (kind, key, user_id) values ('vault', ${PERSON}, ${PERSON}) on conflict do nothing`.execute(db);
  const keys = Array.from({ length: 5000 }, (_, at) => keyOf(`word${at}`));
  await sql`
    insert into documents (public_id, user_id, item, name, content_type, size_bytes, sha256, file_key, created_at, subject_id, word_keys, words_read_at)
    select gen_random_uuid(), ${PERSON}, '', w.words[1 + n % 13] || ' ' || w.words[1 + n / 13 % 13] || ' ' || n || '.pdf', 'application/pdf', 1000,
      md5(n::text), 'bench/' || n, now() - n * interval '1 minute', s.id,
      (select array_agg(k.keys[1 + (n * 7919 + i * i * 31) % 5000]) from generate_series(1, 40) i), now()
    from generate_series(1, ${count}) n, subjects s, (select ${WORDS}::text[] as words) w, (select ${keys}::bigint[] as keys) k
    where s.kind = 'vault' and s.key = ${PERSON}`.execute(db);
  await sql`vacuum analyze documents`.execute(db);
}

/** A file of random bytes, part by part as a browser sends it. */
async function upload(ctx: ServerContext, megabytes: number): Promise<VaultBenchResult['upload']> {
  const size = megabytes * 1024 * 1024;
  const documentId = randomUUID();
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20);
  const from = performance.now();
  const { partBytes } = await startUpload(ctx, { documentId, name: 'large.pdf', sizeBytes: size });
  for (let part = 0; part * partBytes < size; part += 1) {
    const body = randomBytes(Math.min(partBytes, size - part * partBytes));
    if (part === 0) body.write('%PDF-1.7\n');
    await putPart(ctx, { documentId, part, request: new Request('http://home.example/', { method: 'PUT', body }) });
  }
  await finishUpload(ctx, documentId);
  clearInterval(timer);
  return { megabytes, seconds: (performance.now() - from) / 1000, peakRssMb: Math.round(peak / 1024 / 1024) };
}

import { DAY_MS } from '#lib/time-units.ts';
import { utcDay } from '#lib/calendar.ts';
import { randomUUID } from 'node:crypto';
import { findPerson, lockPerson, recordAudit, requirePerson } from '#domains/accounts/server/index.ts';
import { tell } from '#domains/notifications/server/index.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { transact } from '#platform/verb/transact.ts';
import { EXPORT_LINK_MINUTES, KEPT_EXPORT_DAYS } from '#lib/kept-for.ts';
import { type DataExport } from '../contract.ts';
import type { Trx } from '#platform/db/database.ts';
import { keepFiles, noteFilesToRemove, removeFiles } from '#platform/files/files-to-remove.ts';
import { streamStored } from '#platform/files/sealed-files.ts';
import { type SpooledParts, spoolInParts } from '#platform/files/spool-in-parts.ts';
import { storeThenWrite } from '#platform/files/store-then-write.ts';
import { packExport } from './pack-export.ts';
import { type ExportRow, findExport, endExportFiles, isOpen, presentExport, updateOpenExport } from './queries.ts';
import { PACK_EXPORT } from './job-names.ts';

const PATIENCE_SECONDS = 1800;

/** Requests a copy of the caller's data; if one is already being packed, returns that one. */
export async function requestExport(ctx: ServerContext): Promise<DataExport> {
  const { userId } = requirePerson(ctx);
  return transact(ctx, async (inner) => {
    await lockPerson(inner.db, userId);
    const pending = await inner.db
      .selectFrom('data_exports')
      .selectAll()
      .where('user_id', '=', userId)
      .where('state', 'in', ['queued', 'running'])
      .executeTakeFirst();
    if (pending !== undefined) return presentExport(pending);
    const row = await inner.db
      .insertInto('data_exports')
      .values({ id: randomUUID(), user_id: userId, state: 'queued', created_at: ctx.now })
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAudit(inner, { action: 'data-export-requested', subjectId: userId });
    await ctx.jobs.send(inner.db, PACK_EXPORT, { exportId: row.id }, { patienceSeconds: PATIENCE_SECONDS, retries: 3 });
    return presentExport(row);
  });
}

/** Packs one copy. After a crash, a second run starts over and replaces the first. */
export async function packRequestedExport(ctx: ServerContext, data: Record<string, unknown>): Promise<void> {
  const row = await findExport(ctx.db, String(data['exportId']));
  const person = row === undefined ? undefined : await findPerson(ctx.db, row.user_id);
  if (row === undefined || person === undefined || !isOpen(row)) return;
  try {
    const zip = packExport(ctx, person, async (done, total) => {
      await updateOpenExport(ctx.db, row.id, { state: 'running', tables_done: done, tables_total: total });
    });
    const copy = await spoolInParts(`exports/${row.id}/${randomUUID()}.zip`, zip);
    try {
      // Packing takes its time: what follows counts from its end.
      await keepCopy({ ...ctx, now: new Date() }, { exportId: row.id, email: person.email, copy });
    } finally {
      await copy.release();
    }
  } catch (error) {
    await updateOpenExport(ctx.db, row.id, { state: 'failed' });
    throw error;
  }
}

interface PackedCopy {
  exportId: string;
  email: string | null;
  copy: SpooledParts;
}

async function keepCopy(ctx: ServerContext, { exportId, email, copy }: PackedCopy): Promise<void> {
  async function write(inner: ServerContext & { db: Trx }): Promise<void> {
    const isOurs = await updateOpenExport(inner.db, exportId, {
      state: 'ready',
      file_key: copy.key,
      bytes: copy.bytes,
      finished_at: inner.now,
      expires_at: new Date(inner.now.getTime() + KEPT_EXPORT_DAYS * DAY_MS),
    });
    if (!isOurs) return;
    await keepFiles(inner.db, [copy.key]);
    await tell(inner, {
      to: { address: email },
      title: 'The copy of your data is ready',
      mail: {
        body: {
          paragraphs: [
            `You asked for a copy of everything that is stored about you. It waits under Settings, Privacy, for ${KEPT_EXPORT_DAYS} days.`,
            'If you didn’t ask for it, set a new password: someone else may be using your account.',
          ],
          action: { path: '/settings?tab=privacy', label: 'Open settings' },
        },
        dedupeKey: `data-export/${exportId}`,
      },
    });
  }
  await storeThenWrite(ctx, { fileKeys: [copy.key], store: () => copy.storeIn(ctx.files), write });
}

/** An address that serves this one file for some minutes: browsers load files without the bearer token. */
export async function openExport(ctx: ServerContext, exportId: string): Promise<{ url: string }> {
  const { userId } = requirePerson(ctx);
  const row = await findExport(ctx.db, exportId);
  if (row === undefined || row.user_id !== userId) throw new DomainError('not-found', 'There is no such copy.');
  if (!isThere(ctx, row)) throw new DomainError('gone', 'This copy is gone: ask for a new one.');
  const ticket = ctx.identity.seal(
    Buffer.from(JSON.stringify({ exportId, until: ctx.now.getTime() + EXPORT_LINK_MINUTES * 60_000 })),
  );
  await recordAudit(ctx, { action: 'data-export-opened', subjectId: userId });
  return { url: `/api/privacy/exports/${encodeURIComponent(exportId)}/file?ticket=${ticket.toString('base64url')}` };
}

/** The file itself. Throws `not-found` without a valid ticket. */
export async function downloadExport(
  ctx: ServerContext,
  { exportId, ticket }: { exportId: string; ticket: string },
): Promise<Response> {
  const row = isGoodTicket(ctx, exportId, ticket) ? await findExport(ctx.db, exportId) : undefined;
  const key = row !== undefined && isThere(ctx, row) ? row.file_key : null;
  const zip = key === null ? undefined : await streamStored(ctx, key);
  if (row === undefined || zip === undefined)
    throw new DomainError('not-found', 'This address has run out. Open the copy from Settings, Privacy, again.');
  return new Response(zip, {
    headers: {
      'content-type': 'application/zip',
      ...(row.bytes === null ? {} : { 'content-length': String(row.bytes) }),
      'content-disposition': `attachment; filename="my-data-${utcDay(row.created_at)}.zip"`,
      'cache-control': 'private, no-store',
    },
  });
}

/** The hourly removal may be late. */
function isThere({ now }: ServerContext, { state, expires_at }: Pick<ExportRow, 'state' | 'expires_at'>): boolean {
  return state === 'ready' && expires_at !== null && expires_at > now;
}

function isGoodTicket({ identity, now }: ServerContext, exportId: string, ticket: string): boolean {
  try {
    const text = identity.unseal(Buffer.from(ticket, 'base64url')).toString('utf8');
    const claim: unknown = JSON.parse(text);
    if (typeof claim !== 'object' || claim === null || !('exportId' in claim) || !('until' in claim)) return false;
    return claim.exportId === exportId && Number(claim.until) >= now.getTime();
  } catch {
    return false;
  }
}

/** Ends a person's copies, including those being packed: somebody else may have asked for them. */
export async function endExports({ db }: Pick<ServerContext, 'db'>, { userId }: { userId: string }): Promise<void> {
  await db.updateTable('data_exports').set({ state: 'expired' }).where('user_id', '=', userId).execute();
}

/** Removes copies that were ended or have expired; one that cannot be removed is tried again. */
export async function removeEndedExports(ctx: ServerContext): Promise<void> {
  await transact(ctx, async ({ db }) => {
    await noteFilesToRemove(db, await endExportFiles(db, ctx.now), ctx.now);
  });
  await removeFiles(ctx);
}

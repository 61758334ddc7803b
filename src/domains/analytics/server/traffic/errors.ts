import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '#platform/verb/context.ts';

/** A failure as it is told. */
export interface Failure {
  name: string;
  message: string;
  /** The script and the function of the topmost frame of ours, or the call on the server. */
  place: string;
}

const LONGEST_MESSAGE = 200;

/** A message without what could be somebody's: addresses, ids, numbers, quoted words. */
export function scrub(message: string): string {
  return message
    .replaceAll(/[\w.+-]+@[\w.-]+/g, '…')
    .replaceAll(/https?:\/\/\S+/g, '…')
    .replaceAll(/\/[\w-]+(?:\/[\w-]+)+/g, '…')
    .replaceAll(/"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/g, '…')
    .replaceAll(/\b[\da-f]{8}-[\da-f-]{27}\b/gi, '…')
    .replaceAll(/\d+/g, '0')
    .slice(0, LONGEST_MESSAGE);
}

/** Alike for failures that are one: same name, same message without its details, same place. Hashes of scripts and lines change with each build, and are left out. */
export function fingerprintOf(origin: 'browser' | 'server', { name, message, place }: Failure): string {
  return createHash('sha256')
    .update([origin, name, scrub(message), placeOf(place)].join('\n'))
    .digest('base64url')
    .slice(0, 16);
}

/** A place without the hash of its build. */
function placeOf(place: string): string {
  return place.replace(/-[\w-]{8}(?=\.js)/, '').slice(0, LONGEST_MESSAGE);
}

/** Notes failures of browsers, each with those like it. */
export async function noteBrowserErrors(ctx: Context, failures: readonly Failure[]): Promise<void> {
  for (const failure of failures) await note(ctx, 'browser', failure);
}

/** Notes a failure of the server that nobody expected. Throws nothing. */
export async function noteServerError(ctx: Pick<Context, 'db' | 'now'>, error: unknown, place: string): Promise<void> {
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
  await note(ctx, 'server', { name, message, place }).catch(() => undefined);
}

/** More kinds than this are no failures of ours. */
const MOST_GROUPS = 2000;

async function note({ db, now }: Pick<Context, 'db' | 'now'>, origin: 'browser' | 'server', failure: Failure): Promise<void> {
  const fingerprint = fingerprintOf(origin, failure);
  await sql`
    insert into error_groups as g (fingerprint, origin, name, message, place, first_at, last_at, times)
    select ${fingerprint}, ${origin}, ${failure.name.slice(0, 100)}, ${scrub(failure.message)}, ${placeOf(failure.place)}, ${now}, ${now}, 1
    where exists (select from error_groups where fingerprint = ${fingerprint}) or (select count(*) from error_groups) < ${MOST_GROUPS}
    on conflict (fingerprint) do update set last_at = greatest(g.last_at, excluded.last_at), times = g.times + 1, settled_at = null`.execute(
    db,
  );
}

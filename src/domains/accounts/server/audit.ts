import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '#platform/verb/context.ts';
import { decrypt, encrypt, type Identity } from '#platform/identity/identity.ts';

export interface AuditEvent {
  /** What was done, as `noun-verb`: `password-changed`. */
  action: string;
  /** Whom it concerns. */
  subjectId?: string | undefined;
  /** Who did it, where it is not the request's actor. */
  actorId?: string;
  /** Nothing personal: it outlives the person. */
  details?: Record<string, unknown>;
  /** Address, device, email: readable while the person's key exists. */
  personal?: Record<string, unknown>;
}

/** Writes to the append-only log, in the caller's transaction. */
export async function recordAudit(ctx: Context & { identity?: Identity }, event: AuditEvent): Promise<void> {
  const { action, subjectId, personal, details = {} } = event;
  const { kind } = ctx.actor;
  const sealed =
    ctx.identity === undefined || subjectId === undefined || personal === undefined
      ? null
      : encrypt(await openUserKey({ ...ctx, identity: ctx.identity }, subjectId), Buffer.from(JSON.stringify(personal)));
  await ctx.db
    .insertInto('audit_events')
    .values({
      at: ctx.now,
      action,
      actor_id: event.actorId ?? (ctx.actor.kind === 'user' ? ctx.actor.userId : kind),
      subject_id: subjectId ?? null,
      request_id: ctx.requestId,
      details: JSON.stringify(details),
      personal: sealed,
    })
    .execute();
}

interface SealedEvent {
  subject_id: string | null;
  personal: Buffer | null;
}

/** What each of these events holds of a person; undefined once the key is gone with them. */
export async function readPersonal(ctx: Context & { identity: Identity }, events: readonly SealedEvent[]): Promise<unknown[]> {
  const subjects = new Set(events.flatMap((event) => (event.personal === null ? [] : (event.subject_id ?? []))));
  const keys = await ctx.db
    .selectFrom('user_keys')
    .select(['user_id', 'wrapped_key'])
    .where(sql<boolean>`user_id = any(${[...subjects]}::text[])`)
    .execute();
  // Sealed under another secret of the installation: the rest of the log stays readable.
  const opened = new Map(keys.map((row) => [row.user_id, tryUnseal(ctx.identity, row.wrapped_key)]));
  return events.map(({ subject_id: subjectId, personal }) => {
    const key = subjectId === null ? undefined : opened.get(subjectId);
    if (key === undefined || personal === null) return undefined;
    try {
      const value: unknown = JSON.parse(decrypt(key, personal).toString('utf8'));
      return value;
    } catch {
      return undefined;
    }
  });
}

async function openUserKey({ db, identity }: Context & { identity: Identity }, userId: string): Promise<Buffer> {
  const find = () => db.selectFrom('user_keys').select('wrapped_key').where('user_id', '=', userId).executeTakeFirst();
  const known = await find();
  const opened = known === undefined ? undefined : tryUnseal(identity, known.wrapped_key);
  if (opened !== undefined) return opened;
  const fresh = randomBytes(32);
  // A key under another secret of the installation opens nothing and is replaced; a key that another call has just made stays.
  const replaced = known?.wrapped_key ?? Buffer.alloc(0);
  await db
    .insertInto('user_keys')
    .values({ user_id: userId, wrapped_key: identity.seal(fresh) })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet((eb) => ({ wrapped_key: eb.ref('excluded.wrapped_key') }))
        .where('user_keys.wrapped_key', '=', replaced),
    )
    .execute();
  const stored = await find();
  return stored === undefined ? fresh : identity.unseal(stored.wrapped_key);
}

function tryUnseal(identity: Identity, sealed: Uint8Array): Buffer | undefined {
  try {
    return identity.unseal(sealed);
  } catch {
    return undefined;
  }
}

/** The newest acts of one kind whose details say all of these. */
export async function findAudited(
  { db }: Pick<Context, 'db'>,
  { action, details, most }: { action: string; details: Record<string, unknown>; most: number },
): Promise<{ at: Date; actorId: string; details: unknown }[]> {
  const rows = await db
    .selectFrom('audit_events')
    .select(['at', 'actor_id', 'details'])
    .where('action', '=', action)
    .where(sql<boolean>`details @> ${JSON.stringify(details)}::jsonb`)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({ at: row.at, actorId: row.actor_id, details: row.details }));
}

/** What was logged about a person, including the details that only their key opens. */
export async function readLogOf(ctx: Context & { identity: Identity }, userId: string) {
  const events = await ctx.db
    .selectFrom('audit_events')
    .select(['at', 'action', 'subject_id', 'details', 'personal'])
    .where('subject_id', '=', userId)
    .orderBy('id')
    .execute();
  const personal = await readPersonal(ctx, events);
  return events.map((event, at) => ({
    at: event.at.toISOString(),
    action: event.action,
    details: event.details,
    personal: personal[at],
  }));
}

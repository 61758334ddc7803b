import { randomBytes } from 'node:crypto';
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

/** What an event holds of a person; undefined once the key is gone with them. */
export async function readPersonal(
  ctx: Context & { identity: Identity },
  event: { subject_id: string | null; personal: Buffer | null },
): Promise<unknown> {
  if (event.subject_id === null || event.personal === null) return undefined;
  const row = await ctx.db
    .selectFrom('user_keys')
    .select('wrapped_key')
    .where('user_id', '=', event.subject_id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  try {
    return JSON.parse(decrypt(ctx.identity.unseal(row.wrapped_key), event.personal).toString('utf8'));
  } catch {
    // Sealed under another secret of the installation: the rest of the log stays readable.
    return undefined;
  }
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

/** What was logged about a person, including the details that only their key opens. */
export async function readLogOf(ctx: Context & { identity: Identity }, userId: string) {
  const events = await ctx.db
    .selectFrom('audit_events')
    .select(['at', 'action', 'subject_id', 'details', 'personal'])
    .where('subject_id', '=', userId)
    .orderBy('id')
    .execute();
  return Promise.all(
    events.map(async (event) => ({
      at: event.at.toISOString(),
      action: event.action,
      details: event.details,
      personal: await readPersonal(ctx, event),
    })),
  );
}

import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { sql } from 'kysely';
import { DAY_MS } from '#lib/time-units.ts';
import { KEPT_PARTNER_EVENT_DAYS } from '#lib/kept-for.ts';
import { OperatorError } from '#platform/config/operator-error.ts';
import type { Config } from '#platform/config/config.ts';
import { isPrivate } from '#platform/strangers/fetch-from-stranger.ts';
import type { Identity } from '#platform/identity/identity.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import { requireAdmin } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import { HOOK_KIND_NAMES, type HookKind, type PartnerHook, type ShownPartner } from '../contract.ts';
import { MOST_HOOKS } from '../model/hook-terms.ts';
import { SECRET_PREFIX } from '../model/sign-hook.ts';
import { listPartners } from './partners.ts';

const SECRET_BYTES = 32;

/** Says whose listings, and whose leads, are a partner's own: those of an office, as a source keys it. */
export async function claimOffice(
  ctx: Context,
  { partner, source, officeKey }: { partner: string; source: string; officeKey: string },
): Promise<void> {
  requireSystem(ctx);
  const { rows } = await sql`
    select 1 from listings where originating_system_name = ${source} and list_office_key = ${officeKey} limit 1`.execute(ctx.db);
  if (rows.length === 0) throw new OperatorError(`No listing of "${source}" has the office ${officeKey}.`);
  await ctx.db
    .insertInto('partner_offices')
    .values({
      partner_id: await idOf(ctx, partner),
      originating_system_name: source,
      list_office_key: officeKey,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface NewHook {
  partner: string;
  address: string;
  kinds: readonly string[];
}

type HookContext = Context & { config: Pick<Config, 'SEND_TO_PRIVATE_NETWORK'>; identity: Pick<Identity, 'seal'> };

/** Tells an address of what is the partner's from now on. The secret, with which they check who tells them, is told once. */
export async function addHook(ctx: HookContext, { partner, address, kinds }: NewHook): Promise<{ id: string; secret: string }> {
  requireSystem(ctx);
  requireAddress(address, ctx.config.SEND_TO_PRIVATE_NETWORK);
  const unknown = kinds.find((kind) => !HOOK_KIND_NAMES.some((known) => known === kind));
  if (unknown !== undefined) throw new OperatorError(`There is no event ${unknown}. There are: ${HOOK_KIND_NAMES.join(', ')}.`);
  const secret = `${SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;
  const partnerId = await idOf(ctx, partner);
  return transact(ctx, async ({ db, identity, now }) => {
    await db.selectFrom('partners').select('id').where('id', '=', partnerId).forUpdate().execute();
    const known = await db.selectFrom('partner_hooks').select('address').where('partner_id', '=', partnerId).execute();
    if (known.some((row) => row.address === address))
      throw new OperatorError(`${partner} already gets updates there: stop that address first.`);
    if (known.length >= MOST_HOOKS) throw new OperatorError(`A partner has at most ${MOST_HOOKS} addresses.`);
    const { public_id: id } = await db
      .insertInto('partner_hooks')
      .values({
        partner_id: partnerId,
        address,
        kinds: [...kinds],
        secret: identity.seal(Buffer.from(secret)),
        created_at: now,
      })
      .returning('public_id')
      .executeTakeFirstOrThrow();
    return { id, secret };
  });
}

/** Every partner, with the addresses that are told. */
export async function showPartners(ctx: Context): Promise<ShownPartner[]> {
  requireAdmin(ctx);
  const partners = await listPartners({ ...ctx, actor: { kind: 'system' } });
  const offices = await ctx.db
    .selectFrom('partner_offices as o')
    .innerJoin('partners as p', 'p.id', 'o.partner_id')
    .select(['p.name', 'o.originating_system_name as source', 'o.list_office_key as officeKey'])
    .orderBy('o.originating_system_name')
    .orderBy('o.list_office_key')
    .execute();
  const { rows: hooks } = await sql<HookRow>`
    select p.name, h.public_id as id, h.address, h.kinds, h.created_at, h.failing_since, h.paused_at is not null as "isPaused",
      count(*) filter (where d.state = 'waiting')::int as waiting, count(*) filter (where d.state = 'sent')::int as sent,
      count(*) filter (where d.state = 'failed')::int as failed,
      (select l.last_answer from partner_deliveries l where l.hook_id = h.id and l.last_answer is not null
        order by l.event_id desc limit 1) as "lastAnswer"
    from partner_hooks h join partners p on p.id = h.partner_id left join partner_deliveries d on d.hook_id = h.id
    group by h.id, p.name order by h.id`.execute(ctx.db);
  return partners.map(({ name, resources, lastUsedOn, isRevoked }) => ({
    name,
    resources,
    lastUsedOn,
    isRevoked,
    offices: offices.filter((office) => office.name === name).map(({ source, officeKey }) => ({ source, officeKey })),
    hooks: hooks.filter((hook) => hook.name === name).map(presentHook),
  }));
}

/** Ends an address at once, with what waits for it. Throws `not-found` where it has ended. */
export async function removeHook(ctx: Context, id: string): Promise<void> {
  requireAdmin(ctx);
  const { numDeletedRows } = await ctx.db.deleteFrom('partner_hooks').where('public_id', '=', id).executeTakeFirst();
  if (Number(numDeletedRows) === 0) throw noHook();
}

/**
 * Sends the events of an address since a moment once more, or only those that failed. They keep their ids, so that who got one
 * knows it. A paused address goes on.
 */
export async function replayHook(
  ctx: Context,
  { id, since, onlyFailed }: { id: string; since: Date; onlyFailed: boolean },
): Promise<number> {
  requireAdmin(ctx);
  if (since.getTime() < ctx.now.getTime() - KEPT_PARTNER_EVENT_DAYS * DAY_MS)
    throw new DomainError('invalid', `Events are kept for ${KEPT_PARTNER_EVENT_DAYS} days.`, {
      fields: { since: `Give a moment of the last ${KEPT_PARTNER_EVENT_DAYS} days.` },
    });
  return transact(ctx, async ({ db, now }) => {
    const hook = await db
      .updateTable('partner_hooks')
      .set({ paused_at: null, failing_since: null })
      .where('public_id', '=', id)
      .returning(['id', 'partner_id', 'kinds'])
      .executeTakeFirst();
    if (hook === undefined) throw noHook();
    const { rows } = await sql`
      insert into partner_deliveries as d (hook_id, event_id, due_at)
      select ${hook.id}, e.id, ${now} from partner_events e
      where e.partner_id = ${hook.partner_id} and e.created_at >= ${since} and e.kind = any(${hook.kinds}::text[])
        and (not ${onlyFailed}::boolean or not exists (
          select from partner_deliveries s where s.hook_id = ${hook.id} and s.event_id = e.id and s.state in ('sent', 'withdrawn')))
      on conflict (hook_id, event_id) do update set state = 'waiting', attempts = 0, due_at = excluded.due_at
      returning 1`.execute(db);
    if (rows.length > 0) await sql`select pg_notify('partner_events', '')`.execute(db);
    return rows.length;
  });
}

/** Which address a partner's is, for commands. */
export async function findHookId(ctx: Context, { partner, address }: { partner: string; address: string }): Promise<string> {
  requireSystem(ctx);
  const row = await ctx.db
    .selectFrom('partner_hooks')
    .select('public_id')
    .where('partner_id', '=', await idOf(ctx, partner))
    .where('address', '=', address)
    .executeTakeFirst();
  if (row === undefined) throw new OperatorError(`${partner} doesn’t get updates at ${address}.`);
  return row.public_id;
}

interface HookRow extends Omit<PartnerHook, 'createdAt' | 'failingSince' | 'kinds'> {
  name: string;
  kinds: HookKind[];
  created_at: Date;
  failing_since: Date | null;
}

function presentHook({ name: _name, created_at: createdAt, failing_since: failingSince, ...hook }: HookRow): PartnerHook {
  return { ...hook, createdAt: createdAt.toISOString(), failingSince: failingSince?.toISOString() ?? null };
}

async function idOf({ db }: Pick<Context, 'db'>, partner: string): Promise<number> {
  const row = await db
    .selectFrom('partners')
    .select('id')
    .where('name', '=', partner)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw new OperatorError(`There is no partner "${partner}" with a key that works.`);
  return row.id;
}

function requireAddress(address: string, mayBePrivate: boolean): void {
  if (!URL.canParse(address) || address.length > 1000) throw new OperatorError(`${address} isn’t a server address.`);
  const { protocol, hostname, username, password } = new URL(address);
  if (username !== '' || password !== '') throw new OperatorError('The address must not hold a password: deliveries are signed.');
  if (mayBePrivate && /^https?:$/.test(protocol)) return;
  if (protocol !== 'https:') throw new OperatorError('The address must begin with https://.');
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  if (hostname === 'localhost' || (isIP(host) !== 0 && isPrivate(host)))
    throw new OperatorError('The address is in a private network. SEND_TO_PRIVATE_NETWORK=1 allows that.');
}

function noHook(): DomainError {
  return new DomainError('not-found', 'This address no longer gets updates.');
}

import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { HOUR_MS } from '#lib/time-units.ts';
import type { Db, Trx } from '#platform/db/database.ts';
import { takeTurn } from '#platform/db/take-turn.ts';
import { transact } from '#platform/verb/transact.ts';
import { type Attempt, type BalanceLine, KEY_HOURS, type ProviderEvent, ProviderRefusal } from '../provider.ts';
import type { SandboxKind, SandboxObjects } from './sandbox-objects.ts';

/** Providers forget a key after a day: so does this one, an hour after ours stop trusting it. */
const KEY_LIVES_MS = (KEY_HOURS + 1) * HOUR_MS;
/** When an event comes, in seconds, and how often: in time, late, or twice, by chance. */
const DELIVERIES = [
  { after: 0, times: 1 },
  { after: 0, times: 1 },
  { after: 0, times: 2 },
  { after: 1, times: 1 },
  { after: 3, times: 2 },
  { after: 9, times: 1 },
] as const;

export interface SandboxOptions {
  db: Db;
  now: () => Date;
  /** Asks for events to be delivered after this many seconds, in the transaction that made them. */
  announce: (trx: Trx, afterSeconds: number) => Promise<void>;
  /** The provider's own delivery: by chance without it. */
  deliveries?: readonly { after: number; times: number }[];
}

/** What the sandbox does within one turn: it works on one thing at a time. */
export class SandboxTurn {
  readonly trx: Trx;
  readonly now: Date;
  private readonly options: SandboxOptions;

  constructor(trx: Trx, options: SandboxOptions) {
    this.trx = trx;
    this.options = options;
    this.now = options.now();
  }

  async find<K extends SandboxKind>(kind: K, id: string): Promise<SandboxObjects[K] | undefined> {
    const { rows } = await sql<{ state: SandboxObjects[K] }>`
      select state from sandbox_objects where id = ${id} and kind = ${kind}`.execute(this.trx);
    return rows[0]?.state;
  }

  async need<K extends SandboxKind>(kind: K, id: string): Promise<SandboxObjects[K]> {
    const state = await this.find(kind, id);
    if (state === undefined) throw new ProviderRefusal('resource_missing', `No such ${kind}: ${id}`);
    return state;
  }

  async list<K extends SandboxKind>(kind: K, field: string, value: string): Promise<SandboxObjects[K][]> {
    const { rows } = await sql<{ state: SandboxObjects[K] }>`
      select state from sandbox_objects where kind = ${kind} and state ->> ${field} = ${value} order by made_at, id`.execute(
      this.trx,
    );
    return rows.map(({ state }) => state);
  }

  async save<K extends SandboxKind>(kind: K, state: SandboxObjects[K]): Promise<void> {
    await sql`
      insert into sandbox_objects (id, kind, state, made_at) values (${state.id}, ${kind}, ${JSON.stringify(state)}, ${this.now})
      on conflict (id) do update set state = excluded.state`.execute(this.trx);
  }

  /** Makes an object once for its key; another request under the same key is refused. */
  async once<K extends SandboxKind>(
    kind: K,
    { key, request }: Pick<Attempt, 'key'> & { request: unknown },
    make: () => Promise<SandboxObjects[K]>,
  ): Promise<SandboxObjects[K]> {
    const hash = createHash('sha256')
      .update(`${kind}${JSON.stringify(request)}`)
      .digest('hex');
    const forgotten = new Date(this.now.getTime() - KEY_LIVES_MS);
    await sql`update sandbox_objects set key = null where key = ${key} and made_at < ${forgotten}`.execute(this.trx);
    const { rows } = await sql<{ state: SandboxObjects[K]; request_hash: string }>`
      select state, request_hash from sandbox_objects where key = ${key}`.execute(this.trx);
    const [known] = rows;
    if (known !== undefined) {
      if (known.request_hash !== hash) throw new ProviderRefusal('idempotency_error', 'This key was used for another request.');
      return known.state;
    }
    const state = await make();
    await this.save(kind, state);
    await sql`update sandbox_objects set key = ${key}, request_hash = ${hash} where id = ${state.id}`.execute(this.trx);
    return state;
  }

  async book(line: Omit<BalanceLine, 'id' | 'at'>, account = ''): Promise<void> {
    await sql`insert into sandbox_lines (account, kind, object_id, cents, fee_cents, at)
      values (${account}, ${line.kind}, ${line.objectId}, ${line.cents}, ${line.feeCents}, ${this.now})`.execute(this.trx);
  }

  async balance(account = ''): Promise<number> {
    const { rows } = await sql<{ cents: number }>`
      select coalesce(sum(cents - fee_cents), 0)::bigint as cents from sandbox_lines where account = ${account}`.execute(
      this.trx,
    );
    return rows[0]?.cents ?? 0;
  }

  async emit(about: ProviderEvent['about'], objectId: string, accountId: string | null = null): Promise<void> {
    const plan = this.options.deliveries ?? DELIVERIES;
    const { after, times } = plan[randomBytes(1).readUInt8() % plan.length] ?? { after: 0, times: 1 };
    await sql`insert into sandbox_events (id, about, object_id, account, at, deliver_at, deliveries) values (${newId('evt')}, ${about}, ${objectId},
      ${accountId}, ${this.now}, ${new Date(this.now.getTime() + after * 1000)}, ${times})`.execute(this.trx);
    await this.options.announce(this.trx, after);
  }
}

/** Works on the sandbox, one after the other. */
export function inSandbox<T>(options: SandboxOptions, work: (turn: SandboxTurn) => Promise<T>): Promise<T> {
  if (options.db.isTransaction) throw new Error('a provider is never called within a transaction');
  return transact(options, async ({ db }) => {
    await takeTurn(db, 'sandbox', '');
    return work(new SandboxTurn(db, options));
  });
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { COPY_WORDS, copyIn } from './copy-in.ts';
import { DatabaseAway, type Outage } from './outage.ts';

const MAX_NAMED = 300;
const NAME_FROM_USE = 3;

/**
 * A pool whose connections prepare frequent statements: for most of our reads, parsing and planning cost more than running.
 * Only texts seen three times get a name, at most 300 of them, so that searches of a thousand shapes do not fill the server's memory.
 * Throws {@link DatabaseAway} for whatever the driver says while no database answers.
 */
export function preparePool(pool: pg.Pool, outage: Outage): PostgresPool {
  const uses = new Map<string, number>();
  const names = new Map<string, string>();

  function nameOf(text: string): string | undefined {
    const name = names.get(text);
    if (name !== undefined || names.size >= MAX_NAMED) return name;
    const count = (uses.get(text) ?? 0) + 1;
    if (count < NAME_FROM_USE) {
      // Texts that never come again must not pile up here.
      if (uses.size > MAX_NAMED * 10) uses.clear();
      uses.set(text, count);
      return undefined;
    }
    uses.delete(text);
    const fresh = `q${names.size}`;
    names.set(text, fresh);
    return fresh;
  }

  const prepared = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect().catch((cause: unknown) => {
        outage.heard(cause);
        throw new DatabaseAway('no connection to the database', { cause });
      });
      let wrapped = prepared.get(client);
      if (wrapped === undefined) {
        wrapped = asPrepared(client, nameOf, outage);
        prepared.set(client, wrapped);
      }
      return wrapped;
    },
    end: () => pool.end(),
  };
}

// Kysely only queries a client and releases it; we use no cursors.
function asPrepared(client: pg.PoolClient, nameOf: (text: string) => string | undefined, outage: Outage): PostgresPoolClient {
  async function ask(query: () => Promise<pg.QueryResult>): Promise<pg.QueryResult> {
    try {
      const result = await query();
      outage.answered();
      return result;
    } catch (cause) {
      if (!outage.heard(cause)) throw cause;
      throw new DatabaseAway('the connection to the database broke', { cause });
    }
  }
  return {
    query(text: unknown, values: readonly unknown[] = []) {
      if (typeof text !== 'string') throw new TypeError('cursors are not supported');
      if (COPY_WORDS.test(text)) return ask(() => copyIn(client, text, values[0] as AsyncIterable<string>)) as never;
      const name = values.length === 0 ? undefined : nameOf(text);
      const query = { text, values: [...values] };
      // The driver's result type, of which Kysely reads `command`, `rowCount` and `rows`.
      return ask(() => client.query(name === undefined ? query : { ...query, name })) as never;
    },
    release: (destroy?: boolean) => client.release(destroy),
  };
}

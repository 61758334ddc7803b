import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

const MAX_NAMED = 300;
const NAME_FROM_USE = 3;

/**
 * A pool whose connections prepare what they see often: parsing and planning cost more than running for most of our reads.
 * Only texts seen three times get a name, and at most 300 of them, so that searches of a thousand shapes fill no server's memory.
 */
export function preparePool(pool: pg.Pool): PostgresPool {
  const uses = new Map<string, number>();
  const names = new Map<string, string>();

  function nameOf(text: string): string | undefined {
    const name = names.get(text);
    if (name !== undefined || names.size >= MAX_NAMED) return name;
    const count = (uses.get(text) ?? 0) + 1;
    if (count < NAME_FROM_USE) {
      // Texts that never come back must not pile up here.
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
      const client = await pool.connect();
      let wrapped = prepared.get(client);
      if (wrapped === undefined) {
        wrapped = asPrepared(client, nameOf);
        prepared.set(client, wrapped);
      }
      return wrapped;
    },
    end: () => pool.end(),
  };
}

function asPrepared(client: pg.PoolClient, nameOf: (text: string) => string | undefined): PostgresPoolClient {
  return Object.assign(Object.create(client), {
    query(text: unknown, values: readonly unknown[] = []): Promise<PostgresQueryResult<unknown>> {
      if (typeof text !== 'string') return Reflect.apply(client.query, client, [text]);
      const name = values.length === 0 ? undefined : nameOf(text);
      return Reflect.apply(client.query, client, [name === undefined ? { text, values } : { name, text, values }]);
    },
    release: (destroy?: boolean) => client.release(destroy),
  });
}

import type { Db, Trx } from './database.ts';

export interface Statement {
  execute: (db: Db) => Promise<unknown>;
}

/**
 * Runs statements one after the other, and makes each while the database runs the one before: made when its turn comes, the
 * database would wait for it. Throws what the first says that fails; those behind it do not run.
 */
export async function runInTurn(
  trx: Trx,
  statements: readonly (() => Statement | undefined | Promise<Statement | undefined>)[],
): Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  try {
    for (const make of statements) {
      const making = make();
      if (making === undefined) continue;
      const statement = await making;
      if (statement === undefined) continue;
      await running;
      running = statement.execute(trx);
      // Whoever waits for it hears of it.
      running.catch(() => undefined);
    }
  } finally {
    await running;
  }
}

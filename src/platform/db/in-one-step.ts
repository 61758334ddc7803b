import type pg from 'pg';

/** Does `work` in one transaction of a connection that is used without a pool: all of it, or nothing. */
export async function inOneStep<Result>(client: pg.Client, work: () => Promise<Result>): Promise<Result> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

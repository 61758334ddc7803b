import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type pg from 'pg';
import type { Db } from '#platform/db/database.ts';
import { listenTo } from '#platform/db/listen.ts';
import { DatabaseAway, outageOf } from '#platform/db/outage.ts';
import type { Log } from '#platform/log/log.ts';
import type { JobHandler, JobQueue, SendOptions } from './job-queue.ts';
import { limitAtOnce } from './limit-at-once.ts';

const DEFAULT_RETRIES = 8;
const FIRST_PAUSE_SECONDS = 2;
/** Every queue is looked at when its work begins; all at once would keep every connection of the pool open for good. */
const QUERIES_AT_ONCE = 2;
const LOOK_EVERY_MS = 1000;
/** Each lane's own look, should the one at all queues miss something. */
const LANE_LOOKS_SECONDS = 60;
const NO_JOB = '00000000-0000-0000-0000-000000000000';

export interface BossQueue extends JobQueue {
  /** Creates the queues; a process that only sends needs no more. */
  start(names: string[]): Promise<void>;
  /** Deletes schedules of earlier versions, and those that no handler here does anymore. */
  keepSchedules(handlers: Pick<JobHandler<never>, 'name' | 'cron'>[]): Promise<void>;
  /** Starts working, and calls each handler with a fresh context. */
  work<Ctx>(handlers: JobHandler<Ctx>[], makeContext: () => Ctx): Promise<void>;
  /** Lets running jobs finish, makes long ones give up, then stops. */
  stop(): Promise<void>;
}

/** Jobs in the application's PostgreSQL, by pg-boss. */
export function createBossQueue(pool: pg.Pool, log: Log): BossQueue {
  const boss = new PgBoss({
    db: { executeSql: limitAtOnce(QUERIES_AT_ONCE, (text: string, values?: unknown[]) => pool.query(text, values)) },
  });
  const listeners: { close(): Promise<void> }[] = [];
  const wakers: Waker[] = [];
  const stopping = new AbortController();
  const lanes = new Map<string, string[]>();
  let looking: Promise<void> | undefined;
  const outage = outageOf(log);
  boss.on('error', (error: unknown) => {
    if (!outage.heard(error)) log.warn({ err: error }, 'the job queue reported an error');
  });

  return {
    async send(db, name, data, options = {}) {
      const { singletonKey: key, startAfterSeconds = 0 } = options;
      if (key !== undefined && (await isWaiting(db, { name, key, startAfterSeconds }))) return;
      await boss.send(name, data, {
        db: fromKysely(db),
        ...patienceFor(options),
        ...(options.singletonKey === undefined ? {} : { singletonKey: options.singletonKey }),
        ...(options.startAfterSeconds === undefined ? {} : { startAfter: options.startAfterSeconds }),
      });
    },
    async sendEach(db, name, all, options = {}) {
      await boss.insert(
        name,
        all.map((data) => ({ data, ...patienceFor(options) })),
        { db: fromKysely(db) },
      );
    },
    async start(names) {
      await boss.start();
      // Those that are there are known from the start. The first look at a new one takes a connection of its own: transactions
      // that all send to it would hold every connection and wait for one more.
      const known = new Set((await boss.getQueues()).map(({ name }) => name));
      for (const name of names.filter((wanted) => !known.has(wanted))) {
        await boss.createQueue(name);
        await boss.findJobs(name, { id: NO_JOB });
      }
    },
    async keepSchedules(handlers) {
      for (const { name } of await boss.getSchedules()) {
        if (handlers.every((handler) => handler.name !== name || handler.cron === undefined)) await boss.unschedule(name);
      }
    },
    async work(handlers, makeContext) {
      for (const handler of handlers) {
        if (handler.cron !== undefined)
          await boss.schedule(
            handler.name,
            handler.cron,
            {},
            handler.patienceSeconds === undefined ? {} : { expireInSeconds: handler.patienceSeconds },
          );
        if (handler.wakeOn !== undefined) {
          const waker = createWaker(() => handler.handle(makeContext(), {}, stopping.signal), log);
          wakers.push(waker);
          listeners.push(
            listenTo({
              connection: pool.options,
              channel: handler.wakeOn,
              applicationName: 'realty-jobs',
              log,
              onMessage: waker.wake,
              onListening: waker.wake,
            }),
          );
        }
        for (let lane = 0; lane < (handler.concurrency ?? 1); lane += 1) {
          const options = { pollingIntervalSeconds: LANE_LOOKS_SECONDS, includeMetadata: true } as const;
          const worker = await boss.work<Record<string, unknown>, void, typeof options>(handler.name, options, async (jobs) => {
            for (const job of jobs) {
              if (job.singletonKey !== null) await doAtOnce(pool, job);
              // A job whose patience is over runs again: the first run gives up, or both would go on side by side.
              await handler.handle(makeContext(), job.data ?? {}, AbortSignal.any([stopping.signal, job.signal]));
            }
            // Whatever else waits is fetched at once; the pause is for an empty queue.
            boss.notifyWorker(worker);
          });
          lanes.set(handler.name, [...(lanes.get(handler.name) ?? []), worker]);
        }
      }
      looking ??= everySecond(
        async () => {
          for (const name of await findWaiting(pool)) for (const lane of lanes.get(name) ?? []) boss.notifyWorker(lane);
        },
        { signal: stopping.signal, log },
      );
    },
    async stop() {
      stopping.abort();
      await looking;
      for (const listener of listeners.splice(0)) await listener.close();
      for (const waker of wakers.splice(0)) await waker.settle();
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

/** How often a job runs again, and when it counts as dead. */
function patienceFor({ retries = DEFAULT_RETRIES, patienceSeconds }: SendOptions) {
  return {
    retryLimit: retries,
    retryDelay: FIRST_PAUSE_SECONDS,
    retryBackoff: true,
    ...(patienceSeconds === undefined ? {} : { expireInSeconds: patienceSeconds }),
  };
}

/**
 * Whether a job with a key waits already and begins no later. Nobody takes it before the caller's transaction has ended, or its
 * work could miss what that transaction writes. (pg-boss itself heeds keys in queues of other kinds alone.)
 */
async function isWaiting(db: Db, { name, key, startAfterSeconds }: { name: string; key: string; startAfterSeconds: number }) {
  const { rows } = await sql`
    select from pgboss.job where name = ${name} and singleton_key = ${key} and state = 'created'
      and start_after <= now() + make_interval(secs => ${startAfterSeconds})
    limit 1 for share skip locked`.execute(db);
  return rows.length > 0;
}

/**
 * Does what waits under the key of a job together with it. Of two transactions that send at the same moment, neither sees what
 * the other sent, and neither could leave its own out: the other one may fail. What a sender still counts on stays.
 */
async function doAtOnce(pool: pg.Pool, { id, name, singletonKey }: { id: string; name: string; singletonKey: string | null }) {
  await pool.query(
    `delete from pgboss.job where name = $1 and id in (
       select id from pgboss.job where name = $1 and singleton_key = $2 and id <> $3 and state = 'created' and start_after <= now()
       for update skip locked)`,
    [name, singletonKey, id],
  );
}

/** The queues in which something is due: one question for all, where each lane would ask once a second. */
async function findWaiting(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct name from pgboss.job where state < 'active' and not blocked and start_after <= now()`,
  );
  return rows.map(({ name }) => name);
}

/**
 * Does it again and again until told to stop, a second after it was done; the next time repeats what failed. Of failures in a
 * row the first is logged.
 */
async function everySecond(work: () => Promise<void>, { signal, log }: { signal: AbortSignal; log: Log }): Promise<void> {
  let isFailing = false;
  while (!signal.aborted) {
    try {
      await work();
      isFailing = false;
    } catch (error) {
      if (!outageOf(log).heard(error) && !isFailing) log.warn({ err: error }, 'the look at what waits fails; jobs start late');
      isFailing = true;
    }
    await setTimeout(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
}

interface Waker {
  /** Works; if called while it works, it works once more afterwards. */
  wake: () => void;
  /** Waits for running work. */
  settle: () => Promise<void>;
}

/** The handler's cron repeats what fails. */
function createWaker(work: () => Promise<void>, log: Log): Waker {
  let running: Promise<void> | undefined;
  let isWanted = false;
  async function run(): Promise<void> {
    while (isWanted) {
      isWanted = false;
      await work().catch((error: unknown) => {
        if (!(error instanceof DatabaseAway)) log.warn({ err: error }, 'background work failed; it is tried again later');
      });
    }
    running = undefined;
  }
  return {
    wake() {
      isWanted = true;
      running ??= run();
    },
    settle: () => running ?? Promise.resolve(),
  };
}

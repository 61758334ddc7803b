import os from 'node:os';
import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { type Account, postJournal, readBalance, readStatement } from '#domains/ledger/server/index.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { openDatabase, type Db } from '#platform/db/database.ts';
import type { Log } from '#platform/log/log.ts';
import { type Percentiles, percentiles } from '../search/measure.ts';
import { withScratchDatabase } from '../search/scratch-database.ts';

export interface LedgerBenchOptions {
  serverUrl: string;
  clients: number;
  seconds: number;
  log: Log;
  report: (step: string) => void;
}

interface Throughput {
  journalsPerSecond: number;
  ms: Percentiles;
}

export interface LedgerBenchResult {
  /** Journals of three transfers, each among accounts of its own. */
  spread: Throughput;
  /** The same with three accounts of the platform in every journal: what a payment is. */
  hot: Throughput;
  /** The same where every journal debits one counted account. */
  oneCounted: Throughput;
  /** Three rows inserted and six balances updated by plain statements in one transaction, among many accounts. */
  plain: Throughput;
  /** How many times as many journals as plain transactions, spread. */
  overPlain: number;
  hotOverSpread: number;
  /** Milliseconds of a year of one account with this many lines. */
  statement: { lines: number; ms: Percentiles };
  /** Milliseconds of the balance of an account of the platform, before and after a snapshot. */
  hotBalanceMs: { tail: Percentiles; snapshot: Percentiles };
  cores: number;
  load: number;
}

const ACCOUNTS = 5000;
const READS = 40;

/** Journals a second through the verb, in a database of its own on the server. */
export function runLedgerBench(options: LedgerBenchOptions): Promise<LedgerBenchResult> {
  return withScratchDatabase(options.serverUrl, {}, async (connectionString) => {
    const { db, close } = openDatabase({ connectionString, poolSize: options.clients, log: options.log });
    const one = (kind: Account['kind'], owner: string | number): Account => ({ kind, owner: String(owner) });
    const any = () => Math.floor(Math.random() * ACCOUNTS);
    const owned = () => [one('hold', `h${any()}`), one('payable', `p${any()}`), one('connected', `c${any()}`)] as const;
    const measure = (what: string, work: (at: number) => Promise<unknown>) => {
      options.report(what);
      return keepBusy(options, work);
    };
    const head = (name: string, at: number) => ({
      book: 'live' as const,
      key: `${name}:${at}`,
      kind: 'bench',
      about: `${name}${at}`,
    });
    try {
      await sql`create unlogged table plain_balances (id int primary key, cents bigint not null) with (fillfactor = 50)`.execute(
        db,
      );
      await sql`alter table plain_balances set logged`.execute(db);
      await sql`create table plain_rows (id bigint generated always as identity primary key, key text, debit int, credit int, cents bigint)`.execute(
        db,
      );
      await sql`create index on plain_rows (debit); create index on plain_rows (credit)`.execute(db);
      await sql`insert into plain_balances select n, 0 from generate_series(0, ${3 * ACCOUNTS}) n`.execute(db);
      const spread = await measure('Spread', (at) => {
        const [hold, payable, connected] = owned();
        const [other] = owned();
        return postJournal(
          { db },
          {
            ...head('spread', at),
            transfers: [
              { debit: connected, credit: hold, cents: 300 },
              { debit: connected, credit: payable, cents: 200 },
              { debit: one('connected', `d${any()}`), credit: other.owner === hold.owner ? payable : other, cents: 100 },
            ],
          },
        );
      });
      const hot = await measure('Hot', (at) => {
        const [hold] = owned();
        const clearing = one('clearing', '');
        return postJournal(
          { db },
          {
            ...head('hot', at),
            transfers: [
              { debit: clearing, credit: hold, cents: 300 },
              { debit: clearing, credit: one('revenue', ''), cents: 200 },
              { debit: clearing, credit: one('tax', ''), cents: 100 },
            ],
          },
        );
      });
      const oneCounted = await measure('One counted account', (at) => {
        const [, payable, connected] = owned();
        const hold = one('hold', 'the one');
        return postJournal(
          { db },
          {
            ...head('counted', at),
            transfers: [
              { debit: connected, credit: hold, cents: 300 },
              { debit: hold, credit: payable, cents: 200 },
              { debit: hold, credit: one('revenue', ''), cents: 100 },
            ],
          },
        );
      });
      const plain = await measure('Plain rows', (at) => postPlainly(db, at));
      options.report('Statements');
      const year = {
        account: one('hold', 'the one'),
        from: new Date(Date.now() - DAY_MS),
        to: new Date(Date.now() + DAY_MS),
        most: 1000,
      };
      const { lineCount } = await readStatement({ db }, 'live', year);
      const statementMs = await timeReads(() => readStatement({ db }, 'live', year));
      const readHot = () => readBalance({ db }, 'live', one('clearing', ''));
      const tail = await timeReads(readHot);
      await sql`select take_ledger_snapshots()`.execute(db);
      return {
        spread,
        hot,
        oneCounted,
        plain,
        overPlain: spread.journalsPerSecond / plain.journalsPerSecond,
        hotOverSpread: hot.journalsPerSecond / spread.journalsPerSecond,
        statement: { lines: lineCount, ms: statementMs },
        hotBalanceMs: { tail, snapshot: await timeReads(readHot) },
        cores: os.availableParallelism(),
        load: os.loadavg()[0] ?? 0,
      };
    } finally {
      await close();
    }
  });
}

/** What a design without rules would do: rows and balances, each by its statement, in one transaction. */
async function postPlainly(db: Db, at: number): Promise<void> {
  const moves = [300, 200, 100].map((cents, n) => {
    const debit = Math.floor(Math.random() * ACCOUNTS) + n * ACCOUNTS;
    return { debit, credit: (debit + 17) % (3 * ACCOUNTS), cents };
  });
  const changes = moves.flatMap(({ debit, credit, cents }) => [
    { id: debit, cents: -cents },
    { id: credit, cents },
  ]);
  await db.transaction().execute(async (trx) => {
    for (const { debit, credit, cents } of moves)
      await sql`insert into plain_rows (key, debit, credit, cents) values (${`plain:${at}`}, ${debit}, ${credit}, ${cents})`.execute(
        trx,
      );
    for (const { id, cents } of changes.toSorted((a, b) => a.id - b.id))
      await sql`update plain_balances set cents = cents + ${cents} where id = ${id}`.execute(trx);
  });
}

async function keepBusy({ clients, seconds }: LedgerBenchOptions, work: (at: number) => Promise<unknown>): Promise<Throughput> {
  const times: number[] = [];
  let next = 0;
  async function run(until: number, isCounted: boolean): Promise<void> {
    while (performance.now() < until) {
      const startedAt = performance.now();
      await work(next++);
      if (isCounted) times.push(performance.now() - startedAt);
    }
  }
  const all = (forSeconds: number, isCounted: boolean) => {
    const until = performance.now() + forSeconds * 1000;
    return Promise.all(Array.from({ length: clients }, () => run(until, isCounted)));
  };
  await all(Math.min(2, seconds), false);
  const startedAt = performance.now();
  await all(seconds, true);
  return { journalsPerSecond: Math.round((times.length / (performance.now() - startedAt)) * 1000), ms: percentiles(times) };
}

async function timeReads(read: () => Promise<unknown>): Promise<Percentiles> {
  const times: number[] = [];
  for (let at = 0; at < READS; at += 1) {
    const startedAt = performance.now();
    await read();
    times.push(performance.now() - startedAt);
  }
  return percentiles(times);
}

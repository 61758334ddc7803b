import { spawn } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { createRandom } from '#lib/random.ts';
import { OperatorError } from '#platform/config/operator-error.ts';
import { openDatabase } from '#platform/db/database.ts';
import { createIdentity } from '#platform/identity/identity.ts';
import type { Log } from '#platform/log/log.ts';
import { withScratchDatabase } from '../search/scratch-database.ts';
import { addBenchFeed, NAME, SECRET } from './bench-feed.ts';
import { describeRecords, describeRest } from './describe-records.ts';
import { startServer, type ServedFeed } from './start-server.ts';

export interface KilledFigures {
  records: number;
  kills: number;
  /** How long the undisturbed load took, and the one that was killed, in seconds. */
  seconds: { undisturbed: number; killed: number };
  /** Pages that each of them asked for. */
  pagesAsked: { undisturbed: number; killed: number };
  peakRssMegabytes: number;
  /** Records of which the two databases do not hold the same. */
  different: number;
  isRestTheSame: boolean;
  cores: number;
  load: number;
}

interface Killing {
  server: ServedFeed;
  kills: number;
  undisturbed: { pages: number; seconds: number };
  report: (step: string) => void;
}

interface Options {
  serverUrl: string;
  records: number;
  kills: number;
  log: Log;
  report: (step: string) => void;
}

/**
 * Loads a feed twice, each time into a database of its own: undisturbed, and by processes of which so many are killed at random
 * pages. Then compares everything that the two hold, record by record.
 */
export async function runKilledBench(options: Options): Promise<KilledFigures> {
  const server = await startServer(options.records);
  try {
    return await withScratchDatabase(options.serverUrl, { suffix: '_whole' }, (whole) =>
      withScratchDatabase(options.serverUrl, { suffix: '_killed' }, (killed) => compareLoads(options, server, { whole, killed })),
    );
  } finally {
    server.stop();
  }
}

async function compareLoads(
  { records, kills, log, report }: Options,
  server: ServedFeed,
  { whole, killed }: { whole: string; killed: string },
): Promise<KilledFigures> {
  const [one, other] = [whole, killed].map((connectionString) => openDatabase({ connectionString, poolSize: 3, log }));
  if (one === undefined || other === undefined) throw new Error('there are two databases');
  try {
    for (const { db } of [one, other]) {
      const ctx = { actor: { kind: 'system' as const }, db, now: new Date(), requestId: 'bench', log };
      await addBenchFeed({ ...ctx, identity: createIdentity(SECRET, 'bench') }, server.address);
    }
    report('an undisturbed load');
    const undisturbed = await measure(server, () => readToItsEnd(whole));
    report(`a load that is killed ${kills} times`);
    if (undisturbed.pages < 2 * kills)
      throw new OperatorError(`${undisturbed.pages} pages are too few to be killed ${kills} times in: take more records.`);
    const disturbed = await measure(server, () => readThroughKills(killed, { server, kills, undisturbed, report }));
    report('comparing the two');
    const rest = [await describeRest(one.db), await describeRest(other.db)];
    return {
      records,
      kills,
      seconds: { undisturbed: Math.round(undisturbed.seconds), killed: Math.round(disturbed.seconds) },
      pagesAsked: { undisturbed: undisturbed.pages, killed: disturbed.pages },
      peakRssMegabytes: Math.round(Math.max(undisturbed.result, disturbed.result) / 1_000_000),
      different: await countDifferent(describeRecords(one.db), describeRecords(other.db)),
      isRestTheSame: isDeepStrictEqual(rest[0], rest[1]),
      cores: os.availableParallelism(),
      load: os.loadavg()[0] ?? 0,
    };
  } finally {
    await Promise.all([one.close(), other.close()]);
  }
}

async function measure(server: ServedFeed, work: () => Promise<number>) {
  const [startedAt, asked] = [performance.now(), server.pagesAsked()];
  const result = await work();
  return { result, seconds: (performance.now() - startedAt) / 1000, pages: server.pagesAsked() - asked };
}

/** A process that reads the feed as its operator would; kept as small as that of the command. */
function startReading(connectionString: string) {
  const file = path.join(import.meta.dirname, 'read-feed.ts');
  const child = spawn(process.execPath, [...process.execArgv, file, connectionString, NAME], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  return { child, ended: once(child, 'close').then(() => Number(said)) };
}

async function readToItsEnd(connectionString: string): Promise<number> {
  return startReading(connectionString).ended;
}

/**
 * Each process is killed once its share of the pages was asked for, anywhere in the work of one: so it is killed that often however
 * fast the machine is at the time.
 */
async function readThroughKills(connectionString: string, { server, kills, undisturbed, report }: Killing) {
  const random = createRandom(Date.now());
  const before = server.pagesAsked();
  const share = undisturbed.pages / (kills + 1);
  const pageMs = (undisturbed.seconds * 1000) / undisturbed.pages;
  for (let times = 1; times <= kills; times++) {
    const { child, ended } = startReading(connectionString);
    const at = before + Math.floor(share * (times - random.between(0, 0.8)));
    await Promise.race([server.whenAsked(Math.max(at, server.pagesAsked() + 1)), ended]);
    await sleep(random.between(0, pageMs));
    child.kill('SIGKILL');
    await ended;
    if (child.signalCode !== 'SIGKILL') throw new Error(`the load had ended before it was killed for the ${times}th time`);
    report(`killed ${times} of ${kills} times`);
  }
  return readToItsEnd(connectionString);
}

type Described = AsyncGenerator<{ key: string; hash: string }>;

/** Both come in the order of their keys. */
async function countDifferent(one: Described, other: Described): Promise<number> {
  let different = 0;
  let [a, b] = [await one.next(), await other.next()];
  while (a.done !== true || b.done !== true) {
    const order = a.done === true ? 1 : b.done === true ? -1 : a.value.key < b.value.key ? -1 : a.value.key > b.value.key ? 1 : 0;
    if (order !== 0 || (a.done !== true && b.done !== true && a.value.hash !== b.value.hash)) different += 1;
    if (order <= 0) a = await one.next();
    if (order >= 0) b = await other.next();
  }
  return different;
}

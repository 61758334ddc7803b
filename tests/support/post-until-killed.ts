import { postJournal, reverseJournal, settleJournal } from '#domains/ledger/server/index.ts';
import { createRandom } from '#lib/random.ts';
import { openDatabase } from '#platform/db/database.ts';
import { createLog } from '#platform/log/log.ts';
import { drawHistory, type LedgerStep, PlainLedger } from './plain-ledger.ts';

export interface PostedWork {
  connectionString: string;
  histories: number;
  steps: number;
}

/** The steps of a random history that a ledger books: sent again from the start, they come to the same. */
export function historyOf(work: PostedWork, at: number): LedgerStep[] {
  const plain = new PlainLedger();
  const drawn = drawHistory(createRandom(`killed ${at}`), { id: `killed-${at}`, book: 'live', steps: work.steps });
  return drawn.filter((step) => plain.apply(step) === 'new');
}

// A process of its own, for tests that kill it: it plays histories at the same time, and says the name of each step that was booked.
if (process.argv[2] !== undefined) {
  // Written by the test that starts this process.
  const work = JSON.parse(process.argv[2]) as PostedWork;
  const { db } = openDatabase({ connectionString: work.connectionString, poolSize: 6, log: createLog('silent') });
  const play = async (at: number) => {
    for (const [index, step] of historyOf(work, at).entries()) {
      const booking =
        step.verb === 'post'
          ? postJournal({ db }, step.given)
          : step.verb === 'settle'
            ? settleJournal({ db }, step.given)
            : reverseJournal({ db }, step.given);
      await booking;
      process.stdout.write(`${at}/${index}\n`);
    }
  };
  await Promise.all(Array.from({ length: work.histories }, (_, at) => play(at)));
  process.exit();
}

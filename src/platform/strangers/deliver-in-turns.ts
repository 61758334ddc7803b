import { limitAtOnce } from '#platform/jobs/limit-at-once.ts';
import type { Log } from '#platform/log/log.ts';

/**
 * So long what a process took lies with it; if the process dies, another takes it then. Longer than anybody has to answer, and
 * shorter than the patience with a mail's job.
 */
export const TAKEN_MS = 100_000;

interface Taking<Due, Outcome> {
  /** Takes some of what is due, in a transaction of its own: nobody else finds it for `TAKEN_MS`. */
  take: () => Promise<Due[]>;
  /** Asks the other side; nothing of the database is held meanwhile. */
  send: (due: Due) => Promise<Outcome>;
  /** Keeps what became of it. */
  note: (due: Due, outcome: Outcome) => Promise<void>;
}

/** The time as it goes on from the moment at which work began: work that lasts signs, takes and notes by the time that it is. */
export function clockFrom(start: Date): () => Date {
  const began = performance.now();
  return () => new Date(start.getTime() + performance.now() - began);
}

/** Sends some of what is due, at least once each: what was taken and not noted comes again. What fails spoils no other. */
export async function sendTaken<Due, Outcome>({
  take,
  send,
  note,
}: Taking<Due, Outcome>): Promise<{ taken: number; failures: unknown[] }> {
  const taken = await take();
  const failures: unknown[] = [];
  await Promise.all(
    taken.map(async (due) => {
      try {
        await note(due, await send(due));
      } catch (error) {
        failures.push(error);
      }
    }),
  );
  return { taken: taken.length, failures };
}

interface Turns<Lane, Due, Outcome> extends Omit<Taking<Due, Outcome>, 'take'> {
  /** Those that have something due now. */
  listLanes: () => Promise<Lane[]>;
  take: (lane: Lane) => Promise<Due[]>;
  lanesAtOnce: number;
  log: Log;
  stopping?: AbortSignal | undefined;
}

/** After this long, the lanes that have something by now come first again. */
const TURN_MS = 30_000;

/** Sends all that is due, lanes beside one another and in turns: one that answers slowly, or never, holds up no other. */
export async function deliverInTurns<Lane, Due, Outcome>({
  listLanes,
  take,
  lanesAtOnce,
  log,
  stopping,
  ...sending
}: Turns<Lane, Due, Outcome>): Promise<void> {
  const serve = limitAtOnce(lanesAtOnce, async (lane: Lane) => {
    const end = performance.now() + TURN_MS;
    let isAny = false;
    while (stopping?.aborted !== true && performance.now() < end) {
      const { taken, failures } = await sendTaken({ ...sending, take: () => take(lane) });
      for (const error of failures) log.warn({ err: error }, 'something to deliver waits; it is tried again');
      if (taken === 0) break;
      isAny = true;
    }
    return isAny;
  });
  for (;;) {
    const served = await Promise.all((await listLanes()).map((lane) => serve(lane)));
    // What is due and was not sent lies with another process.
    if (stopping?.aborted === true || !served.some((isAny) => isAny)) return;
  }
}

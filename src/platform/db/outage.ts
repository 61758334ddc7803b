import type { Log } from '#platform/log/log.ts';

/** A success this soon after a failure may come from a connection that is about to break too. */
const SETTLE_MS = 1000;

// Connection exceptions, too many connections, shutting down, crashed, starting, recovering.
const AWAY_STATES = /^(08\w{3}|53300|57P0[1-5])$/;
const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const NETWORK_CALLS = new Set(['connect', 'read', 'write', 'getaddrinfo']);
// What the driver says without a code.
const AWAY_WORDS =
  /Connection terminated|not queryable|timeout exceeded when trying to connect|Cannot use a pool after calling end/;

/** The database cannot answer: it is away, starting, or out of connections. The pool throws this instead of the driver's many errors. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';
}

/** Whether the driver failed because it has no database, not because of the query. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true;
  const { code, syscall, message } = describe(error);
  // A missing file has such a code too.
  const isOfNetwork = AWAY_CODES.has(code) && NETWORK_CALLS.has(syscall);
  return isOfNetwork || AWAY_STATES.test(code) || AWAY_WORDS.test(message);
}

/** Logs once that the database is gone and once that it is back, whoever notices. */
export interface Outage {
  /** Notes a failure of the kind {@link isDatabaseAway}; returns false for other kinds, which the caller reports. */
  heard(error: unknown): boolean;
  /** The database answered. */
  answered(): void;
}

const outages = new WeakMap<Log, Outage>();

/** The only one for everything that writes to this log. */
export function outageOf(log: Log): Outage {
  let outage = outages.get(log);
  if (outage === undefined) {
    outage = createOutage(log, () => performance.now());
    outages.set(log, outage);
  }
  return outage;
}

export function createOutage(log: Log, now: () => number): Outage {
  let since: number | undefined;
  let last = 0;
  return {
    heard(error) {
      if (!isDatabaseAway(error)) return false;
      last = now();
      if (since === undefined) {
        since = last;
        log.error({ reason: reasonOf(error) }, 'the database is away; calls and pages answer 503 until it is back');
      }
      return true;
    },
    answered() {
      if (since === undefined || now() - last < SETTLE_MS) return;
      log.warn({ seconds: Math.round((now() - since) / 1000) }, 'the database is back');
      since = undefined;
    },
  };
}

// The error may carry the whole connection, which is too much for a log. Several addresses fail as one error without a message.
function reasonOf(error: unknown): string {
  if (error instanceof DatabaseAway) return reasonOf(error.cause);
  const { code, message } = describe(error);
  return message === '' ? code : message;
}

// The job queue passes on plain copies of errors.
function describe(error: unknown): { code: string; syscall: string; message: string } {
  return { code: textOf(error, 'code'), syscall: textOf(error, 'syscall'), message: textOf(error, 'message') };
}

function textOf(error: unknown, name: string): string {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  return typeof value === 'string' ? value : '';
}

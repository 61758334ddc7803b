import { isRace } from '#platform/db/sql-state.ts';
import pg from 'pg';
import { DatabaseAway } from '#platform/db/outage.ts';
import type { Log } from '#platform/log/log.ts';
import { DomainError } from './domain-error.ts';

export const AWAY_RETRY_SECONDS = 5;

/** Hears of failures that nobody expected, with the path of the call. */
export type FailureListener = (error: unknown, path: string) => void;

/**
 * What the caller hears about a failure, whatever threw it: the verb's refusal, or what the database said if that
 * is about the request. Undefined for what nobody expected. Logs what a contract should have refused.
 */
export function explainFailure(
  error: unknown,
  { log, tell, ...where }: { log: Log; requestId: string; path: string; tell?: FailureListener | undefined },
): DomainError | undefined {
  if (error instanceof DomainError) return error;
  if (error instanceof DatabaseAway) {
    const words = 'The site cannot reach its data at the moment. Please try again in a few seconds.';
    return new DomainError('unavailable', words, { retryAfterSeconds: AWAY_RETRY_SECONDS, cause: error });
  }
  const explained = error instanceof pg.DatabaseError ? explainRefusal(error) : undefined;
  if (explained === undefined) {
    log.error({ err: error, ...where }, 'a request failed');
    tell?.(error, where.path);
  }
  if (explained?.code === 'malformed' || explained?.code === 'unavailable')
    log.warn({ err: error, ...where }, 'the database gave up on what a contract had let in');
  return explained;
}

const LOCK_NOT_FREE = '55P03';

/** By SQLSTATE: https://www.postgresql.org/docs/current/errcodes-appendix.html */
function explainRefusal(cause: pg.DatabaseError): DomainError | undefined {
  if (isRace(cause) || cause.code === LOCK_NOT_FREE)
    return new DomainError('stale', 'Someone changed this at the same moment. Please try again.', { cause });
  switch (cause.code) {
    // A row that this one refers to was deleted meanwhile, or others refer to a row that was to be deleted.
    case '23503':
      return cause.detail?.includes('is not present') === true
        ? new DomainError('not-found', 'What this belongs to is no longer there.', { cause })
        : new DomainError('conflict', 'Something else still needs this, so it cannot go.', { cause });
    case '23505':
    case '23P01':
      return new DomainError('conflict', 'This exists already.', { cause });
    // It took too long, or the machine has no room left.
    case '57014':
    case '25P03':
    case '25P04':
    case '53100':
    case '53200':
      return new DomainError('unavailable', 'This took too long. Please try again in a few seconds.', {
        retryAfterSeconds: AWAY_RETRY_SECONDS,
        cause,
      });
    // A text that is too long, or a number, date, character or shape that no column holds.
    case '22001':
    case '22003':
    case '22007':
    case '22008':
    case '22021':
    case '22P02':
    case '22P05':
    case '23514':
    case '54001':
      return new DomainError('malformed', 'A number, date or text of this request is beyond what can be kept.', { cause });
    default:
      return undefined;
  }
}

import { ApiError, SignInNeededError } from '../api-client.ts';

/** Whether a failed save can be tried again, can never succeed, is refused as it is, or waits for what the person decides. */
export type FailureKind = 'again' | 'signed-out' | 'closed' | 'refused' | 'contested';

/** The server's word that fields were changed elsewhere since they were read; it names them. */
export const CHANGED_MEANWHILE = 'changed-meanwhile';
export const isChangedMeanwhile = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === CHANGED_MEANWHILE;

const CLOSED = new Set([403, 404, 409, 410]);
const REFUSED = new Set([400, 413, 422]);

/** A lost line, an absent server and a limit pass by themselves; a missing sign-in passes with the next one. */
export function judgeFailure(error: unknown): FailureKind {
  if (error instanceof SignInNeededError) return 'signed-out';
  if (isChangedMeanwhile(error)) return 'contested';
  if (!(error instanceof ApiError)) return 'again';
  if (CLOSED.has(error.status)) return 'closed';
  return REFUSED.has(error.status) ? 'refused' : 'again';
}

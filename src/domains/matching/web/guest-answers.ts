import { readStored, writeStored } from '#platform/web/stored-session.ts';
import { type AnswersInProgress, answersInProgressSchema } from '../contract.ts';

/** The browser key of answers that are in no account; the page that lists stored data names it. */
const GUEST_ANSWERS_KEY = 'buyer_profile';

export interface GuestAnswers extends AnswersInProgress {
  version: number;
  /** When the guest gave them, in milliseconds. */
  at: number;
}

/** The answers given here without an account; null if there are none, or none readable. */
export function readGuestAnswers(): GuestAnswers | null {
  try {
    const kept: unknown = JSON.parse(readStored(GUEST_ANSWERS_KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { profile, step, version, at }: Record<string, unknown> = { ...kept };
    const answers = answersInProgressSchema.safeParse({ profile, step });
    if (!answers.success) return null;
    return { ...answers.data, version: numberOf(version), at: numberOf(at) };
  } catch {
    return null;
  }
}

export function keepGuestAnswers(answers: GuestAnswers | null): void {
  writeStored(GUEST_ANSWERS_KEY, answers === null ? null : JSON.stringify(answers));
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

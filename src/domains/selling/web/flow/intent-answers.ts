import { z } from 'zod';
import { type RouteEdits, routeEditsSchema } from '#domains/proceeds/contract.ts';
import { DRAFT, GUEST } from '#platform/web/stored-session.ts';
import { type Intent, intentSchema } from '../../model/plan.ts';

/** What somebody answered before there is a listing. */
export interface IntentAnswers {
  intent: Intent;
  routes: RouteEdits;
  /** Their own price, in decimal US dollars. */
  guess: number | null;
}

const answersSchema = z.object({ intent: intentSchema, routes: routeEditsSchema, guess: z.number().nullable() });
export const NO_ANSWERS: IntentAnswers = { intent: intentSchema.parse({}), routes: {}, guess: null };

const keyOf = (homeId: number | null) => `${DRAFT}:${GUEST}:selling-intent:${homeId ?? 'none'}`;

/** What was answered in this window about a home: what somebody owes goes with the window. */
export function readIntentAnswers(homeId: number | null): IntentAnswers {
  try {
    return answersSchema.parse(JSON.parse(sessionStorage.getItem(keyOf(homeId)) ?? ''));
  } catch {
    return NO_ANSWERS;
  }
}

/** Null once they are in a listing. */
export function keepIntentAnswers(homeId: number | null, answers: IntentAnswers | null): void {
  try {
    if (answers === null) sessionStorage.removeItem(keyOf(homeId));
    else sessionStorage.setItem(keyOf(homeId), JSON.stringify(answers));
  } catch {
    // A browser that stores nothing asks again.
  }
}

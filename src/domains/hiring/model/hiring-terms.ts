import { APPROVAL_DAYS, REMINDER_DAYS } from '#domains/billing/contract.ts';
import { DAY_MS, HOUR_MS } from '#lib/time-units.ts';
import { LEAD_ANSWER_HOURS } from '#lib/lead-answer-time.ts';
import { sayCount } from '#lib/say-number.ts';

/** How many professionals hear of a request at the same time, at most. */
export const MOST_ASKED = 3;
/** Professionals whom a client can name for one request: those asked at once, and those who are asked when one of them drops out. */
export const MOST_NAMED = 8;
/** How long a professional has to accept or decline. */
export const ANSWER_MS = LEAD_ANSWER_HOURS * HOUR_MS;
/** "a day": the same in words, within a sentence. */
export const ANSWER_TIME = LEAD_ANSWER_HOURS === 24 ? 'a day' : sayCount(LEAD_ANSWER_HOURS, 'hour');
/** How soon those in line who took no requests are looked at again. */
export const ASK_AGAIN_MS = HOUR_MS;
/** How long a request stays open. A quote that is valid for longer keeps it open until it ends. */
export const OPEN_MS = 14 * DAY_MS;
/** How long a professional has to confirm the job after the client accepts the quote. */
export const CONFIRM_DAYS = 3;
export const CONFIRM_MS = CONFIRM_DAYS * DAY_MS;
/** How long before it runs out somebody is reminded to answer a request, to confirm a job and to decide on a quote. */
export const REMIND_MS = { answer: 4 * HOUR_MS, confirm: DAY_MS, quote: DAY_MS } as const;
/** Silence after "the work is done" confirms it, as it approves a milestone that was handed in. */
export const SILENCE_MS = APPROVAL_DAYS * DAY_MS;
/** When the client is reminded before that. */
export const SILENCE_REMINDERS_MS = REMINDER_DAYS.map((days) => days * DAY_MS);
/** How long after completion a review can be written. Then the engagement closes. */
export const REVIEW_DAYS = 60;
export const REVIEW_MS = REVIEW_DAYS * DAY_MS;
/** Of how many days a vendor sees how fast and how often it answers and wins, and what it earned. */
export const ANSWERS_DAYS = 90;
export const EARNED_DAYS = 30;
/** How long both sides have to sign an agreement, and how often they are reminded. */
export const AGREEMENT_DAYS = 14;
export const AGREEMENT_REMIND_DAYS = 3;
/** How long a job takes where its quote doesn't say. */
export const JOB_MINUTES = 120;
/** How long a quote can say that it takes. */
export const JOB_LENGTHS = [30, 60, 90, 120, 180, 240, 360, 480, 600] as const;
export const MOST_QUOTE_DAYS = 60;
export const MOST_QUOTE_VERSIONS = 20;
export const MOST_OPEN_REQUESTS = 20;

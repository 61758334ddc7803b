import { z } from 'zod';
import { addDays } from '#lib/calendar.ts';
import { readAmount } from '#lib/read-amount.ts';
import { dayInZone, zonedTimeToInstant } from '#lib/zoned-time.ts';
import { USUAL_DAYS_OPEN, USUAL_END } from './offer-times.ts';
import { USUAL_TERMS } from './usual-terms.ts';
import { checkTimes, CONTINGENCIES, findContradictions, offerTermsSchema, type OfferTerms, readTimes } from './terms.ts';

/** The fields of the form of an offer, named like the paths of its terms; all are texts as they are typed. */
export type OfferForm = Record<string, string>;

/** Letters in one field of a draft, and in the list of what comes with the home. */
const MOST_TYPED = 200;
const MOST_INCLUSIONS = 6000;

const FORM_FIELDS = [
  'priceCents',
  'escalation.stepCents',
  'escalation.capCents',
  'earnestCents',
  'earnestDueDays',
  'financing',
  'downPaymentRate',
  'proof',
  ...CONTINGENCIES.map((name) => `contingencies.${name}`),
  'gapCoverCents',
  'concessionsCents',
  'buyerAgentRate',
  'buyerAgentCents',
  'closingDate',
  'rentBackDays',
  'rentBackDayCents',
  'inclusions',
  'expiresOn',
  'expiresAt',
];

/** What a draft keeps of the form: whatever is typed, also what cannot be sent yet. */
export const offerFormSchema: z.ZodType<OfferForm, OfferForm> = z.object(
  Object.fromEntries(FORM_FIELDS.map((name) => [name, z.string().max(name === 'inclusions' ? MOST_INCLUSIONS : MOST_TYPED)])),
);

/** A form as it was kept. Fields that it did not have yet are empty. */
export const readKeptForm = (kept: unknown): OfferForm => ({
  ...Object.fromEntries(FORM_FIELDS.map((name) => [name, ''])),
  ...z.record(z.string(), z.string()).catch({}).parse(kept),
});

/** A draft to go on with. A time to answer that is over would keep it from being sent. */
export function resumeOfferForm(form: OfferForm, start: OfferForm, { now, timeZone }: FormTime): OfferForm {
  const until = instantOf(form, timeZone);
  const isOver = until === undefined || Date.parse(until) <= now.getTime();
  return { ...start, ...form, ...(isOver ? { expiresOn: start['expiresOn'] ?? '', expiresAt: start['expiresAt'] ?? '' } : {}) };
}

const GROUPED = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const dollars = (cents: number) => (cents === 0 ? '' : GROUPED.format(cents / 100));
const percent = (share: number) => (share === 0 ? '' : String(Math.round(share * 10_000) / 100));
const count = (days: number | null) => (days === null ? '' : String(days));

interface FormTime {
  now: Date;
  timeZone: string;
}

const dayAfter = ({ now, timeZone }: FormTime, days: number) => addDays(dayInZone(now, timeZone), days);

/** A form to begin with, from a price in cents or from earlier terms. */
export function startOfferForm(from: number | OfferTerms, time: FormTime): OfferForm {
  const terms = typeof from === 'number' ? undefined : from;
  const priceCents = typeof from === 'number' ? from : from.priceCents;
  return {
    priceCents: dollars(priceCents),
    'escalation.stepCents': dollars(terms?.escalation?.stepCents ?? 0),
    'escalation.capCents': dollars(terms?.escalation?.capCents ?? 0),
    earnestCents: dollars(terms?.earnestCents ?? Math.round((priceCents * USUAL_TERMS.earnestPercent) / 10_000) * 100),
    earnestDueDays: String(terms?.earnestDueDays ?? USUAL_TERMS.earnestDueDays),
    financing: terms?.financing ?? USUAL_TERMS.financing,
    downPaymentRate: percent(terms?.downPaymentRate ?? USUAL_TERMS.downPaymentRate),
    proof: terms?.proof ?? USUAL_TERMS.proof,
    ...Object.fromEntries(
      CONTINGENCIES.map((name) => [
        `contingencies.${name}`,
        count(terms === undefined ? USUAL_TERMS.contingencies[name] : terms.contingencies[name]),
      ]),
    ),
    gapCoverCents: dollars(terms?.gapCoverCents ?? 0),
    concessionsCents: dollars(terms?.concessionsCents ?? 0),
    buyerAgentRate: percent(terms?.buyerAgentRate ?? 0),
    buyerAgentCents: dollars(terms?.buyerAgentCents ?? 0),
    closingDate: terms?.closingDate ?? dayAfter(time, USUAL_TERMS.daysToClosing),
    rentBackDays: count(terms?.rentBackDays ?? null),
    rentBackDayCents: dollars(terms?.rentBackDayCents ?? 0),
    inclusions: terms?.inclusions.join('\n') ?? '',
    expiresOn: dayAfter(time, USUAL_DAYS_OPEN),
    expiresAt: USUAL_END,
  };
}

export type ReadOfferForm =
  | { success: true; data: OfferTerms }
  | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };

/** The terms that a form means, or what is wrong with them by its fields. Times are those of the home's zone. */
export function readOfferForm(form: OfferForm, { now, timeZone }: FormTime): ReadOfferForm {
  const text = (name: string) => form[name]?.trim() ?? '';
  const amount = (name: string): unknown => (text(name) === '' ? 0 : (readAmount(text(name)) ?? text(name)));
  const cents = (name: string) => times100(amount(name));
  const share = (name: string) => {
    const value = amount(name);
    return typeof value === 'number' ? Math.round(value * 100) / 10_000 : value;
  };
  const days = (name: string): unknown => (text(name) === '' ? null : amount(name));
  const given = {
    priceCents: cents('priceCents'),
    escalation:
      text('escalation.stepCents') === '' && text('escalation.capCents') === ''
        ? null
        : {
            stepCents: cents('escalation.stepCents'),
            capCents: text('escalation.capCents') === '' ? null : cents('escalation.capCents'),
          },
    earnestCents: cents('earnestCents'),
    earnestDueDays: amount('earnestDueDays'),
    financing: text('financing'),
    downPaymentRate: text('financing') === 'cash' ? 1 : share('downPaymentRate'),
    proof: text('proof'),
    contingencies: Object.fromEntries(CONTINGENCIES.map((name) => [name, days(`contingencies.${name}`)])),
    gapCoverCents: cents('gapCoverCents'),
    concessionsCents: cents('concessionsCents'),
    buyerAgentRate: share('buyerAgentRate'),
    buyerAgentCents: cents('buyerAgentCents'),
    closingDate: text('closingDate'),
    rentBackDays: days('rentBackDays'),
    rentBackDayCents: cents('rentBackDayCents'),
    inclusions: text('inclusions')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    expiresAt: instantOf(form, timeZone) ?? '',
  };
  const read = offerTermsSchema.safeParse(given);
  // Also where another field is wrong, so that nobody hears of one after the other.
  const faults = [
    ...(read.error?.issues ?? []),
    ...(read.success ? [] : findContradictions(given)),
    ...checkTimes(readTimes(given), { now, timeZone }),
  ];
  return read.success && faults.length === 0 ? { success: true, data: read.data } : refuse(faults);
}

/** Until when the offer stands; undefined unless both its day and its time are given. */
function instantOf(form: OfferForm, timeZone: string): string | undefined {
  const [day = '', time = ''] = [form['expiresOn']?.trim(), form['expiresAt']?.trim()];
  const isWall = /^\d{4}-\d{2}-\d{2}$/.test(day) && /^\d{2}:\d{2}$/.test(time);
  return isWall ? zonedTimeToInstant(`${day}T${time}:00`, timeZone) : undefined;
}

const times100 = (value: unknown) => (typeof value === 'number' ? Math.round(value * 100) : value);

function refuse(issues: readonly { path: readonly PropertyKey[]; message: string }[]): ReadOfferForm {
  const named = issues.map(({ path, message }) => ({ name: path[0] === 'inclusions' ? 'inclusions' : path.join('.'), message }));
  // A field says one thing at a time.
  const firsts = named.filter(({ name }, at) => named.findIndex((one) => one.name === name) === at);
  return { success: false, error: { issues: firsts.map(({ name, message }) => ({ path: [name], message })) } };
}

import { useRef } from 'react';
import { reportEvent } from '#domains/analytics/web/index.ts';
import { listMyTours, type BuyerAgreement } from '#domains/appointments/contract.ts';
import { CONTACT_CONSENT } from '#lib/contact-words.ts';
import { randomUuid } from '#lib/uuid.ts';
import { browserApi, reasonOf } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { DID_NOT_WORK_TRY_AGAIN } from '#ui/failure-words.ts';
import { Field, FieldGroup } from '#ui/field.tsx';
import { InlineLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextArea } from '#ui/text-area.tsx';
import {
  askHosts,
  getTourDay,
  listAppointments,
  listOpenings,
  MOST_NOTE_LETTERS,
  type AskedHome,
  type TourDayFacts,
} from '../../contract.ts';
import type { PlannedVisit } from '../../model/plan-tour-day.ts';
import { AgreementField, isTold } from '../components/told-fields.tsx';

/** To the questions of homes, by their keys. */
export type Answers = Readonly<Record<string, readonly string[]>>;

interface AskAllProps {
  facts: TourDayFacts;
  visits: readonly PlannedVisit[];
  answers: Answers;
  /** Somebody wants to send; true where an answer is missing. */
  onTry: (isMissing: boolean) => void;
  onTold: (told: readonly AskedHome[]) => void;
}

/** Asks every host of the day that was not asked yet. */
export function AskAll({ facts, visits, answers, onTry, onTold }: AskAllProps) {
  // The same home at the same time is the same request, also when the answer was lost.
  const ids = useRef(new Map<string, string>());
  const homeOf = (key: string) => facts.homes.find(({ listingKey }) => listingKey === key);
  const open = visits.filter(({ id }) => homeOf(id)?.agreed === null);
  const asked = open.filter(({ id }) => homeOf(id)?.way === 'ask');
  const firms = [...new Set(asked.flatMap(({ id }) => homeOf(id)?.firm ?? []))];
  const silent = open.filter(
    ({ id }) => !isTold({ asksPlace: false, questions: homeOf(id)?.questions ?? [] }, toldOf(answers, id)),
  );

  const start: { note: string; buyerAgreement: BuyerAgreement; consents: boolean } = {
    note: '',
    buyerAgreement: 'unsure',
    consents: false,
  };
  const form = useForm({
    start,
    guards: true,
    check: ({ consents }) => ({
      answers:
        silent.length > 0
          ? `Answer what the sellers ask: ${silent.map(({ id }) => homeOf(id)?.name ?? '').join(', ')}.`
          : undefined,
      consents: asked.length > 0 && !consents ? 'Check the box so we can pass your request on.' : undefined,
    }),
    send: ({ note, buyerAgreement }) =>
      browserApi.call(askHosts, {
        body: {
          note,
          buyerAgreement,
          visits: open.map(({ id: listingKey, start: at }) => {
            const startsAt = new Date(at).toISOString();
            const name = `${listingKey} ${startsAt}`;
            const id = ids.current.get(name) ?? randomUuid();
            ids.current.set(name, id);
            return { id, listingKey, startsAt, answers: [...(answers[listingKey] ?? [])] };
          }),
          ...(asked.length > 0 ? { sender: { consent: true, mayCall: false } } : {}),
        },
      }),
    refreshes: [getTourDay, listAppointments, listMyTours, listOpenings],
    answered({ asked: told }) {
      if (told.some(({ outcome }) => outcome === 'asked' || outcome === 'booked')) reportEvent('tour_asked');
      onTold(told);
    },
    explain: (error) => `${reasonOf(error) ?? DID_NOT_WORK_TRY_AGAIN} Try again: nothing that went through is sent twice.`,
  });
  const result = form.answer?.asked;

  return (
    <Form of={form} label="Ask the hosts" className="mt-8 grid max-w-measure gap-4 print:hidden">
      {result == null ? null : <Outcome asked={result} />}
      {open.length === 0 ? null : (
        <>
          <Field {...form.field('note')} label="A note for all of them" optional>
            <TextArea rows={3} maxLength={MOST_NOTE_LETTERS} />
          </Field>
          <AgreementField value={form.values.buyerAgreement} onChange={(said) => form.set('buyerAgreement', said)} />
          {asked.length === 0 ? null : (
            <FieldGroup {...form.group('consents')} legend="Your consent" hideLegend>
              <Checkbox
                {...form.tick('consents')}
                label={`Send my request to ${firms.join(', ')}`}
                hint={CONTACT_CONSENT.text}
                aria-invalid={form.problems['consents'] !== undefined}
              />
            </FieldGroup>
          )}
          {form.problems['answers'] === undefined || silent.length === 0 ? null : (
            <p role="alert" className="text-sm text-error">
              {form.problems['answers']}
            </p>
          )}
          <div>
            <SubmitButton of={form} onClick={() => onTry(silent.length > 0)}>
              {open.length === 1 ? 'Ask for this tour' : `Ask for all ${open.length} tours`}
            </SubmitButton>
            <p className="mt-2 text-sm text-ink-soft">
              Each home is its own appointment: you can change or cancel each one separately.
            </p>
          </div>
        </>
      )}
    </Form>
  );
}

const toldOf = (answers: Answers, id: string) => ({ place: '', answers: answers[id] ?? [] });

function Outcome({ asked }: { asked: readonly AskedHome[] }) {
  const count = (...outcomes: AskedHome['outcome'][]) => asked.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const [booked, waiting, missed] = [count('booked'), count('asked'), count('taken', 'refused')];
  const parts = [
    booked === 0 ? '' : `${booked} booked`,
    waiting === 0 ? '' : `${waiting} asked for`,
    missed === 0 ? '' : `${missed} not possible at that time`,
  ];
  return (
    <Notice
      tone={missed === 0 ? 'success' : 'warning'}
      live
      title={missed === 0 ? 'We’ve asked all hosts' : 'Some times didn’t work'}
    >
      {parts.filter((part) => part !== '').join(', ')}.{' '}
      {missed === 0 ? '' : 'The list above shows new times where there are any. Ask again for those. '}
      <InlineLink href="/appointments">See your appointments</InlineLink>
    </Notice>
  );
}

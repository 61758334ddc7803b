import { useRef, useState } from 'react';
import { reportEvent } from '#domains/analytics/web/index.ts';
import { listMyTours, type BuyerAgreement } from '#domains/appointments/contract.ts';
import { CONTACT_CONSENT } from '#lib/contact-words.ts';
import { randomUuid } from '#lib/uuid.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
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
  const [note, setNote] = useState('');
  const [buyerAgreement, setBuyerAgreement] = useState<BuyerAgreement>('unsure');
  const [consents, setConsents] = useState(false);
  const [isWarned, setWarned] = useState(false);
  const [isMissing, setMissing] = useState(false);
  // The same home at the same time is the same request, also when the answer was lost.
  const ids = useRef(new Map<string, string>());
  const ask = useWrite(
    (sent: {
      visits: { id: string; listingKey: string; startsAt: string; answers: string[] }[];
      note: string;
      buyerAgreement: BuyerAgreement;
      isPassedOn: boolean;
    }) =>
      browserApi.call(askHosts, {
        body: {
          visits: sent.visits,
          note: sent.note,
          buyerAgreement: sent.buyerAgreement,
          ...(sent.isPassedOn ? { sender: { consent: true, mayCall: false } } : {}),
        },
      }),
    {
      refreshes: [getTourDay, listAppointments, listMyTours, listOpenings],
      answered(answer) {
        const told = answer?.asked ?? [];
        if (told.some(({ outcome }) => outcome === 'asked' || outcome === 'booked')) reportEvent('tour_asked');
        onTold(told);
      },
      tells: 'page',
    },
  );
  const homeOf = (key: string) => facts.homes.find(({ listingKey }) => listingKey === key);
  const open = visits.filter(({ id }) => homeOf(id)?.agreed === null);
  const asked = open.filter(({ id }) => homeOf(id)?.way === 'ask');
  const firms = [...new Set(asked.flatMap(({ id }) => homeOf(id)?.firm ?? []))];
  const result = ask.answer?.asked;

  const silent = open.filter(
    ({ id }) => !isTold({ asksPlace: false, questions: homeOf(id)?.questions ?? [] }, toldOf(answers, id)),
  );

  function send() {
    onTry(silent.length > 0);
    setMissing(silent.length > 0);
    if (silent.length > 0) return;
    if (asked.length > 0 && !consents) {
      setWarned(true);
      return;
    }
    setWarned(false);
    void ask.run({
      note,
      buyerAgreement,
      isPassedOn: asked.length > 0,
      visits: open.map(({ id: listingKey, start }) => {
        const startsAt = new Date(start).toISOString();
        const name = `${listingKey} ${startsAt}`;
        const id = ids.current.get(name) ?? randomUuid();
        ids.current.set(name, id);
        return { id, listingKey, startsAt, answers: [...(answers[listingKey] ?? [])] };
      }),
    });
  }

  return (
    <div className="mt-8 grid max-w-measure gap-4 print:hidden">
      {result == null ? null : <Outcome asked={result} />}
      {open.length === 0 ? null : (
        <>
          <Field label="A note for all of them" optional>
            <TextArea rows={3} maxLength={MOST_NOTE_LETTERS} value={note} onChange={({ target }) => setNote(target.value)} />
          </Field>
          <AgreementField value={buyerAgreement} onChange={setBuyerAgreement} />
          {asked.length === 0 ? null : (
            <div>
              <Checkbox
                label={`Send my request to ${firms.join(', ')}`}
                hint={CONTACT_CONSENT.text}
                checked={consents}
                aria-invalid={isWarned && !consents}
                onChange={({ target }) => setConsents(target.checked)}
              />
              {isWarned && !consents ? (
                <p role="alert" className="mt-1 text-sm text-error">
                  Check the box so we can pass your request on.
                </p>
              ) : null}
            </div>
          )}
          {ask.failure === undefined ? null : (
            <Notice tone="error" live title="Not sent">
              {ask.failure} Try again: nothing that went through is sent twice.
            </Notice>
          )}
          {isMissing && silent.length > 0 ? (
            <p role="alert" className="text-sm text-error">
              {`Answer what the sellers ask: ${silent.map(({ id }) => homeOf(id)?.name ?? '').join(', ')}.`}
            </p>
          ) : null}
          <div>
            <Button busy={ask.isBusy} onClick={send}>
              {open.length === 1 ? 'Ask for this tour' : `Ask for all ${open.length} tours`}
            </Button>
            <p className="mt-2 text-sm text-ink-soft">
              Each home is its own appointment: you can change or cancel each one separately.
            </p>
          </div>
        </>
      )}
    </div>
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

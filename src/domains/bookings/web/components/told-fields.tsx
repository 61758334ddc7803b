import { AGREEMENT_QUESTION, BUYER_AGREEMENTS, type BuyerAgreement } from '#domains/appointments/contract.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { MOST_ANSWER_LETTERS, MOST_PLACE_LETTERS } from '../../contract.ts';

/** What a kind of appointment asks of its guest. */
export interface Asks {
  asksPlace: boolean;
  questions: readonly string[];
  /** Whether there is an agreement with a buyer’s agent. */
  asksAgreement?: boolean;
}

/** What the guest says: the place, and the answers in the order of the questions. */
export interface Told {
  place: string;
  answers: readonly string[];
  buyerAgreement?: BuyerAgreement;
}

/** What of it a form sends, by what was asked. */
export const sendTold = ({ asksAgreement }: Asks, { place, answers, buyerAgreement = 'unsure' }: Told) => ({
  place,
  answers: [...answers],
  ...(asksAgreement === true ? { buyerAgreement } : {}),
});

const isAnswered = ({ answers }: Told, index: number) => (answers[index] ?? '').trim() !== '';

/** Whether nothing that the host asks is missing. */
export const isTold = ({ asksPlace, questions }: Asks, told: Told) =>
  (!asksPlace || told.place.trim() !== '') && questions.every((_, index) => isAnswered(told, index));

interface ToldFieldsProps {
  asks: Asks;
  told: Told;
  /** Missing answers are errors now. */
  isTried: boolean;
  onChange: (told: Told) => void;
}

/** The fields for what a host asks before an appointment. */
export function ToldFields({ asks: { asksPlace, questions, asksAgreement }, told, isTried, onChange }: ToldFieldsProps) {
  return (
    <>
      {asksPlace ? (
        <Field
          label="Where"
          hint="The address, with the unit"
          error={isTried && told.place.trim() === '' ? 'Say where it takes place' : undefined}
        >
          <TextInput
            value={told.place}
            maxLength={MOST_PLACE_LETTERS}
            autoComplete="street-address"
            onChange={({ target }) => onChange({ ...told, place: target.value })}
          />
        </Field>
      ) : null}
      {asksAgreement === true ? (
        <AgreementField
          value={told.buyerAgreement ?? 'unsure'}
          onChange={(buyerAgreement) => onChange({ ...told, buyerAgreement })}
        />
      ) : null}
      {questions.map((question, index) => (
        <Field key={question} label={question} error={isTried && !isAnswered(told, index) ? 'Answer this first' : undefined}>
          <TextInput
            value={told.answers[index] ?? ''}
            maxLength={MOST_ANSWER_LETTERS}
            onChange={({ target }) =>
              onChange({ ...told, answers: questions.map((_, at) => (at === index ? target.value : (told.answers[at] ?? ''))) })
            }
          />
        </Field>
      ))}
    </>
  );
}

interface AgreementFieldProps {
  value: BuyerAgreement;
  onChange: (value: BuyerAgreement) => void;
}

/** Asks whoever wants a tour for an agreement with a buyer’s agent. */
export function AgreementField({ value, onChange }: AgreementFieldProps) {
  return (
    <Field label={AGREEMENT_QUESTION.label} hint={AGREEMENT_QUESTION.hint}>
      <Select
        value={value}
        options={AGREEMENT_QUESTION.options}
        onChange={({ target }) => onChange(BUYER_AGREEMENTS.find((one) => one === target.value) ?? 'unsure')}
      />
    </Field>
  );
}

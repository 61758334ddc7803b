import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { CallFailure } from '#platform/web/call-failure.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { listMyOffers, listOffersFor, type OfferTerms } from '../../contract.ts';
import { CONTINGENCY_LABELS, FINANCING_LABELS, PROOF_LABELS } from '../../model/offer-grid.ts';
import { type OfferForm, type ReadOfferForm, readOfferForm } from '../../model/offer-form.ts';
import type { SentTerms } from '../../model/offer-words.ts';
import { CONTINGENCIES } from '../../model/terms.ts';
import { OfferReview } from './offer-review.tsx';

interface OfferDialogProps {
  title: string;
  /** What sending it means, before the words about all offers. */
  lead?: string | undefined;
  /** What the form begins with. */
  start: (time: { now: Date; timeZone: string }) => OfferForm;
  /** Keeps what is typed, has what was kept, and says whether it is kept. Without it, leaving asks first. */
  keep?: { form: OfferForm; onTyped: (form: OfferForm) => void; words: string } | undefined;
  timeZone: string;
  /** Says below the form what its terms mean, as they are typed. */
  explain?: ((read: ReadOfferForm) => ReactNode) | undefined;
  /** What is sent, to whom, and in the place of what: shown once more before it goes. */
  sent: SentTerms;
  /** The words of the button that sends it. */
  submit: string;
  /** What is said once it is sent. */
  done: string;
  send: (terms: OfferTerms, key: string) => Promise<unknown>;
  onClose: () => void;
}

const TERMS_ONLY =
  'Terms only: no letters and no pictures of buyers. Real estate contracts are signed on the forms of your state; have an agent or attorney read them.';

const REVIEW_WORDS: Readonly<Record<SentTerms['what'], string>> = {
  offer: 'Review the offer',
  revise: 'Review the new terms',
  counter: 'Review the counter',
  'counter-several': 'Review the counter',
};

/** For the list of what is wrong, where the message alone does not name the field. */
const LABELS: Readonly<Record<string, string>> = {
  earnestCents: 'Earnest money',
  earnestDueDays: 'Earnest money is due',
  concessionsCents: 'Concessions',
  'escalation.stepCents': 'Escalation',
  'escalation.capCents': 'Escalation',
  buyerAgentRate: 'Buyer’s agent',
  buyerAgentCents: 'Buyer’s agent',
  downPaymentRate: 'Down payment',
  gapCoverCents: 'Lower appraisal',
  ...Object.fromEntries(CONTINGENCIES.map((name) => [`contingencies.${name}`, CONTINGENCY_LABELS[name]])),
  rentBackDays: 'The seller stays',
  rentBackDayCents: 'Paid per day',
};

const optionsOf = (words: Readonly<Record<string, string>>) => Object.entries(words).map(([value, label]) => ({ value, label }));

// The call names its fields below `terms`, the form by themselves.
const withoutPrefix = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, message]) => [name.replace(/^terms\./, ''), message]));

/** Every term of an offer or a counter. Nothing in it asks for a letter or a picture of the buyer. */
export function OfferDialog({
  title,
  lead,
  start: begin,
  keep,
  timeZone,
  explain,
  sent,
  submit,
  done,
  send,
  onClose,
}: OfferDialogProps) {
  const [openedAt] = useState(() => new Date());
  const [start] = useState(() => begin({ now: openedAt, timeZone }));
  const [reviewed, setReviewed] = useState<{ terms: OfferTerms; answer: (isSent: boolean) => void }>();
  const form = useForm({
    start,
    schema: { safeParse: (values: unknown) => readOfferForm(values as Record<string, string>, { now: new Date(), timeZone }) },
    send,
    confirms: (terms) => new Promise((answer) => setReviewed({ terms, answer })),
    refreshes: [listMyOffers, listOffersFor],
    faults: (error) => (error instanceof CallFailure ? withoutPrefix(error.fields) : {}),
    guards: keep === undefined,
    focuses: 'summary',
    labels: LABELS,
    done: () => {
      onClose();
      return { title: done };
    },
  });
  const keepTyped = useEffectEvent((values: OfferForm) => keep?.onTyped(values));
  useEffect(() => keepTyped(form.values), [form.values]);
  // What an earlier page kept and had not sent yet comes after the form has opened.
  const resume = useEffectEvent(() => {
    if (keep === undefined || form.isChanged) return;
    form.fill(Object.fromEntries(Object.entries(keep.form).filter(([name, text]) => form.values[name] !== text)));
  });
  const keptText = JSON.stringify(keep?.form);
  useEffect(() => resume(), [keptText]);
  const money = (name: string, label: string, hint?: string) => (
    <Field {...form.field(name)} label={label} hint={hint}>
      <TextInput prefix="$" inputMode="decimal" />
    </Field>
  );
  const number = (name: string, label: string, suffix: string, hint?: string) => (
    <Field {...form.field(name)} label={label} hint={hint}>
      <TextInput suffix={suffix} inputMode="decimal" />
    </Field>
  );
  return (
    <>
      <FormDialog
        of={form}
        onClose={onClose}
        size="large"
        closeOnOutsideClick={false}
        title={title}
        description={lead === undefined ? TERMS_ONLY : `${lead} ${TERMS_ONLY}`}
        className="grid gap-8"
        button={REVIEW_WORDS[sent.what]}
        busyText="Sending…"
        cancel={keep === undefined ? 'Cancel' : 'Close'}
      >
        <Part title="Money">
          {money('priceCents', 'Price')}
          {money('earnestCents', 'Earnest money')}
          {number('earnestDueDays', 'Earnest money is due', 'days after acceptance')}
          {money('concessionsCents', 'Concessions asked of the seller')}
          {money('escalation.stepCents', 'Escalation: over the best rival by', 'Leave blank for none')}
          {money('escalation.capCents', 'Escalation: up to')}
          {number('buyerAgentRate', 'Asked of the seller for the buyer’s agent', '%', 'Negotiable, and not set by law')}
          {money('buyerAgentCents', 'Or as an amount')}
        </Part>
        <Part title="Financing">
          <Field {...form.field('financing')} label="Financing">
            <Select options={optionsOf(FINANCING_LABELS)} />
          </Field>
          {number('downPaymentRate', 'Down payment', '%')}
          <Field {...form.field('proof')} label="Proof of funds">
            <Select options={optionsOf(PROOF_LABELS)} />
          </Field>
          {money('gapCoverCents', 'Covered if the appraisal is lower, up to')}
        </Part>
        <Part title="Contingencies">
          {CONTINGENCIES.map((name) => (
            <div key={name}>{number(`contingencies.${name}`, CONTINGENCY_LABELS[name], 'days', 'Empty: waived')}</div>
          ))}
        </Part>
        <Part title="Dates and things">
          <Field {...form.field('closingDate')} label="Closing day">
            <TextInput type="date" />
          </Field>
          <Field {...form.field('inclusions')} label="Comes with the home" hint="One a line">
            <TextArea rows={3} />
          </Field>
          {number('rentBackDays', 'The seller stays after closing', 'days', 'Empty: no')}
          {money('rentBackDayCents', 'The seller then pays per day')}
          <Field {...form.field('expiresOn')} label="Open until">
            <TextInput type="date" />
          </Field>
          <Field {...form.field('expiresAt')} label="Time at the home">
            <TextInput type="time" />
          </Field>
        </Part>
        {keep === undefined ? null : (
          <p role="status" className="text-sm text-ink-soft">
            {keep.words}
          </p>
        )}
        {explain?.(readOfferForm(form.values, { now: openedAt, timeZone }))}
      </FormDialog>
      {reviewed === undefined ? null : (
        <OfferReview
          sent={sent}
          terms={reviewed.terms}
          timeZone={timeZone}
          submit={submit}
          onAnswer={(isSent) => {
            setReviewed(undefined);
            reviewed.answer(isSent);
          }}
        />
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-sans text-base font-semibold">
        {title}
      </h3>
      <div className="mt-3 grid items-start gap-4 sm:grid-cols-2">{children}</div>
    </section>
  );
}

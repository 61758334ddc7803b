import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useKeptForm } from '#domains/accounts/web/index.ts';
import { categoryOf, hintOf, MOST_SCOPE_LETTERS, SERVICE_CATEGORIES } from '#domains/experts/contract.ts';
import { firstDayNotOver } from '#lib/calendar.ts';
import { readAmount } from '#lib/read-amount.ts';
import { isCategoryKey } from '#lib/service-categories.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { type RequestForm, putServiceRequest, type ServiceRequest } from '../../contract.ts';
import { CALL_CONSENT } from '../../model/contact-consent.ts';
import { MOST_ASKED } from '../../model/hiring-terms.ts';
import { requestFaults } from '../../model/request-faults.ts';
import { HIRING_READS } from '../api.ts';
import { GuideLine } from './guide-line.tsx';
import type { Start } from './read-start.ts';
import { MOST_LETTERS } from '../../model/limits.ts';
import { MOST_LETTERS as MOST_PERSON_LETTERS } from '#lib/text-limits.ts';

const COUNTS = Array.from({ length: MOST_ASKED }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }));

interface RequestFieldsProps {
  requestId: string;
  saved: ServiceRequest | undefined;
  start: Start;
  onSaved: (saved: ServiceRequest) => void;
  /** For a visitor, whose request is kept once they have signed in: called with a form that is whole, and with none once it changes. */
  onReady?: ((form: RequestForm | undefined) => void) | undefined;
}

const ANSWER = 'answers.';
/** Of a home whose listing shows no address, which a buyer may not know. */
const WITHHELD_HINT =
  'The listing doesn’t show it. If you don’t know it, say who does, such as the listing agent. Only those who accept can see it.';

/** Beside the box for calls, by what was wished before: the box itself is always ticked by hand. */
const CALL_HINTS: Partial<Record<string, string>> = {
  calls: 'You said calls are fine: tick this and give your number.',
  written: 'You want to be reached in writing: leave this empty.',
};

/** Flat values, so that each field has a name that the server's refusals use too. */
function valuesOf(start: Start): Record<string, string | boolean> {
  const questions = start.categoryKey === null ? [] : categoryOf(start.categoryKey).questions;
  return {
    ...Object.fromEntries(questions.map(({ key }) => [`${ANSWER}${key}`, start.answers[key] ?? ''])),
    description: start.description,
    place: start.place?.address ?? '',
    postalCode: start.place?.postalCode ?? '',
    startsOn: start.startsOn ?? '',
    endsOn: start.endsOn ?? '',
    budgetCents: start.budgetCents === null ? '' : String(start.budgetCents / 100),
    accessNotes: start.accessNotes,
    phone: start.phone,
    mayCall: start.mayCall,
    maxPros: String(start.maxPros),
  };
}

function formOf(categoryKey: RequestForm['categoryKey'], values: Record<string, string | boolean>): RequestForm {
  const text = (name: string) => String(values[name] ?? '').trim();
  const budget = readAmount(text('budgetCents'));
  return {
    categoryKey,
    description: text('description'),
    answers: Object.fromEntries(
      categoryOf(categoryKey).questions.flatMap(({ key }) => {
        const answer = text(`${ANSWER}${key}`);
        return answer === '' ? [] : [[key, answer]];
      }),
    ),
    place: text('postalCode') === '' && text('place') === '' ? null : { address: text('place'), postalCode: text('postalCode') },
    startsOn: text('startsOn') === '' ? null : text('startsOn'),
    endsOn: text('endsOn') === '' ? null : text('endsOn'),
    budgetCents: budget == null || text('budgetCents') === '' ? null : Math.round(budget * 100),
    accessNotes: text('accessNotes'),
    phone: text('phone'),
    mayCall: values['mayCall'] === true,
    maxPros: Number(text('maxPros')) || MOST_ASKED,
  };
}

/** What is needed, where and when. The questions follow the category; what was typed stays when it changes. */
export function RequestFields({ requestId, saved, start, onSaved, onReady }: RequestFieldsProps) {
  const [category, setCategory] = useState(start.categoryKey);
  const isSent = saved !== undefined && saved.status !== 'draft';
  return (
    <section aria-labelledby="what">
      <h2 id="what" className="font-serif text-2xl text-ink">
        What you need
      </h2>
      <Field
        label="Service"
        className="mt-4 max-w-narrow"
        hint={isSent ? 'The professionals you asked do this kind of work.' : undefined}
      >
        <Select
          value={category ?? ''}
          disabled={isSent}
          placeholder="Choose"
          options={SERVICE_CATEGORIES.map(({ key, plural }) => ({ value: key, label: plural }))}
          onChange={({ target }) => setCategory(isCategoryKey(target.value) ? target.value : null)}
        />
      </Field>
      {category === null ? null : (
        <>
          <p className="mt-2 max-w-measure text-sm text-ink-soft">{categoryOf(category).does}</p>
          <Details
            key={category}
            requestId={requestId}
            saved={saved}
            category={category}
            start={{ ...start, categoryKey: category }}
            onSaved={onSaved}
            onReady={onReady}
          />
        </>
      )}
    </section>
  );
}

function Details({
  requestId,
  saved,
  category,
  start,
  onSaved,
  onReady,
}: RequestFieldsProps & { category: RequestForm['categoryKey'] }) {
  // Of the last answer, which may be newer than what the page shows.
  const answered = useRef(0);
  const [params] = useSearchParams();
  const keeps = useKeptForm(saved === undefined ? `request for ${category} by ${params.toString()}` : `request ${saved.id}`, {
    // A visitor's stands on the page before the browser's words are known.
    isOff: onReady !== undefined,
  });
  const form = useForm({
    start: valuesOf(start),
    check: (values: Record<string, string | boolean>) => ({
      ...requestFaults(formOf(category, values), {
        mustBeWhole: onReady !== undefined,
        firstDay: saved === undefined || saved.status === 'draft' ? firstDayNotOver(new Date()) : undefined,
      }),
      // Else it would be left out without a word.
      ...(readAmount(String(values['budgetCents'] ?? '')) === undefined
        ? { budgetCents: 'Give an amount, such as 500, or leave it blank' }
        : {}),
    }),
    send: async (values: Record<string, string | boolean>) => {
      const filled = formOf(category, values);
      if (onReady !== undefined) return onReady(filled);
      return browserApi.call(putServiceRequest, {
        params: { requestId },
        body: { version: Math.max(saved?.version ?? 0, answered.current), form: filled, callConsent: CALL_CONSENT.version },
      });
    },
    refreshes: HIRING_READS,
    focuses: 'summary',
    labels: Object.fromEntries(categoryOf(category).questions.map(({ key, label }) => [`${ANSWER}${key}`, label])),
    guards: true,
    keeps,
    answered: (answer: ServiceRequest | void) => {
      if (answer === undefined) return;
      answered.current = answer.version;
      onSaved(answer);
    },
    done: (answer: ServiceRequest | void) =>
      answer === undefined
        ? undefined
        : {
            title:
              saved !== undefined && saved.status !== 'draft'
                ? 'Changed. We let everyone you asked know.'
                : answer.form.place === null
                  ? 'Saved as a draft. Give a ZIP code to see who can come.'
                  : 'Saved as a draft: now choose who to ask',
          },
  });
  const { isSent } = form;
  useEffect(() => {
    if (!isSent) onReady?.(undefined);
  }, [isSent, onReady]);
  const wish = params.get('contact');
  const zip = String(form.values['postalCode'] ?? '');
  const isWithheld = params.has('listing') && (start.place?.address ?? '') === '';
  return (
    <Form of={form} className="mt-6 grid items-start gap-5 sm:grid-cols-2" label="Request">
      {categoryOf(category).questions.map((question) => (
        <Field
          key={question.key}
          {...form.field(`${ANSWER}${question.key}`)}
          label={question.label}
          hint={hintOf(question)}
          optional={!question.isRequired}
        >
          {question.kind === 'choice' ? (
            <Select placeholder="Choose" options={question.options.map(({ key, label }) => ({ value: key, label }))} />
          ) : question.kind === 'number' ? (
            <TextInput inputMode="numeric" />
          ) : (
            <TextInput maxLength={MOST_SCOPE_LETTERS} />
          )}
        </Field>
      ))}
      <Field
        {...form.field('description')}
        label="In your own words"
        hint="Leave out phone numbers and email addresses: professionals who accept will get yours."
        className="sm:col-span-2"
      >
        <TextArea rows={5} maxLength={MOST_LETTERS.description} />
      </Field>
      <Field
        {...form.field('place')}
        label="Street and number"
        hint={isWithheld ? WITHHELD_HINT : 'Only those who accept can see it.'}
      >
        <TextInput maxLength={MOST_LETTERS.address} autoComplete="street-address" />
      </Field>
      <Field {...form.field('postalCode')} label="ZIP code" hint="Everyone you ask sees the city and ZIP code.">
        <TextInput inputMode="numeric" autoComplete="postal-code" />
      </Field>
      <Field {...form.field('startsOn')} label="Not before">
        <TextInput type="date" />
      </Field>
      <Field {...form.field('endsOn')} label="Done by" optional>
        <TextInput type="date" />
      </Field>
      <Field {...form.field('budgetCents')} label="Budget in dollars" optional>
        <TextInput inputMode="decimal" />
      </Field>
      <div className="self-center text-sm">
        <GuideLine category={category} postalCode={zip} />
      </div>
      <Field
        {...form.field('accessNotes')}
        label="How to get in"
        hint="A key, a code, a dog. Only those who accept can see it."
        optional
        className="sm:col-span-2"
      >
        <TextArea rows={2} maxLength={MOST_LETTERS.accessNotes} />
      </Field>
      <Field {...form.field('phone')} label="Phone" hint="Only those who accept can see it." optional>
        <TextInput type="tel" maxLength={MOST_PERSON_LETTERS.phone} autoComplete="tel" />
      </Field>
      <Field {...form.field('maxPros')} label="How many to ask at the same time">
        <Select options={COUNTS} />
      </Field>
      <Checkbox {...form.tick('mayCall')} className="sm:col-span-2" label={CALL_CONSENT.text} hint={CALL_HINTS[wish ?? '']} />
      <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
        <SubmitButton of={form}>
          {onReady !== undefined
            ? 'Choose who to ask'
            : saved === undefined || saved.status === 'draft'
              ? 'Save and choose who to ask'
              : 'Save the changes'}
        </SubmitButton>
        <p className="text-sm text-ink-soft">
          {onReady === undefined
            ? 'No one has been asked yet. The draft stays in your account.'
            : 'No one has been asked yet. You’ll sign in when you send it.'}
        </p>
      </div>
    </Form>
  );
}

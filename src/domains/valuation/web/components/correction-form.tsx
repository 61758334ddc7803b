import { useId } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { correctFact, type HomeValuation, type MyHome } from '../../contract.ts';
import { EVIDENCE_WANTED, LEAST_EVIDENCE, MOST_EVIDENCE } from '../../model/evidence.ts';
import { nameFact, sayFact } from '../../model/fact-names.ts';
import { readCorrection } from '../read-correction.ts';

/** A wrong fact in the record, its right value, and the evidence. */
export function CorrectionForm({
  valuation,
  homeId,
  onStored,
}: {
  valuation: HomeValuation;
  homeId: number;
  onStored: (home: MyHome | null) => unknown;
}) {
  const titleId = useId();
  const facts = Object.keys(valuation.facts);
  const form = useForm({
    guards: true,
    start: { fact: facts.includes('livingAreaSqft') ? 'livingAreaSqft' : (facts[0] ?? ''), value: '', evidence: '' },
    focuses: 'summary',
    check: ({ value, evidence }) => ({
      value: value.trim() === '' ? 'Enter the correct value' : undefined,
      evidence: evidence.trim().length < LEAST_EVIDENCE ? EVIDENCE_WANTED : undefined,
    }),
    send: ({ fact, value, evidence }, correctionId) =>
      browserApi.call(correctFact, {
        params: { homeId, correctionId },
        body: { fact, value: readCorrection(value), evidence },
      }),
    answered: onStored,
    clears: true,
  });
  const { fact } = form.values;
  return (
    <Form of={form} labelledBy={titleId} className="grid max-w-xl gap-4">
      <h3 id={titleId} className="text-lg font-semibold">
        Correct a fact
      </h3>
      <Field {...form.field('fact')} label="Fact" hint={`On record: ${sayFact(fact, valuation.facts[fact] ?? null)}`}>
        <Select options={facts.map((name) => ({ value: name, label: nameFact(name) }))} />
      </Field>
      <Field {...form.field('value')} label="Right value">
        <TextInput required />
      </Field>
      <Field {...form.field('evidence')} label="What is this based on?" hint="A permit, a survey, an appraisal">
        <TextArea rows={2} minLength={LEAST_EVIDENCE} maxLength={MOST_EVIDENCE} required />
      </Field>
      <SubmitButton of={form} variant="secondary" className="justify-self-start">
        Record the correction
      </SubmitButton>
    </Form>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { randomUuid } from '#lib/uuid.ts';
import { ApiError, browserApi, reasonOf } from '#platform/web/api-client.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { correctFact, type HomeValuation, type MyHome } from '../../contract.ts';
import { nameFact, sayFact } from '../../model/fact-names.ts';
import { readCorrection } from '../read-correction.ts';

/** A fact that the record has wrong, its right value, and what that rests on. */
export function CorrectionForm({
  valuation,
  homeId,
  onStored,
}: {
  valuation: HomeValuation;
  homeId: number;
  onStored: (home: MyHome | null) => void;
}) {
  const id = useId();
  const facts = Object.keys(valuation.facts);
  const [fact, setFact] = useState(facts.includes('livingAreaSqft') ? 'livingAreaSqft' : (facts[0] ?? ''));
  const [value, setValue] = useState('');
  const [evidence, setEvidence] = useState('');
  const save = useMutation({
    mutationFn: () =>
      browserApi.call(correctFact, {
        params: { homeId, correctionId: randomUuid() },
        body: { fact, value: readCorrection(value), evidence },
      }),
    onSuccess: (home) => {
      onStored(home);
      setValue('');
      setEvidence('');
    },
  });
  const fields = save.error instanceof ApiError ? save.error.fields : {};
  const [attempt, setAttempt] = useState(0);
  return (
    <form
      className="grid max-w-xl gap-4"
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(undefined, { onError: () => setAttempt(attempt + 1) });
      }}
    >
      <h3 id={`${id}-title`} className="text-lg font-semibold">
        Put a fact right
      </h3>
      <ErrorSummary
        attempt={attempt}
        problems={Object.entries(fields).map(([name, message]) => ({ fieldId: `${id}-${name}`, message }))}
      />
      <Field
        label="Fact"
        hint={`On record: ${sayFact(fact, valuation.facts[fact] ?? null)}`}
        error={fields['fact']}
        id={`${id}-fact`}
      >
        <Select
          value={fact}
          onChange={(event) => setFact(event.target.value)}
          options={facts.map((name) => ({ value: name, label: nameFact(name) }))}
        />
      </Field>
      <Field label="Right value" id={`${id}-value`} error={fields['value']}>
        <TextInput value={value} onChange={(event) => setValue(event.target.value)} required />
      </Field>
      <Field label="What does this rest on?" hint="A permit, a survey, an appraisal" error={fields['evidence']}>
        <TextArea
          rows={2}
          value={evidence}
          onChange={(event) => setEvidence(event.target.value)}
          minLength={10}
          maxLength={500}
          required
        />
      </Field>
      {save.isError && Object.keys(fields).length === 0 && (
        <Notice tone="error" live>
          {reasonOf(save.error) ?? 'The correction was not stored. Please try again.'}
        </Notice>
      )}
      <Button type="submit" variant="secondary" busy={save.isPending} className="justify-self-start">
        Record the correction
      </Button>
    </form>
  );
}

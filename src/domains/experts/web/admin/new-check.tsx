import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { randomUuid } from '#lib/uuid.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { showAnswer } from '#platform/web/write/read-cache.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import {
  addVerification,
  categoryOf,
  CHECK_KINDS,
  CHECK_WORDS,
  INSURANCE_WORDS,
  type ReviewedVendor,
  verificationForm,
} from '../../contract.ts';
import { reviewedVendorOptions } from '../api.ts';

/** A new line of the ledger: what exactly was checked, on what evidence, until when. */
export function NewCheck({ reviewed: { vendor } }: { reviewed: ReviewedVendor }) {
  const client = useQueryClient();
  const [id] = useState(randomUuid);
  const form = useForm({
    start: { id, kind: 'business', aboutId: '', outcome: 'passed', what: '', evidence: '', expiresOn: '' },
    schema: {
      safeParse: (values: unknown) => {
        const { aboutId, ...rest } = values as { aboutId: string };
        return verificationForm.safeParse({ ...rest, aboutId: aboutId === '' ? null : aboutId });
      },
    },
    send: (body) => browserApi.call(addVerification, { params: { vendorId: vendor.id }, body }),
    answered: (answer) => showAnswer(client, reviewedVendorOptions(vendor.id), answer),
    done: { title: 'Added to the ledger' },
  });
  const { kind } = form.values;
  const about =
    kind === 'license'
      ? vendor.licenses.map((one) => ({
          value: one.id,
          label: `${categoryOf(one.categoryKey).plural}, ${one.state} ${one.number}`,
        }))
      : kind === 'insurance'
        ? vendor.insurance.map((one) => ({ value: one.id, label: `${INSURANCE_WORDS[one.kind]}, ${one.carrier} ${one.number}` }))
        : [];
  return (
    <Form of={form} className="grid items-start gap-4 sm:grid-cols-2">
      <Field {...form.field('kind')} label="What kind" required>
        <Select options={CHECK_KINDS.map((one) => ({ value: one, label: CHECK_WORDS[one] }))} />
      </Field>
      <Field {...form.field('outcome')} label="Outcome" required>
        <Select
          options={[
            { value: 'passed', label: 'Passed' },
            { value: 'failed', label: 'Didn’t pass' },
          ]}
        />
      </Field>
      {kind === 'license' || kind === 'insurance' ? (
        <Field {...form.field('aboutId')} label="Which" className="sm:col-span-2" required>
          <Select placeholder="Choose" options={about} />
        </Field>
      ) : null}
      <Field {...form.field('what')} label="What exactly was checked" className="sm:col-span-2" required>
        <TextInput placeholder="That license PL-1234 is in force and belongs to this business" />
      </Field>
      <Field {...form.field('evidence')} label="Based on" className="sm:col-span-2" required>
        <TextInput placeholder="The licensing board’s register" />
      </Field>
      <Field {...form.field('expiresOn')} label="Counts until" required>
        <TextInput type="date" />
      </Field>
      <div className="sm:col-span-2">
        <SubmitButton of={form} variant="secondary">
          Add to the ledger
        </SubmitButton>
      </div>
    </Form>
  );
}

import { useId, useState } from 'react';
import { randomUuid } from '#lib/uuid.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { useServerForm } from '#platform/web/use-server-form.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { mistakeFormSchema, MISTAKES, reportMistake, type Mistake } from '../../contract.ts';
import { ReportSheet } from './report-sheet.tsx';

interface ReportMistakeProps {
  listingKey: string;
  homeLabel: string;
  onClose: () => void;
}

const CHOICES = Object.entries(MISTAKES).map(([value, label]) => ({ value, label }));
const FIRST: Mistake = 'price';

/** Tells the listing firm, and this site, what is wrong with a listing. */
export function ReportMistake({ listingKey, homeLabel, onClose }: ReportMistakeProps) {
  const id = useId();
  const [idempotencyKey] = useState(randomUuid);
  const { form, ...sending } = useServerForm({
    id,
    schema: mistakeFormSchema,
    defaultValues: { mistake: FIRST, message: '', email: '', idempotencyKey },
    send: (values) => browserApi.call(reportMistake, { params: { listingKey }, body: values }),
  });
  const { errors } = form.formState;
  return (
    <ReportSheet
      title="Report a mistake"
      description={homeLabel}
      sending={sending}
      tellMailed={({ sentTo }) =>
        `The report went to ${sentTo}. Listings are corrected at their source, and here with the next update.`
      }
      onClose={onClose}
    >
      <Field id={`${id}-mistake`} label="What is wrong" error={errors.mistake?.message} required>
        <Select options={CHOICES} {...form.register('mistake')} />
      </Field>
      <Field
        id={`${id}-message`}
        label="What should it say"
        hint="And how you know, if you can: a record, a sign, the firm’s own page."
        error={errors.message?.message}
        required
      >
        <TextArea rows={5} {...form.register('message')} />
      </Field>
      <Field
        id={`${id}-email`}
        label="Email"
        optional
        hint="Only for questions about this report. The listing firm sees it."
        error={errors.email?.message}
      >
        <TextInput type="email" inputMode="email" autoComplete="email" {...form.register('email')} />
      </Field>
    </ReportSheet>
  );
}

import { browserApi } from '#platform/web/api-client.ts';
import { useForm } from '#platform/web/form/use-form.ts';
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
  const form = useForm({
    schema: mistakeFormSchema,
    start: { mistake: FIRST, message: '', email: '' },
    keyed: true,
    guards: true,
    focuses: 'summary',
    send: (values) => browserApi.call(reportMistake, { params: { listingKey }, body: values }),
  });
  return (
    <ReportSheet
      title="Report a mistake"
      description={homeLabel}
      form={form}
      tellMailed={({ sentTo }) =>
        `The report went to ${sentTo}. Listings are corrected at their source, and here with the next update.`
      }
      onClose={onClose}
    >
      <Field {...form.field('mistake')} label="What is wrong" required>
        <Select options={CHOICES} />
      </Field>
      <Field
        {...form.field('message')}
        label="What should it say"
        hint="And how you know, if you can: a record, a sign, the firm’s own page."
        required
      >
        <TextArea rows={5} />
      </Field>
      <Field
        {...form.field('email')}
        label="Email"
        optional
        hint="Only for questions about this report. The listing firm sees it."
      >
        <TextInput type="email" inputMode="email" autoComplete="email" />
      </Field>
    </ReportSheet>
  );
}

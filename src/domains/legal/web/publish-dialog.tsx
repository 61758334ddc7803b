import { useState } from 'react';
import { utcDay } from '#lib/calendar.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { LEGAL_TEXTS, type LegalText, listLegalTexts, publishLegalText } from '../contract.ts';

/** The second look before everybody is bound by a text. */
export function PublishDialog({ text, onClose }: { text: LegalText; onClose: () => void }) {
  const [today] = useState(() => utcDay(new Date()));
  const form = useForm({
    start: { what: '', effective: today },
    refreshes: [listLegalTexts],
    done: { title: 'Published' },
    send: (values) =>
      browserApi.call(publishLegalText, { params: { text: text.text }, body: { ...values, baseVersion: text.draftVersion } }),
    answered: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Publish: ${LEGAL_TEXTS[text.text].name}`}
      description="A published version never changes. All you can do is publish a new one."
    >
      <Form of={form} className="space-y-4">
        <Field {...form.field('what')} label="What changes" hint="A line of the change log, which everyone reads" required>
          <TextInput />
        </Field>
        <Field
          {...form.field('effective')}
          label="In force from"
          hint="Give people notice of anything that binds them (UTC)"
          required
        >
          <TextInput type="date" />
        </Field>
        <SubmitButton of={form} busyText="Publishing…">
          Publish it
        </SubmitButton>
      </Form>
    </Dialog>
  );
}

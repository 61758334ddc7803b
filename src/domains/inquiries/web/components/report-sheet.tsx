import type { ReactNode } from 'react';
import type { Delivery } from '#lib/contact-words.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import type { FormState } from '#platform/web/form/use-form.ts';
import { Notice } from '#ui/notice.tsx';
import { Sheet } from '#ui/sheet.tsx';

interface ReportSheetProps<Sent> {
  title: string;
  description: string;
  form: FormState & { answer: Sent | undefined };
  /** The result of a mailed report. */
  tellMailed: (sent: Sent) => string;
  onClose: () => void;
  children: ReactNode;
}

/** A report to the people of this site, from its form to thanks. */
export function ReportSheet<Sent extends { delivery: Delivery }>({
  title,
  description,
  form: { answer, ...form },
  tellMailed,
  onClose,
  children,
}: ReportSheetProps<Sent>) {
  return (
    <Sheet side="right" open onOpenChange={onClose} title={title} description={description}>
      {answer === undefined ? (
        <Form of={form} className="space-y-4">
          {children}
          <SubmitButton of={form} fullWidth busyText="Sending…">
            Send report
          </SubmitButton>
        </Form>
      ) : (
        <Notice tone="success" title="Thank you" live>
          {answer.delivery === 'mailed'
            ? tellMailed(answer)
            : 'The report is stored with this site. Nothing was mailed from here.'}
        </Notice>
      )}
    </Sheet>
  );
}

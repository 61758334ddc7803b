import type { ReactNode } from 'react';
import type { Delivery } from '#lib/contact-words.ts';
import { Notice } from '#ui/notice.tsx';
import { SendForm, type SendFormProps } from '#ui/send-form.tsx';
import { Sheet } from '#ui/sheet.tsx';

interface ReportSheetProps<Sent> {
  title: string;
  description: string;
  sending: SendFormProps['sending'] & { answer: Sent | undefined };
  /** What became of a report that was mailed. */
  tellMailed: (sent: Sent) => string;
  onClose: () => void;
  children: ReactNode;
}

/** A report to the people of this site, from its form to thanks. */
export function ReportSheet<Sent extends { delivery: Delivery }>({
  title,
  description,
  sending,
  tellMailed,
  onClose,
  children,
}: ReportSheetProps<Sent>) {
  const { answer } = sending;
  return (
    <Sheet side="right" open onOpenChange={onClose} title={title} description={description}>
      {answer === undefined ? (
        <SendForm sending={sending} label="Send report">
          {children}
        </SendForm>
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

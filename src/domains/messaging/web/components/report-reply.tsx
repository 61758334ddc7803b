import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { useServerForm } from '#platform/web/use-server-form.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field } from '#ui/field.tsx';
import { FormFailure } from '#ui/form-failure.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { listMyInquiries, REPLY_PROBLEMS, replyReportFormSchema, reportReply, type ReplyProblem } from '../../contract.ts';

interface ReportReplyProps {
  inquiryId: string;
  replyId: string;
  firmName: string;
  onClose: () => void;
}

const CHOICES = Object.entries(REPLY_PROBLEMS).map(([value, label]) => ({ value, label }));
const FIRST: ReplyProblem = 'fair-housing';

/** Tells the people of this site what is wrong with a firm's answer. */
export function ReportReply({ inquiryId, replyId, firmName, onClose }: ReportReplyProps) {
  const id = useId();
  const client = useQueryClient();
  const { form, submit, attempt, problems, isSending, answer, failure } = useServerForm({
    id,
    schema: replyReportFormSchema,
    defaultValues: { reason: FIRST, message: '' },
    async send(body) {
      const sent = await browserApi.call(reportReply, { params: { inquiryId, replyId }, body });
      await client.invalidateQueries({ queryKey: [listMyInquiries.path] });
      return sent;
    },
  });
  const { errors } = form.formState;
  return (
    <Sheet side="right" open onOpenChange={onClose} title="Report this answer" description={`From ${firmName}`}>
      {answer === undefined ? (
        <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
          <ErrorSummary problems={problems} attempt={attempt} />
          <FormFailure text={failure} />
          <Field id={`${id}-reason`} label="What is wrong" error={errors.reason?.message} required>
            <Select options={CHOICES} {...form.register('reason')} />
          </Field>
          <Field
            id={`${id}-message`}
            label="What should we know"
            hint={`Goes to the people of this site with the answer, your question and your address, not to ${firmName}.`}
            error={errors.message?.message}
            required
          >
            <TextArea rows={5} {...form.register('message')} />
          </Field>
          <Button type="submit" fullWidth busy={isSending} busyText="Sending…">
            Send report
          </Button>
        </form>
      ) : (
        <Notice tone="success" title="Thank you" live>
          {answer?.delivery === 'mailed'
            ? 'The report went to the people of this site.'
            : 'The report is stored with this site. Nothing was mailed from here.'}
        </Notice>
      )}
    </Sheet>
  );
}

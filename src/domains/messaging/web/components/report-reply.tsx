import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { useServerForm } from '#platform/web/use-server-form.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { listMyInquiries, REPLY_PROBLEMS, replyReportFormSchema, reportReply, type ReplyProblem } from '../../contract.ts';
import { ReportSheet } from './report-sheet.tsx';

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
  const { form, ...sending } = useServerForm({
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
    <ReportSheet
      title="Report this answer"
      description={`From ${firmName}`}
      sending={sending}
      tellMailed={() => 'The report went to the people of this site.'}
      onClose={onClose}
    >
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
    </ReportSheet>
  );
}

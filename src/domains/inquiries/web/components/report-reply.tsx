import { MESSAGE_PROBLEMS, type MessageProblem, messageReportFormSchema } from '#domains/correspondence/contract.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { useForm } from '#platform/web/form/use-form.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { listMyInquiries, reportReply } from '../../contract.ts';
import { ReportSheet } from './report-sheet.tsx';

interface ReportReplyProps {
  inquiryId: string;
  replyId: string;
  firmName: string;
  onClose: () => void;
}

const CHOICES = Object.entries(MESSAGE_PROBLEMS).map(([value, label]) => ({ value, label }));
const FIRST: MessageProblem = 'fair-housing';

/** Tells the people of this site what is wrong with a firm's answer. */
export function ReportReply({ inquiryId, replyId, firmName, onClose }: ReportReplyProps) {
  const form = useForm({
    schema: messageReportFormSchema,
    start: { reason: FIRST, message: '' },
    guards: true,
    focuses: 'summary',
    send: (body) => browserApi.call(reportReply, { params: { inquiryId, replyId }, body }),
    refreshes: [listMyInquiries],
  });
  return (
    <ReportSheet
      title="Report this answer"
      description={`From ${firmName}`}
      form={form}
      tellMailed={() => 'We sent the report to our team.'}
      onClose={onClose}
    >
      <Field {...form.field('reason')} label="What is wrong" required>
        <Select options={CHOICES} />
      </Field>
      <Field
        {...form.field('message')}
        label="What should we know"
        hint={`Goes to the people of this site with the answer, your question and your address, not to ${firmName}.`}
        required
      >
        <TextArea rows={5} />
      </Field>
    </ReportSheet>
  );
}

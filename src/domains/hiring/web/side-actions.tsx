import { useState } from 'react';
import { randomUuid } from '#lib/uuid.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { blockSide, reportHiring, reportSchema } from '../contract.ts';
import { REPORT_REASON_KEYS, REPORT_REASONS } from '../model/reasons.ts';
import { HIRING_READS } from './api.ts';

/** Blocks or reports the other side of a lead. */
export function SideActions({ leadId, isBlocked, other }: { leadId: string; isBlocked: boolean; other: string }) {
  const [isReporting, setReporting] = useState(false);
  const block = useWrite(blockSide, {
    refreshes: HIRING_READS,
    done: { title: isBlocked ? `${other} is no longer blocked` : `${other} is blocked: nothing more comes from there` },
  });
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button
        variant="quiet"
        size="small"
        busy={block.isBusy}
        onClick={() => void block.run({ params: { leadId }, body: { isBlocked: !isBlocked } })}
      >
        {isBlocked ? 'End the block' : 'Block'}
      </Button>
      <Button variant="quiet" size="small" onClick={() => setReporting(true)}>
        Report
      </Button>
      {isReporting ? (
        <ReportDialog kind="lead" aboutId={leadId} title={`Report ${other}`} onClose={() => setReporting(false)} />
      ) : null}
    </div>
  );
}

interface ReportDialogProps {
  kind: 'lead' | 'review';
  aboutId: string;
  title: string;
  onClose: () => void;
}

/** Tells the people of this site what is wrong with a review or the other side. */
export function ReportDialog({ kind, aboutId, title, onClose }: ReportDialogProps) {
  const [reportId] = useState(randomUuid);
  const form = useForm({
    schema: reportSchema,
    start: { reason: '', note: '' },
    send: (body: { reason: (typeof REPORT_REASON_KEYS)[number]; note: string }) =>
      browserApi.call(reportHiring, { params: { reportId }, body: { ...body, kind, aboutId } }),
    answered: onClose,
    done: { title: 'Thank you: somebody of this site looks at it' },
  });
  return (
    <Dialog open onOpenChange={onClose} title={title} description="The other side does not learn who reported it.">
      <Form of={form} className="space-y-4" label={title}>
        <Field {...form.field('reason')} label="What is wrong">
          <Select placeholder="Choose" options={REPORT_REASON_KEYS.map((key) => ({ value: key, label: REPORT_REASONS[key] }))} />
        </Field>
        <Field {...form.field('note')} label="What happened" optional>
          <TextArea rows={4} />
        </Field>
        <SubmitButton of={form}>Report</SubmitButton>
      </Form>
    </Dialog>
  );
}

import { useState } from 'react';
import { formatDateTime } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { KeyValueList } from '#ui/key-value-list.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { answerLead, deleteLead, getLandingLead, type Lead, LEAD_WISHES, listLandingPages, listLeads } from '../../contract.ts';
import { homeOf } from '../../model/say-lead.ts';

const refreshes = [listLeads, getLandingLead];

/** One lead: what was asked and agreed to, the answer, and its end. */
export function LeadDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const [isDeleting, setDeleting] = useState(false);
  const params = { leadId: lead.id };
  const remove = useWrite(deleteLead, {
    refreshes: [listLeads, listLandingPages],
    answered: onClose,
    done: { title: 'Lead deleted' },
    failureTitle: 'Not deleted',
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={lead.name === '' ? lead.email : lead.name}
      description={LEAD_WISHES[lead.wish]}
      size="large"
    >
      <KeyValueList
        items={[
          { label: 'Email', value: <a href={`mailto:${lead.email}`}>{lead.email}</a> },
          ...(lead.phone === null
            ? []
            : [{ label: 'Phone', value: `${lead.phone}${lead.mayCall ? '' : ' (hasn’t agreed to calls or texts)'}` }]),
          ...(homeOf(lead) === '' ? [] : [{ label: 'The home', value: homeOf(lead) }]),
          { label: 'Message', value: <span className="break-words whitespace-pre-line">{lead.message || '–'}</span> },
          { label: 'Agreed to', value: `${lead.consent.text} (version ${lead.consent.version})` },
          ...(lead.consent.callText === null ? [] : [{ label: 'For calls', value: lead.consent.callText }]),
          {
            label: 'Where and when',
            value: `${lead.consent.url}, ${formatDateTime(lead.consent.at, viewerTimeZone())}${lead.consent.address === null ? '' : `, from ${lead.consent.address}`}`,
          },
        ]}
      />
      <Answer lead={lead} />
      <Button className="mt-6" variant="quiet" onClick={() => setDeleting(true)}>
        Delete this lead
      </Button>
      {isDeleting ? (
        <ConfirmDialog
          open
          onOpenChange={setDeleting}
          title="Delete this lead?"
          confirm="Delete it"
          busy={remove.isBusy}
          onConfirm={() => void remove.run({ params })}
        >
          This also deletes the record of what they agreed to. You can’t undo it.
        </ConfirmDialog>
      ) : null}
    </Dialog>
  );
}

function Answer({ lead }: { lead: Lead }) {
  const form = useForm({
    guards: true,
    start: { text: '' },
    refreshes,
    done: { title: 'Answer sent' },
    send: (body) => browserApi.call(answerLead, { params: { leadId: lead.id }, body }),
  });
  if (lead.reply !== null)
    return (
      <Notice className="mt-6" title={`Answered ${formatDateTime(lead.repliedAt ?? lead.at, viewerTimeZone())}`}>
        <span className="break-words whitespace-pre-line">{lead.reply}</span>
      </Notice>
    );
  if (lead.hasUnsubscribed)
    return (
      <Notice className="mt-6" tone="warning" title="No more mail">
        This person has unsubscribed from answers to requests.
      </Notice>
    );
  return (
    <Form of={form} className="mt-6 space-y-3">
      <Field {...form.field('text')} label="Your answer" hint="It goes out by email, once, with an unsubscribe link." required>
        <TextArea rows={5} />
      </Field>
      <SubmitButton of={form} busyText="Sending…">
        Send the answer
      </SubmitButton>
    </Form>
  );
}

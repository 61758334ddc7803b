import { useState } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { acceptLead, declineLead, giveUpLead, type Lead } from '../../contract.ts';
import { DECLINE_REASON_KEYS, DECLINE_REASONS, GIVE_UP_REASON_KEYS, GIVE_UP_REASONS } from '../../model/reasons.ts';
import { HIRING_READS } from '../api.ts';

/** Accepting, declining and giving up. */
export function AnswerLead({ lead }: { lead: Lead }) {
  const [asked, setAsked] = useState<'decline' | 'give-up'>();
  const accept = useWrite(acceptLead, {
    refreshes: HIRING_READS,
    done: { title: 'Accepted: now you see how to reach the client' },
    failureTitle: 'It was not accepted',
  });
  const may = (verb: Lead['verbs'][number]) => lead.verbs.includes(verb);
  if (!may('accept') && !may('decline') && !may('give-up')) return null;
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {may('accept') ? (
        <Button busy={accept.isBusy} onClick={() => void accept.run({ params: { leadId: lead.id } })}>
          Accept the request
        </Button>
      ) : null}
      {may('decline') ? (
        <Button variant="secondary" onClick={() => setAsked('decline')}>
          Decline
        </Button>
      ) : null}
      {may('give-up') ? (
        <Button variant="quiet" onClick={() => setAsked('give-up')}>
          Mark as lost
        </Button>
      ) : null}
      {asked === undefined ? null : <ReasonDialog lead={lead} verb={asked} onClose={() => setAsked(undefined)} />}
    </div>
  );
}

const CHOICES = {
  decline: {
    title: 'Decline the request',
    button: 'Decline',
    options: DECLINE_REASON_KEYS.map((value) => ({ value, label: DECLINE_REASONS[value] })),
  },
  'give-up': {
    title: 'Mark the request as lost',
    button: 'Mark as lost',
    options: GIVE_UP_REASON_KEYS.map((value) => ({ value, label: GIVE_UP_REASONS[value] })),
  },
};

function ReasonDialog({ lead, verb, onClose }: { lead: Lead; verb: 'decline' | 'give-up'; onClose: () => void }) {
  const { title, button, options } = CHOICES[verb];
  const [reason, setReason] = useState('');
  const params = { leadId: lead.id };
  const send = useWrite(
    () => {
      const declined = DECLINE_REASON_KEYS.find((key) => key === reason);
      const lost = GIVE_UP_REASON_KEYS.find((key) => key === reason);
      return verb === 'decline'
        ? browserApi.call(declineLead, { params, body: { reason: declined ?? 'other' } })
        : browserApi.call(giveUpLead, { params, body: { reason: lost ?? 'other' } });
    },
    {
      refreshes: HIRING_READS,
      tells: 'page',
      answered: onClose,
      done: { title: verb === 'decline' ? 'Declined' : 'Marked as lost' },
    },
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description="The client reads the reason, and the next in line is asked."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button disabled={reason === ''} busy={send.isBusy} onClick={() => void send.run()}>
            {button}
          </Button>
        </>
      }
    >
      {send.failure === undefined ? null : (
        <Notice className="mb-4" tone="error" live>
          {send.failure}
        </Notice>
      )}
      <Field label="Why">
        <Select value={reason} placeholder="Choose" onChange={({ target }) => setReason(target.value)} options={options} />
      </Field>
    </Dialog>
  );
}

import { useState } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { ReasonDialog } from '#platform/web/form/reason-form.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { acceptLead, declineLead, giveUpLead, type Lead } from '../../contract.ts';
import { DECLINE_REASON_KEYS, DECLINE_REASONS, GIVE_UP_REASON_KEYS, GIVE_UP_REASONS } from '../../model/reasons.ts';
import { HIRING_READS } from '../api.ts';

/** Accepting, declining and giving up. */
export function AnswerLead({ lead }: { lead: Lead }) {
  const [asked, setAsked] = useState<'decline' | 'give-up'>();
  const accept = useWrite(acceptLead, {
    refreshes: HIRING_READS,
    done: { title: 'Accepted. You can now see how to reach the client.' },
    failureTitle: 'Not accepted',
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
        <Button variant="quiet" className="-ml-4" onClick={() => setAsked('give-up')}>
          Mark as lost
        </Button>
      ) : null}
      {asked === 'decline' ? <DeclineDialog lead={lead} onClose={() => setAsked(undefined)} /> : null}
      {asked === 'give-up' ? <GiveUpDialog lead={lead} onClose={() => setAsked(undefined)} /> : null}
    </div>
  );
}

interface LeadDialogProps {
  lead: Lead;
  onClose: () => void;
}

const LEAD_DIALOG = {
  description: 'The client sees the reason, and we ask the next in line.',
  refreshes: HIRING_READS,
};

function DeclineDialog({ lead, onClose }: LeadDialogProps) {
  return (
    <ReasonDialog
      {...LEAD_DIALOG}
      title="Decline the request"
      choice={{
        name: 'reason',
        label: 'Why',
        options: DECLINE_REASON_KEYS.map((value) => ({ value, label: DECLINE_REASONS[value] })),
      }}
      button="Decline"
      send={({ choice: reason }) => browserApi.call(declineLead, { params: { leadId: lead.id }, body: { reason } })}
      done={{ title: 'Declined' }}
      onClose={onClose}
    />
  );
}

function GiveUpDialog({ lead, onClose }: LeadDialogProps) {
  return (
    <ReasonDialog
      {...LEAD_DIALOG}
      title="Mark the request as lost"
      choice={{
        name: 'reason',
        label: 'Why',
        options: GIVE_UP_REASON_KEYS.map((value) => ({ value, label: GIVE_UP_REASONS[value] })),
      }}
      button="Mark as lost"
      send={({ choice: reason }) => browserApi.call(giveUpLead, { params: { leadId: lead.id }, body: { reason } })}
      done={{ title: 'Marked as lost' }}
      onClose={onClose}
    />
  );
}

import { formatSpan } from '#lib/format.ts';
import { expertHref } from '#lib/expert-paths.ts';
import { useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { LineLink } from '#ui/link.tsx';
import type { ClientLead } from '../../contract.ts';
import { sayLeadStatus } from '../../model/hiring-words.ts';
import { LIVE_LEADS } from '../../model/status-changes.ts';
import { Countdown } from '../countdown.tsx';
import { LeadThread } from '../lead-thread.tsx';
import { SideActions } from '../side-actions.tsx';

/** One professional's part in a request, for the client. */
export function LeadCard({ lead }: { lead: ClientLead }) {
  const { vendor, status, reason, answerBy, isUnread } = lead;
  const [isOpen, setOpen] = useState(false);
  const isWaiting = status === 'new' || status === 'viewed';
  return (
    <article className="h-full rounded-card border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <LineLink look="title" href={expertHref(vendor.id)}>
          {vendor.name}
        </LineLink>
        <Badge tone={LIVE_LEADS.includes(status) && !isWaiting ? 'brand' : 'neutral'}>{sayLeadStatus(lead)}</Badge>
      </div>
      {isWaiting ? (
        <p className="mt-1 text-sm text-ink-soft">
          <Countdown until={answerBy} /> to answer
          {vendor.facts?.responseMinutes == null ? '' : `. Usually answers in about ${formatSpan(vendor.facts.responseMinutes)}`}
        </p>
      ) : null}
      {reason === null ? null : <p className="mt-1 text-sm">“{reason}”</p>}
      {vendor.phone === null && vendor.email === null ? null : (
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
          {vendor.phone === null || vendor.phone === '' ? null : <LineLink href={`tel:${vendor.phone}`}>{vendor.phone}</LineLink>}
          {vendor.email === null || vendor.email === '' ? null : (
            <LineLink href={`mailto:${vendor.email}`} className="wrap-anywhere">
              {vendor.email}
            </LineLink>
          )}
        </p>
      )}
      <details className="mt-2" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex min-h-8 cursor-pointer items-center text-sm font-medium pointer-coarse:min-h-control">
          Messages{isUnread ? ' (new)' : ''}
        </summary>
        {isOpen ? <LeadThread leadId={lead.id} side="sender" hidesContacts={vendor.phone === null} /> : null}
      </details>
      <SideActions leadId={lead.id} isBlocked={lead.isBlocked} other={vendor.name} />
    </article>
  );
}

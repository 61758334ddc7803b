import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { PencilLine } from '#ui/icons/index.ts';
import { InlineLink } from '#ui/link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { cancelEnvelope, type Envelope, extendEnvelope, listEnvelopes, remindSigners } from '../../contract.ts';
import { MOST_LETTERS } from '../../model/limits.ts';
import { ENVELOPE_WORDS, RECIPIENT_WORDS } from '../../model/status-words.ts';
import { downloadSigned, envelopesOptions } from '../api.ts';

const TONES: Readonly<Record<Envelope['status'], BadgeTone>> = {
  pending: 'info',
  sealing: 'info',
  completed: 'brand',
  rejected: 'warning',
  cancelled: 'neutral',
  expired: 'warning',
};
const REFRESHES = [listEnvelopes];
const MORE_DAYS = 14;

/** What the reader sent to be signed, and where it stands. */
export function EnvelopeList() {
  const query = useQuery({ ...envelopesOptions(), meta: { follows: ['documents'] } });
  return (
    <Loaded
      query={query}
      pending={<Skeleton className="h-64 w-full" />}
      failed="What you sent to be signed could not be loaded"
      className="mt-6"
    >
      {({ envelopes }) =>
        envelopes.length === 0 ? (
          <EmptyState className="mt-6" icon={PencilLine} title="Nothing sent to be signed yet">
            Open the menu of a PDF under Files and choose “Send to be signed”.
          </EmptyState>
        ) : (
          <ul className="mt-6 divide-y divide-line border-y border-line">
            {envelopes.map((envelope) => (
              <EnvelopeRow key={envelope.id} envelope={envelope} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function EnvelopeRow({ envelope }: { envelope: Envelope }) {
  const { id, title, documentName, status, recipients, expiresAt, reason } = envelope;
  const [isCancelling, setCancelling] = useState(false);
  const params = { envelopeId: id };
  const remind = useWrite(() => browserApi.call(remindSigners, { params }), {
    refreshes: REFRESHES,
    done: { title: 'Reminders are on their way' },
  });
  const extend = useWrite(() => browserApi.call(extendEnvelope, { params, body: { days: MORE_DAYS } }), {
    refreshes: REFRESHES,
    done: { title: `Open for ${MORE_DAYS} more days, with new links` },
  });
  const download = useWrite(() => downloadSigned(envelope));
  return (
    <li className="grid gap-x-8 gap-y-3 py-4 md:grid-cols-2">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          <span className="min-w-0 break-words">{title}</span> <Badge tone={TONES[status]}>{ENVELOPE_WORDS[status]}</Badge>
        </h3>
        <p className="text-sm break-words text-ink-soft">
          {documentName}
          {status === 'pending' ? `, until ${formatDate(expiresAt, viewerTimeZone())}` : ''}
        </p>
        {reason === '' ? null : <p className="mt-1 text-sm break-words">Reason: {reason}</p>}
        <div className="mt-3 flex flex-wrap gap-2">
          {status === 'completed' ? (
            <Button size="small" busy={download.isBusy} onClick={() => void download.run()}>
              Download the signed file
            </Button>
          ) : null}
          {status === 'pending' ? (
            <>
              <Button size="small" variant="secondary" busy={remind.isBusy} onClick={() => void remind.run()}>
                Remind
              </Button>
              <Button size="small" variant="secondary" onClick={() => setCancelling(true)}>
                Cancel
              </Button>
            </>
          ) : null}
          {status === 'expired' ? (
            <Button size="small" variant="secondary" busy={extend.isBusy} onClick={() => void extend.run()}>
              Open again
            </Button>
          ) : null}
        </div>
        {status === 'completed' ? (
          <p className="mt-2 text-sm">
            <InlineLink href="/shared/verify/file">Check a signed file</InlineLink>
          </p>
        ) : null}
      </div>
      <ol className="space-y-1 text-sm">
        {recipients.map((recipient) => (
          <li key={recipient.email + recipient.name} className="break-words">
            {recipient.name} <span className="text-ink-soft">({recipient.email})</span>: {RECIPIENT_WORDS[recipient.status]}
            {recipient.signedAt === null ? '' : ` ${formatDate(recipient.signedAt, viewerTimeZone())}`}
          </li>
        ))}
      </ol>
      {isCancelling ? <CancelDialog envelope={envelope} onClose={() => setCancelling(false)} /> : null}
    </li>
  );
}

function CancelDialog({ envelope: { id, title }, onClose }: { envelope: Envelope; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const cancel = useWrite(() => browserApi.call(cancelEnvelope, { params: { envelopeId: id }, body: { reason } }), {
    refreshes: REFRESHES,
    answered: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Cancel ${title}?`}
      description="Nobody can sign it any more, and everybody who was asked gets the reason by email."
      confirm="Cancel it"
      busy={cancel.isBusy}
      failed={cancel.failure !== undefined}
      onConfirm={() => {
        if (reason.trim() !== '') void cancel.run();
      }}
    >
      <Field label="Why?" required>
        <TextInput maxLength={MOST_LETTERS.reason} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </ConfirmDialog>
  );
}

import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { formatDate } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { sayEnd } from '#platform/web/say-end.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PencilLine } from '#ui/icons/index.ts';
import { InlineLink } from '#ui/link.tsx';
import { useOpenDialog } from '#ui/open-dialogs.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import {
  type Envelope,
  extendEnvelope,
  listEnvelopes,
  type Recipient,
  remindSigners,
  sendLink,
  signInPerson,
} from '../../contract.ts';
import { hasFile, isAsked } from '../../model/envelope.ts';
import { USUAL_DAYS } from '../../model/limits.ts';
import { ENVELOPE_WORDS, sayRecipient } from '../../model/status-words.ts';
import { downloadSigned, envelopesOptions } from '../api.ts';
import { DraftList } from './draft-list.tsx';
import { ToSignList } from './to-sign-list.tsx';

const CancelDialog = lazy(async () => ({ default: (await import('./envelope-dialogs.tsx')).CancelDialog }));
const CorrectDialog = lazy(async () => ({ default: (await import('./envelope-dialogs.tsx')).CorrectDialog }));
const UnlockDialog = lazy(async () => ({ default: (await import('./envelope-dialogs.tsx')).UnlockDialog }));
const HistoryDialog = lazy(async () => ({ default: (await import('./history-dialog.tsx')).HistoryDialog }));

const TONES: Readonly<Record<Envelope['status'], BadgeTone>> = {
  pending: 'info',
  sealing: 'info',
  completed: 'brand',
  rejected: 'warning',
  cancelled: 'neutral',
  expired: 'warning',
};
const REFRESHES = [listEnvelopes];

/** What the reader prepares and sent for signature, and where it stands. */
export function EnvelopeList({ onPrepare }: { onPrepare: (draftId: string) => void }) {
  const query = useQuery(envelopesOptions());
  return (
    <Loaded
      query={query}
      pending={<SkeletonRows rows={4} />}
      failed="We couldn’t load what you sent for signature"
      className="mt-6"
    >
      {({ envelopes }) => (
        <>
          <ToSignList />
          <DraftList onPrepare={onPrepare} />
          {envelopes.length === 0 ? (
            <EmptyState className="mt-6" icon={PencilLine} title="Nothing sent for signature yet">
              Open the menu of a PDF under Files and choose “Send for signature”.
            </EmptyState>
          ) : (
            <ul className="mt-6 divide-y divide-line border-y border-line">
              {envelopes.map((envelope) => (
                <EnvelopeRow key={envelope.id} envelope={envelope} />
              ))}
            </ul>
          )}
        </>
      )}
    </Loaded>
  );
}

function EnvelopeRow({ envelope }: { envelope: Envelope }) {
  const { id, title, documents, status, recipients, expiresAt, reason } = envelope;
  const openDialog = useOpenDialog();
  const show = (draw: (onClose: () => void) => ReactNode) => openDialog((close) => <Suspense>{draw(close)}</Suspense>);
  const params = { envelopeId: id };
  const remind = useWrite(() => browserApi.call(remindSigners, { params }), {
    refreshes: REFRESHES,
    done: { title: 'Reminders are on their way' },
    failureTitle: 'No reminder was sent',
  });
  const extend = useWrite(() => browserApi.call(extendEnvelope, { params, body: { days: USUAL_DAYS } }), {
    refreshes: REFRESHES,
    done: { title: `Open for ${USUAL_DAYS} more days, with new links` },
  });
  const download = useWrite(() => downloadSigned(envelope));
  const canCorrect = status === 'pending' && recipients.every((one) => one.status !== 'signed');
  const isMailed = recipients.some((one) => !one.isInPerson);
  return (
    <li className="grid gap-x-8 gap-y-3 py-4 md:grid-cols-2">
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-sans text-base leading-normal font-medium tracking-normal">
          <span className="min-w-0 break-words">{title}</span> <Badge tone={TONES[status]}>{ENVELOPE_WORDS[status]}</Badge>
        </h2>
        <p className="text-sm break-words text-ink-soft">
          {documents.map(({ name }) => name).join(', ')}
          {status === 'pending' ? `, until ${sayEnd(expiresAt)}` : ''}
        </p>
        {reason === '' ? null : <p className="mt-1 text-sm break-words whitespace-pre-line">Reason: {reason}</p>}
        <div className="mt-3 flex flex-wrap gap-2">
          {status === 'completed' ? (
            <Button
              size="small"
              busy={download.isBusy}
              onClick={() => void download.run()}
              aria-label={`Download the signed file: ${title}`}
            >
              Download the signed file
            </Button>
          ) : null}
          {status === 'pending' && isMailed ? (
            <Button
              size="small"
              variant="secondary"
              busy={remind.isBusy}
              onClick={() => void remind.run()}
              aria-label={`Remind: ${title}`}
            >
              Remind
            </Button>
          ) : null}
          {canCorrect ? (
            <Button
              size="small"
              variant="secondary"
              onClick={() => show((onClose) => <CorrectDialog envelope={envelope} onClose={onClose} />)}
              aria-label={`Correct: ${title}`}
            >
              Correct
            </Button>
          ) : null}
          {status === 'pending' ? (
            <Button
              size="small"
              variant="secondary"
              onClick={() => show((onClose) => <CancelDialog envelope={envelope} onClose={onClose} />)}
              aria-label={`Cancel: ${title}`}
            >
              Cancel
            </Button>
          ) : null}
          {status === 'expired' ? (
            <Button
              size="small"
              variant="secondary"
              busy={extend.isBusy}
              onClick={() => void extend.run()}
              aria-label={`Reopen: ${title}`}
            >
              Reopen
            </Button>
          ) : null}
          <Button
            size="small"
            variant="secondary"
            aria-label={`History of ${title}`}
            onClick={() => show((onClose) => <HistoryDialog envelope={envelope} onClose={onClose} />)}
          >
            History
          </Button>
        </div>
        {status === 'completed' ? (
          <p className="mt-2 text-sm">
            <InlineLink href="/shared/verify/file">Check a signed file</InlineLink>
          </p>
        ) : null}
      </div>
      <ol className="space-y-1 text-sm">
        {recipients.map((recipient) => (
          <RecipientLine
            key={recipient.id}
            recipient={recipient}
            envelope={envelope}
            onUnlock={() => show((onClose) => <UnlockDialog envelope={envelope} recipient={recipient} onClose={onClose} />)}
          />
        ))}
      </ol>
    </li>
  );
}

interface RecipientLineProps {
  recipient: Recipient;
  envelope: Envelope;
  onUnlock: () => void;
}

function RecipientLine({ recipient, envelope, onUnlock }: RecipientLineProps) {
  const { name, email, role, status, signedAt, isInPerson, hasCode, isLocked } = recipient;
  const host = useWrite(() => browserApi.call(signInPerson, { params: { envelopeId: envelope.id, recipientId: recipient.id } }), {
    answered: ({ path }) => window.location.assign(path),
  });
  const link = useWrite(() => browserApi.call(sendLink, { params: { envelopeId: envelope.id, recipientId: recipient.id } }), {
    refreshes: REFRESHES,
    done: { title: `A new link to ${name} is on its way` },
  });
  const isOpen = hasFile(envelope.status);
  const canSend = email !== '' && isOpen && (envelope.status === 'completed' || status === 'signed' || role === 'viewer');
  const isTheirTurn = envelope.status === 'pending' && isAsked(status);
  return (
    <li className="break-words">
      {name}
      {email === '' ? null : <span className="text-ink-soft"> ({email})</span>}: {sayRecipient(role, status)}
      {signedAt === null ? '' : ` ${formatDate(signedAt, viewerTimeZone())}`}
      {isOpen && (hasCode || canSend) ? (
        <span className="mt-1 flex flex-wrap items-center gap-2">
          {isLocked ? <span className="text-warning">Locked after wrong access codes.</span> : null}
          {hasCode ? (
            <Button size="small" variant="secondary" aria-label={`New code for ${name}`} onClick={onUnlock}>
              New code
            </Button>
          ) : null}
          {canSend ? (
            <Button
              size="small"
              variant="secondary"
              busy={link.isBusy}
              aria-label={`Send the link again to ${name}`}
              onClick={() => void link.run()}
            >
              Send the link again
            </Button>
          ) : null}
        </span>
      ) : null}
      {isTheirTurn && isInPerson ? (
        <span className="mt-1 block">
          <Button size="small" busy={host.isBusy} aria-label={`Sign on this device: ${name}`} onClick={() => void host.run()}>
            Sign on this device
          </Button>
        </span>
      ) : null}
    </li>
  );
}

import { useState } from 'react';
import { formatDate } from '#lib/format.ts';
import { endpointUrl } from '#lib/endpoint.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { FileText } from '#ui/icons/index.ts';
import { Notice } from '#ui/notice.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { consentToSign, declineToSign, getFileToSign, type ToSign } from '../../contract.ts';
import { SIGNING_CONSENT } from '../../model/consent.ts';
import { MOST_LETTERS } from '../../model/limits.ts';
import { RECIPIENT_WORDS } from '../../model/status-words.ts';
import { SignatureForm } from './signature-form.tsx';

interface StepProps {
  toSign: ToSign;
  token: string;
  onChange: (next: ToSign) => void;
}

/** Read, agree, sign: the steps of one person, from wherever they are. */
export function SignSteps({ first, token }: { first: ToSign; token: string }) {
  const [toSign, setToSign] = useState(first);
  const { status, myStatus, others, message, expiresAt } = toSign;
  const step = { toSign, token, onChange: setToSign };
  const isMyTurn = status === 'pending' && ['notified', 'opened', 'consented'].includes(myStatus);
  return (
    <>
      {message === '' ? null : (
        <blockquote className="mt-6 border-l-2 border-line pl-4 whitespace-pre-line">{message}</blockquote>
      )}
      {isMyTurn ? (
        <>
          <OpenFile token={token} label="Open the document" />
          {myStatus === 'consented' ? <SignatureForm {...step} /> : <Consent {...step} />}
          <Decline {...step} />
          <p className="mt-6 text-sm text-ink-soft">
            You can come back by the link in your mail until {formatDate(expiresAt, viewerTimeZone())}.
          </p>
        </>
      ) : (
        <Outcome toSign={toSign} token={token} />
      )}
      {others.length === 0 ? null : (
        <PageSection id="others" title="Others who sign">
          <ul className="space-y-1">
            {others.map(({ name, status: theirs }, at) => (
              <li key={at}>
                {name}: {RECIPIENT_WORDS[theirs]}
              </li>
            ))}
          </ul>
        </PageSection>
      )}
    </>
  );
}

function OpenFile({ token, label }: { token: string; label: string }) {
  return (
    <a
      href={endpointUrl(getFileToSign.path, { token })}
      target="_blank"
      rel="noreferrer"
      className={buttonClasses({ variant: 'secondary', className: 'mt-6' })}
    >
      <FileText aria-hidden="true" className="size-5" /> {label}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

/** What is said once this person has nothing to do. */
function Outcome({ toSign: { status, myStatus, reason }, token }: Pick<StepProps, 'toSign' | 'token'>) {
  if (status === 'completed')
    return (
      <Notice tone="success" className="mt-6" title="Everybody has signed">
        <p>The file has a certificate with who signed, when and how. Keep a copy.</p>
        <OpenFile token={token} label="Download the signed file" />
      </Notice>
    );
  if (myStatus === 'signed' && (status === 'pending' || status === 'sealing'))
    return (
      <Notice tone="success" live className="mt-6" title="You have signed">
        When everybody has signed, you get the signed file by email.
      </Notice>
    );
  if (status === 'expired')
    return (
      <Notice tone="warning" className="mt-6" title="The time to sign is over">
        Ask the sender to open it again: you get a new link then.
      </Notice>
    );
  return (
    <Notice
      className="mt-6"
      title={status === 'cancelled' ? 'The sender cancelled this' : 'This has ended without all signatures'}
    >
      {reason === '' ? 'Nothing is left to do.' : `The reason given: ${reason}`}
    </Notice>
  );
}

function Consent({ token, onChange }: StepProps) {
  const [agrees, setAgrees] = useState(false);
  const consent = useWrite(
    () => browserApi.call(consentToSign, { params: { token }, body: { version: SIGNING_CONSENT.version } }),
    { answered: onChange, tells: 'page' },
  );
  return (
    <PageSection id="consent" title="Signing electronically">
      <ul className="list-disc space-y-2 pl-5">
        {SIGNING_CONSENT.disclosures.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Checkbox
        className="mt-4"
        label={SIGNING_CONSENT.agree}
        checked={agrees}
        onChange={(event) => setAgrees(event.target.checked)}
      />
      <Button className="mt-4" disabled={!agrees} busy={consent.isBusy} onClick={() => void consent.run()}>
        Go on to sign
      </Button>
      {consent.failure === undefined ? null : (
        <p role="alert" className="mt-3 text-sm text-error">
          {consent.failure}
        </p>
      )}
    </PageSection>
  );
}

function Decline({ token, toSign, onChange }: StepProps) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const decline = useWrite(() => browserApi.call(declineToSign, { params: { token }, body: { reason } }), {
    answered: (next) => {
      setOpen(false);
      onChange(next);
    },
  });
  return (
    <>
      <Button className="mt-8" variant="secondary" onClick={() => setOpen(true)}>
        Decline to sign
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Decline to sign?"
        description={`${toSign.senderName} and everybody else who signs get your reason. Nobody can sign this any more.`}
        confirm="Decline"
        cancel="Go back"
        busy={decline.isBusy}
        failed={decline.failure !== undefined}
        onConfirm={() => {
          if (reason.trim() !== '') void decline.run();
        }}
      >
        <Field label="Why?" required>
          <TextInput maxLength={MOST_LETTERS.reason} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </ConfirmDialog>
    </>
  );
}

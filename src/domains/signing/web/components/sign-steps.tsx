import { useCallback, useEffect, useState } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { sayEnd } from '#platform/web/say-end.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { consentToSign, getToSign, giveCode, type ToSign } from '../../contract/by-link.ts';
import { SIGNING_CONSENT } from '../../model/signing-consent.ts';
import { isAsked } from '../../model/envelope.ts';
import { MOST_LETTERS } from '../../model/limits.ts';
import { sayRecipient } from '../../model/status-words.ts';
import { DocumentsToSign, SignedFile } from './documents-to-sign.tsx';
import { FillIn } from './fill-in.tsx';
import { HandedOver, HandOver } from './hand-over.tsx';
import { Decline, PassedOn, PassOn } from './other-ways.tsx';
import { showEnd } from '../show-end.ts';
import { useTitleAtStep } from '../use-title-at-step.ts';
import type { StepProps } from './step-props.ts';

/** Read, agree, fill in, sign: the steps of one person, from wherever they are. */
export function SignSteps({ first, token, onChange }: { first: ToSign; token: string; onChange: (now: ToSign) => void }) {
  const [toSign, setToSign] = useState(first);
  const change = useCallback(
    (now: ToSign) => {
      setToSign(now);
      onChange(now);
    },
    [onChange],
  );
  const [next, setNext] = useState<{ name: string; path: string }>();
  const [passedTo, setPassedTo] = useState<string>();
  const { needsCode, status, myStatus, others, message, expiresAt } = toSign;
  // The page of the server does not know what this browser has proven.
  useEffect(() => {
    if (first.needsCode) browserApi.call(getToSign, { params: { token } }).then(change, () => {});
  }, [first.needsCode, token, change]);
  // Who comes back to the page learns that it ended meanwhile.
  useEffect(() => {
    if (status !== 'pending' || needsCode) return undefined;
    const look = () => document.visibilityState === 'visible' && void showEnd(token, change);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [status, needsCode, token, change]);
  const step = { toSign, token, onChange: change };
  const isMyTurn = status === 'pending' && isAsked(myStatus);
  const isViewing = toSign.role === 'viewer' && (status === 'pending' || status === 'sealing');
  const isAside = next !== undefined || passedTo !== undefined || toSign.isPaused;
  useTitleAtStep(isAside ? 'aside' : needsCode ? 'code' : isMyTurn ? (myStatus === 'consented' ? 'fill' : 'agree') : 'end');
  if (next !== undefined) return <HandedOver next={next} />;
  if (passedTo !== undefined) return <PassedOn to={passedTo} toSign={toSign} />;
  if (toSign.isPaused) return <Paused senderName={toSign.senderName} />;
  if (needsCode) return <CodeGate {...step} />;
  return (
    <>
      {message === '' ? null : (
        <blockquote className="mt-6 border-l-2 border-line pl-4 whitespace-pre-line">{message}</blockquote>
      )}
      {isMyTurn ? (
        <>
          {myStatus === 'consented' ? (
            <FillIn {...step} />
          ) : (
            <>
              <DocumentsToSign toSign={toSign} token={token} isWindow />
              <Consent {...step} />
            </>
          )}
          <div className="mt-8 flex flex-wrap gap-3">
            <Decline {...step} />
            {toSign.canReassign ? (
              <PassOn
                token={token}
                toSign={toSign}
                onPassed={(to) => {
                  setPassedTo(to);
                  change({ ...toSign, myStatus: 'closed' });
                }}
              />
            ) : null}
          </div>
          <p className="mt-6 text-sm text-ink-soft">
            {toSign.isInPerson
              ? `You’re signing on ${toSign.senderName}’s device; they’re hosting the signing.`
              : `We save what you fill in. You can come back with the link in your email until ${sayEnd(expiresAt)}.`}
          </p>
        </>
      ) : isViewing ? (
        <>
          <Notice className="mt-6" title="For you to read">
            There’s nothing for you to sign. When everyone has signed, you’ll get the signed file by email.
          </Notice>
          <DocumentsToSign toSign={toSign} token={token} isWindow />
        </>
      ) : (
        <Outcome toSign={toSign} token={token} />
      )}
      {toSign.isInPerson ? <HandOver token={token} senderName={toSign.senderName} onHanded={setNext} /> : null}
      {others.length === 0 ? null : (
        <PageSection id="others" title="Others">
          <ul className="space-y-1">
            {others.map(({ name, role, status: theirs }, at) => (
              <li key={at}>
                {name}: {sayRecipient(role, theirs)}
              </li>
            ))}
          </ul>
        </PageSection>
      )}
    </>
  );
}

/** What is said once this person has nothing to do. */
export function Outcome({ toSign, token }: Pick<StepProps, 'toSign' | 'token'>) {
  const { status, myStatus, role, reason, hasAddress, senderName } = toSign;
  if (status === 'completed')
    return (
      <Notice tone="success" className="mt-6" title="Everyone has signed">
        <p>The file has a certificate with who signed, when and how. Keep a copy.</p>
        <SignedFile token={token} />
      </Notice>
    );
  if (myStatus === 'signed' && (status === 'pending' || status === 'sealing'))
    return (
      <Notice tone="success" live className="mt-6" title={role === 'approver' ? 'You have approved it' : 'You have signed'}>
        {hasAddress
          ? 'When everyone has signed, you’ll get the signed file by email.'
          : `You gave no email address: when everyone has signed, ask ${senderName} for the signed file.`}
      </Notice>
    );
  if (myStatus === 'rejected')
    return (
      <Notice className="mt-6" title={role === 'approver' ? 'You declined it' : 'You declined to sign'}>
        {senderName} and everyone else got your reason: <span className="whitespace-pre-line">{reason}</span>
      </Notice>
    );
  if (status === 'expired')
    return (
      <Notice tone="warning" className="mt-6" title="The time to sign is over">
        Ask the sender to reopen it. You’ll get a new link.
      </Notice>
    );
  return (
    <Notice className="mt-6" title={status === 'cancelled' ? 'The sender canceled this' : 'This ended before everyone signed'}>
      <span className="whitespace-pre-line">{reason === '' ? 'There’s nothing left to do.' : `The reason given: ${reason}`}</span>
    </Notice>
  );
}

/** What is said while the account of the sender is disabled. */
function Paused({ senderName }: { senderName: string }) {
  return (
    <Notice tone="warning" className="mt-6" title="You can’t sign this now">
      The account of {senderName} is disabled, so no one can read or sign this. If an administrator enables the account again,
      your link works as before, and what you filled in is still there.
    </Notice>
  );
}

function CodeGate({ toSign, token, onChange }: StepProps) {
  const form = useForm({
    start: { code: '' },
    check: ({ code }) => ({ code: code.trim() === '' ? 'Enter the code' : undefined }),
    send: (body) => browserApi.call(giveCode, { params: { token }, body }),
    answered: onChange,
    failed: () => {
      // The last try locks the link.
      browserApi.call(getToSign, { params: { token } }).then(onChange, () => {});
    },
  });
  if (toSign.isLocked)
    return (
      <Notice tone="warning" className="mt-6" title="This link is locked">
        Too many wrong codes were entered. Ask {toSign.senderName} for a new code; it comes with a new link.
      </Notice>
    );
  return (
    <Form of={form} className="mt-6 max-w-100 space-y-4">
      <Field
        {...form.field('code')}
        label="Access code"
        hint={`${toSign.senderName} tells it to you by phone or in person, not by email.`}
      >
        <TextInput autoComplete="one-time-code" maxLength={MOST_LETTERS.code} />
      </Field>
      <SubmitButton of={form}>Open the document</SubmitButton>
    </Form>
  );
}

function Consent({ token, toSign, onChange }: StepProps) {
  const form = useForm({
    start: { agrees: false },
    check: ({ agrees }) => ({ agrees: agrees ? undefined : 'To continue, check that you agree' }),
    send: () => browserApi.call(consentToSign, { params: { token }, body: { version: SIGNING_CONSENT.version } }),
    answered: onChange,
    failed: () => void showEnd(token, onChange),
  });
  return (
    <PageSection id="consent" title="Signing electronically">
      <p className="mb-3">
        The sender is {toSign.senderName}
        {toSign.senderEmail === '' ? (
          ''
        ) : (
          <>
            , <span className="break-words">{toSign.senderEmail}</span>
          </>
        )}
        .
      </p>
      <ul className="list-disc space-y-2 pl-5">
        {SIGNING_CONSENT.disclosures.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Form of={form} className="mt-4 space-y-4">
        <FieldGroup {...form.group('agrees')} legend="What you agree to" hideLegend>
          <Checkbox {...form.tick('agrees')} label={SIGNING_CONSENT.agree} />
        </FieldGroup>
        <SubmitButton of={form}>{toSign.role === 'approver' ? 'Continue to approve' : 'Continue to sign'}</SubmitButton>
      </Form>
    </PageSection>
  );
}

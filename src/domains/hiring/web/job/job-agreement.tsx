import { ENVELOPE_WORDS, openToSign } from '#domains/signing/contract.ts';
import { endpointUrl } from '#lib/endpoint.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { downloadAsUser } from '#platform/web/download-as-user.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { type Engagement, getAgreement, sendAgreement } from '../../contract.ts';
import { HIRING_READS } from '../api.ts';
import { sayDate } from '../say-when.ts';

interface JobAgreementProps {
  job: Engagement;
  side: 'client' | 'vendor';
  /** Whom the job is with. */
  other: string;
}

/** What both sides agreed, as a paper that both sign: sent by the professional once the job is confirmed. */
export function JobAgreement({ job, side, other }: JobAgreementProps) {
  const { agreement } = job;
  const isOver = agreement === null || ['rejected', 'cancelled', 'expired'].includes(agreement.status);
  // Who may cancel decides for the team.
  const canSend = side === 'vendor' && job.status === 'active' && isOver && job.verbs.includes('cancel');
  if (!canSend && agreement === null) return null;
  return (
    <section className="mt-6" aria-labelledby={`agreement-${job.id}`}>
      <h3 id={`agreement-${job.id}`} className="flex flex-wrap items-center gap-x-3 text-base font-semibold">
        Agreement
        {agreement === null ? null : (
          <Badge tone={agreement.status === 'completed' ? 'brand' : 'neutral'}>{ENVELOPE_WORDS[agreement.status]}</Badge>
        )}
      </h3>
      {agreement === null || isOver ? null : <Signing job={job} agreement={agreement} side={side} />}
      {canSend ? <Send job={job} other={other} isAgain={agreement !== null} /> : null}
    </section>
  );
}

interface SigningProps {
  job: Engagement;
  agreement: NonNullable<Engagement['agreement']>;
  side: 'client' | 'vendor';
}

function Signing({ job, agreement, side }: SigningProps) {
  const { recipientId, people, status } = agreement;
  const waiting = status === 'pending' ? people.find((one) => one.side === side && one.signedAt === null) : undefined;
  const open = useWrite((id: string) => browserApi.call(openToSign, { params: { recipientId: id } }), {
    answered: ({ path }) => window.location.assign(path),
    failureTitle: 'The agreement didn’t open',
  });
  const download = useWrite(
    () => downloadAsUser(endpointUrl(getAgreement.path, { engagementId: job.id }), 'Service agreement, signed.pdf'),
    { failureTitle: 'We couldn’t open the file' },
  );
  return (
    <>
      <ul className="mt-1 text-sm">
        {people.map(({ name, side, signedAt }) => (
          <li key={side}>
            {name}
            <span className="text-ink-soft">{signedAt === null ? ', not signed yet' : `, signed ${sayDate(signedAt)}`}</span>
          </li>
        ))}
      </ul>
      {waiting === undefined || recipientId !== null ? null : (
        <p className="mt-1 text-sm text-ink-soft">
          {side === 'vendor'
            ? `${waiting.name} sent it and signs for your team.`
            : 'Sign it by the link that we sent to your email address.'}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-3 print:hidden">
        {recipientId === null ? null : (
          <Button size="small" busy={open.isBusy} onClick={() => void open.run(recipientId)}>
            Read and sign
          </Button>
        )}
        {status === 'completed' ? (
          <Button size="small" variant="secondary" busy={download.isBusy} onClick={() => void download.run()}>
            Download the signed agreement
          </Button>
        ) : null}
      </div>
    </>
  );
}

function Send({ job, other, isAgain }: { job: Engagement; other: string; isAgain: boolean }) {
  const send = useWrite(
    (_input: void, envelopeId) =>
      browserApi.call(sendAgreement, {
        params: { engagementId: job.id },
        body: { envelopeId, timeZone: viewerTimeZone() },
      }),
    { refreshes: HIRING_READS, done: { title: `We asked ${other} to sign it. Now sign it too.` }, failureTitle: 'Not sent' },
  );
  return (
    <>
      <p className="mt-1 max-w-measure text-sm text-ink-soft">
        We make a PDF of the quote that {other} accepted: who, what, the price, and when it’s paid. You both sign it here or by
        the link in your email.
      </p>
      <Button size="small" variant="secondary" className="mt-2 print:hidden" busy={send.isBusy} onClick={() => void send.run()}>
        {isAgain ? 'Send a new agreement' : 'Send an agreement to sign'}
      </Button>
    </>
  );
}

import { FileText } from '#ui/icons/index.ts';
import { useEffect, useState } from 'react';
import { replyFormSchema } from '#domains/correspondence/contract.ts';
import { ThreadMessages } from '#domains/correspondence/web/index.ts';
import { formatSize } from '#domains/documents/web/index.ts';
import { endpointUrl } from '#lib/endpoint.ts';
import { formatDate } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { getInquiryFile, noteInquiryRead, replyToInquiry, type ThreadToReply } from '../../contract.ts';

/** The question with what followed, and room for an answer. */
export function ReplyThread({ first, token }: { first: ThreadToReply; token: string }) {
  const [latest, setLatest] = useState(first);
  const [sent, setSent] = useState(0);
  const { senderName, firm, thread, files, isOpen, expiresAt } = latest;
  useNoteOfReading(token, isOpen);
  const zone = viewerTimeZone();
  return (
    <>
      <ThreadMessages
        label="What was written"
        className="mt-6"
        lines={thread.map(({ from, message, at }) => ({
          author: from === 'firm' ? firm : senderName,
          isOwn: from === 'firm',
          message,
          sentAt: at,
        }))}
      />
      {files.length === 0 ? null : (
        <section className="mt-6">
          <h2 className="font-sans text-base font-semibold">Files from {senderName}</h2>
          <ul className="mt-1">
            {files.map(({ documentId, name, sizeBytes }) => (
              <li key={documentId}>
                <a
                  href={endpointUrl(getInquiryFile.path, { token, documentId })}
                  download={name}
                  className="inline-flex min-h-11 max-w-full items-center gap-2 text-info underline underline-offset-4"
                >
                  <FileText aria-hidden="true" className="size-5 shrink-0" />
                  <span className="min-w-0 break-words">
                    {name} ({formatSize(sizeBytes)})
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {sent === 0 ? null : (
        <Notice tone="success" live className="mt-6" title="Your answer is sent">
          {senderName} reads it beside the question, and by mail.
        </Notice>
      )}
      {isOpen ? (
        <ReplyForm
          key={sent}
          token={token}
          senderName={senderName}
          isFirst={sent === 0}
          onSent={(next) => {
            setLatest(next);
            setSent(sent + 1);
          }}
        />
      ) : (
        <Notice tone="info" className="mt-6" title="No answer is needed">
          {whyOver(latest)}
        </Notice>
      )}
      <p className="mt-6 text-sm text-ink-soft">
        You answer as {firm}. This page is for whoever has its link, until {formatDate(expiresAt, zone, 'long')}; please do not
        pass it on.
      </p>
    </>
  );
}

function whyOver({ senderName, isTakenBack, hasSenderLeft }: ThreadToReply): string {
  if (hasSenderLeft)
    return 'Who asked has closed their account. Their words are erased; their files are here until your link ends.';
  return isTakenBack ? `${senderName} has taken the question back.` : `${senderName} has closed the question: it is settled.`;
}

/** A person's, not a program's that checks the links of mails. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart'] as const;

/** Says once that the question was read: as soon as somebody moves in the page while it is in view. */
function useNoteOfReading(token: string, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const ended = new AbortController();
    function note() {
      if (document.visibilityState !== 'visible') return;
      ended.abort();
      // What is not noted now is noted at the next visit.
      void browserApi.call(noteInquiryRead, { params: { token } }).catch(() => undefined);
    }
    for (const sign of SIGNS) addEventListener(sign, note, { signal: ended.signal, passive: true });
    return () => ended.abort();
  }, [token, isOpen]);
}

interface ReplyFormProps {
  token: string;
  senderName: string;
  isFirst: boolean;
  onSent: (thread: ThreadToReply) => void;
}

function ReplyForm({ token, senderName, isFirst, onSent }: ReplyFormProps) {
  const form = useForm({
    schema: replyFormSchema,
    start: { message: '' },
    keyed: true,
    guards: true,
    send: (body) => browserApi.call(replyToInquiry, { params: { token }, body }),
    done: onSent,
  });
  return (
    <Form of={form} className="mt-6 space-y-4">
      <Field
        {...form.field('message')}
        label={isFirst ? `Your answer to ${senderName}` : 'Anything to add?'}
        hint="Describe the home and the terms, not who should live there: fair housing law applies to answers too."
        required
      >
        <TextArea rows={6} maxLength={4000} />
      </Field>
      <SubmitButton of={form} busyText="Sending…">
        Send answer
      </SubmitButton>
    </Form>
  );
}

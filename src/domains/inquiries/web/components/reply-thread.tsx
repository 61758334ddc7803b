import { FileText } from '#ui/icons/index.ts';
import { useRef, useState } from 'react';
import type { PassedWarning } from '#domains/compliance/contract.ts';
import { ReplyFindings } from '#domains/compliance/web/index.ts';
import { MOST_REPLY_LETTERS, replyFormSchema } from '#domains/correspondence/contract.ts';
import { LinkNote, LinkThread, useNoteOfReading } from '#domains/correspondence/web/index.ts';
import { formatSize } from '#domains/documents/web/index.ts';
import { endpointUrl } from '#lib/endpoint.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { getInquiryFile, noteInquiryRead, replyToInquiry, type ThreadToReply } from '../../contract.ts';

/** The question and its thread, with a form for the answer. */
export function ReplyThread({ first, token }: { first: ThreadToReply; token: string }) {
  const [latest, setLatest] = useState(first);
  const [sent, setSent] = useState(0);
  const { senderName, firm, thread, files, isOpen, expiresAt, state } = latest;
  useNoteOfReading(isOpen, () => browserApi.call(noteInquiryRead, { params: { token } }));
  return (
    <>
      <LinkThread thread={thread} senderName={senderName} firm={firm} className="mt-6" />
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
                  <span className="min-w-0 text-left break-words">
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
          {senderName} reads it here with the question, and by mail.
        </Notice>
      )}
      {isOpen ? (
        <ReplyForm
          key={sent}
          token={token}
          senderName={senderName}
          state={state}
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
      <LinkNote firm={firm} expiresAt={expiresAt} />
    </>
  );
}

function whyOver({ senderName, isTakenBack, hasSenderLeft }: ThreadToReply): string {
  if (hasSenderLeft)
    return 'The person who asked closed their account. We erased what they wrote; their files stay here until your link expires.';
  return isTakenBack ? `${senderName} has withdrawn the question.` : `${senderName} has closed the question: it is settled.`;
}

interface ReplyFormProps {
  token: string;
  senderName: string;
  state: string | null;
  isFirst: boolean;
  onSent: (thread: ThreadToReply) => void;
}

function ReplyForm({ token, senderName, state, isFirst, onSent }: ReplyFormProps) {
  const [passed, setPassed] = useState<PassedWarning[]>([]);
  const form = useForm({
    schema: replyFormSchema,
    start: { message: '' },
    keyed: true,
    guards: true,
    send: (body) => browserApi.call(replyToInquiry, { params: { token }, body: { ...body, passed } }),
    done: onSent,
  });
  const box = useRef<HTMLTextAreaElement>(null);
  return (
    <Form of={form} className="mt-6 space-y-4">
      <Field
        {...form.field('message')}
        label={isFirst ? `Your answer to ${senderName}` : 'Anything to add?'}
        hint="Describe the home and the terms, not who should live there: fair housing law applies to answers too."
        required
      >
        <TextArea ref={box} rows={6} maxLength={MOST_REPLY_LETTERS} />
      </Field>
      <ReplyFindings
        text={form.values.message}
        field={box}
        states={state === null ? [] : [state]}
        passed={passed}
        onPassed={setPassed}
      />
      <SubmitButton of={form} busyText="Sending…">
        Send answer
      </SubmitButton>
    </Form>
  );
}

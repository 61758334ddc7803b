import { useId, useState } from 'react';
import { formatDate, formatDateTime } from '#lib/format.ts';
import { randomUuid } from '#lib/uuid.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { useServerForm } from '#platform/web/use-server-form.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { replyFormSchema, replyToInquiry, type ThreadToReply } from '../../contract.ts';

/** The question with what followed, and room for an answer. */
export function ReplyThread({ first, token }: { first: ThreadToReply; token: string }) {
  const [latest, setLatest] = useState(first);
  const [sent, setSent] = useState(0);
  const { senderName, firm, thread, isOpen, expiresAt } = latest;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <>
      <ol aria-label="What was written" className="mt-6 space-y-4">
        {thread.map(({ from, message, at }) => (
          <li key={`${from} ${at}`} className="rounded-card border border-line bg-surface p-4">
            <p className="text-sm text-ink-soft">
              <span className="font-medium text-ink">{from === 'firm' ? firm : senderName}</span>, {formatDateTime(at, zone)}
            </p>
            <p className="mt-2 break-words whitespace-pre-line">{message}</p>
          </li>
        ))}
      </ol>
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
          {senderName} has taken the question back.
        </Notice>
      )}
      <p className="mt-6 text-sm text-ink-soft">
        You answer as {firm}. This page is for whoever has its link, until {formatDate(expiresAt, zone, 'long')}; please do not
        pass it on.
      </p>
    </>
  );
}

interface ReplyFormProps {
  token: string;
  senderName: string;
  isFirst: boolean;
  onSent: (thread: ThreadToReply) => void;
}

function ReplyForm({ token, senderName, isFirst, onSent }: ReplyFormProps) {
  const id = useId();
  const [idempotencyKey] = useState(randomUuid);
  const { form, submit, isSending, failure } = useServerForm({
    id,
    schema: replyFormSchema,
    defaultValues: { message: '', idempotencyKey },
    async send(body) {
      const next = await browserApi.call(replyToInquiry, { params: { token }, body });
      onSent(next);
      return next;
    },
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-6 space-y-4">
      {failure === undefined ? null : (
        <Notice tone="error" live>
          {failure}
        </Notice>
      )}
      <Field
        id={`${id}-message`}
        label={isFirst ? `Your answer to ${senderName}` : 'Anything to add?'}
        hint="Describe the home and the terms, not who should live there: fair housing law applies to answers too."
        error={form.formState.errors.message?.message}
        required
      >
        <TextArea rows={6} maxLength={4000} {...form.register('message')} />
      </Field>
      <Button type="submit" busy={isSending} busyText="Sending…">
        Send answer
      </Button>
    </form>
  );
}

import { useState } from 'react';
import { formatDate } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { PRIVACY_ANSWER_DAYS } from '#lib/kept-for.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import {
  answerPrivacyQuestion,
  extendPrivacyQuestion,
  listPrivacyRequests,
  moreTimeForm,
  type PrivacyRequest,
} from '../../contract.ts';
import { MOST_LETTERS } from '../../model/limits.ts';

/** Answers what somebody asked about their data, or takes more time for it. */
export function AnswerDialog({ request, onClose }: { request: PrivacyRequest; onClose: () => void }) {
  const params = { requestId: request.id };
  const form = useForm({
    start: { answer: '' },
    guards: true,
    check: ({ answer }) => ({ answer: answer.trim() === '' ? 'Say what was done' : undefined }),
    send: (body) => browserApi.call(answerPrivacyQuestion, { params, body }),
    refreshes: [listPrivacyRequests],
    answered: onClose,
    done: { title: 'Answered' },
  });
  const extend = useWrite((reason: string) => browserApi.call(extendPrivacyQuestion, { params, body: { reason } }), {
    refreshes: [listPrivacyRequests],
    answered: onClose,
    done: { title: `Due ${PRIVACY_ANSWER_DAYS} days later` },
  });
  const { answer } = form.values;
  const [refused, setRefused] = useState<{ answer: string; why: string }>();
  const field = form.field('answer');
  const takeMoreTime = () => {
    const read = moreTimeForm.safeParse({ reason: answer });
    if (read.success) void extend.run(answer.trim());
    else setRefused({ answer, why: read.error.issues[0]?.message ?? '' });
  };
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      title={`${request.person.name} asks`}
      description={`Due ${formatDate(request.dueAt, viewerTimeZone())}. Do what is asked first, then say so here: they get it by email.`}
      closeOnOutsideClick={false}
      className="grid gap-5"
      button="Send the answer"
    >
      <p className="rounded-control bg-sunken p-3 break-words whitespace-pre-line">{request.body}</p>
      <Field
        {...field}
        error={refused?.answer === answer ? refused.why : field.error}
        label="Answer"
        hint="What you did, or why you can’t"
        required
      >
        <TextArea rows={5} maxLength={MOST_LETTERS.question} />
      </Field>
      {request.canExtend ? (
        <div>
          <Button variant="quiet" size="small" busy={extend.isBusy} onClick={takeMoreTime}>
            Take {PRIVACY_ANSWER_DAYS} more days, and send this as the reason
          </Button>
        </div>
      ) : null}
    </FormDialog>
  );
}

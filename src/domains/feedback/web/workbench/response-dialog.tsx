import { splitCommas } from '#lib/comma-list.ts';
import { capitalize } from '#lib/format.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { endpointUrl } from '#lib/endpoint.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { fetchAsUser } from '#platform/web/fetch-as-user.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { KeyValueList } from '#ui/key-value-list.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { SkeletonFields } from '#ui/skeleton-shapes.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import {
  changeResponse,
  deleteResponse,
  type FeedbackResponse,
  getPicture,
  getResponse,
  listResponses,
  replyToResponse,
} from '../../contract.ts';
import { STATUS_WORDS, STATUSES } from '../../model/statuses.ts';
import { MOST_LETTERS } from '../../model/limits.ts';

const refreshes = [listResponses, getResponse];

/** One answer: all of it, what becomes of it, and the reply. */
export function ResponseDialog({ responseId, onClose }: { responseId: string; onClose: () => void }) {
  const query = useQuery(endpointQuery(getResponse, { params: { responseId } }));
  return (
    <Dialog open onOpenChange={onClose} title="An answer" size="large">
      <Loaded query={query} pending={<SkeletonFields />} failed="We couldn’t load the answer">
        {(shown) => <Answer {...shown} onClose={onClose} />}
      </Loaded>
    </Dialog>
  );
}

interface AnswerProps {
  response: FeedbackResponse;
  staff: readonly { id: string; name: string }[];
  onClose: () => void;
}

function Answer({ response, staff, onClose }: AnswerProps) {
  const [isDeleting, setDeleting] = useState(false);
  const params = { responseId: response.id };
  const change = useWrite(changeResponse, { refreshes, failureTitle: 'Not changed' });
  const remove = useWrite(deleteResponse, {
    // What is deleted cannot be read again.
    refreshes: [listResponses],
    answered: onClose,
    done: { title: 'Answer deleted' },
    failureTitle: 'Not deleted',
  });
  const tags = useForm({
    start: { tags: response.tags.join(', ') },
    refreshes,
    done: { title: 'Tags saved' },
    faults: () => ({ tags: 'Give at most ten tags of 30 characters' }),
    send: (values) =>
      browserApi.call(changeResponse, {
        params,
        body: {
          tags: splitCommas(values.tags),
        },
      }),
  });
  return (
    <>
      <KeyValueList
        items={[
          ...response.answers.map(({ label, answer }) => ({
            label,
            value: <span className="break-words whitespace-pre-line">{answer}</span>,
          })),
          { label: 'Widget', value: response.widgetName },
          { label: 'Page', value: response.place },
          ...(response.funnels.length === 0 ? [] : [{ label: 'Step of a funnel', value: response.funnels.join('; ') }]),
          { label: 'Device', value: capitalize(response.device) },
        ]}
      />
      {response.hasPicture ? <Picture responseId={response.id} /> : null}
      <div className="mt-6 grid gap-4 sm:grid-cols-2">
        <Field label="State">
          <Select
            value={response.status}
            options={STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] }))}
            onChange={({ target }) =>
              void change.run({ params, body: { status: STATUSES.find((one) => one === target.value) ?? 'new' } })
            }
          />
        </Field>
        <Field label="Owner">
          <Select
            placeholder="No one"
            value={response.owner?.id ?? ''}
            options={staff.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => void change.run({ params, body: { ownerId: target.value === '' ? null : target.value } })}
          />
        </Field>
      </div>
      <Form of={tags} className="mt-4 flex flex-wrap items-end gap-3">
        <Field {...tags.field('tags')} label="Tags" hint="With commas between them" className="min-w-0 grow">
          <TextInput />
        </Field>
        <SubmitButton of={tags}>Save the tags</SubmitButton>
      </Form>
      <Reply response={response} />
      <Button className="mt-6" variant="quiet" onClick={() => setDeleting(true)}>
        Delete this answer
      </Button>
      {isDeleting ? (
        <ConfirmDialog
          open
          onOpenChange={setDeleting}
          title="Delete this answer?"
          confirm="Delete it"
          busy={remove.isBusy}
          onConfirm={() => void remove.run({ params })}
        >
          You can’t undo this.
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function Reply({ response: { id, email, reply } }: { response: FeedbackResponse }) {
  const form = useForm({
    start: { text: '' },
    refreshes,
    done: { title: 'The answer is on its way' },
    guards: true,
    send: ({ text }) => browserApi.call(replyToResponse, { params: { responseId: id }, body: { text } }),
  });
  if (email === null) return <p className="mt-4 text-ink-soft">The sender didn’t ask for an answer.</p>;
  if (reply !== null)
    return (
      <Notice tone="success" title={`Answered to ${email}`} className="mt-4">
        <span className="break-words whitespace-pre-line">{reply}</span>
      </Notice>
    );
  return (
    <Form of={form} className="mt-4 space-y-3">
      <Field {...form.field('text')} label={`Answer to ${email}`}>
        <TextArea rows={4} maxLength={MOST_LETTERS.reply} />
      </Field>
      <SubmitButton of={form}>Send the answer</SubmitButton>
    </Form>
  );
}

/** A picture that only administrators may fetch. */
function Picture({ responseId }: { responseId: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isGone = false;
    fetchAsUser(endpointUrl(getPicture.path, { responseId }))
      .then((answer) => (answer.ok ? answer.blob() : undefined))
      .then((blob) => {
        if (blob === undefined || isGone) return;
        made = URL.createObjectURL(blob);
        setUrl(made);
      })
      .catch(() => {
        // The answer is shown without it.
      });
    return () => {
      isGone = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [responseId]);
  return url === undefined ? null : (
    <img src={url} alt="What the sender saw" className="mt-4 max-w-full rounded-card border border-line" />
  );
}

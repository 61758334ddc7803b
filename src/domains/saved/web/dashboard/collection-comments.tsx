import { MOST_LETTERS } from '../../model/limits.ts';
import { Trash2 } from '#ui/icons/index.ts';
import { useId, useState } from 'react';
import { streetOf } from '#domains/listings/web/index.ts';
import { formatDateTime } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { addComment, deleteComment, type Collection } from '../../contract/collections.ts';
import { COLLECTION_READS } from '../api.ts';

/** What its people say, oldest first. */
export function CollectionComments({ collection }: { collection: Collection }) {
  const { id, comments, homes, role } = collection;
  const formId = useId();
  const form = useForm({
    guards: true,
    id: formId,
    start: { body: '', about: '' },
    check: ({ body }) => ({ body: body.trim() === '' ? 'Write a comment first' : undefined }),
    send: ({ body, about }, idempotencyKey) =>
      browserApi.call(addComment, {
        params: { id },
        body: { body, idempotencyKey, ...(about === '' ? {} : { listingKey: about }) },
      }),
    answered: () => document.getElementById(`${formId}-body`)?.focus(),
    refreshes: COLLECTION_READS,
    clears: true,
  });
  const [doomed, setDoomed] = useState<Collection['comments'][number]>();
  const remove = useWrite(deleteComment, { refreshes: COLLECTION_READS, answered: () => setDoomed(undefined) });
  const nameOf = (key: string) => {
    const home = homes.find(({ listing }) => listing.listingKey === key);
    return home === undefined ? 'a home' : streetOf(home.listing);
  };
  return (
    <section>
      <h3 className="font-sans text-lg font-semibold">Comments</h3>
      {comments.length === 0 ? <p className="text-ink-soft">No comments yet.</p> : null}
      <ul className="mt-2 space-y-3">
        {comments.map((comment) => (
          <li key={comment.id} className="flex items-start gap-2">
            <div className="min-w-0 grow rounded-card bg-sunken px-4 py-2.5">
              <p className="text-sm text-ink-soft">
                <span className="font-medium text-ink">{comment.author}</span>
                {comment.listingKey === null ? '' : ` on ${nameOf(comment.listingKey)}`},{' '}
                {formatDateTime(comment.createdAt, viewerTimeZone())}
              </p>
              <p className="break-words whitespace-pre-line">{comment.body}</p>
            </div>
            {comment.isMine || role === 'owner' ? (
              <IconButton
                icon={Trash2}
                size="small"
                label={`Delete the comment of ${comment.author}`}
                onClick={() => setDoomed(comment)}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {doomed === undefined ? null : (
        <ConfirmDialog
          open
          onOpenChange={() => setDoomed(undefined)}
          title="Delete this comment?"
          confirm="Delete"
          busy={remove.isBusy}
          onConfirm={() => void remove.run({ params: { id, commentId: doomed.id } })}
        >
          What {doomed.isMine ? 'you' : doomed.author} wrote is gone for everyone here.
        </ConfirmDialog>
      )}
      {role === 'view' ? null : (
        <Form of={form} className="mt-4 space-y-3">
          <Field {...form.field('body')} label="Comment">
            <TextArea rows={2} maxLength={MOST_LETTERS.comment} />
          </Field>
          <div className="flex flex-wrap items-end gap-2">
            <Select
              name="about"
              aria-label="About"
              compact
              className="max-w-64"
              placeholder="The whole collection"
              options={homes.map(({ listing }) => ({ value: listing.listingKey, label: streetOf(listing) }))}
            />
            <SubmitButton of={form} size="small">
              Comment
            </SubmitButton>
          </div>
          <p role="status" className="sr-only">
            {form.isSent ? 'Comment sent' : ''}
          </p>
        </Form>
      )}
    </section>
  );
}

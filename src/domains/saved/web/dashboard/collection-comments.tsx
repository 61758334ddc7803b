import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from '#ui/icons/index.ts';
import { useId, useState } from 'react';
import { streetOf } from '#domains/listings/web/index.ts';
import { formatDateTime } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Button } from '#ui/button.tsx';
import { failureToast } from '#ui/failure-words.ts';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useToast } from '#ui/toast.tsx';
import { addComment, deleteComment, type Collection } from '../../contract/collections.ts';
import { refreshCollections } from '../api.ts';

/** What its people say, oldest first. */
export function CollectionComments({ collection }: { collection: Collection }) {
  const client = useQueryClient();
  const { toast } = useToast();
  const { id, comments, homes, role } = collection;
  const [body, setBody] = useState('');
  const [about, setAbout] = useState('');
  const [isWordless, setWordless] = useState(false);
  const fieldId = useId();
  const refresh = () => refreshCollections(client);
  const add = useMutation({
    mutationFn: () =>
      browserApi.call(addComment, { params: { id }, body: { body, ...(about === '' ? {} : { listingKey: about }) } }),
    onSuccess: () => {
      setBody('');
      document.getElementById(fieldId)?.focus();
    },
    onSettled: refresh,
  });

  function send() {
    setWordless(body.trim() === '');
    if (body.trim() === '') document.getElementById(fieldId)?.focus();
    else add.mutate();
  }

  const remove = useMutation({
    mutationFn: (commentId: string) => browserApi.call(deleteComment, { params: { id, commentId } }),
    onError: () => toast(failureToast()),
    onSettled: refresh,
  });
  const nameOf = (key: string) => {
    const home = homes.find(({ listing }) => listing.listingKey === key);
    return home === undefined ? 'a home' : streetOf(home.listing);
  };
  return (
    <section>
      <h3 className="font-sans text-lg font-semibold">Comments</h3>
      {comments.length === 0 ? <p className="text-ink-soft">Nobody has said anything yet.</p> : null}
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
                onClick={() => remove.mutate(comment.id)}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {role === 'view' ? null : (
        <div className="mt-4 space-y-3">
          <Field id={fieldId} label="Comment" error={isWordless ? 'Write a comment first' : undefined}>
            <TextArea
              rows={2}
              value={body}
              maxLength={2000}
              onChange={({ target }) => {
                setBody(target.value);
                setWordless(false);
              }}
            />
          </Field>
          <div className="flex flex-wrap items-end gap-2">
            <Select
              aria-label="About"
              compact
              className="max-w-64"
              placeholder="The whole collection"
              options={homes.map(({ listing }) => ({ value: listing.listingKey, label: streetOf(listing) }))}
              value={about}
              onChange={({ target }) => setAbout(target.value)}
            />
            <Button size="small" busy={add.isPending} onClick={send}>
              Comment
            </Button>
          </div>
          <p role="status" className="sr-only">
            {add.isSuccess ? 'Comment sent' : ''}
          </p>
          {add.isError ? (
            <p role="alert" className="text-sm text-error">
              Your comment was not sent. It is still here; please try again.
            </p>
          ) : null}
        </div>
      )}
    </section>
  );
}

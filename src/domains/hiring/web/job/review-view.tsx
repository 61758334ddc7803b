import { useState } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { replyToReview, type Review } from '../../contract.ts';
import { REVIEW_ASPECT_KEYS, REVIEW_ASPECTS } from '../../model/reasons.ts';
import { HIRING_READS } from '../api.ts';
import { sayDate } from '../say-when.ts';
import { ReportButton, ReportDialog } from '../side-actions.tsx';

/** A review with its reply. */
export function ReviewView({ review, canReply = false }: { review: Review; canReply?: boolean }) {
  const [isReplying, setReplying] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const aspects = REVIEW_ASPECT_KEYS.flatMap((key) => {
    const stars = review.aspects[key];
    return stars === undefined ? [] : [`${REVIEW_ASPECTS[key]}: ${stars}`];
  });
  return (
    <article className="mt-3">
      <p className="text-sm">
        <span className="font-medium">{review.stars} of 5 stars</span>
        <span className="text-ink-soft">
          {' '}
          by {review.author}, {sayDate(review.writtenAt)}
        </span>
      </p>
      <p className="mt-1 max-w-measure whitespace-pre-line">{review.body}</p>
      {aspects.length === 0 ? null : <p className="mt-1 text-sm text-ink-soft">{aspects.join(' · ')}</p>}
      {review.status === 'shown' ? null : (
        <p className="mt-1 text-sm text-warning">
          {review.status === 'held' ? 'On hold until our team reviews it' : 'Removed'}
          {review.statusReason === '' ? '' : `: ${review.statusReason}`}
        </p>
      )}
      {review.reply === null ? null : (
        <blockquote className="mt-3 border-l-2 border-line pl-4 text-sm">
          <p className="font-medium">The professional replied {sayDate(review.reply.at)}</p>
          <p className="mt-1 max-w-measure whitespace-pre-line">{review.reply.body}</p>
        </blockquote>
      )}
      {canReply && review.status === 'shown' ? (
        <div className="mt-3 flex gap-2 print:hidden">
          <Button variant="secondary" size="small" onClick={() => setReplying(!isReplying)}>
            {review.reply === null ? 'Reply' : 'Change the reply'}
          </Button>
          <ReportButton kind="review" aboutId={review.id} onClick={() => setReporting(true)}>
            Report the review
          </ReportButton>
        </div>
      ) : null}
      {isReplying ? <ReplyForm review={review} onClose={() => setReplying(false)} /> : null}
      {isReporting ? (
        <ReportDialog kind="review" aboutId={review.id} title="Report the review" onClose={() => setReporting(false)} />
      ) : null}
    </article>
  );
}

function ReplyForm({ review, onClose }: { review: Review; onClose: () => void }) {
  const form = useForm({
    start: { body: review.reply?.body ?? '' },
    check: ({ body }) => (body.trim().length < 2 ? { body: 'Write the reply' } : {}),
    send: (body) => browserApi.call(replyToReview, { params: { reviewId: review.id }, body }),
    refreshes: HIRING_READS,
    answered: onClose,
    done: { title: 'Your reply is published' },
  });
  return (
    <Form of={form} className="mt-3 space-y-3" label="Reply">
      <Field {...form.field('body')} label="Your reply" hint="Everyone can read it.">
        <TextArea rows={3} />
      </Field>
      <SubmitButton of={form} size="small">
        Publish the reply
      </SubmitButton>
    </Form>
  );
}

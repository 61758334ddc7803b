import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { writeReview } from '../../contract.ts';
import { REVIEW_ASPECT_KEYS, REVIEW_ASPECTS } from '../../model/reasons.ts';
import { HIRING_READS } from '../api.ts';

const STARS = [5, 4, 3, 2, 1].map((star) => ({ value: String(star), label: `${star} of 5 stars` }));

interface ReviewFormProps {
  engagementId: string;
  /** Whose work it was. */
  vendorName: string;
  onClose: () => void;
}

/** The one review of a job. */
export function ReviewForm({ engagementId, vendorName, onClose }: ReviewFormProps) {
  const title = `Your review of ${vendorName}`;
  const form = useForm({
    start: { stars: '', body: '', quality: '', value: '', time: '', communication: '' },
    check: ({ stars, body }) => ({
      ...(stars === '' ? { stars: 'Choose one to five stars' } : {}),
      ...(body.trim().length < 10 ? { body: 'Say in a sentence how it went' } : {}),
    }),
    send: ({ stars, body, ...aspects }) =>
      browserApi.call(writeReview, {
        params: { engagementId },
        body: {
          stars: Number(stars),
          body,
          aspects: Object.fromEntries(
            REVIEW_ASPECT_KEYS.flatMap((key) => (aspects[key] === '' ? [] : [[key, Number(aspects[key])]])),
          ),
        },
      }),
    refreshes: HIRING_READS,
    guards: true,
    answered: onClose,
    done: { title: 'Thank you! Your review is on their page.' },
  });
  return (
    <Form of={form} className="mt-6 grid gap-4 sm:grid-cols-2" label={title}>
      <h3 className="text-base font-semibold sm:col-span-2">{title}</h3>
      <Field {...form.field('stars')} label="Overall" className="sm:col-span-2">
        <Select placeholder="Choose" options={STARS} />
      </Field>
      {REVIEW_ASPECT_KEYS.map((key) => (
        <Field key={key} {...form.field(key)} label={REVIEW_ASPECTS[key]} optional>
          <Select placeholder="Not said" options={STARS} />
        </Field>
      ))}
      <Field
        {...form.field('body')}
        label="How it went"
        hint="Everyone can read this, with your first name and initial. Leave out phone numbers, addresses and links."
        className="sm:col-span-2"
      >
        <TextArea rows={5} />
      </Field>
      <div className="flex gap-3 sm:col-span-2">
        <SubmitButton of={form}>Publish the review</SubmitButton>
        <Button variant="secondary" onClick={onClose}>
          Not now
        </Button>
      </div>
    </Form>
  );
}

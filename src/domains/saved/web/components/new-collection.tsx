import { MOST_LETTERS } from '../../model/limits.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { createCollection, putCollectionHome } from '../../contract/collections.ts';
import { COLLECTION_READS } from '../api.ts';

interface NewCollectionProps {
  /** A home that goes into it at once. */
  listingKey?: string;
  className?: string;
}

/** Begins a collection by its name. */
export function NewCollection({ listingKey, className }: NewCollectionProps) {
  const form = useForm({
    start: { name: '' },
    check: ({ name }) => ({ name: name.trim() === '' ? 'Give the new collection a name' : undefined }),
    async send({ name }, idempotencyKey) {
      const made = await browserApi.call(createCollection, { body: { name, idempotencyKey } });
      if (listingKey !== undefined) await browserApi.call(putCollectionHome, { params: { id: made.id, listingKey }, body: {} });
      return made.name;
    },
    refreshes: COLLECTION_READS,
    clears: true,
  });
  return (
    <Form of={form} className={className}>
      <div className="flex items-start gap-2">
        <Field {...form.field('name')} label="New collection" className="grow">
          <TextInput maxLength={MOST_LETTERS.name} />
        </Field>
        <SubmitButton of={form} variant="secondary" className="mt-6.75">
          Create
        </SubmitButton>
      </div>
      <p role="status" className="sr-only">
        {form.answer === undefined ? '' : `Collection ${form.answer} created`}
      </p>
    </Form>
  );
}

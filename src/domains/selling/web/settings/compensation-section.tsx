import { useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { showAnswer } from '#platform/web/write/read-cache.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { MOST_COMPENSATION, saveSellerDefaults, type SellerDefaults, sellerDefaultsSchema } from '../../contract.ts';
import { COMPENSATION, COMPENSATION_KEYS } from '../../model/compensation.ts';
import { sellerDefaultsOptions } from '../api.ts';

const CHOOSES_TAB = ['tab'] as const;
const OPEN = 'open';
const formSchema = sellerDefaultsSchema.extend({ compensation: z.enum([OPEN, ...COMPENSATION_KEYS]) });

/** What a person's new listings say about compensation of buyers' agents. */
export function CompensationSection() {
  return (
    <Card>
      <CardHeader
        level={2}
        title="Compensation"
        description="What your new listings start with. What a buyer pays their agent is negotiable and not set by law. A listing makes no offer of compensation; buyers write into their offer what they ask for."
      />
      <Loaded query={useQuery(sellerDefaultsOptions())}>{(defaults) => <DefaultsForm defaults={defaults} />}</Loaded>
    </Card>
  );
}

function DefaultsForm({ defaults }: { defaults: SellerDefaults }) {
  const client = useQueryClient();
  const form = useForm({
    guards: CHOOSES_TAB,
    schema: formSchema,
    start: { compensation: defaults.compensation ?? OPEN, compensationText: defaults.compensationText },
    send: ({ compensation, ...rest }) =>
      browserApi.call(saveSellerDefaults, { body: { ...rest, compensation: compensation === OPEN ? null : compensation } }),
    answered: (answer) => (answer === null ? undefined : showAnswer(client, sellerDefaultsOptions(), answer)),
    done: { title: 'Saved for your next listings.' },
  });
  return (
    <Form of={form} className="grid max-w-measure gap-5">
      <Field {...form.field('compensation')} label="How you plan to handle it">
        <Select
          options={[
            { value: OPEN, label: 'I decide for each listing' },
            ...COMPENSATION_KEYS.map((key) => ({ value: key, label: COMPENSATION[key] })),
          ]}
        />
      </Field>
      <Field
        {...form.field('compensationText')}
        label="What you say when a buyer’s agent asks"
        hint="Only the people on your listings see it. Copy it into your answers."
      >
        <TextArea rows={4} maxLength={MOST_COMPENSATION} />
      </Field>
      <div>
        <SubmitButton of={form}>Save</SubmitButton>
      </div>
    </Form>
  );
}

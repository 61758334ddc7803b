import { useState } from 'react';
import { z } from 'zod';
import { dayField } from '#lib/stored-values.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { type OwnListing, planOwnListingFirstDay } from '../../contract.ts';
import { doubtFirstDay } from '../../model/status-changes.ts';
import { useShowListing } from '../api.ts';

interface SoonDialogProps {
  listing: OwnListing;
  /** Publishes a draft as coming soon. */
  onPublish: (onMarketDate: string | null) => void;
  onClose: () => void;
}

const schema = z.object({
  onMarketDate: z.union([z.literal('').transform(() => null), dayField('Give a full date')], { error: 'Give a full date' }),
});

/** Asks on which day a home comes on the market: before it is published as coming soon, and if the day changes. */
export function SoonDialog({ listing, onPublish, onClose }: SoonDialogProps) {
  const { id, timeZone, onMarketDate, publishedVersion } = listing;
  const show = useShowListing();
  const isDraft = publishedVersion === null;
  const [today] = useState(() => dayInZone(new Date(), timeZone));
  const form = useForm({
    start: { onMarketDate: onMarketDate ?? '' },
    guards: true,
    schema,
    check: ({ onMarketDate: day }) => {
      const doubt = day === '' ? undefined : doubtFirstDay(day, today);
      return doubt === undefined ? {} : { onMarketDate: doubt };
    },
    send: async (body): Promise<OwnListing | null> => {
      if (!isDraft) return browserApi.call(planOwnListingFirstDay, { params: { id }, body });
      onPublish(body.onMarketDate);
      return null;
    },
    answered: async (answer) => {
      onClose();
      if (answer !== null) await show(answer);
    },
    done: () => (isDraft ? undefined : { title: 'The first day for sale is changed.' }),
  });
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      title={isDraft ? 'Publish as coming soon' : 'First day for sale'}
      description="Buyers find the home and ask questions. They can’t tour it before this day."
      closeOnOutsideClick={false}
      button={isDraft ? 'Publish' : 'Save the day'}
    >
      <Field {...form.field('onMarketDate')} label="First day for sale" hint="Leave it empty if you don’t know it yet">
        <TextInput type="date" min={today} />
      </Field>
    </FormDialog>
  );
}

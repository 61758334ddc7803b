import { useState } from 'react';
import { z } from 'zod';
import { type StandardStatus, STATUS_WORDS } from '#domains/listings/contract.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import { formatNumber } from '#lib/format.ts';
import { readAmount } from '#lib/read-amount.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import {
  changeOwnListingPrice,
  changeReason,
  changeOwnListingStatus,
  listOwnListingEvents,
  type OwnListing,
} from '../../contract.ts';
import { useShowListing } from '../api.ts';
import { MOST_LETTERS } from '../../model/limits.ts';

interface ChangeDialogProps {
  listing: OwnListing;
  onClose: () => void;
}

const dollarsField = z
  .string()
  .transform((text) => readAmount(text) ?? null)
  .pipe(
    z
      .number({ error: 'Give a price in dollars' })
      .min(1000, 'Give at least $1,000')
      .max(1_000_000_000, 'Give at most $1,000,000,000'),
  );

const DATE_LABELS: Partial<Record<StandardStatus, string>> = {
  'Active Under Contract': 'Day of the contract',
  Pending: 'Day of the contract',
  Closed: 'Day of the closing',
};

const LEADS: Partial<Record<StandardStatus, string>> = {
  Active: 'Buyers can find the home again.',
  'Coming Soon': 'Buyers find the home again and ask questions. They can’t tour it yet.',
  'Active Under Contract': 'The home stays in search, marked as under contract. You still take backup offers.',
  Pending: 'The home leaves the search for homes for sale.',
  Hold: 'The home leaves the search. You can bring it back.',
  Withdrawn: 'The home leaves the site. You can bring it back.',
  Canceled: 'The listing ends. To sell the home later, make a new listing.',
  Expired: 'The listing ends. To sell the home later, make a new listing.',
  Closed: 'The sale is recorded, with its price, and the listing ends.',
};

/** Asks for what a change of status needs: its reason and date, and the price of a sale. */
export function StatusDialog({ listing, to, onClose }: ChangeDialogProps & { to: StandardStatus }) {
  const show = useShowListing();
  const isSale = to === 'Closed';
  const [today] = useState(() => dayInZone(new Date(), listing.timeZone));
  const form = useForm({
    schema: z.object({
      reason: changeReason,
      date: z.iso.date('Give a full date'),
      closePrice: isSale ? dollarsField : z.string().transform(() => undefined),
    }),
    start: { reason: '', date: today, closePrice: '' },
    send: (body) =>
      browserApi.call(changeOwnListingStatus, {
        params: { id: listing.id },
        body: { ...body, from: listing.standardStatus, to },
      }),
    guards: true,
    refreshes: [listOwnListingEvents],
    answered: (answer) => show(answer),
    done: () => {
      onClose();
      return { title: `The listing is now "${STATUS_WORDS[to]}".` };
    },
  });
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      title={`Change to "${STATUS_WORDS[to]}"`}
      description={LEADS[to]}
      closeOnOutsideClick={false}
      className="grid gap-5"
      button="Change the status"
    >
      {isSale ? (
        <Field {...form.field('closePrice')} label="Price it sold for" required>
          <TextInput prefix="$" inputMode="decimal" />
        </Field>
      ) : null}
      <Field {...form.field('date')} label={DATE_LABELS[to] ?? 'Since'} required>
        <TextInput type="date" />
      </Field>
      <Field {...form.field('reason')} label="Reason" hint="For the people on this listing; buyers don’t see it" required>
        <TextInput maxLength={MOST_LETTERS.reason} />
      </Field>
    </FormDialog>
  );
}

/** Changes the public price immediately. Other changes in the draft stay unpublished. */
export function PriceDialog({ listing, publicPrice, onClose }: ChangeDialogProps & { publicPrice: number }) {
  const show = useShowListing();
  const form = useForm({
    schema: z.object({ to: dollarsField, reason: changeReason }),
    start: { to: formatNumber(publicPrice, 2), reason: '' },
    send: (body) => browserApi.call(changeOwnListingPrice, { params: { id: listing.id }, body: { ...body, from: publicPrice } }),
    guards: true,
    refreshes: [listOwnListingEvents],
    answered: (answer) => show(answer),
    done: () => {
      onClose();
      return { title: 'The new price is public.' };
    },
  });
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      title="Change the price"
      description="The new price is public immediately, and people who saved the home hear about it."
      closeOnOutsideClick={false}
      className="grid gap-5"
      button="Change the price"
    >
      <Field {...form.field('to')} label="New price" required>
        <TextInput prefix="$" inputMode="decimal" />
      </Field>
      <Field {...form.field('reason')} label="Reason" hint="For the people on this listing; buyers don’t see it" required>
        <TextInput maxLength={MOST_LETTERS.reason} />
      </Field>
    </FormDialog>
  );
}

import { formatWholeDollars } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { useForm } from '#platform/web/form/use-form.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { changeOwnListingPrice, listOwnListings, type OwnListingSummary } from '../../contract.ts';
import { changeByPercent, refusePercent } from '../../model/price-changes.ts';
import { actOnAll, type Outcome } from './act-on-all.ts';
import { MOST_LETTERS } from '../../model/limits.ts';

interface BulkPriceDialogProps {
  listings: readonly OwnListingSummary[];
  onClose: () => void;
  onDone: (outcome: Outcome) => void;
}

/** Changes the public prices of several listings by the same share, with each new price in sight before. */
export function BulkPriceDialog({ listings, onClose, onDone }: BulkPriceDialogProps) {
  const form = useForm({
    start: { percent: '', reason: '' },
    guards: true,
    check: ({ percent, reason }) => ({
      percent: refusePercent(percent),
      reason: reason.trim() === '' ? 'Say why, for the people on these listings' : undefined,
    }),
    send: ({ percent, reason }) =>
      actOnAll(listings, async ({ id, publicPrice }) => {
        if (publicPrice === null) return 'It isn’t public yet. Change the price in its draft.';
        const to = changeByPercent(publicPrice, Number(percent));
        await browserApi.call(changeOwnListingPrice, { params: { id }, body: { from: publicPrice, to, reason: reason.trim() } });
        return undefined;
      }),
    refreshes: [listOwnListings],
    answered: onDone,
  });
  const { percent } = form.values;
  const isKnown = refusePercent(percent) === undefined;
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      title="Change the prices"
      description="New prices are public immediately, and people who saved a home hear about it."
      closeOnOutsideClick={false}
      className="grid gap-5"
      button="Change the prices"
    >
      <Field
        {...form.field('percent')}
        label="By how much, in percent"
        hint="Such as -2.5; each price ends in whole hundreds"
        required
      >
        <TextInput inputMode="text" />
      </Field>
      <ul aria-live="polite" className="grid gap-1 text-sm">
        {listings.map(({ id, label, publicPrice }) => (
          <li key={id}>
            {label}:{' '}
            {publicPrice === null
              ? 'not public yet'
              : isKnown
                ? `${formatWholeDollars(publicPrice)} → ${formatWholeDollars(changeByPercent(publicPrice, Number(percent)))}`
                : formatWholeDollars(publicPrice)}
          </li>
        ))}
      </ul>
      <Field {...form.field('reason')} label="Reason" hint="For the people on these listings; buyers don’t see it" required>
        <TextInput maxLength={MOST_LETTERS.reason} />
      </Field>
    </FormDialog>
  );
}

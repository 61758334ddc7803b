import { formatDateTime } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Field, FieldGroup } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import {
  askOtherTimes,
  getOwnTour,
  listMyTours,
  MOST_TOUR_SLOTS,
  type OtherTimes,
  otherTimesSchema,
  type SentTour,
} from '../../contract.ts';
import { SlotPicker } from '../components/slot-picker.tsx';

const NO_SLOTS: string[] = [];

export interface OtherTimesProps {
  tour: SentTour;
  /** For a sender without an account. */
  ask?: ((form: OtherTimes) => Promise<unknown>) | undefined;
}

/** Up to three times in place of those that were asked for, offered or agreed. */
export function OtherTimesForm({ tour, ask, onClose }: OtherTimesProps & { onClose: () => void }) {
  const { tourRequestId, timeZone, listing, sentTo, status, confirmedStartsAt } = tour;
  const form = useForm({
    schema: otherTimesSchema,
    start: { slots: NO_SLOTS, message: '' },
    keyed: true,
    guards: true,
    focuses: 'summary',
    send: (body): Promise<unknown> =>
      ask === undefined ? browserApi.call(askOtherTimes, { params: { tourRequestId }, body }) : ask(body),
    refreshes: [listMyTours, getOwnTour],
    done() {
      onClose();
      return { title: `We tell ${sentTo}`, description: 'Nothing is booked until they confirm one of your times.' };
    },
  });
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      title={status === 'accepted' ? 'Change the time of your tour' : 'Ask for other times'}
      description={
        status === 'accepted' && confirmedStartsAt !== null
          ? `Your tour on ${formatDateTime(confirmedStartsAt, timeZone)} is off once you send this.`
          : undefined
      }
      button="Ask for these times"
      busyText="Sending…"
      className="space-y-4"
    >
      <FieldGroup {...form.group('slots')} legend={`Up to ${MOST_TOUR_SLOTS} times, best first`}>
        <SlotPicker
          timeZone={timeZone}
          firstDay={listing?.standardStatus === 'Coming Soon' ? (listing.onMarketDate ?? undefined) : undefined}
          chosen={form.values.slots}
          onChange={(slots) => form.set('slots', slots)}
        />
      </FieldGroup>
      <Field {...form.field('message')} label={`A word to ${sentTo}`} optional>
        <TextArea rows={3} />
      </Field>
    </FormDialog>
  );
}

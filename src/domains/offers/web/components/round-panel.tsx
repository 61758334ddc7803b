import { useState } from 'react';
import { formatDateTime } from '#lib/format.ts';
import { dayInZone, zonedTimeToInstant } from '#lib/zoned-time.ts';
import { addDays } from '#lib/calendar.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { useOpenDialog } from '#ui/open-dialogs.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { callOffRound, listMyOffers, listOffersFor, openRound, type OffersForHome, type OfferStatus } from '../../contract.ts';
import { COUNTERED } from '../../model/negotiation.ts';
import { checkDeadline } from '../../model/round-deadline.ts';

interface RoundPanelProps {
  listingKey: string;
  timeZone: string;
  known: OffersForHome;
}

/** What of one offer keeps the sellers from asking all others. */
const BARS_ROUND: readonly OfferStatus[] = ['accepted', ...COUNTERED, 'agreed'];

const REFRESHED = [listOffersFor, listMyOffers];

/** The highest-and-best round of a home: how it stands, and how its owners call one or call it off. */
export function RoundPanel({ listingKey, timeZone, known }: RoundPanelProps) {
  const { round, offers, mayDecide } = known;
  const openDialog = useOpenDialog();
  const [isEnding, setIsEnding] = useState(false);
  const callOff = useWrite((roundId: string) => browserApi.call(callOffRound, { params: { roundId } }), {
    refreshes: REFRESHED,
    answered: () => setIsEnding(false),
    done: { title: 'Called off. We let the buyers know.' },
  });
  const waiting = offers.filter(({ status }) => status === 'submitted' || status === 'viewed');
  if (round !== null && !round.isOver)
    return (
      <Notice
        className="mt-4"
        title={`Highest and best offers are due ${formatDateTime(round.closesAt, timeZone)}`}
        action={
          mayDecide ? (
            <Button size="small" variant="secondary" onClick={() => setIsEnding(true)}>
              Call it off
            </Button>
          ) : undefined
        }
      >
        Buyers can change their own terms until then. To give everyone the same time, no offer is accepted or countered before
        then.
        <ConfirmDialog
          open={isEnding}
          onOpenChange={setIsEnding}
          title="Call off this round?"
          description="We’ll let the buyers know. Their offers stay as they are, and you can answer them at once."
          confirm="Call it off"
          cancel="Not now"
          busy={callOff.isBusy}
          onConfirm={() => void callOff.run(round.id)}
        />
      </Notice>
    );
  const isCompared = round !== null && waiting.some((offer) => offer.round !== null);
  return (
    <>
      {isCompared ? (
        <p className="mt-2 max-w-measure text-ink-soft">
          Highest and best offers were due {formatDateTime(round.closesAt, timeZone)}. They’re final now: compare them, then
          accept or counter.
        </p>
      ) : null}
      {mayDecide && waiting.length > 1 && !offers.some(({ status }) => BARS_ROUND.includes(status)) ? (
        <Button
          className="mt-4"
          size="small"
          variant="secondary"
          onClick={() => openDialog((close) => <RoundDialog listingKey={listingKey} timeZone={timeZone} onClose={close} />)}
        >
          Ask for highest and best offers
        </Button>
      ) : null}
    </>
  );
}

const DAYS = 2;

function RoundDialog({ listingKey, timeZone, onClose }: { listingKey: string; timeZone: string; onClose: () => void }) {
  const [day] = useState(() => addDays(dayInZone(new Date(), timeZone), DAYS));
  const form = useForm({
    start: { closesOn: day, closesAt: '17:00' },
    guards: true,
    send: ({ closesOn, closesAt }, key) =>
      browserApi.call(openRound, {
        params: { listingKey },
        body: { id: key, closesAt: zonedTimeToInstant(`${closesOn}T${closesAt}:00`, timeZone) },
      }),
    check: (values) => checkDeadline(values, timeZone, new Date()),
    refreshes: REFRESHED,
    done: () => {
      onClose();
      return { title: 'We let the buyers with open offers know.' };
    },
  });
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      size="small"
      title="Ask for highest and best offers"
      description="We tell every buyer with an open offer the deadline, and they can change their own terms until then. No one sees anyone else’s terms. You can’t accept or counter before then unless you call it off."
      className="grid gap-4 sm:grid-cols-2"
      button="Ask the buyers"
      cancel="Not now"
    >
      <Field {...form.field('closesOn')} label="Deadline">
        <TextInput type="date" />
      </Field>
      <Field {...form.field('closesAt')} label="Time at the home">
        <TextInput type="time" />
      </Field>
    </FormDialog>
  );
}

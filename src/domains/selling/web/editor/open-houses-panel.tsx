import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime, formatTime } from '#lib/format.ts';
import { randomUuid } from '#lib/uuid.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Field, type FieldProps } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import {
  cancelOwnOpenHouse,
  listOwnOpenHouses,
  mayDo,
  openHouseFormSchema,
  type OwnListing,
  type OwnOpenHouse,
  saveOwnOpenHouse,
} from '../../contract.ts';
import { formOfOpenHouse } from '../../model/open-house-form.ts';
import { hasEnded } from '../../model/status-changes.ts';
import { openHousesOptions } from '../api.ts';
import { MOST_LETTERS } from '../../model/limits.ts';

/** In the editor. */
const CHOOSES_PART = ['part'] as const;
const FIRST = { date: '', startTime: '13:00', endTime: '15:00', remarks: '' };

/** Days when anybody may come to see the home. */
export function OpenHousesPanel({ listing }: { listing: OwnListing }) {
  const query = useQuery(openHousesOptions(listing.id));
  const mayChange = mayDo(listing.part, 'publish') && !hasEnded(listing.standardStatus);
  return (
    <Loaded query={query}>
      {({ openHouses }) => (
        <>
          {openHouses.length === 0 ? (
            <p className="text-ink-soft">No open houses yet. Buyers who saved the home hear about each new one.</p>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {openHouses.map((house) => (
                <OpenHouse key={house.id} house={house} listing={listing} mayChange={mayChange} />
              ))}
            </ul>
          )}
          {mayChange ? (
            <NewOpenHouse listing={listing} />
          ) : hasEnded(listing.standardStatus) ? null : (
            <p className="mt-4 text-sm text-ink-soft">Ask an owner or the agent to add one.</p>
          )}
        </>
      )}
    </Loaded>
  );
}

interface OpenHouseProps {
  house: OwnOpenHouse;
  listing: OwnListing;
  mayChange: boolean;
}

function OpenHouse({ house, listing: { id, timeZone }, mayChange }: OpenHouseProps) {
  const [isAsking, setAsking] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const cancel = useWrite(cancelOwnOpenHouse, {
    refreshes: [listOwnOpenHouses],
    done: () => {
      setAsking(false);
      return { title: 'Open house canceled.' };
    },
  });
  const [openedAt] = useState(() => Date.now());
  const isOver = Date.parse(house.endsAt) <= openedAt;
  const when = `${formatDateTime(house.startsAt, timeZone)} to ${formatTime(house.endsAt, timeZone)}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className={house.isCanceled || isOver ? 'text-ink-soft' : 'font-medium text-ink'}>
          <time dateTime={house.startsAt}>{when}</time>{' '}
          {house.isCanceled ? <Badge>Canceled</Badge> : isOver ? <Badge>Over</Badge> : null}
        </p>
        {house.remarks === null ? null : <p className="text-sm break-words text-ink-soft">{house.remarks}</p>}
      </div>
      {mayChange && !house.isCanceled && !isOver ? (
        <div className="flex flex-wrap gap-2">
          <Button size="small" variant="secondary" onClick={() => setChanging(true)}>
            Change<span className="sr-only"> {when}</span>
          </Button>
          <Button size="small" variant="secondary" onClick={() => setAsking(true)}>
            Cancel it<span className="sr-only"> ({when})</span>
          </Button>
        </div>
      ) : null}
      {isChanging ? <ChangeOpenHouse house={house} listing={{ id, timeZone }} onClose={() => setChanging(false)} /> : null}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Cancel this open house?"
        description={`${when}. Buyers will no longer see it, and it disappears from their calendars.`}
        confirm="Cancel the open house"
        busy={cancel.isBusy}
        onConfirm={() => void cancel.run({ params: { id, openHouseId: house.id } })}
      />
    </li>
  );
}

interface ChangeOpenHouseProps {
  house: OwnOpenHouse;
  listing: Pick<OwnListing, 'id' | 'timeZone'>;
  onClose: () => void;
}

function ChangeOpenHouse({ house, listing: { id, timeZone }, onClose }: ChangeOpenHouseProps) {
  const form = useForm({
    guards: true,
    schema: openHouseFormSchema,
    start: formOfOpenHouse(house, timeZone),
    send: (body) => browserApi.call(saveOwnOpenHouse, { params: { id, openHouseId: house.id }, body }),
    refreshes: [listOwnOpenHouses],
    done: () => {
      onClose();
      return { title: 'Open house changed.' };
    },
  });
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      closeOnOutsideClick={false}
      title="Change this open house"
      description="Calendars that show it will update."
      className="grid gap-5 sm:grid-cols-3"
      button="Save the change"
    >
      <OpenHouseFields form={form} timeZone={timeZone} />
    </FormDialog>
  );
}

interface OpenHouseFieldsProps {
  form: { field: (name: keyof typeof FIRST) => Pick<FieldProps, 'id' | 'name' | 'start' | 'error'> };
  timeZone: string;
}

function OpenHouseFields({ form, timeZone }: OpenHouseFieldsProps) {
  const [today] = useState(() => dayInZone(new Date(), timeZone));
  return (
    <>
      <Field {...form.field('date')} label="Day" required>
        <TextInput type="date" min={today} />
      </Field>
      <Field {...form.field('startTime')} label="From" required>
        <TextInput type="time" step={900} />
      </Field>
      <Field {...form.field('endTime')} label="To" required>
        <TextInput type="time" step={900} />
      </Field>
      <Field
        {...form.field('remarks')}
        label="For visitors"
        hint="Parking, which door, whether to sign in"
        className="sm:col-span-3"
      >
        <TextArea rows={2} maxLength={MOST_LETTERS.openHouseRemarks} />
      </Field>
    </>
  );
}

function NewOpenHouse({ listing: { id, timeZone, publishedVersion } }: { listing: OwnListing }) {
  const [openHouseId, setOpenHouseId] = useState(randomUuid);
  const form = useForm({
    guards: CHOOSES_PART,
    clears: true,
    schema: openHouseFormSchema,
    start: FIRST,
    send: (body) => browserApi.call(saveOwnOpenHouse, { params: { id, openHouseId }, body }),
    refreshes: [listOwnOpenHouses],
    done: () => {
      setOpenHouseId(randomUuid());
      return {
        title: publishedVersion === null ? 'Added. Buyers see it once the home is published.' : 'Added. Buyers see it now.',
      };
    },
  });
  return (
    <Form of={form} label="Add an open house" className="mt-6 grid gap-5 sm:grid-cols-3">
      <OpenHouseFields form={form} timeZone={timeZone} />
      <div className="sm:col-span-3">
        <SubmitButton of={form}>Add the open house</SubmitButton>
      </div>
    </Form>
  );
}

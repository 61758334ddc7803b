import { useId, useState } from 'react';
import { useSession } from '#domains/accounts/web/index.ts';
import { MAX_TOUR_SLOTS, requestTour, tourFormSchema } from '#domains/appointments/contract.ts';
import { describeDelivery } from '#lib/contact-words.ts';
import { randomUuid } from '#lib/uuid.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { useServerForm } from '#platform/web/use-server-form.ts';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { SendForm } from '#ui/send-form.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import { SenderConsent, SenderFields } from '#ui/sender-fields.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { SlotPicker } from './slot-picker.tsx';

export interface TourFormProps {
  listingKey: string;
  firmName: string;
  /** IANA zone of the home: all times are shown in it. */
  timeZone: string;
  /** YYYY-MM-DD from which tours are possible, for homes that come soon. */
  firstDay?: string | undefined;
}

const AGREEMENT_OPTIONS = [
  { value: 'yes', label: 'Yes, I have one' },
  { value: 'no', label: 'No, not yet' },
  { value: 'unsure', label: 'I am not sure' },
];

/** A wish for a tour at up to three times, without an account. */
export function TourForm({ listingKey, firmName, timeZone, firstDay }: TourFormProps) {
  const id = useId();
  const { user } = useSession();
  const [idempotencyKey] = useState(randomUuid);
  const { form, answer, ...sending } = useServerForm({
    id,
    schema: tourFormSchema,
    defaultValues: {
      kind: 'in_person',
      slots: [],
      // Whoever is signed in need not type it again.
      name: user?.displayName ?? '',
      email: user?.email ?? '',
      phone: '',
      buyerAgreement: 'unsure',
      message: '',
      mayCall: false,
      idempotencyKey,
    },
    send: (values) => browserApi.call(requestTour, { params: { listingKey }, body: values }),
  });
  const { errors } = form.formState;

  if (answer !== undefined) {
    return (
      <Notice
        tone="success"
        title={answer.delivery === 'mailed' ? 'Your wish for a tour is on its way' : 'Your wish for a tour is stored'}
        live
      >
        {describeDelivery(answer)} Nothing is booked until they confirm one of your times.
      </Notice>
    );
  }
  return (
    <SendForm sending={sending} label="Request tour">
      <SegmentedControl
        legend="Kind of tour"
        fullWidth
        segments={[
          { value: 'in_person', label: 'In person' },
          { value: 'video', label: 'By video' },
        ]}
        value={form.watch('kind')}
        onValueChange={(kind) => form.setValue('kind', kind)}
      />
      <FieldGroup legend={`Up to ${MAX_TOUR_SLOTS} times, best first`} error={errors.slots?.message} id={`${id}-slots`}>
        <SlotPicker
          timeZone={timeZone}
          firstDay={firstDay}
          chosen={form.watch('slots')}
          onChange={(slots) => form.setValue('slots', slots, { shouldDirty: true, shouldValidate: sending.attempt > 0 })}
        />
      </FieldGroup>
      <SenderFields id={id} errors={errors} register={form.register} />
      <Field
        id={`${id}-buyerAgreement`}
        label="Written agreement with a buyer’s agent?"
        hint="Before touring with an agent who works through a listing service you usually need one. Its terms are negotiable."
        error={errors.buyerAgreement?.message}
      >
        <Select options={AGREEMENT_OPTIONS} {...form.register('buyerAgreement')} />
      </Field>
      <Field id={`${id}-message`} label="Anything they should know" optional error={errors.message?.message}>
        <TextArea rows={3} {...form.register('message')} />
      </Field>
      <SenderConsent id={id} errors={errors} register={form.register} firmName={firmName} />
    </SendForm>
  );
}

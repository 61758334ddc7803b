import { reportEvent } from '#domains/analytics/web/index.ts';
import { useSession } from '#domains/accounts/web/index.ts';
import { AGREEMENT_QUESTION, MOST_TOUR_SLOTS, requestTour, tourFormSchema } from '#domains/appointments/contract.ts';
import { describeDelivery } from '#lib/contact-words.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import { BuyerPlanFields, SenderConsent, SenderFields } from '#ui/sender-fields.tsx';
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

const NO_SLOTS: string[] = [];

/** A tour request for up to three times, without an account. */
export function TourForm({ listingKey, firmName, timeZone, firstDay }: TourFormProps) {
  const { user } = useSession();
  const { answer, ...form } = useForm({
    schema: tourFormSchema,
    start: {
      kind: 'in_person',
      slots: NO_SLOTS,
      // Signed-in people need not type it again.
      name: user?.displayName ?? '',
      email: user?.email ?? '',
      phone: '',
      preApproval: '',
      buysWhen: '',
      buyerAgreement: 'unsure',
      message: '',
      mayCall: false,
      consent: false,
    },
    keyed: true,
    guards: true,
    focuses: 'summary',
    send: (values) => browserApi.call(requestTour, { params: { listingKey }, body: values }),
    answered: () => reportEvent('tour_asked'),
  });

  if (answer !== undefined) {
    return (
      <Notice
        tone="success"
        title={answer.delivery === 'mailed' ? 'Your tour request is on its way' : 'Your tour request is stored'}
        live
      >
        {describeDelivery(answer)} Nothing is booked until they confirm one of your times.
      </Notice>
    );
  }
  return (
    <Form of={form} className="space-y-4">
      <SegmentedControl
        legend="Kind of tour"
        fullWidth
        segments={[
          { value: 'in_person', label: 'In person' },
          { value: 'video', label: 'By video' },
        ]}
        value={form.values.kind}
        onValueChange={(kind) => form.set('kind', kind)}
      />
      <FieldGroup {...form.group('slots')} legend={`Up to ${MOST_TOUR_SLOTS} times, best first`}>
        <SlotPicker
          timeZone={timeZone}
          firstDay={firstDay}
          chosen={form.values.slots}
          onChange={(slots) => form.set('slots', slots)}
        />
      </FieldGroup>
      <SenderFields form={form} />
      <Field {...form.field('buyerAgreement')} label={AGREEMENT_QUESTION.label} hint={AGREEMENT_QUESTION.hint}>
        <Select options={AGREEMENT_QUESTION.options} />
      </Field>
      <BuyerPlanFields form={form} />
      <Field {...form.field('message')} label="Anything they should know" optional>
        <TextArea rows={3} />
      </Field>
      <SenderConsent form={form} firmName={firmName} />
      <SubmitButton of={form} fullWidth busyText="Sending…">
        Request tour
      </SubmitButton>
    </Form>
  );
}

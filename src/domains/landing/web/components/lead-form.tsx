import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { useSite } from '#platform/web/site-context.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { SenderFields } from '#ui/sender-fields.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { LEAD_CONSENT, LEAD_WISHES, leadFormSchema, type LeadWish, sendLead } from '../../contract.ts';

export interface LeadFormProps {
  /** Path of the page it stands on. */
  page: string;
  wishes: readonly LeadWish[];
  /** What the button says. */
  action: string;
}

const NOT_MAILED: readonly string[] = ['no-address', 'no-mail'];

/** A request to the people of this site, with an un-ticked consent that names who gets it. */
export function LeadForm(props: LeadFormProps) {
  return (
    <QueryScope>
      <Ask {...props} />
    </QueryScope>
  );
}

function Ask({ page, wishes, action }: LeadFormProps) {
  const { productName, supportPhone } = useSite();
  const form = useForm({
    schema: leadFormSchema,
    start: {
      name: '',
      email: '',
      phone: '',
      wish: wishes[0] ?? 'answer',
      message: '',
      mayCall: false,
      consent: false,
      consentVersion: LEAD_CONSENT.version,
      page,
    },
    keyed: true,
    guards: true,
    focuses: 'summary',
    send: (body) => browserApi.call(sendLead, { body }),
  });
  if (form.answer !== undefined)
    return (
      <Notice tone="success" title="We have your request" live>
        {NOT_MAILED.includes(form.answer.delivery)
          ? `We saved it for the people at ${productName}.${supportPhone === null ? '' : ` If it’s urgent, call ${supportPhone}.`}`
          : `We sent it to the people at ${productName}. They’ll answer at the address you gave.`}
      </Notice>
    );
  return (
    <Form of={form} className="space-y-4">
      <SenderFields form={form} />
      {wishes.length < 2 ? null : (
        <Field {...form.field('wish')} label="What would you like?" required>
          <Select options={wishes.map((value) => ({ value, label: LEAD_WISHES[value] }))} />
        </Field>
      )}
      <Field {...form.field('message')} label="Your question, or a good time to call" optional>
        <TextArea rows={4} />
      </Field>
      <FieldGroup {...form.group('consent')} legend="What you agree to" hideLegend>
        <Checkbox {...form.tick('consent')} label={`Send this to ${productName}`} hint={LEAD_CONSENT.text(productName)} />
      </FieldGroup>
      <FieldGroup {...form.group('mayCall')} legend="Calls" hideLegend>
        <Checkbox
          {...form.tick('mayCall')}
          label="You may call or text me (optional)"
          hint={LEAD_CONSENT.callText(productName)}
        />
      </FieldGroup>
      <SubmitButton of={form} busyText="Sending…">
        {action}
      </SubmitButton>
    </Form>
  );
}

import { browserApi } from '#platform/web/api-client.ts';
import { CallFailure } from '#platform/web/call-failure.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { useSite } from '#platform/web/site-context.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { consentOf, LEAD_CONSENT, LEAD_WISHES, leadFormSchema, type LeadWish, sendLead } from '../../contract.ts';
import { type AskedFields, type LeadField, missingFields, USUAL_FIELDS } from '../../model/lead-fields.ts';

export interface LeadFormProps {
  /** Path of the page it stands on. */
  page: string;
  wishes: readonly LeadWish[];
  /** What the button says. */
  action: string;
  /** The form of an editor’s page; left out on this site’s own pages. */
  block?: FormBlock;
}

interface FormBlock {
  id: string;
  slug: string;
  /** The version of the page; null in a draft. */
  version: number | null;
  fields: AskedFields;
  /** The words of the consent, if they are not the usual ones. */
  consentWords: string;
  /** In a preview, nothing is sent. */
  isPreview: boolean;
}

const PREVIEW_ONLY = 'This is a preview: nothing was sent.';
const NOT_MAILED: readonly string[] = ['no-address', 'no-mail'];

/** A request to the people of this site, with an un-ticked consent that names who gets it. */
export function LeadForm(props: LeadFormProps) {
  return (
    <QueryScope>
      <Ask {...props} />
    </QueryScope>
  );
}

function Ask({ page, wishes, action, block }: LeadFormProps) {
  const { productName, supportPhone } = useSite();
  const asked = block?.fields ?? USUAL_FIELDS;
  const consent =
    block === undefined ? LEAD_CONSENT : consentOf({ words: block.consentWords, slug: block.slug, version: block.version });
  const form = useForm({
    schema: leadFormSchema,
    check: (values) => missingFields(asked, values),
    start: {
      name: '',
      email: '',
      phone: '',
      zip: '',
      homeAddress: '',
      wish: wishes[0] ?? 'answer',
      message: '',
      mayCall: false,
      consent: false,
      consentVersion: consent.version,
      page,
      form: block === undefined || block.version === null ? null : { blockId: block.id, version: block.version },
    },
    keyed: true,
    guards: true,
    focuses: 'summary',
    send: (body) =>
      block?.isPreview === true
        ? Promise.reject(new CallFailure(PREVIEW_ONLY, { code: undefined, detail: PREVIEW_ONLY }))
        : browserApi.call(sendLead, { body }),
  });
  const fieldOf = (name: LeadField) => ({
    ...form.field(name),
    ...(asked[name] === 'required' ? { required: true } : { optional: true }),
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
      {asked.name === 'no' ? null : (
        <Field {...fieldOf('name')} label="Your name">
          <TextInput autoComplete="name" />
        </Field>
      )}
      <Field {...form.field('email')} label="Email" required>
        <TextInput type="email" inputMode="email" autoComplete="email" />
      </Field>
      {asked.phone === 'no' ? null : (
        <Field {...fieldOf('phone')} label="Phone">
          <TextInput type="tel" autoComplete="tel" />
        </Field>
      )}
      {asked.homeAddress === 'no' ? null : (
        <Field {...fieldOf('homeAddress')} label="Address of the home">
          <TextInput autoComplete="street-address" />
        </Field>
      )}
      {asked.zip === 'no' ? null : (
        <Field {...fieldOf('zip')} label="ZIP code">
          <TextInput inputMode="numeric" autoComplete="postal-code" />
        </Field>
      )}
      {wishes.length < 2 ? null : (
        <Field {...form.field('wish')} label="What would you like?" required>
          <Select options={wishes.map((value) => ({ value, label: LEAD_WISHES[value] }))} />
        </Field>
      )}
      {asked.message === 'no' ? null : (
        <Field {...fieldOf('message')} label={asked.phone === 'no' ? 'Your question' : 'Your question, or a good time to call'}>
          <TextArea rows={4} />
        </Field>
      )}
      <FieldGroup {...form.group('consent')} legend="What you agree to" hideLegend>
        <Checkbox {...form.tick('consent')} label={`Send this to ${productName}`} hint={consent.text(productName)} />
      </FieldGroup>
      {asked.phone === 'no' ? null : (
        <FieldGroup {...form.group('mayCall')} legend="Calls" hideLegend>
          <Checkbox
            {...form.tick('mayCall')}
            label="You may call or text me (optional)"
            hint={LEAD_CONSENT.callText(productName)}
          />
        </FieldGroup>
      )}
      <SubmitButton of={form} busyText="Sending…">
        {action}
      </SubmitButton>
    </Form>
  );
}

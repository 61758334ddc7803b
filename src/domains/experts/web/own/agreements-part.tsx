import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { InlineLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { AGREEMENT_KEYS, AGREEMENTS, agree } from '../../contract.ts';
import type { PartProps } from './part-props.ts';
import { useAnswered, CHOOSES_PART } from './use-save-part.ts';

const VERSIONS = {
  referrals: AGREEMENTS.referrals.version,
  'fair-housing': AGREEMENTS['fair-housing'].version,
  terms: AGREEMENTS.terms.version,
};

const TICK_ALL = 'To agree, check every box';

/** What every vendor agrees to. Nothing is ticked ahead. */
export function AgreementsPart({ vendor, disabled, onSaved }: PartProps) {
  const isDone = vendor.agreed.length === AGREEMENT_KEYS.length;
  const start: { ticked: readonly string[] } = { ticked: [] };
  const form = useForm({
    start,
    guards: CHOOSES_PART,
    check: (values) => ({ ticked: values.ticked.length < AGREEMENT_KEYS.length ? TICK_ALL : undefined }),
    send: () => browserApi.call(agree, { body: { versions: VERSIONS } }),
    ...useAnswered(onSaved),
  });
  const { ticked } = form.values;
  const mayAgree = vendor.myRole === 'owner' && !disabled;
  return (
    <Form of={form} className="max-w-2xl space-y-5">
      <FieldGroup {...form.group('ticked')} legend="What you agree to" hideLegend>
        {AGREEMENT_KEYS.map((key) => (
          <Checkbox
            key={key}
            label={AGREEMENTS[key].title}
            hint={AGREEMENTS[key].text}
            checked={isDone || ticked.includes(key)}
            disabled={isDone || !mayAgree}
            onChange={({ target }) => form.set('ticked', target.checked ? [...ticked, key] : ticked.filter((one) => one !== key))}
          />
        ))}
      </FieldGroup>
      <p className="text-sm text-ink-soft">
        The <InlineLink href="/terms">terms of service</InlineLink> and the{' '}
        <InlineLink href="/privacy">privacy policy</InlineLink>.
      </p>
      {isDone ? (
        <Notice tone="success" title="Agreed">
          {onSaved === undefined ? null : (
            <Button size="small" className="mt-2" onClick={onSaved}>
              Continue
            </Button>
          )}
        </Notice>
      ) : mayAgree ? (
        <SubmitButton of={form}>Agree</SubmitButton>
      ) : (
        <p className="text-ink-soft">Only an owner can agree.</p>
      )}
    </Form>
  );
}

import { useKeptForm } from '#domains/accounts/web/index.ts';
import type { CategoryKey } from '#lib/service-categories.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { categoryOf, type OfferForm, saveServices, SERVICE_CATEGORIES, takesEverything } from '../../contract.ts';
import { takeOf } from '../../model/scope.ts';
import { MOST_LETTERS, MOST_OFFERS } from '../../model/limits.ts';
import type { PartProps } from './part-props.ts';
import { startOffers } from './start-offers.ts';
import { useAnswered, CHOOSES_PART } from './use-save-part.ts';

const CHOOSE_ONE = 'Choose at least one kind of work';

/** Which kinds of work the vendor takes. */
export function ServicesPart({ vendor, disabled, onSaved }: PartProps) {
  const form = useForm({
    start: { offers: startOffers(vendor) },
    guards: CHOOSES_PART,
    check: (values) => ({ offers: values.offers.length === 0 ? CHOOSE_ONE : undefined }),
    send: (body) => browserApi.call(saveServices, { body: { ...body, version: vendor.version } }),
    keeps: useKeptForm(`services of ${vendor.id}`, { isOff: disabled }),
    ...useAnswered(onSaved),
  });
  const { list: offers, change, add, remove } = form.rows('offers');
  const toggle = (key: CategoryKey, isOn: boolean) =>
    isOn ? add(newOffer(key)) : remove(offers.findIndex(({ categoryKey }) => categoryKey === key));
  return (
    <Form of={form} className="max-w-3xl space-y-8">
      <FieldGroup {...form.group('offers')} legend="What you do" hint={`Up to ${MOST_OFFERS} kinds of work`}>
        <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
          {SERVICE_CATEGORIES.map(({ key, plural }) => {
            const isOn = offers.some(({ categoryKey }) => categoryKey === key);
            return (
              <Checkbox
                key={key}
                label={plural}
                checked={isOn}
                disabled={disabled || (!isOn && offers.length >= MOST_OFFERS)}
                onChange={({ target }) => toggle(key, target.checked)}
              />
            );
          })}
        </div>
      </FieldGroup>
      {offers.map((offer, at) => (
        <Scope key={offer.categoryKey} offer={offer} disabled={disabled} onChange={(part) => change(at, part)} />
      ))}
      {disabled ? null : <SubmitButton of={form}>{onSaved === undefined ? 'Save' : 'Save and continue'}</SubmitButton>}
    </Form>
  );
}

interface ScopeProps {
  offer: OfferForm;
  disabled: boolean;
  onChange: (part: Partial<OfferForm>) => void;
}

/** Which answers of clients the vendor works for: they are a part of the fit. */
function Scope({ offer, disabled, onChange }: ScopeProps) {
  const { plural, questions, isSettlementService } = categoryOf(offer.categoryKey);
  return (
    <section aria-labelledby={`scope-${offer.categoryKey}`} className="border-t border-line pt-6">
      <h3 id={`scope-${offer.categoryKey}`} className="font-sans text-lg font-semibold">
        {plural}
      </h3>
      {isSettlementService ? (
        <p className="mt-1 text-sm text-ink-soft">
          A settlement service: we take no fee per request or job, and you neither pay nor get anything for referrals (RESPA
          section 8).
        </p>
      ) : (
        <p className="mt-1 text-sm text-ink-soft">
          Seeing and declining requests is free; you pay a fee only on an accepted quote.
        </p>
      )}
      <div className="mt-4 grid gap-6 sm:grid-cols-2">
        {questions.map((question) =>
          question.kind === 'choice' ? (
            <FieldGroup key={question.key} legend={question.label} hint="You take these">
              {question.options.map(({ key, label }) => {
                const take = takeOf(question.key, key);
                return (
                  <Checkbox
                    key={key}
                    label={label}
                    checked={offer.takes.includes(take)}
                    disabled={disabled}
                    onChange={({ target }) =>
                      onChange({ takes: target.checked ? [...offer.takes, take] : offer.takes.filter((one) => one !== take) })
                    }
                  />
                );
              })}
            </FieldGroup>
          ) : null,
        )}
        <Field label="What you don’t do" optional className="sm:col-span-2">
          <TextArea
            rows={2}
            value={offer.excludes}
            disabled={disabled}
            maxLength={MOST_LETTERS.excludes}
            onChange={({ target }) => onChange({ excludes: target.value })}
          />
        </Field>
      </div>
    </section>
  );
}

function newOffer(key: CategoryKey): OfferForm {
  return {
    categoryKey: key,
    takes: takesEverything(key),
    excludes: '',
    priceModel: 'quote',
    priceCents: null,
    priceRate: null,
    minimumCents: null,
    packages: [],
    leadDays: 7,
  };
}

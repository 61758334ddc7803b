import { useKeptForm } from '#domains/accounts/web/index.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { AmountField, DollarField } from '#ui/amount-field.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { categoryOf, type OfferForm, PRICE_MODELS, PRICE_WORDS, saveServices } from '../../contract.ts';
import { MOST_LETTERS, MOST_PACKAGES } from '../../model/limits.ts';
import { EarlierStep } from './earlier-step.tsx';
import type { PartProps } from './part-props.ts';
import { startOffers } from './start-offers.ts';
import { useAnswered, CHOOSES_PART } from './use-save-part.ts';

/** What the services cost, and how far ahead they can begin. */
export function PricesPart({ vendor, disabled, onSaved }: PartProps) {
  const form = useForm({
    start: { offers: startOffers(vendor) },
    guards: CHOOSES_PART,
    send: (body) => browserApi.call(saveServices, { body: { ...body, version: vendor.version } }),
    keeps: useKeptForm(`prices of ${vendor.id}`, { isOff: disabled }),
    ...useAnswered(onSaved),
  });
  const { list: offers, change } = form.rows('offers');
  if (offers.length === 0)
    return (
      <EarlierStep step="services" title="Choose your services first">
        Each has its own prices.
      </EarlierStep>
    );
  return (
    <Form of={form} className="max-w-3xl space-y-10">
      {offers.map((offer, at) => (
        <Prices key={offer.categoryKey} offer={offer} disabled={disabled} onChange={(part) => change(at, part)} />
      ))}
      {disabled ? null : <SubmitButton of={form}>{onSaved === undefined ? 'Save' : 'Save and continue'}</SubmitButton>}
    </Form>
  );
}

interface PricesProps {
  offer: OfferForm;
  disabled: boolean;
  onChange: (part: Partial<OfferForm>) => void;
}

function Prices({ offer, disabled, onChange }: PricesProps) {
  const { plural } = categoryOf(offer.categoryKey);
  const { priceModel, priceCents, priceRate, minimumCents, packages } = offer;
  const setPackage = (at: number, part: Partial<OfferForm['packages'][number]>) =>
    onChange({ packages: packages.map((one, index) => (index === at ? { ...one, ...part } : one)) });
  return (
    <fieldset disabled={disabled}>
      <legend className="font-sans text-lg font-semibold">{plural}</legend>
      <div className="mt-4 grid items-start gap-4 sm:grid-cols-2">
        <Field label="How you charge">
          <Select
            value={priceModel}
            options={PRICE_MODELS.map((model) => ({ value: model, label: PRICE_WORDS[model] }))}
            onChange={({ target }) => onChange({ priceModel: PRICE_MODELS.find((model) => model === target.value) ?? 'quote' })}
          />
        </Field>
        {priceModel === 'percent' ? (
          <AmountField
            label="Share of the price"
            suffix="%"
            max={50}
            decimals={2}
            value={priceRate === null ? null : Math.round(priceRate * 10_000) / 100}
            onChange={(percent) => onChange({ priceRate: percent === null ? null : percent / 100 })}
          />
        ) : priceModel === 'quote' ? null : (
          <DollarField
            label={priceModel === 'hourly' ? 'An hour' : 'From'}
            hasCents
            value={priceCents === null ? null : priceCents / 100}
            onChange={(dollars) => onChange({ priceCents: dollars === null ? null : Math.round(dollars * 100) })}
          />
        )}
        <DollarField
          label="Minimum charge"
          hasCents
          hint="Leave blank for none"
          value={minimumCents === null ? null : minimumCents / 100}
          onChange={(dollars) => onChange({ minimumCents: dollars === null ? null : Math.round(dollars * 100) })}
        />
        <AmountField
          label="You can usually begin within"
          suffix="days"
          max={365}
          value={offer.leadDays}
          onChange={(days) => onChange({ leadDays: days ?? 7 })}
        />
      </div>
      {packages.map((one, at) => (
        <div key={at} className="mt-4 grid items-start gap-4 border-t border-line pt-4 sm:grid-cols-[1fr_1fr_8rem_auto]">
          <Field label="Package">
            <TextInput
              value={one.name}
              maxLength={MOST_LETTERS.packageName}
              onChange={({ target }) => setPackage(at, { name: target.value })}
            />
          </Field>
          <Field label="Includes">
            <TextInput
              value={one.includes}
              maxLength={MOST_LETTERS.packageText}
              onChange={({ target }) => setPackage(at, { includes: target.value })}
            />
          </Field>
          <DollarField
            label="Price"
            hasCents
            value={one.cents / 100}
            onChange={(dollars) => setPackage(at, { cents: Math.round((dollars ?? 0) * 100) })}
          />
          <Button
            variant="quiet"
            size="small"
            className="sm:mt-6.5"
            onClick={() => onChange({ packages: packages.filter((_, index) => index !== at) })}
          >
            Remove<span className="sr-only"> {one.name}</span>
          </Button>
        </div>
      ))}
      {disabled || packages.length >= MOST_PACKAGES ? null : (
        <Button
          variant="secondary"
          size="small"
          className="mt-4"
          onClick={() => onChange({ packages: [...packages, { name: '', includes: '', cents: 0 }] })}
        >
          Add a package
        </Button>
      )}
    </fieldset>
  );
}

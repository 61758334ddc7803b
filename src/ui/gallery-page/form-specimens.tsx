import { Building2, Home, Mail, MapPin, Store } from '#ui/icons/index.ts';
import { useId, useState } from 'react';
import { formatCompactMoney, formatMoney } from '#lib/format.ts';
import { CheckboxCard } from '../checkbox-card.tsx';
import { Checkbox } from '../checkbox.tsx';
import { Combobox } from '../combobox.tsx';
import { ErrorSummary } from '../error-summary.tsx';
import { Field, FieldGroup } from '../field.tsx';
import { RadioCard } from '../radio-card.tsx';
import { Select } from '../select.tsx';
import { RangeSlider, Slider } from '../slider.tsx';
import { Stepper } from '../stepper.tsx';
import { TextArea } from '../text-area.tsx';
import { TextInput } from '../text-input.tsx';
import { places } from './sample-data.ts';
import { Chapter, Specimen } from './specimen.tsx';

const counts = [2, 5, 9, 16, 28, 41, 52, 47, 38, 30, 22, 17, 12, 9, 6, 4, 3, 2, 1, 1];

export function FormSpecimens() {
  const id = useId();
  const [query, setQuery] = useState('');
  const [price, setPrice] = useState<[number, number]>([450_000, 1_100_000]);
  const [down, setDown] = useState(20);
  const found = places.filter((place) => place.label.toLowerCase().includes(query.toLowerCase()));
  return (
    <Chapter title="Forms">
      <Specimen name="Field with text input: plain, hint, error, disabled, optional" layout="grid">
        <Field label="Full name" required>
          <TextInput autoComplete="off" defaultValue="Rosa Delgado" />
        </Field>
        <Field label="Email" hint="We send the tour times here.">
          <TextInput type="email" icon={Mail} placeholder="name@example.org" />
        </Field>
        <Field id={`${id}-price`} label="Asking price" error="Enter a price in whole dollars, such as 840,000.">
          <TextInput prefix="$" inputMode="numeric" defaultValue="84O,000" />
        </Field>
        <Field label="Living area" optional>
          <TextInput suffix="sq ft" inputMode="numeric" defaultValue="2,140" />
        </Field>
        <Field label="Parcel number">
          <TextInput disabled value="014-2210-003" readOnly />
        </Field>
        <Field label="Property type">
          <Select
            placeholder="Any"
            options={[
              { value: 'house', label: 'House' },
              { value: 'condo', label: 'Condo' },
              { value: 'town', label: 'Townhouse' },
            ]}
          />
        </Field>
      </Specimen>
      <Specimen name="Text area" layout="stack">
        <Field label="Message to the listing agent" hint="Up to 1,000 characters.">
          <TextArea defaultValue="Is the roof older than ten years?" />
        </Field>
      </Specimen>
      <Specimen name="Combobox: suggestions, loading" layout="grid">
        <Field label="Location">
          <Combobox
            query={query}
            onQueryChange={setQuery}
            options={query === '' ? [] : found}
            onSelect={(option) => setQuery(option.label)}
            placeholder="City, address, ZIP or school"
            icon={MapPin}
          />
        </Field>
        <Field label="Location, loading">
          <Combobox query="Ald" onQueryChange={() => {}} options={[]} onSelect={() => {}} loading />
        </Field>
      </Specimen>
      <Specimen name="Slider and range slider" layout="grid">
        <RangeSlider
          label="Price"
          min={200_000}
          max={2_000_000}
          step={10_000}
          value={price}
          onValueChange={setPrice}
          counts={counts}
          prefix="$"
          format={(value) => formatMoney(value * 100)}
          hint={`${formatCompactMoney(price[0] * 100)} to ${formatCompactMoney(price[1] * 100)}`}
        />
        <Slider
          label="Down payment"
          min={0}
          max={60}
          value={down}
          onValueChange={setDown}
          suffix="%"
          format={(value) => `${value} percent`}
        />
      </Specimen>
      <Specimen name="Radio cards" layout="stack">
        <FieldGroup legend="Account type" layout="grid">
          <RadioCard
            name={`${id}-role`}
            value="user"
            defaultChecked
            icon={Home}
            label="Buyer or seller"
            hint="I'm looking to buy or sell property"
          />
          <RadioCard name={`${id}-role`} value="vendor" icon={Store} label="Vendor" hint="I'm a service provider" />
        </FieldGroup>
      </Specimen>
      <Specimen name="Check boxes and check box cards" layout="grid">
        <FieldGroup legend="Contact" error="Choose at least one way to reach you.">
          <Checkbox label="Email" hint="Once a week at most" defaultChecked />
          <Checkbox label="Text message" />
          <Checkbox label="All of them" indeterminate />
          <Checkbox label="Post" disabled />
        </FieldGroup>
        <FieldGroup legend="Services" layout="stack">
          <CheckboxCard label="Photography" aside="$240" hint="24 photos, next day" defaultChecked />
          <CheckboxCard label="Floor plan" aside="$120" icon={Building2} />
        </FieldGroup>
      </Specimen>
      <Specimen name="Error summary" layout="stack">
        <ErrorSummary
          attempt={0}
          problems={[
            { fieldId: `${id}-price`, message: 'Enter a price in whole dollars' },
            { fieldId: `${id}-email`, message: 'Enter an email address' },
          ]}
        />
      </Specimen>
      <Specimen name="Stepper: row, column" layout="stack">
        <Stepper
          label="New listing"
          current={1}
          steps={[{ label: 'Facts', href: '/ui' }, { label: 'Photos' }, { label: 'Price' }, { label: 'Publish' }]}
        />
        <Stepper
          label="Closing"
          layout="column"
          current={2}
          steps={[
            { label: 'Offer accepted', hint: 'Mar 4' },
            { label: 'Inspection', hint: 'Mar 11' },
            { label: 'Appraisal', hint: 'Due Mar 20' },
            { label: 'Closing' },
          ]}
        />
      </Specimen>
    </Chapter>
  );
}

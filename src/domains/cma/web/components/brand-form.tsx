import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { ReportSettings } from '../../contract.ts';

const LINES = [
  ['preparedBy', 'Prepared by', 120],
  ['company', 'Brokerage or company', 120],
  ['license', 'License number', 60],
  ['phone', 'Phone', 40],
  ['email', 'E-mail', 120],
] as const;

/** Whose report it is: name, firm and color on every page, a letter and a marketing plan in one's own words. */
export function BrandForm({ report, onSave }: { report: ReportSettings; onSave: (report: ReportSettings) => Promise<boolean> }) {
  const [brand, setBrand] = useState(report.brand);
  const [isBusy, setBusy] = useState(false);
  const isChanged = JSON.stringify(brand) !== JSON.stringify(report.brand);

  async function save() {
    setBusy(true);
    await onSave({ ...report, brand });
    setBusy(false);
  }

  return (
    <form
      aria-labelledby="report-brand"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h3 id="report-brand" className="font-serif text-xl text-ink">
        Brand and words
      </h3>
      <div className="mt-3 grid grid-cols-1 gap-4 sm:grid-cols-2">
        {LINES.map(([name, label, maxLength]) => (
          <Field key={name} label={label} optional={name !== 'preparedBy'}>
            <TextInput
              value={brand[name]}
              maxLength={maxLength}
              onChange={(event) => setBrand({ ...brand, [name]: event.target.value })}
            />
          </Field>
        ))}
        <Field label="Color">
          <TextInput type="color" value={brand.color} onChange={(event) => setBrand({ ...brand, color: event.target.value })} />
        </Field>
        <Field label="Letter" optional hint="An empty one is written from the figures" className="sm:col-span-2">
          <TextArea
            rows={4}
            maxLength={3000}
            value={brand.letter}
            onChange={(event) => setBrand({ ...brand, letter: event.target.value })}
          />
        </Field>
        <Field label="Marketing plan" optional hint="One line for each step" className="sm:col-span-2">
          <TextArea
            rows={4}
            maxLength={3000}
            value={brand.marketingPlan}
            onChange={(event) => setBrand({ ...brand, marketingPlan: event.target.value })}
          />
        </Field>
      </div>
      <Button type="submit" className="mt-4" busy={isBusy} disabled={!isChanged}>
        Save brand
      </Button>
    </form>
  );
}

import { useState } from 'react';
import { HEIC_REFUSED } from '#lib/heic.ts';
import { isHeicFile } from '#platform/web/is-heic-file.ts';
import { Button } from '#ui/button.tsx';
import { Field, useControlProps } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { ReportSettings } from '../../contract.ts';
import { UnsavedGuard } from './unsaved-guard.tsx';

const LINES = [
  ['preparedBy', 'Prepared by', 120],
  ['company', 'Brokerage or company', 120],
  ['license', 'License number', 60],
  ['phone', 'Phone', 40],
  ['email', 'Email', 120],
] as const;

const LOGO_TYPES = ['image/png', 'image/jpeg'];
const MOST_LOGO_BYTES = 250_000;

type Brand = ReportSettings['brand'];

interface BrandFormProps {
  report: ReportSettings;
  /** Whether to ask before it is left unsaved. */
  isGuarded: boolean;
  onSave: (report: Partial<ReportSettings>) => Promise<boolean>;
}

/** Whose report it is: name, firm and color on every page, a letter and a marketing plan in one's own words. */
export function BrandForm({ report, isGuarded, onSave }: BrandFormProps) {
  // What was typed lies over what is kept, until it is kept itself.
  const [typed, setTyped] = useState<Partial<Brand>>({});
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const brand = { ...report.brand, ...typed };
  const isChanged = JSON.stringify(brand) !== JSON.stringify(report.brand);
  const type = (part: Partial<Brand>) => setTyped((current) => ({ ...current, ...part }));

  async function readLogo(file: File | undefined) {
    setProblem(undefined);
    if (file === undefined) return;
    if (await isHeicFile(file)) return setProblem(HEIC_REFUSED);
    if (!LOGO_TYPES.includes(file.type)) return setProblem('This picture cannot be read: choose a PNG or JPEG.');
    if (file.size > MOST_LOGO_BYTES) return setProblem('This picture is larger than 250 kB. Choose a smaller one.');
    const logo = await new Promise<string>((resolve, reject) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(String(reader.result)));
      reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read')));
      reader.readAsDataURL(file);
    });
    type({ logo });
  }

  async function save() {
    setBusy(true);
    const isSaved = await onSave({ brand });
    if (isSaved) setTyped((current) => (current === typed ? {} : current));
    setBusy(false);
    return isSaved;
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
            <TextInput value={brand[name]} maxLength={maxLength} onChange={(event) => type({ [name]: event.target.value })} />
          </Field>
        ))}
        <Field label="Color">
          <TextInput type="color" value={brand.color} onChange={(event) => type({ color: event.target.value })} />
        </Field>
        <Field label="Logo" optional hint="PNG or JPEG; kept small" error={problem}>
          <PictureInput onChoose={(file) => void readLogo(file)} />
        </Field>
        {brand.logo === '' ? null : (
          <div className="flex items-end gap-4 sm:col-span-2">
            <img src={brand.logo} alt="Your logo" className="h-10 max-w-60 rounded-control bg-white object-contain p-1" />
            <Button size="small" variant="quiet" onClick={() => type({ logo: '' })}>
              Remove the logo
            </Button>
          </div>
        )}
        <Field label="About you" optional hint="On the page “Who prepared it”" className="sm:col-span-2">
          <TextArea rows={3} maxLength={3000} value={brand.about} onChange={(event) => type({ about: event.target.value })} />
        </Field>
        <Field label="Letter" optional hint="An empty one is written from the figures" className="sm:col-span-2">
          <TextArea rows={4} maxLength={3000} value={brand.letter} onChange={(event) => type({ letter: event.target.value })} />
        </Field>
        <Field label="Marketing plan" optional hint="One line for each step" className="sm:col-span-2">
          <TextArea
            rows={4}
            maxLength={3000}
            value={brand.marketingPlan}
            onChange={(event) => type({ marketingPlan: event.target.value })}
          />
        </Field>
      </div>
      <Button type="submit" className="mt-4" busy={isBusy} disabled={!isChanged}>
        Save brand
      </Button>
      <UnsavedGuard what="the brand" isUnsaved={isChanged && isGuarded} onSave={save} />
    </form>
  );
}

/** A picture from the reader's own files. */
function PictureInput({ onChoose }: { onChoose: (file: File | undefined) => void }) {
  return (
    <input
      {...useControlProps({})}
      type="file"
      accept={LOGO_TYPES.join(',')}
      onChange={(event) => onChoose(event.target.files?.[0])}
      className="min-h-control w-full min-w-0 text-sm text-ink file:mr-3 file:rounded-control file:border file:border-line-strong file:bg-surface file:px-3 file:py-2 file:text-ink"
    />
  );
}

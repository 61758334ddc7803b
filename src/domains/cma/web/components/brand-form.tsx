import { formatKilobytes } from '#lib/format.ts';
import { MOST_LETTERS } from '../../model/limits.ts';
import { type ChangeEvent, useState } from 'react';
import { HEIC_REFUSED } from '#lib/heic.ts';
import { changedFields } from '#lib/field-changes.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { SAVE_WORDS } from '#platform/web/autosave/save-words.ts';
import { useSavedFields } from '#platform/web/autosave/use-saved-fields.ts';
import { isHeicFile } from '#platform/web/is-heic-file.ts';
import { Button } from '#ui/button.tsx';
import { Field, useControlProps } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { brandSchema, updateCma, type Cma } from '../../contract.ts';
import { useAnalysisWrite } from '../use-analysis-write.ts';

const LINES = [
  ['preparedBy', 'Prepared by', 120],
  ['company', 'Brokerage or company', 120],
  ['license', 'License number', 60],
  ['phone', 'Phone', 40],
  ['email', 'Email', 120],
] as const;

const LOGO_TYPES = ['image/png', 'image/jpeg'];
const MOST_LOGO_BYTES = 240 * 1024;

type Brand = Cma['report']['brand'];

/** Whose report it is: name, firm and color on every page, plus a custom letter and marketing plan. */
export function BrandForm({ cma }: { cma: Cma }) {
  const write = useAnalysisWrite(cma.id);
  const {
    doc: brand,
    state,
    change,
    flush,
  } = useSavedFields({
    name: `brand:${cma.id}`,
    saved: cma.report.brand,
    read: (value) => brandSchema.parse(value),
    async save(changes, next, signal) {
      const brand = changedFields(changes, next);
      const answer = await write(() =>
        browserApi.call(updateCma, { params: { id: cma.id }, body: { report: { brand } } }, signal),
      );
      return answer.report.brand;
    },
  });
  const [problem, setProblem] = useState<string>();
  const type = (part: Partial<Brand>) => change((now) => ({ ...now, ...part }));
  const boxOf = (name: Exclude<keyof Brand, 'logo'>) => ({
    value: brand[name],
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => type({ [name]: value }),
    onBlur: () => void flush(),
  });

  async function readLogo(file: File | undefined) {
    setProblem(undefined);
    if (file === undefined) return;
    if (await isHeicFile(file)) return setProblem(HEIC_REFUSED);
    if (!LOGO_TYPES.includes(file.type)) return setProblem('We can’t read this picture: choose a PNG or JPEG.');
    if (file.size > MOST_LOGO_BYTES)
      return setProblem(`This picture is larger than ${formatKilobytes(MOST_LOGO_BYTES)}. Choose a smaller one.`);
    const logo = await new Promise<string>((resolve, reject) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(String(reader.result)));
      reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read')));
      reader.readAsDataURL(file);
    });
    type({ logo });
  }

  return (
    <section aria-labelledby="report-brand">
      <h3 id="report-brand" className="font-serif text-xl text-ink">
        Brand and words
      </h3>
      <div className="mt-3 grid grid-cols-1 gap-4 sm:grid-cols-2">
        {LINES.map(([name, label, maxLength]) => (
          <Field key={name} label={label} optional={name !== 'preparedBy'}>
            <TextInput maxLength={maxLength} {...boxOf(name)} />
          </Field>
        ))}
        <Field label="Color">
          <TextInput type="color" {...boxOf('color')} />
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
          <TextArea rows={3} maxLength={MOST_LETTERS.plan} {...boxOf('about')} />
        </Field>
        <Field label="Letter" optional hint="Leave it empty, and we write one from the figures" className="sm:col-span-2">
          <TextArea rows={4} maxLength={MOST_LETTERS.plan} {...boxOf('letter')} />
        </Field>
        <Field label="Marketing plan" optional hint="One line for each step" className="sm:col-span-2">
          <TextArea rows={4} maxLength={MOST_LETTERS.plan} {...boxOf('marketingPlan')} />
        </Field>
      </div>
      <p role="status" className="mt-3 min-h-5 text-sm text-ink-soft">
        {SAVE_WORDS[state]}
      </p>
    </section>
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

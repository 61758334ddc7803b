import { Field, type FieldProps } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { adviseColors } from '../../model/brand.ts';

interface ColorFieldProps extends Omit<FieldProps, 'children' | 'hint' | 'start'> {
  start?: string | undefined;
  value: string;
  onChange: (color: string) => void;
  kind: 'primary' | 'accent';
  other: string;
}

const HEX = /^#[\da-f]{6}$/i;

/** A color as text and by the browser's picker, with what its contrast means. */
export function ColorField({ value, onChange, kind, other, start: _start, ...field }: ColorFieldProps) {
  const isColor = HEX.test(value);
  const colors = kind === 'primary' ? { primary: value, accent: other } : { primary: other, accent: value };
  const advice =
    isColor && HEX.test(other)
      ? adviseColors(colors).find((one) => one.field === (kind === 'primary' ? 'primaryColor' : 'accentColor'))
      : undefined;
  return (
    <div>
      <Field {...field} hint="As # and six letters or digits">
        <TextInput
          value={value}
          spellCheck={false}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          end={
            <input
              type="color"
              aria-label={`Pick: ${String(field.label)}`}
              value={isColor ? value : '#000000'}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
              className="mr-2 size-7 cursor-pointer"
            />
          }
        />
      </Field>
      <p aria-live="polite" className="mt-1 text-sm text-warning">
        {advice?.message}
      </p>
    </div>
  );
}

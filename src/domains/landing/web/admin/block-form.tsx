import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { LEAD_CONSENT, LEAD_WISHES } from '../../contract.ts';
import { FORM_LINK } from '../../model/links.ts';
import { SITE_MARK } from '../../model/lead-consent.ts';
import type { BlockField } from './block-fields.ts';
import { PictureField } from './picture-field.tsx';

export type Values = Readonly<Record<string, unknown>>;

interface BlockFormProps {
  fields: readonly BlockField[];
  values: Values;
  onChange: (values: Values) => void;
}

/** The fields of a block, as its schema names them. */
export function BlockForm({ fields, values, onChange }: BlockFormProps) {
  return (
    <div className="space-y-4">
      {fields.map((field) => (
        <FieldOf
          key={field.name}
          field={field}
          value={values[field.name]}
          onChange={(value) => onChange({ ...values, [field.name]: value })}
        />
      ))}
    </div>
  );
}

interface FieldOfProps {
  field: BlockField;
  value: unknown;
  onChange: (value: unknown) => void;
}

const WORDS: Record<string, string> = {
  ...LEAD_WISHES,
  commission: 'What each way of selling leaves',
  valuation: 'What a home is worth',
  required: 'Required',
  optional: 'Optional',
  no: 'Isn’t asked for',
};
const HINTS: Record<string, string> = {
  actionHref: `A page of this site, such as /ai-valuation, an https address, or ${FORM_LINK} for the form on this page`,
  consentVersion: `Now ${LEAD_CONSENT.version}: “${LEAD_CONSENT.text('This site')}” For calls: “${LEAD_CONSENT.callText('This site')}”`,
};
const OWN_CONSENT = `Write ${SITE_MARK} for the name of this site. Say who gets it, what for, and that people can have it deleted or withdraw it. The page’s version is kept with each answer.`;
const MARKS = 'Write **bold**, *italic* and [words](address); an empty line separates paragraphs';

function FieldOf({ field, value, onChange }: FieldOfProps) {
  const text = typeof value === 'string' ? value : '';
  switch (field.kind) {
    case 'line':
      return (
        <Field label={field.title} hint={HINTS[field.name]}>
          <TextInput value={text} maxLength={field.most} onChange={({ target }) => onChange(target.value)} />
        </Field>
      );
    case 'long':
      return (
        <Field label={field.title} hint={field.name === 'consentWords' ? OWN_CONSENT : MARKS}>
          <TextArea value={text} maxLength={field.most} onChange={({ target }) => onChange(target.value)} />
        </Field>
      );
    case 'choice':
      return (
        <Field label={field.title}>
          <Select
            value={text}
            options={field.options.map((option) => ({ value: option, label: WORDS[option] ?? option }))}
            onChange={({ target }) => onChange(target.value)}
          />
        </Field>
      );
    case 'choices': {
      const chosen = textsIn(value);
      return (
        <FieldGroup legend={field.title}>
          {field.options.map((option) => (
            <Checkbox
              key={option}
              label={WORDS[option] ?? option}
              checked={chosen.includes(option)}
              onChange={({ target }) =>
                onChange(field.options.filter((one) => (one === option ? target.checked : chosen.includes(one))))
              }
            />
          ))}
        </FieldGroup>
      );
    }
    case 'lines':
      return (
        <Field label={field.title} hint="One a line">
          <TextArea
            value={textsIn(value).join('\n')}
            onChange={({ target }) =>
              onChange(
                target.value
                  .split('\n')
                  .slice(0, field.mostItems)
                  .map((line) => line.slice(0, field.most)),
              )
            }
          />
        </Field>
      );
    case 'picture':
      return <PictureField title={field.title} value={text} onChange={onChange} />;
    case 'group':
      return (
        <FieldGroup legend={field.title}>
          <BlockForm fields={field.fields} values={valuesOf(value)} onChange={onChange} />
        </FieldGroup>
      );
    case 'list':
      return <ListOf field={field} values={valuesIn(value)} onChange={onChange} />;
  }
}

interface ListOfProps {
  field: Extract<BlockField, { kind: 'list' }>;
  values: readonly Values[];
  onChange: (values: readonly Values[]) => void;
}

function ListOf({ field, values, onChange }: ListOfProps) {
  return (
    <fieldset className="space-y-4">
      <legend className="font-semibold text-ink">{field.title}</legend>
      {values.map((one, at) => (
        <div key={at} className="space-y-3 rounded-card border border-line p-3">
          <BlockForm fields={field.fields} values={one} onChange={(next) => onChange(values.with(at, next))} />
          <Button size="small" variant="secondary" onClick={() => onChange(values.toSpliced(at, 1))}>
            Remove <span className="sr-only">{at + 1}</span>
          </Button>
        </div>
      ))}
      <Button
        size="small"
        variant="secondary"
        disabled={values.length >= field.mostItems}
        onClick={() =>
          onChange([...values, Object.fromEntries(field.fields.map((inner) => [inner.name, inner.kind === 'lines' ? [] : '']))])
        }
      >
        Add
      </Button>
    </fieldset>
  );
}

const valuesOf = (value: unknown): Values => (typeof value === 'object' && value !== null ? { ...value } : {});
const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
const valuesIn = (value: unknown): Values[] =>
  Array.isArray(value) ? value.filter((one): one is Values => typeof one === 'object' && one !== null) : [];

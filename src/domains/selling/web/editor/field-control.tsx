import { useRef, useState } from 'react';
import { CopyFindings } from '#domains/compliance/web/index.ts';
import { Combobox } from '#ui/combobox.tsx';
import { RemovableChip } from '#ui/chip.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { formatNumber } from '#lib/format.ts';
import { readAmount } from '#lib/read-amount.ts';
import type { EditorValue } from '../../contract.ts';
import { type EditorField, readEditorField } from '../../model/editor-fields.ts';
import { isClosedList, LIST_VALUES, readListed } from '../../model/lookups.ts';
import { sayFigure } from './say-figure.ts';

interface FieldControlProps {
  field: EditorField;
  value: EditorValue;
  onChange: (value: EditorValue) => void;
  /** What the gate says about the field. */
  problem?: string | undefined;
  disabled?: boolean;
  /** Two letters of the home's state. Its law applies to what is published. */
  state?: string | undefined;
}

/** The control for one RESO field. An impossible entry stays in the box with the reason, and the last good value stays saved. */
export function FieldControl(props: FieldControlProps) {
  switch (props.field.kind) {
    case 'boolean':
      return <YesNoControl {...props} />;
    case 'choice':
      return <ChoiceControl {...props} />;
    case 'list':
      return <ListControl {...props} />;
    default:
      return <TypedControl {...props} />;
  }
}

const fieldId = (name: string) => `field-${name}`;

function TypedControl({ field, value, onChange, problem, disabled, state }: FieldControlProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState<string>();
  const [hasLeft, setLeft] = useState(false);
  const { kind, label, hint, max, unit, name } = field;
  const isNumber = kind === 'integer' || kind === 'number' || kind === 'dollars';
  const read = draft === undefined ? undefined : readEditorField(name, isNumber ? readFigure(draft) : draft);
  // The page says that it is saved: this entry is not.
  const error = read !== undefined && 'problem' in read && hasLeft ? `${read.problem}. Not saved` : undefined;
  const said =
    value === null
      ? ''
      : Array.isArray(value)
        ? value.join('\n')
        : typeof value === 'number'
          ? sayFigure(name, value)
          : String(value);
  // What was typed here has become another value elsewhere, in a second window or by somebody else.
  const isOvertaken = read !== undefined && 'value' in read && JSON.stringify(read.value) !== JSON.stringify(value);
  const text = isOvertaken ? said : (draft ?? said);
  const shared = {
    value: text,
    disabled,
    onBlur() {
      setLeft(true);
      if (read === undefined || 'value' in read) setDraft(undefined);
    },
    onChange(event: { target: { value: string } }) {
      const typed = event.target.value;
      setDraft(typed);
      setLeft(false);
      const next = readEditorField(name, isNumber ? readFigure(typed) : typed);
      if ('value' in next) onChange(next.value);
    },
  };
  const counts = kind === 'lines' ? `${formatNumber(text.length)} of ${formatNumber(max)} characters` : undefined;
  const control = (
    <Field
      id={fieldId(name)}
      label={label}
      hint={[hint, counts].filter(Boolean).join('. ') || undefined}
      error={error ?? (read === undefined ? problem : undefined)}
      className={kind === 'lines' || kind === 'urls' ? 'col-span-full' : undefined}
    >
      {kind === 'lines' || kind === 'urls' ? (
        <TextArea rows={kind === 'urls' ? 3 : 8} ref={box} {...shared} />
      ) : (
        <TextInput
          {...shared}
          type={kind === 'date' ? 'date' : 'text'}
          inputMode={isNumber && kind !== 'number' ? 'decimal' : undefined}
          prefix={unit === '$' ? '$' : undefined}
          suffix={unit === '$' ? undefined : unit}
          maxLength={isNumber || kind === 'date' ? undefined : max}
        />
      )}
    </Field>
  );
  if (name !== 'PublicRemarks') return control;
  return (
    <div className="col-span-full grid gap-3">
      {control}
      <CopyFindings text={text} field={box} kind="remarks" states={state === undefined ? [] : [state]} />
    </div>
  );
}

// Text that is not a number stays text, and the field refuses it with its reason.
function readFigure(text: string): unknown {
  if (text.trim() === '') return null;
  const amount = readAmount(text.replace(/^\s*[-−]/, ''));
  if (amount === undefined || amount === null) return text;
  return /^\s*[-−]/.test(text) ? -amount : amount;
}

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

function YesNoControl({ field, value, onChange, problem, disabled }: FieldControlProps) {
  return (
    <Field id={fieldId(field.name)} label={field.label} hint={field.hint} error={problem}>
      <Select
        disabled={disabled}
        placeholder="Not given"
        options={[...YES_NO, ...(value === null ? [] : [{ value: 'none', label: 'Not given' }])]}
        value={value === true ? 'yes' : value === false ? 'no' : ''}
        onChange={(event) => onChange(event.target.value === 'none' ? null : event.target.value === 'yes')}
      />
    </Field>
  );
}

function ChoiceControl({ field, value, onChange, problem, disabled }: FieldControlProps) {
  return (
    <Field id={fieldId(field.name)} label={field.label} hint={field.hint} error={problem}>
      <Select
        disabled={disabled}
        placeholder="Choose"
        options={(field.options ?? []).map((option) => ({ value: option, label: option }))}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

const MOST_SUGGESTED = 8;

function ListControl({ field, value, onChange, problem, disabled }: FieldControlProps) {
  const [query, setQuery] = useState('');
  const [refused, setRefused] = useState<string>();
  const items = Array.isArray(value) ? value : [];
  const typed = query.trim().toLowerCase();
  const options = (LIST_VALUES.get(field.name) ?? [])
    .filter((option) => !items.includes(option) && option.toLowerCase().includes(typed))
    .slice(0, typed === '' ? MOST_SUGGESTED : 2 * MOST_SUGGESTED)
    .map((option) => ({ value: option, label: option }));

  function set(next: string[]) {
    const entry = readEditorField(field.name, next);
    const read = 'problem' in entry ? entry : readListed(field.name, entry.value, value);
    if ('problem' in read) return setRefused(read.problem);
    setRefused(undefined);
    setQuery('');
    onChange(read.value);
  }

  return (
    <Field id={fieldId(field.name)} label={field.label} hint={field.hint} error={refused ?? problem}>
      {items.length === 0 ? null : (
        <ul className="flex flex-wrap gap-1.5" aria-label={field.label}>
          {items.map((item) => (
            <li key={item}>
              <RemovableChip label={item} onRemove={() => set(items.filter((one) => one !== item))} />
            </li>
          ))}
        </ul>
      )}
      <Combobox
        query={query}
        onQueryChange={setQuery}
        options={options}
        disabled={disabled}
        onSelect={(option) => set([...items, option.value])}
        onSubmit={(text) => (text.trim() === '' ? undefined : set([...items, text.trim()]))}
        emptyText={
          isClosedList(field.name) ? 'Not in the list: try another word.' : 'Not in RESO’s list: press Enter to add it as it is.'
        }
        placeholder={isClosedList(field.name) ? 'Choose' : 'Choose or type'}
      />
    </Field>
  );
}

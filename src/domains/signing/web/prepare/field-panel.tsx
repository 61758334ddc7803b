import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { FIELD_WORDS, type SigningField } from '../../model/fields.ts';
import { MOST_LETTERS } from '../../model/limits.ts';

interface FieldPanelProps {
  field: SigningField;
  signers: readonly { value: string; label: string }[];
  onChange: (part: Partial<SigningField>) => void;
  onRemove: () => void;
}

/** What the chosen field is called, whose it is, and whether it must be filled in. */
export function FieldPanel({ field, signers, onChange, onRemove }: FieldPanelProps) {
  return (
    <div
      role="group"
      aria-label={`Chosen field: ${FIELD_WORDS[field.kind]}, page ${field.page}`}
      className="grid grid-cols-2 items-end gap-x-4 gap-y-2 sm:flex sm:flex-wrap"
    >
      <Field label="Label for the signer" className="sm:w-60">
        <TextInput
          maxLength={MOST_LETTERS.label}
          placeholder={FIELD_WORDS[field.kind]}
          value={field.label}
          onChange={(event) => onChange({ label: event.target.value })}
        />
      </Field>
      <Field label="For" className="sm:w-48">
        <Select
          options={signers}
          value={String(field.recipient)}
          onChange={(event) => onChange({ recipient: Number(event.target.value) })}
        />
      </Field>
      <Checkbox
        label="Required"
        checked={field.isRequired}
        onChange={(event) => onChange({ isRequired: event.target.checked })}
      />
      <Button size="small" variant="secondary" onClick={onRemove}>
        Remove the field
      </Button>
    </div>
  );
}

import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { FILE_KINDS, FILE_ORDERS, FILE_SHARING, type FileChoice } from '../../model/file-order.ts';

const ORDERS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'By name' },
  { value: 'largest', label: 'Largest first' },
  { value: 'kind', label: 'By kind' },
];
const KINDS = [
  { value: '', label: 'All kinds' },
  { value: 'pdf', label: 'PDFs' },
  { value: 'picture', label: 'Pictures' },
  { value: 'text', label: 'Text' },
];
const SHARING = [
  { value: '', label: 'Shared or not' },
  { value: 'shared', label: 'Shared with someone' },
  { value: 'private', label: 'Only mine' },
];

interface FileChoicesProps {
  value: FileChoice;
  onChange: (choice: FileChoice) => void;
}

/** In which order files are listed, and which of them. */
export function FileChoices({ value, onChange }: FileChoicesProps) {
  return (
    <div className="mt-4 flex flex-wrap gap-4">
      <Field label="Order" hideLabel>
        <Select
          options={ORDERS}
          value={value.order}
          onChange={({ target }) => onChange({ ...value, order: FILE_ORDERS.find((one) => one === target.value) ?? 'newest' })}
        />
      </Field>
      <Field label="Kind of file" hideLabel>
        <Select
          options={KINDS}
          value={value.kind}
          onChange={({ target }) => onChange({ ...value, kind: FILE_KINDS.find((one) => one === target.value) ?? '' })}
        />
      </Field>
      <Field label="Shared with" hideLabel>
        <Select
          options={SHARING}
          value={value.sharing}
          onChange={({ target }) => onChange({ ...value, sharing: FILE_SHARING.find((one) => one === target.value) ?? '' })}
        />
      </Field>
    </div>
  );
}

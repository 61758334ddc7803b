import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#ui/button.tsx';
import type { EditorFields, EditorValue, GateItem, OwnListing } from '../../contract.ts';
import { EDITOR_FIELDS, type EditorGroup } from '../../model/editor-fields.ts';
import { needsOf } from '../../model/listing-gate.ts';
import type { Conflict } from './draft.ts';
import { FieldControl } from './field-control.tsx';

interface FieldPartProps {
  group: EditorGroup;
  fields: EditorFields;
  gate: OwnListing['gate'];
  /** Those that were changed elsewhere at the same time: above the parts, far from the field, the person decides. */
  conflicts: readonly Pick<Conflict, 'field'>[];
  disabled: boolean;
  onChange: (field: string, value: EditorValue) => void;
}

const MOST_SHOWN = 12;
const IN_CONFLICT = 'Changed elsewhere too. Choose above which one counts';

/**
 * The fields of one part. Fields that this kind of home needs and fields with a value come first; the rest are behind a button.
 */
export function FieldPart({ group, fields, gate, conflicts, disabled, onChange }: FieldPartProps) {
  const [isOpen, setOpen] = useState(false);
  const { hash, key } = useLocation();
  // A link to a field takes the keyboard along, each time it is followed.
  useEffect(() => {
    if (hash.startsWith('#field-')) document.getElementById(hash.slice(1))?.focus();
  }, [hash, key]);
  const all = [...EDITOR_FIELDS.values()].filter((field) => field.group === group);
  const needs = needsOf(fields['PropertySubType']);
  const isFirst = (name: string) => name in needs || (fields[name] ?? null) !== null;
  const first = all.length <= MOST_SHOWN ? all : all.filter(({ name }, at) => isFirst(name) || at < MOST_SHOWN / 2);
  const isLinked = ({ name }: { name: string }) => hash === `#field-${name}`;
  const shown = isOpen || (all.some(isLinked) && !first.some(isLinked)) ? all : first;
  const problems = new Map([...problemsOf(gate), ...conflicts.map(({ field }) => [field, IN_CONFLICT] as const)]);
  return (
    <>
      <div className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((field) => (
          <FieldControl
            key={field.name}
            field={field}
            value={fields[field.name] ?? null}
            problem={problems.get(field.name)}
            disabled={disabled}
            state={typeof fields['StateOrProvince'] === 'string' ? fields['StateOrProvince'] : undefined}
            onChange={(value) => onChange(field.name, value)}
          />
        ))}
      </div>
      {shown.length === all.length ? null : (
        <Button variant="quiet" className="mt-4" onClick={() => setOpen(true)}>
          {all.length - shown.length} more fields
        </Button>
      )}
    </>
  );
}

// The gate's list says what is missing. The field says what is wrong with its value.
function problemsOf(gate: readonly GateItem[]): Map<string, string> {
  return new Map(
    gate.flatMap(({ field, message, severity, isMissing }) =>
      field === null || severity === 'advice' || isMissing ? [] : [[field, message] as const],
    ),
  );
}

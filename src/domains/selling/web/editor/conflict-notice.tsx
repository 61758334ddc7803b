import { ConflictNotice as SharedNotice } from '#platform/web/autosave/conflict-notice.tsx';
import type { EditorValue } from '../../contract.ts';
import { EDITOR_FIELDS } from '../../model/editor-fields.ts';
import type { Conflict } from './draft.ts';
import { sayFigure } from './say-figure.ts';

interface ConflictNoticeProps {
  conflicts: readonly Conflict[];
  onSettle: (field: string, keep: 'mine' | 'theirs') => void;
}

/** The fields of a listing that two people changed at the same time. */
export function ConflictNotice({ conflicts, onSettle }: ConflictNoticeProps) {
  const shown = conflicts.map(({ field, mine, theirs, words }) => ({
    field,
    words,
    label: EDITOR_FIELDS.get(field)?.label ?? field,
    mine: sayValue(field, mine),
    theirs: sayValue(field, theirs),
  }));
  return <SharedNotice conflicts={shown} onSettle={onSettle} />;
}

/** A field's value in words, by the RESO name of the field. */
export function sayValue(field: string, value: EditorValue): string {
  if (value === null) return 'nothing';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return sayFigure(field, value);
  return Array.isArray(value) ? value.join(', ') : value;
}

import { formatNumber } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { EditorValue } from '../../contract.ts';
import { EDITOR_FIELDS } from '../../model/editor-fields.ts';
import type { Conflict } from './draft.ts';

interface ConflictNoticeProps {
  conflicts: readonly Conflict[];
  onSettle: (field: string, keep: 'mine' | 'theirs') => void;
}

/** Both values of each field that two people changed at the same time. The person decides. */
export function ConflictNotice({ conflicts, onSettle }: ConflictNoticeProps) {
  if (conflicts.length === 0) return null;
  return (
    <Notice tone="warning" live className="mt-4" title="The same fields were changed elsewhere">
      <ul className="mt-2 grid gap-4">
        {conflicts.map(({ field, mine, theirs, words }) => (
          <li key={field}>
            <p className="font-medium">{EDITOR_FIELDS.get(field)?.label ?? field}</p>
            <p className="text-sm">{words}</p>
            <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 text-sm">
              <dt className="text-ink-soft">Yours</dt>
              <dd className="break-words">{sayValue(mine)}</dd>
              <dt className="text-ink-soft">The other</dt>
              <dd className="break-words">{sayValue(theirs)}</dd>
            </dl>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button
                size="small"
                variant="secondary"
                onClick={() => onSettle(field, 'mine')}
                aria-label={`Keep mine: ${EDITOR_FIELDS.get(field)?.label ?? field}`}
              >
                Keep mine
              </Button>
              <Button
                size="small"
                variant="secondary"
                onClick={() => onSettle(field, 'theirs')}
                aria-label={`Take the other: ${EDITOR_FIELDS.get(field)?.label ?? field}`}
              >
                Take the other
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** A field's value in words. */
export function sayValue(value: EditorValue): string {
  if (value === null) return 'nothing';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return formatNumber(value, 2);
  return Array.isArray(value) ? value.join(', ') : value;
}

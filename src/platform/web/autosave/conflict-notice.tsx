import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

export interface ShownConflict {
  field: string;
  label: string;
  /** Who it was, as a sentence. */
  words: string;
  mine: string;
  theirs: string;
}

interface ConflictNoticeProps {
  conflicts: readonly ShownConflict[];
  onSettle: (field: string, keep: 'mine' | 'theirs') => void;
}

/** Both values of each field that was changed in two places at the same time. The person decides. */
export function ConflictNotice({ conflicts, onSettle }: ConflictNoticeProps) {
  if (conflicts.length === 0) return null;
  return (
    <Notice tone="warning" live className="mt-4" title="The same fields were changed elsewhere">
      <ul className="mt-2 grid gap-4">
        {conflicts.map(({ field, label, mine, theirs, words }) => (
          <li key={field}>
            <p className="font-medium">{label}</p>
            <p className="text-sm">{words}</p>
            <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 text-sm">
              <dt className="text-ink-soft">Yours</dt>
              <dd className="break-words">{mine}</dd>
              <dt className="text-ink-soft">The other</dt>
              <dd className="break-words">{theirs}</dd>
            </dl>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button size="small" variant="secondary" aria-label={`Keep mine: ${label}`} onClick={() => onSettle(field, 'mine')}>
                Keep mine
              </Button>
              <Button
                size="small"
                variant="secondary"
                aria-label={`Take the other: ${label}`}
                onClick={() => onSettle(field, 'theirs')}
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

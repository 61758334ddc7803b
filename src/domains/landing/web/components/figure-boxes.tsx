import type { CostEdits, DefaultSource, RouteOutcome } from '#domains/proceeds/contract.ts';
import { isEdited, resetField } from '#domains/proceeds/contract.ts';
import { CostBoxes, SourceNote } from '#domains/proceeds/web/index.ts';
import { Button } from '#ui/button.tsx';

type Input = RouteOutcome['estimate']['inputs']['likely'];
type Field = keyof Input;

interface FigureBoxesProps {
  title: string;
  /** Which ways of selling it counts for. */
  counts: string;
  fields: readonly Field[];
  input: Input;
  sources: Partial<Record<Field, DefaultSource>>;
  edits: CostEdits;
  onChange: (edits: CostEdits) => void;
}

/** One default of the sale: a box for each of its figures, where it comes from, and a way back to it. */
export function FigureBoxes({ title, counts, fields, input, sources, edits, onChange }: FigureBoxesProps) {
  const isOwn = fields.some((field) => isEdited(edits, field));
  const notes = new Map(
    fields.flatMap((field) => (sources[field] === undefined ? [] : [[sources[field].source, sources[field]]])),
  );
  return (
    <fieldset className="min-w-0 rounded-card border border-line bg-surface p-4">
      <legend className="sr-only">{title}</legend>
      <p aria-hidden="true" className="font-semibold text-ink">
        {title}
      </p>
      <p className="mb-3 text-sm text-ink-soft">{counts}</p>
      <CostBoxes
        fields={fields}
        input={input}
        of={title}
        isNarrow
        onSave={(changes) => onChange({ ...edits, likely: { ...edits.likely, ...changes } })}
      />
      <p className="mt-3 text-sm text-ink-soft">
        {isOwn ? (
          <>
            Entered here.{' '}
            <Button
              size="small"
              variant="secondary"
              onClick={() => onChange(fields.reduce((left, field) => resetField(left, field), edits))}
            >
              Reset <span className="sr-only">{title}</span>
            </Button>
          </>
        ) : notes.size === 0 ? (
          'No default: nothing counts until you enter it.'
        ) : (
          [...notes.values()].map((from) => <SourceNote key={from.source} from={from} />)
        )}
      </p>
    </fieldset>
  );
}

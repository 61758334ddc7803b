import { useId, type ReactNode } from 'react';
import { cn } from './class-names.ts';

export interface CompareColumn {
  id: string;
  /** The head of the column: a picture, a name, a link, a way to remove it. */
  head: ReactNode;
}

export interface CompareRow {
  label: string;
  /** Starts a group with this heading. */
  group?: string | undefined;
  values: readonly ReactNode[];
  /** Index of the best column, if facts alone decide it. */
  bestAt?: number | undefined;
  /** The columns differ in this row. */
  differs?: boolean | undefined;
}

export interface CompareGridProps {
  caption: string;
  columns: readonly CompareColumn[];
  rows: readonly CompareRow[];
  /** The heads hold buttons, which need room on a phone too. */
  isRoomy?: boolean | undefined;
  className?: string | undefined;
}

/** Things side by side; the names of the facts stay in sight while the columns scroll. */
export function CompareGrid({ caption, columns, rows, isRoomy = false, className }: CompareGridProps) {
  const captionId = useId();
  const sticky = 'sticky left-0 z-10 bg-surface text-left';
  return (
    <div
      role="group"
      aria-labelledby={captionId}
      tabIndex={0}
      className={cn(
        'ui-scroll-hint relative overflow-x-auto rounded-card border border-line bg-surface print:overflow-visible',
        className,
      )}
    >
      <table className="w-full table-fixed border-collapse text-sm">
        <caption id={captionId} className="sr-only">
          {caption}
        </caption>
        <colgroup>
          <col className="w-24 md:w-44 print:w-36" />
          {columns.map((column) => (
            <col key={column.id} className={cn(isRoomy ? 'w-56' : 'w-36 md:w-56', 'print:w-auto')} />
          ))}
        </colgroup>
        <thead>
          <tr className="align-top">
            <td className={cn(sticky, 'p-3')} />
            {columns.map((column) => (
              <th key={column.id} scope="col" className="p-3 text-left font-normal">
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <CompareRowCells key={row.label} row={row} sticky={sticky} width={columns.length + 1} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CompareRowCells({ row, sticky, width }: { row: CompareRow; sticky: string; width: number }) {
  return (
    <>
      {row.group === undefined ? null : (
        <tr>
          <th scope="rowgroup" colSpan={width} className="border-t border-line px-3 pt-5 pb-2 text-left text-base font-semibold">
            <span className="sticky left-3">{row.group}</span>
          </th>
        </tr>
      )}
      <tr className="border-t border-line align-baseline">
        <th scope="row" className={cn(sticky, 'px-2 py-2.5 text-xs font-normal text-ink-soft md:px-3 md:text-sm')}>
          {row.label}
          {row.differs ? <span className="sr-only"> (differs)</span> : null}
        </th>
        {row.values.map((value, at) => (
          <td key={at} className={cn('px-3 py-2.5', row.differs && 'font-medium', at === row.bestAt && 'text-brand')}>
            {value ?? <span className="text-ink-soft">Not known</span>}
            {at === row.bestAt ? <span className="sr-only"> (best)</span> : null}
          </td>
        ))}
      </tr>
    </>
  );
}

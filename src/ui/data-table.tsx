import { ArrowDown, ArrowUp, ChevronsUpDown, Download } from '#ui/icons/index.ts';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { cn } from './class-names.ts';
import type { CsvValue } from '#lib/csv.ts';
import { formatNumber } from '#lib/format.ts';
import { downloadCsv } from './download.ts';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** What to sort by; a column without it cannot be sorted. */
  sortBy?: ((row: Row) => string | number | null | undefined) | undefined;
  /** What the CSV file holds; the default is `sortBy`, then a cell that is text or a number. */
  csv?: ((row: Row) => CsvValue) | undefined;
  /** Where a number in the file has a unit that its cell says. */
  csvHeader?: string | undefined;
  /** Figures stand at the end. */
  align?: 'start' | 'end' | undefined;
  /** Long text may wrap; other cells stay on one line. */
  wrap?: boolean | undefined;
  /** Names the row for screen readers; one column per table has it. */
  rowHeader?: boolean | undefined;
  /** A column of controls, which is not printed. */
  screenOnly?: boolean | undefined;
}

export interface Sorting {
  columnId: string;
  direction: 'ascending' | 'descending';
}

export interface DataTableProps<Row> {
  caption: string;
  hideCaption?: boolean | undefined;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  initialSorting?: Sorting | undefined;
  /** Offers the rows as a file of this name, in the order shown. */
  csvFileName?: string | undefined;
  emptyText?: string | undefined;
  dense?: boolean | undefined;
  /** Rows that a phone shows with the first ones, such as a sum. */
  stays?: ((row: Row) => boolean) | undefined;
  className?: string | undefined;
}

const MOST_COLUMNS_ON_PHONES = 2;
/** More cards than this, and a few, wait on a phone for a tap: what follows the table is not far then. */
const CARDS_ON_PHONES = 8;
const FEW_MORE = 2;

export function DataTable<Row>({
  caption,
  hideCaption,
  columns,
  rows,
  rowKey,
  initialSorting,
  csvFileName,
  emptyText = 'No rows.',
  dense,
  stays,
  className,
}: DataTableProps<Row>) {
  const captionId = useId();
  // On a phone, a row of many cells is a card: its name, and each figure below its heading.
  const folds = columns.length > MOST_COLUMNS_ON_PHONES;
  const [sorting, setSorting] = useState(initialSorting);
  const shown = sortRows(rows, columns, sorting);
  const [showsAll, setShowsAll] = useState(false);
  const isCut = folds && !showsAll && shown.length > CARDS_ON_PHONES + FEW_MORE;
  const group = useRef<HTMLDivElement>(null);
  const cellPadding = dense ? 'px-3 py-1.5 print:px-1.5' : 'px-4 py-3 print:px-1.5 print:py-1.5';

  return (
    <div className={cn('min-w-0', className)}>
      <div
        ref={group}
        role="group"
        aria-labelledby={captionId}
        tabIndex={0}
        className={cn(
          'ui-scroll-hint relative overflow-x-auto rounded-card border border-line bg-surface print:overflow-visible',
          shown.length === 0 && '@container',
        )}
      >
        <table className={cn('w-full border-collapse text-left text-sm', folds && 'max-sm:block')}>
          <caption
            id={captionId}
            className={hideCaption ? 'sr-only' : cn('px-4 pt-4 pb-2 text-left text-base font-semibold', folds && 'max-sm:block')}
          >
            {caption}
          </caption>
          <thead className={cn(folds && 'max-sm:block')}>
            <tr
              className={cn(
                'border-b border-line',
                folds && 'max-sm:flex max-sm:flex-wrap',
                folds && (rows.length < 2 || !columns.some(({ sortBy }) => sortBy)) && 'max-sm:sr-only',
              )}
            >
              {columns.map((column) => (
                <HeaderCell
                  key={column.id}
                  header={column.header}
                  isEnd={column.align === 'end'}
                  isScreenOnly={column.screenOnly}
                  direction={sorting?.columnId === column.id ? sorting.direction : undefined}
                  onSort={column.sortBy ? () => setSorting((now) => nextSorting(now, column.id)) : undefined}
                  padding={cellPadding}
                  isDense={dense}
                  folds={folds}
                />
              ))}
            </tr>
          </thead>
          <tbody className={cn('divide-y divide-line', folds && 'max-sm:block')}>
            {shown.map((row, index) => (
              <tr
                key={rowKey(row)}
                className={cn(
                  'hover:bg-sunken/60',
                  folds && 'max-sm:gap-x-3 max-sm:gap-y-2 max-sm:px-4 max-sm:py-3',
                  folds && (isCut && index >= CARDS_ON_PHONES && stays?.(row) !== true ? 'max-sm:hidden' : 'max-sm:grid'),
                  folds && (dense ? 'max-sm:grid-cols-3' : 'max-sm:grid-cols-2'),
                )}
              >
                {columns.map((column) => {
                  const Cell = column.rowHeader ? 'th' : 'td';
                  return (
                    <Cell
                      key={column.id}
                      scope={column.rowHeader ? 'row' : undefined}
                      data-print={column.screenOnly ? 'hide' : undefined}
                      data-header={folds && !column.rowHeader && !column.screenOnly ? column.header : undefined}
                      className={cn(
                        cellPadding,
                        'align-baseline font-normal',
                        column.rowHeader && 'min-w-36 font-medium print:min-w-0',
                        column.align === 'end' && 'text-right',
                        column.wrap && 'min-w-48 print:min-w-0',
                        !column.wrap && !column.rowHeader && 'whitespace-nowrap print:whitespace-normal',
                        folds ? FOLDED_CELL : 'max-sm:min-w-0',
                        folds && (column.rowHeader ? 'max-sm:block' : HEADED_CELL),
                        folds && (column.rowHeader || column.wrap) && 'max-sm:col-span-full',
                        folds && column.rowHeader && 'max-sm:order-first max-sm:text-base',
                      )}
                    >
                      {folds ? <div className={FOLDED_CONTENT}>{column.cell(row)}</div> : column.cell(row)}
                    </Cell>
                  );
                })}
              </tr>
            ))}
            {shown.length === 0 ? (
              <tr className={cn(folds && 'max-sm:block')}>
                <td colSpan={columns.length} className={cn(folds && 'max-sm:block')}>
                  {/* As wide as what is seen of a table that scrolls sideways. */}
                  <p className="sticky left-0 w-[100cqw] px-4 py-8 text-center text-ink-soft">{emptyText}</p>
                </td>
              </tr>
            ) : null}
          </tbody>
        </table>
      </div>
      {isCut ? (
        <div data-print="hide" className="mt-2 sm:hidden">
          <Button
            variant="secondary"
            fullWidth
            onClick={() => {
              setShowsAll(true);
              group.current?.focus({ preventScroll: true });
            }}
          >
            Show all {formatNumber(shown.length)}
          </Button>
        </div>
      ) : null}
      {csvFileName === undefined || rows.length === 0 ? null : (
        <div data-print="hide" className="mt-2 flex justify-end">
          <Button variant="quiet" size="small" onClick={() => downloadCsv(csvFileName, csvRowsOf(shown, columns))}>
            <Download aria-hidden="true" className="size-4" />
            Download CSV
          </Button>
        </div>
      )}
    </div>
  );
}

/** Its heading is read out as the table's, and stands above it to the eye alone. */
const FOLDED_CELL = cn(
  'max-sm:min-w-0 max-sm:p-0 max-sm:text-left max-sm:break-words max-sm:whitespace-normal max-sm:has-[>:empty]:hidden',
  "max-sm:data-header:before:block max-sm:data-header:before:text-xs max-sm:data-header:before:text-ink-soft max-sm:data-header:before:content-[attr(data-header)_/_'']",
);

/** Headings side by side take the height of the tallest, so that the figures below them start on one line. */
const HEADED_CELL = 'max-sm:row-span-2 max-sm:grid max-sm:grid-rows-subgrid max-sm:gap-y-0';
const FOLDED_CONTENT = 'contents max-sm:row-start-2 max-sm:block max-sm:min-w-0';

function HeaderCell({
  header,
  isEnd,
  isScreenOnly,
  direction,
  onSort,
  padding,
  isDense,
  folds,
}: {
  header: string;
  isEnd: boolean;
  isScreenOnly: boolean | undefined;
  direction: Sorting['direction'] | undefined;
  onSort: (() => void) | undefined;
  padding: string;
  isDense: boolean | undefined;
  folds: boolean;
}) {
  const Arrow = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown;
  return (
    <th
      scope="col"
      data-print={isScreenOnly ? 'hide' : undefined}
      aria-sort={onSort ? (direction ?? 'none') : undefined}
      className={cn(
        'text-xs font-medium whitespace-nowrap text-ink-soft print:whitespace-normal',
        isEnd && 'text-right',
        onSort ? (isDense ? 'py-0.5' : 'px-1 py-0.5') : padding,
        folds && !onSort && 'max-sm:sr-only',
      )}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className={cn(
            'inline-flex min-h-9 items-center gap-1 rounded-control px-3 font-medium hover:text-ink pointer-coarse:min-h-control',
            direction && 'text-ink',
            isEnd && 'flex-row-reverse',
          )}
        >
          {header}
          <Arrow aria-hidden="true" className={cn('size-3.5', !direction && 'opacity-60 print:hidden')} />
        </button>
      ) : (
        header
      )}
    </th>
  );
}

function nextSorting(now: Sorting | undefined, columnId: string): Sorting {
  const isAscending = now?.columnId === columnId && now.direction === 'ascending';
  return { columnId, direction: isAscending ? 'descending' : 'ascending' };
}

/** Sorted by the chosen column; equal rows keep their order and empty values come last either way. */
function sortRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sorting: Sorting | undefined): readonly Row[] {
  const sortBy = columns.find((column) => column.id === sorting?.columnId)?.sortBy;
  if (!sorting || !sortBy) return rows;
  const sign = sorting.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => {
    const [left, right] = [sortBy(a), sortBy(b)];
    if (left == null || right == null) return Number(left == null) - Number(right == null);
    if (typeof left === 'number' && typeof right === 'number') return sign * (left - right);
    return sign * String(left).localeCompare(String(right), 'en-US', { numeric: true });
  });
}

function csvRowsOf<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): CsvValue[][] {
  return [
    columns.map((column) => column.csvHeader ?? column.header),
    ...rows.map((row) => columns.map((column) => readCsvValue(row, column))),
  ];
}

function readCsvValue<Row>(row: Row, column: Column<Row>): CsvValue {
  if (column.csv) return column.csv(row);
  if (column.sortBy) return column.sortBy(row);
  const cell = column.cell(row);
  return typeof cell === 'string' || typeof cell === 'number' ? cell : '';
}

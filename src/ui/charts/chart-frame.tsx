import { ChevronRight } from '#ui/icons/index.ts';
import { useId, type ReactNode } from 'react';
import { cn } from '../class-names.ts';
import type { SeriesLook } from './series-looks.ts';
import { useChartWidth } from './use-chart-width.ts';

export interface ChartText {
  title: string;
  /** What the picture shows, in one sentence. */
  description?: string | undefined;
  /** Source and as-of date. */
  source?: string | undefined;
  hideTitle?: boolean | undefined;
  /** Height of the drawing in pixels. */
  height?: number | undefined;
  className?: string | undefined;
}

export interface ChartTable {
  headers: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface ChartFrameProps extends ChartText {
  legend?: readonly { label: string; look: SeriesLook; shape: 'line' | 'area' }[] | undefined;
  /** The point under the pointer or the focus, in words. */
  readout: string | undefined;
  table: ChartTable;
  /** Draws inside an SVG of this width. */
  children: (width: number) => ReactNode;
}

/** The frame of every chart: title, the point's words, source, and the data as a table. */
export function ChartFrame({
  title,
  description,
  source,
  hideTitle,
  height = 260,
  className,
  legend,
  readout,
  table,
  children,
}: ChartFrameProps) {
  const id = useId();
  const { frameRef, width } = useChartWidth();
  return (
    <figure className={cn('min-w-0', className)}>
      <figcaption id={id} className={hideTitle ? 'sr-only' : 'text-base font-semibold'}>
        {title}
      </figcaption>
      {description === undefined ? null : (
        <p id={`${id}-description`} className="text-sm text-ink-soft">
          {description}
        </p>
      )}
      {legend || readout !== undefined ? (
        <div className="mt-2 flex min-h-6 flex-wrap items-center justify-between gap-x-4 text-sm">
          <Legend entries={legend ?? []} />
          <p aria-hidden="true" className="font-medium">
            {readout}
          </p>
        </div>
      ) : null}
      <div ref={frameRef} className="mt-2 min-w-0">
        <svg
          role="group"
          aria-labelledby={id}
          aria-describedby={description === undefined ? undefined : `${id}-description`}
          viewBox={`0 0 ${width} ${height}`}
          width="100%"
          height={height}
          className="block overflow-visible"
        >
          {children(width)}
        </svg>
      </div>
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-4">
        <ChartData title={title} table={table} />
        {source === undefined ? null : <p className="py-1 text-xs leading-6 text-ink-soft">{source}</p>}
      </div>
    </figure>
  );
}

function Legend({ entries }: { entries: NonNullable<ChartFrameProps['legend']> }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft">
      {entries.map(({ label, look, shape }) => (
        <li key={label} className="flex items-center gap-2">
          <svg aria-hidden="true" width="20" height="10" className="shrink-0">
            {shape === 'line' ? (
              <line x1="0" x2="20" y1="5" y2="5" strokeWidth="2.5" strokeDasharray={look.dash} className={look.stroke} />
            ) : (
              <rect width="20" height="10" rx="2" className={cn(look.fill, 'opacity-25')} />
            )}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

function ChartData({ title, table }: { title: string; table: ChartTable }) {
  return (
    <details className="group/data min-w-0 open:w-full not-open:print:hidden">
      <summary className="-ml-1 inline-flex min-h-8 items-center gap-1 rounded-control text-sm text-ink-soft hover:text-ink pointer-coarse:min-h-control">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open/data:rotate-90" />
        Show the data<span className="sr-only"> of {title}</span>
      </summary>
      <div
        role="group"
        aria-label={`Data of ${title}`}
        tabIndex={0}
        className="relative mt-1 max-h-80 overflow-auto rounded-card print:max-h-none border border-line"
      >
        <table className="w-full text-left text-sm">
          <caption className="sr-only">{title}</caption>
          <thead className="text-xs text-ink-soft">
            <tr>
              {table.headers.map((header, at) => (
                <th key={header} scope="col" className={cn('px-3 py-2 font-medium', at > 0 && 'text-right')}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line">
            {table.rows.map((row) => (
              <tr key={row[0]}>
                {row.map((cell, at) =>
                  at === 0 ? (
                    <th key={at} scope="row" className="px-3 py-1.5 font-normal">
                      {cell}
                    </th>
                  ) : (
                    <td key={at} className="px-3 py-1.5 text-right">
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

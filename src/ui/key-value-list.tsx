import type { ReactNode } from 'react';
import { cn } from './class-names.ts';

export interface KeyValue {
  label: string;
  value: ReactNode;
  /** Source, date or definition, in small print below the value. */
  note?: ReactNode;
  /** The last line of a sum. */
  total?: boolean | undefined;
}

export interface KeyValueListProps {
  items: readonly KeyValue[];
  columns?: 1 | 2 | undefined;
  /** Figures stand at the end of the line; words may follow their label. */
  align?: 'start' | 'end' | undefined;
  className?: string | undefined;
}

export function KeyValueList({ items, columns = 1, align = 'end', className }: KeyValueListProps) {
  return (
    <dl className={cn('grid min-w-0 gap-x-12', columns === 2 && 'md:grid-cols-2', className)}>
      {items.map((item) => (
        <div
          key={item.label}
          className={cn(
            'flex min-w-0 items-baseline gap-x-4 border-b border-line py-2.5',
            align === 'end' && 'flex-wrap',
            item.total && 'border-b-0 font-semibold',
          )}
        >
          {/* The label gives way down to its longest word; a value that finds no room beside it goes below. */}
          <dt
            className={cn(
              !item.total && 'text-ink-soft',
              align === 'start' ? 'w-2/5 min-w-0 shrink-0' : 'min-w-min grow basis-0',
            )}
          >
            {item.label}
          </dt>
          <dd className={cn('min-w-0', align === 'end' && 'ml-auto max-w-2/3 shrink-0 text-right')}>
            {item.value}
            {item.note == null ? null : <span className="block text-sm font-normal text-ink-soft">{item.note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

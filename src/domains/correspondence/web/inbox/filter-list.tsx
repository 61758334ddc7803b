import { cn } from '#ui/class-names.ts';
import { AppLink } from '#ui/link.tsx';
import { useChosenInSight } from '#ui/use-chosen-in-sight.ts';
import { INBOX_FILTER_NAMES, INBOX_FILTERS, type InboxFigures, type InboxFilter } from '../../contract.ts';

interface FilterListProps {
  chosen: InboxFilter;
  figures: InboxFigures | null | undefined;
  hrefOf: (filter: InboxFilter) => string;
}

/** The filters: a row that scrolls on narrow screens, a column on wide ones. */
export function FilterList({ chosen, figures, hrefOf }: FilterListProps) {
  // Counts come later and make the row longer.
  const row = useChosenInSight<HTMLUListElement>(`${chosen} ${figures == null ? 'without' : 'with'} counts`);
  return (
    <nav aria-label="Filters" className="min-w-0">
      <ul ref={row} className="ui-scroll-row -mx-1 flex gap-1 overflow-x-auto p-1 xl:mx-0 xl:flex-col xl:p-0">
        {INBOX_FILTER_NAMES.map((filter) => {
          const count = figures?.counts[filter] ?? 0;
          return (
            <li key={filter} className="shrink-0">
              <AppLink
                href={hrefOf(filter)}
                keepScroll
                aria-current={filter === chosen ? 'true' : undefined}
                className={cn(
                  'flex min-h-control items-center justify-between gap-2 rounded-control px-3 text-sm font-medium whitespace-nowrap no-underline',
                  filter === chosen ? 'bg-brand-tint text-brand' : 'text-ink-soft hover:bg-sunken hover:text-ink',
                )}
              >
                {INBOX_FILTERS[filter]}
                {count === 0 ? null : <span className="text-xs tabular-nums">{count}</span>}
              </AppLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

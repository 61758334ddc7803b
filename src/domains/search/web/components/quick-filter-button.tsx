import { ChevronDown } from '#ui/icons/index.ts';
import type { ComponentProps } from 'react';
import { Button } from '#ui/button.tsx';
import type { Filters } from '../search-state.ts';
import { quickLabel, type QuickFilter } from './quick-filter-labels.ts';

interface QuickFilterButtonProps extends Omit<ComponentProps<'button'>, 'name' | 'className'> {
  name: QuickFilter;
  filters: Filters;
}

/** A filter's button, labeled with the choice. */
export function QuickFilterButton({ name, filters, ...rest }: QuickFilterButtonProps) {
  const label = quickLabel(name, filters);
  const isChosen = label !== quickLabel(name, {});
  return (
    <Button
      {...rest}
      variant="secondary"
      aria-haspopup="dialog"
      className={isChosen ? 'max-w-44 border-brand px-3 text-brand' : 'px-3'}
    >
      <span className="truncate">{label}</span> <ChevronDown aria-hidden="true" className="size-4" />
    </Button>
  );
}

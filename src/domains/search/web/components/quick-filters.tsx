import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Popover, PopoverClose } from '#ui/popover.tsx';
import { facetOptions } from '../api.ts';
import { type Filters, withFilters } from '../search-state.ts';
import type { Go } from '../use-search-state.ts';
import { useStanding } from '../use-standing.ts';
import { RoomFields, TypeFields, type FilterFieldsProps } from './filter-fields.tsx';
import { showLabel } from './filter-panel.tsx';
import { PriceFilter } from './price-filter.tsx';
import { QuickFilterButton } from './quick-filter-button.tsx';
import { QUICK_FILTERS, quickLabel, type QuickFilter } from './quick-filter-labels.ts';

const APPLY_PAUSE_MS = 250;

interface QuickFiltersProps {
  filters: Filters;
  go: Go;
  initiallyOpen: QuickFilter | null;
}

/** The most used filters, a button each. Changes apply immediately. */
export function QuickFilters({ filters, go, initiallyOpen }: QuickFiltersProps) {
  const [open, setOpen] = useState(initiallyOpen);
  return QUICK_FILTERS.map((name) => (
    <Popover
      key={name}
      label={quickLabel(name, {})}
      className="w-96"
      open={open === name}
      onOpenChange={(isOpen) => setOpen(isOpen ? name : null)}
      trigger={<QuickFilterButton name={name} filters={filters} />}
    >
      <QuickFilterBody name={name} filters={filters} go={go} />
    </Popover>
  ));
}

function QuickFilterBody({ name, filters, go }: { name: QuickFilter; filters: Filters; go: Go }) {
  const [changes, setChanges] = useState<Filters>({});
  const hasApplied = useRef(false);
  const draft: Filters = Object.fromEntries(Object.entries({ ...filters, ...changes }).filter(([, value]) => value !== ''));
  const enabled = useStanding(filters) === 'free';
  const facets = useQuery({ ...facetOptions(filters), enabled, placeholderData: keepPreviousData });

  // All changes made while the box is open are one step in the history.
  const apply = useEffectEvent(() => {
    if (Object.keys(changes).length === 0) return;
    go((state) => withFilters(state, changes), { replace: hasApplied.current });
    hasApplied.current = true;
  });
  useEffect(() => {
    const timer = setTimeout(apply, APPLY_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [changes]);
  useEffect(() => () => apply(), []);

  const change = (more: Filters) => setChanges((known) => ({ ...known, ...more }));
  return (
    <div className="flex flex-col gap-4">
      {fieldsOf(name, { filters: draft, facets: facets.data, onChange: change })}
      <div className="flex items-center justify-between gap-3">
        <Button variant="quiet" size="small" onClick={() => change(emptied(name))}>
          Reset
        </Button>
        <PopoverClose>
          <Button size="small">{showLabel(facets.data)}</Button>
        </PopoverClose>
        <p role="status" className="sr-only">
          {showLabel(facets.data)}
        </p>
      </div>
    </div>
  );
}

function fieldsOf(name: QuickFilter, fields: FilterFieldsProps): ReactNode {
  const { filters, facets, onChange } = fields;
  if (name === 'rooms') return <RoomFields {...fields} />;
  if (name === 'types') return <TypeFields {...fields} />;
  return (
    <PriceFilter
      min={filters.priceMin}
      max={filters.priceMax}
      bands={facets?.price}
      onChange={({ min, max }) => onChange({ priceMin: min, priceMax: max })}
    />
  );
}

function emptied(name: QuickFilter): Filters {
  if (name === 'rooms') return { bedsMin: '', bedsMax: '', bathsMin: '', bathsMax: '' };
  return name === 'types' ? { types: '', excludeTypes: '' } : { priceMin: '', priceMax: '' };
}

import { SlidersHorizontal } from '#ui/icons/index.ts';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { FilterSection } from '../filter-chip.ts';
import { countFilters } from '../filter-labels.ts';
import type { Filters } from '../search-state.ts';
import type { Go } from '../use-search-state.ts';
import { QuickFilterButton } from './quick-filter-button.tsx';
import { QUICK_FILTERS, type QuickFilter } from './quick-filter-labels.ts';

const LazyQuickFilters = lazy(async () => {
  const { QuickFilters } = await import('./quick-filters.tsx');
  return { default: QuickFilters };
});

const LazyFilterPanel = lazy(async () => {
  const { FilterPanel } = await import('./filter-panel.tsx');
  return { default: FilterPanel };
});

interface FilterBarProps {
  filters: Filters;
  go: Go;
  /** The open section of the sheet. */
  panel: FilterSection | null;
  onPanelChange: (section: FilterSection | null) => void;
}

/** The filter buttons. What they open loads on the first press. */
export function FilterBar({ filters, go, panel, onPanelChange }: FilterBarProps) {
  const [wanted, setWanted] = useState<QuickFilter | null>(null);
  const count = countFilters(filters);
  const plain = <PlainQuickFilters filters={filters} onWant={(name) => setWanted(name)} />;
  return (
    <>
      <div className="hidden gap-2 lg:flex">
        {wanted === null ? (
          plain
        ) : (
          <Suspense fallback={plain}>
            <LazyQuickFilters filters={filters} go={go} initiallyOpen={wanted} />
          </Suspense>
        )}
      </div>
      <Button variant="secondary" className="px-3" aria-haspopup="dialog" onClick={() => onPanelChange('price')}>
        <SlidersHorizontal aria-hidden="true" className="size-4.5" />
        <span className="sr-only sm:not-sr-only">Filters</span>
        {count === 0 ? null : (
          <span className="rounded-full bg-brand px-1.5 text-xs font-semibold text-on-brand">
            {count}
            <span className="sr-only"> chosen</span>
          </span>
        )}
      </Button>
      {panel === null ? null : (
        <Suspense fallback={null}>
          <LazyFilterPanel
            filters={filters}
            go={go}
            section={panel}
            isWide={matchMedia('(min-width: 768px)').matches}
            onClose={() => onPanelChange(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The same buttons before their popovers load. */
function PlainQuickFilters({ filters, onWant }: { filters: Filters; onWant: (name: QuickFilter) => void }) {
  return QUICK_FILTERS.map((name) => <QuickFilterButton key={name} name={name} filters={filters} onClick={() => onWant(name)} />);
}

import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { formatNumber } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import type { Facets } from '../../contract.ts';
import { facetOptions } from '../api.ts';
import { describeFilters, type FilterSection } from '../filter-labels.ts';
import { type Filters, withFilters } from '../search-state.ts';
import { useDebounced } from '../use-debounced.ts';
import type { Go } from '../use-search-state.ts';
import { RoomFields, StatusFields, TypeFields } from './filter-fields.tsx';
import { CostFields, FeatureFields, SizeFields, TimingFields, WordFields } from './more-filter-fields.tsx';
import { PriceFilter } from './price-filter.tsx';

const COUNTING_PAUSE_MS = 200;

/** Filters in the making: counted live, searched by when they are applied. */
export function useFilterDraft(filters: Filters, onApply: (changes: Filters) => void) {
  const [changes, setChanges] = useState<Filters>({});
  const draft = useMemo(() => merge(filters, changes), [filters, changes]);
  const facets = useQuery({ ...facetOptions(useDebounced(draft, COUNTING_PAUSE_MS)), placeholderData: keepPreviousData });
  return {
    draft,
    facets: facets.data,
    isCounting: facets.isFetching,
    change: (more: Filters) => setChanges((known) => ({ ...known, ...more })),
    apply: () => {
      if (Object.keys(changes).length > 0) onApply(changes);
      setChanges({});
    },
  };
}

function merge(filters: Filters, changes: Filters): Filters {
  return Object.fromEntries(Object.entries({ ...filters, ...changes }).filter(([, value]) => value !== ''));
}

export function applyChanges(go: Go, changes: Filters): void {
  go((state) => withFilters(state, changes));
}

export function showLabel(facets: Facets | undefined): string {
  if (facets === undefined) return 'Show homes';
  const { value, exact } = facets.total;
  return `Show ${formatNumber(value)}${exact ? '' : '+'} ${value === 1 && exact ? 'home' : 'homes'}`;
}

interface FilterPanelProps {
  filters: Filters;
  go: Go;
  /** Where the sheet opens. */
  section: FilterSection;
  isWide: boolean;
  onClose: () => void;
}

/** Every filter, with live counts: a sheet from below on a phone, from the side elsewhere. */
export function FilterPanel({ filters, go, section, isWide, onClose }: FilterPanelProps) {
  const { draft, facets, isCounting, change, apply } = useFilterDraft(filters, (changes) => applyChanges(go, changes));
  const sections = useRef<HTMLDivElement>(null);
  useEffect(() => {
    sections.current?.querySelector(`[data-section="${section}"]`)?.scrollIntoView({ block: 'start' });
  }, [section]);

  function clear() {
    const names = describeFilters(draft).flatMap((chip) => (chip.section === 'where' ? [] : chip.names));
    change(Object.fromEntries(names.map((name) => [name, ''])));
  }

  const fields = { filters: draft, facets, onChange: change };
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      side={isWide ? 'right' : 'bottom'}
      title="Filters"
      footer={
        <div className="flex w-full items-center justify-between gap-3">
          <Button variant="quiet" onClick={clear}>
            Clear all
          </Button>
          <Button
            onClick={() => {
              apply();
              onClose();
            }}
          >
            {showLabel(facets)}
          </Button>
          <p role="status" className="sr-only">
            {isCounting ? '' : showLabel(facets)}
          </p>
        </div>
      }
    >
      <div ref={sections} className="divide-y divide-line">
        <Section name="price" title="Price">
          <PriceFilter
            min={draft.priceMin}
            max={draft.priceMax}
            bands={facets?.price}
            onChange={({ min, max }) => change({ priceMin: min, priceMax: max })}
          />
        </Section>
        <Section name="rooms" title="Beds and baths">
          <RoomFields {...fields} />
        </Section>
        <Section name="types" title="Home type">
          <TypeFields {...fields} />
        </Section>
        <Section name="status" title="Status">
          <StatusFields {...fields} />
        </Section>
        <Section name="size" title="Size and age">
          <SizeFields {...fields} />
        </Section>
        <Section name="features" title="Features">
          <FeatureFields {...fields} />
        </Section>
        <Section name="costs" title="Association fee">
          <CostFields {...fields} />
        </Section>
        <Section name="timing" title="Timing">
          <TimingFields {...fields} />
        </Section>
        <Section name="words" title="Words of the description">
          <WordFields {...fields} />
        </Section>
      </div>
    </Sheet>
  );
}

function Section({ name, title, children }: { name: FilterSection; title: string; children: ReactNode }) {
  return (
    <section data-section={name} aria-labelledby={`filter-${name}`} className="py-5 first:pt-0 last:pb-0">
      <h3 id={`filter-${name}`} className="mb-3 text-base font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}

import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { formatNumber } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Search } from '#ui/icons/index.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { Facets, FilterCounts, OwnCounts } from '../../contract.ts';
import { useSession } from '#domains/accounts/web/index.ts';
import { facetOptions, filterCountOptions, ownCountOptions, travelOptions } from '../api.ts';
import type { FilterSection } from '../filter-chip.ts';
import { describeFilters } from '../filter-labels.ts';
import { type Filters, withFilters } from '../search-state.ts';
import { useDebounced } from '../use-debounced.ts';
import { useStanding } from '../use-standing.ts';
import type { Go } from '../use-search-state.ts';
import { EstimateFields } from './estimate-fields.tsx';
import { RoomFields, StatusFields, TypeFields } from './filter-fields.tsx';
import { FeatureFields, isWanted } from './feature-fields.tsx';
import { MediaFields } from './media-fields.tsx';
import { MonthlyFields } from './monthly-fields.tsx';
import { CostFields, SizeFields, TimingFields, WordFields } from './bound-fields.tsx';
import { hasOwnFields, OwnFields } from './own-fields.tsx';
import { PriceFilter } from './price-filter.tsx';
import { SurroundingsFields } from './surroundings-fields.tsx';
import { TravelFields } from './travel-fields.tsx';

const COUNTING_PAUSE_MS = 200;

/** Filters being edited: counts follow at once, the search when they are applied. */
export function useFilterDraft(filters: Filters, onApply: (changes: Filters) => void) {
  const [changes, setChanges] = useState<Filters>({});
  const draft = useMemo(() => merge(filters, changes), [filters, changes]);
  const settled = useDebounced(draft, COUNTING_PAUSE_MS);
  const enabled = useStanding(settled) === 'free';
  const facets = useQuery({ ...facetOptions(settled), enabled, placeholderData: keepPreviousData });
  return {
    draft,
    settled,
    isFree: enabled,
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
  /** The section that the sheet opens at. */
  section: FilterSection;
  isWide: boolean;
  onClose: () => void;
}

/** Every filter, with live counts: a sheet from below on a phone, from the side elsewhere. */
export function FilterPanel({ filters, go, section, isWide, onClose }: FilterPanelProps) {
  const { draft, settled, isFree, facets, isCounting, change, apply } = useFilterDraft(filters, (changes) =>
    applyChanges(go, changes),
  );
  const sections = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState('');
  const counted = useQuery({ ...filterCountOptions(settled), enabled: isFree, placeholderData: keepPreviousData });
  const isSignedIn = useSession().status === 'signed-in';
  const own = useQuery({ ...ownCountOptions(settled), enabled: isSignedIn, placeholderData: keepPreviousData }).data;
  const hasTravel = (useQuery(travelOptions()).data?.networks.length ?? 0) > 0;
  const counts = counted.data;
  useEffect(() => {
    sections.current?.querySelector(`[data-section="${section}"]`)?.scrollIntoView({ block: 'start' });
  }, [section]);

  function clear() {
    const names = describeFilters(draft).flatMap((chip) => (chip.section === 'where' ? [] : chip.names));
    change(Object.fromEntries(names.map((name) => [name, ''])));
  }

  const isOffered: Partial<Record<FilterSection, boolean>> = {
    travel: hasTravel,
    estimate: counts?.hasEstimates === true || draft.estimateGapMin !== undefined || draft.estimateGapMax !== undefined,
    own: isSignedIn && hasOwnFields(draft, own),
  };
  const shown = SECTIONS.filter(({ name, words }) => (isOffered[name] ?? true) && isSectionWanted(words, wanted, counts));
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
      <TextInput
        type="search"
        aria-label="Find a filter"
        placeholder="Find a filter: pool, heat pump, school"
        icon={Search}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
        className="mb-5"
      />
      <div ref={sections} className="divide-y divide-line">
        {shown.map(({ name, title }) => (
          <Section key={name} name={name} title={title}>
            <SectionFields {...{ name, filters: draft, facets, counts, own, wanted }} onChange={change} />
          </Section>
        ))}
      </div>
      {shown.length === 0 ? (
        <EmptyState title="No such filter" level={3}>
          Try another word, or ask for it in the search box: descriptions are searched too.
        </EmptyState>
      ) : null}
    </Sheet>
  );
}

interface SectionFieldsProps {
  name: FilterSection;
  filters: Filters;
  facets: Facets | undefined;
  counts: FilterCounts | undefined;
  own: OwnCounts | undefined;
  /** What was typed to find a filter. */
  wanted: string;
  onChange: (changes: Filters) => void;
}

function SectionFields({ name, filters, facets, counts, own, wanted, onChange }: SectionFieldsProps): ReactNode {
  const bounds = { filters, counts, onChange };
  const fields = { filters, facets, onChange };
  switch (name) {
    case 'price':
      return (
        <PriceFilter
          min={filters.priceMin}
          max={filters.priceMax}
          bands={facets?.price}
          onChange={({ min, max }) => onChange({ priceMin: min, priceMax: max })}
        />
      );
    case 'monthly':
      return <MonthlyFields filters={filters} onChange={onChange} />;
    case 'estimate':
      return <EstimateFields {...bounds} />;
    case 'rooms':
      return <RoomFields {...fields} counts={counts} />;
    case 'types':
      return <TypeFields {...fields} />;
    case 'travel':
      return <TravelFields filters={filters} onChange={onChange} />;
    case 'surroundings':
      return <SurroundingsFields {...bounds} wanted={wordsFor('surroundings', wanted)} />;
    case 'size':
      return <SizeFields {...bounds} />;
    case 'features':
      return <FeatureFields {...bounds} wanted={wordsFor('features', wanted)} />;
    case 'costs':
      return <CostFields {...bounds} />;
    case 'timing':
      return <TimingFields {...bounds} />;
    case 'status':
      return <StatusFields {...fields} />;
    case 'own':
      return own === undefined ? null : <OwnFields filters={filters} counts={own} onChange={onChange} />;
    case 'media':
      return <MediaFields {...bounds} />;
    case 'words':
      return <WordFields filters={filters} onChange={onChange} />;
    case 'where':
      return null;
  }
}

/** A word that names a section shows the whole section. */
function wordsFor(section: FilterSection, wanted: string): string {
  const title = SECTIONS.find(({ name }) => name === section)?.title ?? '';
  return isWanted(wanted, title) ? '' : wanted;
}

/** The sections of the sheet in order, with the words that find them. */
const SECTIONS: readonly { name: FilterSection; title: string; words: string }[] = [
  { name: 'price', title: 'Price', words: 'price' },
  {
    name: 'monthly',
    title: 'Monthly cost',
    words: 'monthly cost payment mortgage loan down payment interest afford income budget',
  },
  {
    name: 'estimate',
    title: 'Estimate and asking price',
    words: 'estimate asking price gap value worth undervalued bargain below above',
  },
  { name: 'rooms', title: 'Beds and baths', words: 'bedrooms bathrooms beds baths full half' },
  { name: 'types', title: 'Home type', words: 'home type house condo townhouse land multi-family' },
  { name: 'travel', title: 'Travel time', words: 'travel time commute walk bike transit drive near close to work grocery' },
  {
    name: 'surroundings',
    title: 'Around the home',
    words: 'around the home school attendance walk bike transit score hazard zone',
  },
  {
    name: 'size',
    title: 'Size and age',
    words: 'size age living area lot year built stories single-story price per square foot',
  },
  { name: 'features', title: 'Features', words: 'features garage parking' },
  { name: 'costs', title: 'HOA and tax', words: 'hoa fee association property tax' },
  { name: 'timing', title: 'Timing', words: 'timing price reduced price cut open house days on market' },
  { name: 'status', title: 'Status', words: 'status for sale pending sold coming soon under contract' },
  {
    name: 'own',
    title: 'Saved and matched',
    words: 'saved favorites favourites comments commented collections mine match score profile',
  },
  { name: 'media', title: 'Photos and tours', words: 'photos tours virtual tour floor plan' },
  { name: 'words', title: 'Words of the description', words: 'words description keywords says' },
];

function isSectionWanted(words: string, wanted: string, counts: FilterCounts | undefined): boolean {
  if (wanted.trim() === '' || isWanted(wanted, words)) return true;
  if (words.startsWith('features'))
    return (
      counts?.features.some(({ label, group }) => isWanted(wanted, group, label)) === true ||
      FLAG_WORDS.some((word) => isWanted(wanted, word))
    );
  return (
    words.startsWith('around') && counts?.hazards.some(({ label }) => isWanted(wanted, 'Hazard zones leave out', label)) === true
  );
}

const FLAG_WORDS = ['Pool', 'Waterfront', 'View', 'Fireplace', 'New construction'];

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

import { Button } from '#ui/button.tsx';
import { RemovableChip } from '#ui/chip.tsx';
import { describeFilters, type FilterSection, removeChip } from '../filter-labels.ts';
import { type Filters, PAGE_SIZE } from '../search-state.ts';
import type { Go } from '../use-search-state.ts';

interface ActiveFiltersProps {
  filters: Filters;
  placeNames: Readonly<Record<string, string>>;
  go: Go;
  onEdit: (section: FilterSection) => void;
}

/** What the search goes by, each part to be changed or taken away. */
export function ActiveFilters({ filters, placeNames, go, onEdit }: ActiveFiltersProps) {
  const chips = describeFilters(filters, placeNames);
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Filters in use" className="flex flex-wrap items-center gap-2">
      {chips.map((chip) => (
        <li key={`${chip.names.join()} ${chip.label}`} className="max-w-full">
          <RemovableChip
            label={chip.label}
            {...(chip.section === 'where' ? {} : { onEdit: () => onEdit(chip.section) })}
            onRemove={() => go((state) => ({ ...state, filters: removeChip(state.filters, chip), cursor: '', shown: PAGE_SIZE }))}
          />
        </li>
      ))}
      {chips.length < 2 ? null : (
        <li>
          <Button
            variant="quiet"
            size="small"
            onClick={() => go((state) => ({ ...state, filters: {}, said: '', cursor: '', shown: PAGE_SIZE }))}
          >
            Clear all
          </Button>
        </li>
      )}
    </ul>
  );
}

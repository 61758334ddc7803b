import { useState } from 'react';
import { formatNumber } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { ChipLine } from '#ui/chip-line.tsx';
import { ActionChip, RemovableChip, ToggleChip } from '#ui/chip.tsx';
import type { ParsedSentence, SearchResult } from '../../contract.ts';
import type { FilterSection } from '../filter-chip.ts';
import { describeFilters, removeChip } from '../filter-labels.ts';
import { partsOf, withoutWords } from '../reading-parts.ts';
import { PAGE_SIZE } from '../../model/page-size.ts';
import { type SearchState, withFilters } from '../search-state.ts';
import type { Go } from '../use-search-state.ts';
import { useViewedHomes } from '../viewed-homes.ts';
import { ReadingExplanation, ReadingSheet } from './reading-sheet.tsx';

interface SearchLineProps {
  state: SearchState;
  placeNames: Readonly<Record<string, string>>;
  reading: ParsedSentence | undefined;
  rankedBy: SearchResult['rankedBy'];
  unspoken: SearchResult['unspoken'];
  go: Go;
  onEdit: (section: FilterSection) => void;
}

/** The search in one line. Each part can be changed or removed; one press shows how the sentence was read. */
export function SearchLine({ state, placeNames, reading, rankedBy, unspoken, go, onEdit }: SearchLineProps) {
  const [isExplained, setExplained] = useState(false);
  const { filters } = state;
  const parts = partsOf(reading, filters.wish, unspoken);
  const chips = describeFilters(filters, placeNames).filter(({ names }) => !names.includes('wish'));
  const count = parts.notes.length + chips.length + parts.wishes.length + parts.unread.length + parts.notApplied.length;
  const canExplain = reading !== undefined || rankedBy !== undefined;
  const explain = () => setExplained(true);
  const viewed = useViewedHomes();
  const offersViewed = viewed.size > 0 || state.hidesViewed;
  if (count === 0 && !canExplain && !offersViewed) return null;

  function drop(words: string) {
    go((now) => {
      const wish = withoutWords(now.filters.wish ?? '', words);
      const changed = now.filters.wish === undefined ? now : withFilters(now, wish === '' ? {} : { wish }, ['wish']);
      return { ...changed, said: withoutWords(now.said, words), cursor: '', shown: PAGE_SIZE };
    });
  }

  const explanation = { said: state.said, reading, parts, rankedBy };
  return (
    <>
      <div className="col-span-2 col-start-2 row-start-3 min-w-0 sm:col-span-3 sm:col-start-1">
        <ChipLine
          label="Filters in use"
          lead={
            canExplain ? (
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={explain}
                className="min-h-9 shrink-0 text-sm text-ink-soft underline decoration-dotted underline-offset-4 hover:text-ink pointer-coarse:min-h-control"
              >
                {reading === undefined ? 'Why this order' : 'How it was read'}
              </button>
            ) : null
          }
        >
          {parts.notes.map(({ chip }) => (
            <ActionChip key={`note ${chip}`} tone="warning" onPress={explain}>
              {chip}
            </ActionChip>
          ))}
          {chips.map((chip) => (
            <RemovableChip
              key={`${chip.names.join()} ${chip.label}`}
              label={chip.label}
              {...(chip.section === 'where' ? {} : { onEdit: () => onEdit(chip.section) })}
              onRemove={() => go((now) => ({ ...now, filters: removeChip(now.filters, chip), cursor: '', shown: PAGE_SIZE }))}
            />
          ))}
          {parts.wishes.map((text) => (
            <RemovableChip key={`wish ${text}`} label={`Ideally ${text}`} onRemove={() => drop(text)} />
          ))}
          {parts.unread.map(({ text }) => (
            <RemovableChip key={`unread ${text}`} tone="warning" label={`Not understood: ${text}`} onRemove={() => drop(text)} />
          ))}
          {parts.notApplied.map(({ label }) => (
            <ActionChip key={`not applied ${label}`} tone="open" onPress={explain}>
              {label}
            </ActionChip>
          ))}
          {offersViewed ? (
            <ToggleChip
              pressed={state.hidesViewed}
              onPressedChange={(hidesViewed) => go((now) => ({ ...now, hidesViewed, cursor: '', shown: PAGE_SIZE }))}
            >
              Hide the {formatNumber(viewed.size)} {viewed.size === 1 ? 'home' : 'homes'} I have viewed
            </ToggleChip>
          ) : null}
          {count < 2 ? null : (
            <Button
              variant="quiet"
              size="small"
              onClick={() => go((now) => ({ ...now, filters: {}, said: '', cursor: '', shown: PAGE_SIZE }))}
            >
              Clear all
            </Button>
          )}
        </ChipLine>
      </div>
      {isExplained ? <ReadingSheet {...explanation} onDrop={drop} onClose={() => setExplained(false)} /> : null}
      {canExplain ? (
        <noscript className="col-span-full">
          <ReadingExplanation {...explanation} />
        </noscript>
      ) : null}
    </>
  );
}

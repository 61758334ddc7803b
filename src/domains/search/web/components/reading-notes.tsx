import { Badge } from '#ui/badge.tsx';
import { RemovableChip } from '#ui/chip.tsx';
import { Notice } from '#ui/notice.tsx';
import type { ParsedSentence } from '../../contract.ts';

/** What to say of words that are no search, by why; emoji are read as far as they mean something, and need no word. */
const WARNINGS: Record<string, { title: string; text: string } | undefined> = {
  injection: {
    title: 'Some of these words were not read',
    text: 'They were meant for the machine, not for the search of a home. Say what you look for in a home.',
  },
  off_topic: {
    title: 'This is not about a home',
    text: 'Here you can say what you look for: a place, a price, bedrooms, features, what should be near.',
  },
  garbage: {
    title: 'These words could not be read',
    text: 'Say it another way, such as “3 bedrooms under $600k with a garage”.',
  },
  impossible: {
    title: 'No home can be like that',
    text: 'Look at the numbers below: a price, a size or a count is out of reach, or a least is above its most.',
  },
};

interface ReadingNotesProps {
  said: string;
  reading: ParsedSentence;
  /** Takes words out of the sentence. */
  onDrop: (words: string) => void;
}

/** What a sentence said that is not among the filters: never dropped in silence. */
export function ReadingNotes({ said, reading, onDrop }: ReadingNotesProps) {
  const { unresolved, soft, fair_housing: fairHousing, safety } = reading;
  const { notApplied } = reading.search;
  const wishes = soft.filter((wish) => !notApplied.some(({ slot }) => slot === `soft.${wish}`));
  const byModel = reading.spans.filter(({ engine }) => engine !== undefined);
  const warning = safety === null ? undefined : WARNINGS[safety.flag];
  const hasNotes = unresolved.length + wishes.length + notApplied.length > 0;
  return (
    <section aria-label="How your words were read" className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
        <span className="min-w-0">
          Read from <q className="text-ink">{said}</q>
        </span>
        <Badge>
          <span className="sr-only">Made by: </span>
          {reading.engine}
        </Badge>
      </p>
      {fairHousing === null ? null : (
        <Notice tone="warning" title="Part of this is no filter here">
          <p>Fair housing law bars choosing homes by who lives there, so these words were left out.</p>
          {fairHousing.neutral_alternative === '' ? null : <p className="mt-1">{fairHousing.neutral_alternative}</p>}
        </Notice>
      )}
      {warning === undefined ? null : (
        <Notice tone="warning" title={warning.title}>
          {warning.text}
        </Notice>
      )}
      {byModel.length === 0 ? null : (
        <ul aria-label="Read by a language model" className="flex flex-wrap gap-2">
          {byModel.map(({ text, label, engine }) => (
            <li key={text} className="max-w-full">
              <RemovableChip label={`“${text}” read as ${label} by ${engine ?? ''}`} onRemove={() => onDrop(text)} />
            </li>
          ))}
        </ul>
      )}
      {hasNotes ? (
        <ul aria-label="Not used as filters" className="flex flex-wrap gap-2">
          {unresolved.map(({ text, reason }) => (
            <li key={`u ${text}`} className="max-w-full" title={reason}>
              {reading.search.query['wish']?.includes(text) === true ? (
                <RemovableChip label={`Sought in descriptions: ${text}`} onRemove={() => onDrop(text)} />
              ) : (
                <RemovableChip tone="warning" label={`Not understood: ${text}`} onRemove={() => onDrop(text)} />
              )}
            </li>
          ))}
          {notApplied.map(({ slot, label, reason }) => (
            <li
              key={`n ${slot} ${label}`}
              className="flex min-h-9 items-center rounded-full border border-dashed border-line-strong px-3.5 text-sm"
            >
              <span>
                {label}: <span className="text-ink-soft">{reason}</span>
              </span>
            </li>
          ))}
          {wishes.map((text) => (
            <li key={`s ${text}`} className="flex min-h-9 items-center rounded-full border border-line px-3.5 text-sm">
              Nice to have: {text}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

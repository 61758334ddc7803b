import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EngineBadge } from '#ui/engine-badge.tsx';
import { Notice } from '#ui/notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import type { ReactNode } from 'react';
import type { ParsedSentence, SearchResult } from '../../contract.ts';
import type { ReadingParts } from '../reading-parts.ts';
import { useIsWide } from '../use-is-wide.ts';

interface ReadingExplanationProps {
  said: string;
  reading: ParsedSentence | undefined;
  parts: ReadingParts;
  rankedBy: SearchResult['rankedBy'];
  /** Removes words from the sentence. Without it, the sheet only shows. */
  onDrop?: (words: string) => void;
}

/** How a sentence was read, shown on a press. */
export function ReadingSheet({ onClose, ...rest }: ReadingExplanationProps & { onClose: () => void }) {
  const isWide = useIsWide() === true;
  return (
    <Sheet
      open
      onOpenChange={onClose}
      side={isWide ? 'right' : 'bottom'}
      title={rest.reading === undefined ? 'Why this order' : 'How your words were read'}
    >
      <ReadingExplanation {...rest} />
    </Sheet>
  );
}

/** What was understood and what was not, who read it, and how to correct it. */
export function ReadingExplanation({ said, reading, parts, rankedBy, onDrop }: ReadingExplanationProps) {
  const { notes, wishes, unread, notApplied, understood } = parts;
  return (
    <section aria-label="How your words were read" className="flex flex-col gap-5 text-sm">
      {reading === undefined ? null : (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft">
          <q className="min-w-0 text-ink">{said}</q>
          <Badge>
            <span className="sr-only">Made by: </span>
            {reading.engine}
          </Badge>
        </p>
      )}
      {notes.map(({ title, text }) => (
        <Notice key={title} tone="warning" title={title}>
          {text.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      ))}
      <Part title="Understood" isShown={understood.length > 0}>
        {understood.map(({ text, label, engine }) => (
          <Line key={`${text} ${label}`} words={text} onDrop={engine === undefined ? undefined : onDrop}>
            {label}
            {engine === undefined ? null : <Badge className="ml-2">{engine}</Badge>}
          </Line>
        ))}
      </Part>
      <Part title="Wishes" note="Homes that mention them come first. None is left out." isShown={wishes.length > 0}>
        {wishes.map((text) => (
          <Line key={text} words={text} onDrop={onDrop} />
        ))}
      </Part>
      <Part title="Not understood" isShown={unread.length > 0}>
        {unread.map(({ text, reason }) => (
          <Line key={text} words={text} onDrop={onDrop}>
            {reason}
          </Line>
        ))}
      </Part>
      <Part title="Understood, but not a filter here" isShown={notApplied.length > 0}>
        {notApplied.map(({ label, reason }) => (
          <Line key={label} words={label} isLabel>
            {reason}
          </Line>
        ))}
      </Part>
      {rankedBy === undefined ? null : (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft">
          Best match first, by what the descriptions say <EngineBadge engine={{ kind: rankedBy }} />
        </p>
      )}
      {reading === undefined ? null : (
        <p className="border-t border-line pt-4 text-ink-soft">
          Something wrong? Remove its chip, press the chip’s words to change them, or say it another way in the search box.
        </p>
      )}
    </section>
  );
}

function Part({ title, note, isShown, children }: { title: string; note?: string; isShown: boolean; children: ReactNode }) {
  if (!isShown) return null;
  return (
    <div>
      <h3 className="text-base">{title}</h3>
      {note === undefined ? null : <p className="mt-0.5 text-ink-soft">{note}</p>}
      <ul className="mt-1 divide-y divide-line">{children}</ul>
    </div>
  );
}

function Line({
  words,
  isLabel = false,
  onDrop,
  children,
}: {
  words: string;
  /** These words are ours, not from the sentence. */
  isLabel?: boolean;
  onDrop?: ((words: string) => void) | undefined;
  children?: ReactNode;
}) {
  return (
    <li className="flex min-h-11 items-center gap-3 py-1.5">
      <span className="min-w-0 flex-1">
        {isLabel ? words : <q>{words}</q>}
        {children === undefined ? null : <span className="block text-ink-soft">{children}</span>}
      </span>
      {onDrop === undefined ? null : (
        <Button size="small" variant="quiet" aria-label={`Remove ${words}`} onClick={() => onDrop(words)}>
          Remove
        </Button>
      )}
    </li>
  );
}

import { diffLists } from '#lib/diff-lists.ts';
import { cn } from './class-names.ts';

interface TextDiffProps {
  before: string;
  after: string;
  className?: string | undefined;
}

/** What changed from one text to another, word by word. */
export function TextDiff({ before, after, className }: TextDiffProps) {
  return (
    <p className={cn('break-words whitespace-pre-line', className)}>
      {diffLists(cutWords(before), cutWords(after)).map(({ kind, items }, at) => {
        const words = items.join('');
        if (kind === 'same') return words;
        return kind === 'gone' ? (
          <del key={at} className="text-ink-soft">
            {words}
          </del>
        ) : (
          <ins key={at} className="rounded-xs bg-brand-tint text-ink no-underline">
            {words}
          </ins>
        );
      })}
    </p>
  );
}

// Each with the space after it.
const cutWords = (text: string): string[] => text.match(/^\s+|\S+\s*/g) ?? [];

import { Font, Text as PrintedText } from '@react-pdf/renderer';
import type { ComponentProps, PropsWithChildren, ReactNode } from 'react';
import { toPrintable } from '#lib/printable.ts';

const LONG_WORD = 36;
const PART = /.{1,6}/gsu;
/** The cost of splitting a word: lines break between words as long as possible. */
const PARTING_PENALTY = 9000;

// Words stay whole, though the library would split them wherever English can, unless no line is wide enough.
Font.registerHyphenationCallback((word) => (word.length < LONG_WORD ? [word] : (word.match(PART) ?? [word])));

/** Words on a page or in a drawing, in letters that the report's fonts have. */
export function Text({ children, ...props }: PropsWithChildren<ComponentProps<typeof PrintedText>>) {
  return (
    <PrintedText hyphenationPenalty={PARTING_PENALTY} {...props}>
      {Array.isArray(children) ? joinWords(children).map(printWords) : printWords(children)}
    </PrintedText>
  );
}

/** Children that stand side by side become one text: a line may break between two of them, even before the full stop of a sentence. */
function joinWords(children: readonly ReactNode[]): ReactNode[] {
  const joined: ReactNode[] = [];
  for (const child of children.flat()) {
    const last = joined.at(-1);
    const isText = typeof child === 'string' || typeof child === 'number';
    if (isText && typeof last === 'string') joined[joined.length - 1] = `${last}${child}`;
    else joined.push(isText ? String(child) : child);
  }
  return joined;
}

function printWords(child: ReactNode): ReactNode {
  return typeof child === 'string' ? toPrintable(child) : child;
}

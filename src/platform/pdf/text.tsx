import { Font, Text as PrintedText } from '@react-pdf/renderer';
import type { ComponentProps, PropsWithChildren, ReactNode } from 'react';
import { toPrintable } from './printable.ts';

const LONG_WORD = 36;
const PART = /.{1,6}/gsu;
/** Of parting a word: lines are broken between words as long as they can be. */
const PARTING_PENALTY = 9000;

// Words stay whole, where the library would part them anywhere that English could; but for those that no line may hold.
Font.registerHyphenationCallback((word) => (word.length < LONG_WORD ? [word] : (word.match(PART) ?? [word])));

/** Words on a page or in a drawing, in letters that the fonts of PDF have. */
export function Text({ children, ...props }: PropsWithChildren<ComponentProps<typeof PrintedText>>) {
  return (
    <PrintedText hyphenationPenalty={PARTING_PENALTY} {...props}>
      {Array.isArray(children) ? children.map(printWords) : printWords(children)}
    </PrintedText>
  );
}

function printWords(child: ReactNode): ReactNode {
  return typeof child === 'string' ? toPrintable(child) : child;
}

import { Font, Text as PrintedText } from '@react-pdf/renderer';
import type { ComponentProps, PropsWithChildren, ReactNode } from 'react';
import { toPrintable } from './printable.ts';

// Words stay whole: the library would part them anywhere that English could.
Font.registerHyphenationCallback((word) => [word]);

/** Words on a page or in a drawing, in letters that the fonts of PDF have. */
export function Text({ children, ...props }: PropsWithChildren<ComponentProps<typeof PrintedText>>) {
  return <PrintedText {...props}>{Array.isArray(children) ? children.map(printWords) : printWords(children)}</PrintedText>;
}

function printWords(child: ReactNode): ReactNode {
  return typeof child === 'string' ? toPrintable(child) : child;
}

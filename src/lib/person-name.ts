import { z } from 'zod';
import { inOneLine } from './one-line.ts';
import { MOST_LETTERS } from './text-limits.ts';

const TOO_LONG = `Keep your name under ${MOST_LETTERS.name} characters`;
const WEB_ADDRESS = /:\/\/|\bwww\./i;

/**
 * A person's name as they type it: in one line, without control characters, marks that change the text direction or
 * links, since it goes into mails to addresses that nobody has proven yet.
 */
export function personNameField(tooShort: string) {
  return (
    z
      .string()
      // Bounds the typed text; the name itself is measured once it is one line.
      .max(1000, TOO_LONG)
      .transform(inOneLine)
      .pipe(
        z
          .string()
          .min(2, tooShort)
          .refine((name) => countVisible(name) >= 2, tooShort)
          .max(MOST_LETTERS.name, TOO_LONG)
          .refine((name) => !WEB_ADDRESS.test(name), 'Give your name, not a web address'),
      )
  );
}

// Joiners and selectors belong in names of some scripts, but show nothing by themselves.
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Z}\u2800]/gu;

function countVisible(text: string): number {
  return Array.from(text.replaceAll(INVISIBLE, '')).length;
}

/** A name as others read it; people may leave theirs empty. */
export function nameOf(displayName: string | undefined): string {
  return displayName === undefined || countVisible(displayName) === 0 ? 'Someone' : displayName;
}

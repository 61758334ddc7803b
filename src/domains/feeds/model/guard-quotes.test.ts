import fc from 'fast-check';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { createQuoteGuard } from './guard-quotes.ts';

const FORM = { delimiter: ',', quote: '"', eol: '\n' } as const;

function guard(text: string, pieceLength = text.length) {
  const guarded = createQuoteGuard(FORM);
  const parts = [];
  for (let at = 0; at < text.length; at += pieceLength) parts.push(guarded.push(text.slice(at, at + pieceLength)));
  parts.push(guarded.end());
  return { text: parts.map((part) => part.text).join(''), broken: parts.flatMap((part) => part.broken) };
}

describe('quotes', () => {
  it('that are closed change nothing, whatever lies between them and however the text comes', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', ' ', 'ß', '\r\n'), maxLength: 8 });
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 9 }),
        (rows, size) => {
          const text = rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(',')).join('\n');
          expect(guard(text, size)).toEqual({ text, broken: [] });
        },
      ),
    );
  });

  it('that are not closed take their own row alone, however the text comes', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }), fc.integer({ min: 1, max: 40 }), (opens, size) => {
        const lines = ['key,city', ...opens.map((isOpen, at) => (isOpen ? `${at},"open` : `${at},"closed"`))];
        const { text, broken } = guard(`${lines.join('\n')}\n`, size);
        expect(broken.map(({ number, line }) => [number, line])).toEqual(
          opens.flatMap((isOpen, at) => (isOpen ? [[at + 1, at + 2]] : [])),
        );
        const read: string[][] = parse(text, { skip_empty_lines: true });
        expect(read.map(([key]) => key)).toEqual(['key', ...opens.flatMap((isOpen, at) => (isOpen ? [] : [String(at)]))]);
      }),
    );
  });

  it('within a cell, and around a part of it, are left to the parser', () => {
    const text = 'a,6" pipe\nb,"bad "quote" inside"\nc,"x" \n';
    expect(guard(text)).toEqual({ text, broken: [] });
  });
});

import { pageOf, quoteOf, type ContractText, type Found, type Span } from '../text/contract-text.ts';
import type { Evidence } from '../reading.ts';
import type { Slot } from './slot.ts';

const LONGEST_QUOTE = 400;

/** Gathers values with the words that say them: nothing gets into a reading without its place. */
export interface Gatherer {
  evidence: Evidence[];
  /** The value of a slot, noted with its quote; null for anything but a stated value. */
  take<T>(path: string, slot: Slot<T>): T | null;
  /** A found value, noted with its quote. */
  note<T>(path: string, found: Found<T>): T;
  /** The words of a place, noted. */
  cite(path: string, span: Span, sureness?: Evidence['sureness']): string;
}

export function gatherEvidence(paper: ContractText): Gatherer {
  const evidence: Evidence[] = [];
  const cite: Gatherer['cite'] = (path, span, sureness) => {
    const quote = quoteOf(paper, wholeWords(paper, span)).slice(0, LONGEST_QUOTE).trim();
    evidence.push({ path, page: pageOf(paper, span.start), quote, ...(sureness === undefined ? {} : { sureness }) });
    return quote;
  };
  return {
    evidence,
    cite,
    take: (path, slot) => {
      if (slot.state !== 'stated') return null;
      const { found, context: whole } = slot;
      const context = onPageOf(paper, found, whole);
      // Its sentence says more than the bare figure, if it is not too long.
      cite(
        path,
        context.end - context.start <= LONGEST_QUOTE ? { start: context.start, end: Math.max(context.end, found.end) } : found,
      );
      return found.value;
    },
    note: (path, found) => {
      cite(path, found);
      return found.value;
    },
  };
}

/** The part of a sentence that stands on the page of its value: nobody finds words of two pages in one place. */
function onPageOf({ pageStarts }: ContractText, { start }: Span, context: Span): Span {
  const from = pageStarts.findLast((page) => page <= start) ?? 0;
  const to = pageStarts.find((page) => page > start) ?? Infinity;
  return { start: Math.max(context.start, from), end: Math.min(context.end, to) };
}

/** Where a value stands in its paper, and in which words; nulls for one without evidence. */
export function placeOf(evidence: readonly Evidence[], path: string): { page: number | null; quote: string | null } {
  const found = evidence.find((entry) => entry.path === path);
  return { page: found?.page ?? null, quote: found?.quote ?? null };
}

const LONGEST_WORD = 30;

/** A place with the whole of the words that it begins and ends in. */
function wholeWords({ text }: ContractText, { start, end }: Span): Span {
  const before = /[\p{L}\p{N}]{0,30}$/u.exec(text.slice(Math.max(0, start - LONGEST_WORD), start))?.[0] ?? '';
  const after = /^[\p{L}\p{N}]{0,30}/u.exec(text.slice(end, end + LONGEST_WORD))?.[0] ?? '';
  const isIn = (at: number) => /[\p{L}\p{N}]/u.test(text[at] ?? '');
  return { start: isIn(start) ? start - before.length : start, end: isIn(end - 1) ? end + after.length : end };
}

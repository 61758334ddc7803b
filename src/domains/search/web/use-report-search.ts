import { useEffect } from 'react';
import { reportEvent, reportWord } from '#domains/analytics/web/index.ts';
import type { ParsedSentence } from '../contract.ts';
import { STANDS_MS } from './report-terms.ts';

const MOST_WORDS = 5;

interface SearchToReport {
  /** Changes with each search. */
  search: string;
  /** Undefined while it is not known. */
  homes: number | undefined;
  reading: ParsedSentence | undefined;
}

/** Reports whether a search found homes, and how its sentence was read: which words meant nothing, and nothing else of it. */
export function useReportSearch({ search, homes, reading }: SearchToReport): void {
  const isEmpty = homes === undefined ? undefined : homes === 0;
  useEffect(() => {
    if (isEmpty === undefined) return undefined;
    const timer = setTimeout(() => reportEvent(isEmpty ? 'search_empty' : 'search_found'), STANDS_MS);
    return () => clearTimeout(timer);
  }, [search, isEmpty]);
  useEffect(() => {
    if (reading === undefined) return undefined;
    const timer = setTimeout(() => {
      reportEvent(howItWasRead(reading));
      for (const word of unreadWords(reading)) reportWord(word);
    }, STANDS_MS);
    return () => clearTimeout(timer);
  }, [reading]);
}

function howItWasRead({ fair_housing: fairHousing, safety, unresolved }: ParsedSentence) {
  if (fairHousing !== null || safety !== null) return 'sentence_refused';
  return unresolved.length > 0 ? 'sentence_partly_read' : 'sentence_read';
}

/** Single words without digits or signs; of a sentence that was refused, none. */
export function unreadWords({ fair_housing: fairHousing, safety, unresolved }: ParsedSentence): string[] {
  if (fairHousing !== null || safety !== null) return [];
  const words = unresolved.flatMap(({ text }) => text.split(/\s+/)).filter((word) => /^\p{L}[\p{L}'-]+$/u.test(word));
  return [...new Set(words)].slice(0, MOST_WORDS);
}

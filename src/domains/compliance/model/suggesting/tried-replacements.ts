import { cutWords } from './cut-words.ts';
import type { Finding } from '../finding.ts';

/** How far a sentence is read for this, to each side. */
const MOST_AROUND = 200;
/** So many are tried. A text with more of them is written anew. */
const MOST_TRIED = 20;

/** The findings, each with its replacement only if its sentence then has fewer of them, in its category and in all. */
export function withTriedReplacements(
  findings: readonly Finding[],
  text: string,
  check: (sentence: string) => readonly Finding[],
): Finding[] {
  return findings.map((finding, index) => {
    const isTried = index < MOST_TRIED || finding.replacement === null;
    return isTried && passes(finding, findings, text, check) ? finding : { ...finding, replacement: null };
  });
}

function passes(
  finding: Finding,
  findings: readonly Finding[],
  text: string,
  check: (sentence: string) => readonly Finding[],
): boolean {
  if (finding.replacement === null) return true;
  const [from, to] = sentenceOf(text, finding);
  const cut = cutWords(text, finding, finding.replacement);
  const before = findings.filter(({ start, end }) => start >= from && end <= to);
  const after = check(`${text.slice(from, cut.start)}${cut.words}${text.slice(cut.end, to)}`);
  const ofIt = (list: readonly Finding[]) => list.filter(({ category }) => category === finding.category).length;
  return after.length < before.length && ofIt(after) < ofIt(before);
}

function sentenceOf(text: string, { start, end }: Finding): [from: number, to: number] {
  const first = Math.max(0, start - MOST_AROUND);
  const ended = /[.!?\n](?=[^.!?\n]*$)/.exec(text.slice(first, start));
  const next = /[.!?\n]/.exec(text.slice(end, end + MOST_AROUND));
  return [
    ended === null ? first : first + ended.index + 1,
    next === null ? Math.min(text.length, end + MOST_AROUND) : end + next.index + 1,
  ];
}

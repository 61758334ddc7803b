import { formatCount } from '#lib/format.ts';
import type { Claim } from '../claims/claim.ts';
import { readClaims } from '../claims/read-claims.ts';
import { splitSentences } from '../claims/split-sentences.ts';
import { settleFacts } from '../settle-facts.ts';
import { readabilityOf, wordsOf } from './readability.ts';
import { FILLER, LIMITS, SHOUTING } from './score-rules.ts';
import { line, type ListingToScore, type ScoreLine } from './score-types.ts';

export function scoreDescription({
  description,
  facts,
  year,
}: Pick<ListingToScore, 'description' | 'facts' | 'year'>): ScoreLine[] {
  const text = description.trim();
  const claims = text === '' ? [] : readClaims(text, settleFacts(facts, { year }).facts);
  const { words, grade } = readabilityOf(text);
  const supported = claims.filter(({ fields }) => fields.length > 0);
  const distinct = new Set(supported.map((claim) => claim.text.toLowerCase())).size;
  const unsupported = claims.length - supported.length;
  const density = words === 0 ? 0 : (distinct / words) * 100;
  const loud = (text.match(SHOUTING)?.length ?? 0) + (text.match(/!/g)?.length ?? 0);
  const filler = text.match(FILLER)?.length ?? 0;
  const none = 'There is no description yet';
  const wordsThatHold = countWordsThatHold(text, claims);
  const holding = words === 0 ? 0 : wordsThatHold / words;
  const say = (words_: string) => (text === '' ? none : words_);
  const counted =
    wordsThatHold < words ? `; counted for the ${wordsThatHold} of ${words} words in sentences that the fields support` : '';
  const prove = `Remove or prove ${formatCount(unsupported, 'claim')}`;
  const gradePart = grade === null ? 0 : gradeShare(grade);
  const where = 'Description';
  // Whoever has no description is told so once, with all its points.
  const fixOf = (todo: string, minutes: number) =>
    text === '' ? { todo: 'Write a description', minutes: 10, where } : { todo, minutes, where };
  return [
    line({
      key: 'length',
      label: 'Length',
      // Too long is too long, whatever it says.
      part: Math.min(lengthShare(wordsThatHold), lengthShare(Math.max(words, LIMITS.words.to))),
      of: 4,
      why: say(
        `${words} words${wordsThatHold < words ? `, ${wordsThatHold} of them in sentences that the fields support` : ''}; ${LIMITS.words.from} to ${LIMITS.words.to} earn all points`,
      ),
      fix: fixOf(wordsThatHold < LIMITS.words.from ? 'Say more of what the fields know' : 'Shorten it', 5),
    }),
    line({
      key: 'concrete',
      label: 'Concrete facts',
      part: Math.min(1, density / LIMITS.factsIn100Words) * Math.min(1, words / 40),
      of: 5,
      why: say(`${Math.round(density * 10) / 10} different facts in 100 words; ${LIMITS.factsIn100Words} earn all points`),
      fix: fixOf('Replace general words with facts', 5),
    }),
    line({
      key: 'backed',
      label: 'Claims that a field supports',
      part: claims.length === 0 ? 0 : supported.length / claims.length,
      of: 5,
      why: say(
        claims.length === 0 ? 'It says nothing about the home' : `${supported.length} of ${claims.length} claims have a field`,
      ),
      fix: fixOf(claims.length === 0 ? 'Name facts of the home' : prove, 3),
    }),
    line({
      key: 'readability',
      label: 'Easy to read',
      part: gradePart * holding,
      of: 3,
      why: say(
        `Reading grade ${grade ?? '–'} (Flesch–Kincaid); ${LIMITS.grade.from} to ${LIMITS.grade.to} earn all points${counted}`,
      ),
      fix:
        gradePart === 1
          ? fixOf(prove, 3)
          : fixOf((grade ?? 0) > LIMITS.grade.to ? 'Make sentences shorter' : 'Join short sentences', 5),
    }),
    line({
      key: 'plain',
      label: 'No shouting, no filler',
      part: text === '' ? 0 : (1 - (loud + filler) / 3) * holding,
      of: 3,
      why: say(
        `${loud + filler === 0 ? 'Nothing in capitals, no exclamation marks, no filler' : `${loud} in capitals or with exclamation marks, ${formatCount(filler, 'filler word')}`}${counted}`,
      ),
      fix:
        loud + filler === 0
          ? fixOf(prove, 3)
          : fixOf('Use capitals only where they belong, and drop exclamation marks and filler', 2),
    }),
  ];
}

/** Words in sentences that claim nothing without a field: what is not true makes no text longer, and none easier to read. */
function countWordsThatHold(text: string, claims: readonly Claim[]): number {
  const untrue = claims.filter(({ kind, fields }) => fields.length === 0 && kind !== 'opinion' && kind !== 'extent');
  return splitSentences(text)
    .filter(({ start, end }) => !untrue.some((claim) => claim.start < end && claim.end > start))
    .reduce((sum, sentence) => sum + wordsOf(sentence.text).length, 0);
}

function lengthShare(words: number): number {
  const { from, to, none } = LIMITS.words;
  if (words <= to) return Math.min(1, words / from);
  return Math.max(0, 1 - (words - to) / (none - to));
}

function gradeShare(grade: number): number {
  const { from, to, off } = LIMITS.grade;
  const distance = grade < from ? from - grade : Math.max(0, grade - to);
  return Math.max(0, 1 - distance / off);
}

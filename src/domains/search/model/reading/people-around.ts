import { editDistance } from '#lib/closest-word.ts';
import type { Draft, LineToken } from './draft.ts';
import {
  AREA_NOUNS,
  BUILDING_NOUNS,
  CALLED_BY_WORD,
  GROUPS_BY_WORD,
  INSTITUTIONS,
  KINDS_BY_WORD,
  PEOPLE_KINDS_BY_WORD,
  PEOPLE_NOUNS,
  PEOPLES_BY_WORD,
  type ProtectedClass,
  STYLES,
  TRAITS_BY_WORD,
} from './people-words.ts';
import { isKnownWord } from './spelling.ts';

/** A wish about who lives somewhere: the tokens that say it, and whom it is about. */
export interface WishAboutPeople {
  from: number;
  to: number;
  classOf: ProtectedClass;
}

/* Each word becomes a letter for the part it plays, so that a pattern reads a whole family of wordings:
   N refusal · M how many · T how much · Y both (only, all, majority) · D small words · S oneself · W wishing · F for
   v where, who · w with, having · o of · i in, near · & and, or · b is · # number · @ place · P people · A area · B building
   L living · R around here · O what is said after a group · I a place one goes to · Q nobody, everybody · Z unwelcome
   G a people or faith · H one that is also a style · U what only people are called · g a group of people
   a what people or areas are · c what homes may be too · k what people have · x any other word */
const LETTERS: Record<string, string> = {
  N: 'no not without avoid avoiding skip except minus never none zero non exclude excluding sans dont doesnt isnt arent wont cant cannot hasnt havent hate nothing nowhere steer less fewer few',
  M: 'many lots plenty full loads tons mainly other fellow too more much overrun teeming crawling packed swarming surrounded among amongst mixed',
  T: 'very so how really quite overly increasingly becoming become became turned turning getting gone going mostly predominantly predominately largely primarily heavily highly purely exclusively entirely strictly solely',
  Y: 'only all majority just',
  D: 'the a an any some those these such that kind sort bit rather pretty fairly please',
  S: 'i im ive id our my we us me myself ours mine weve',
  W: 'want need love like prefer wish seek looking hoping see rather',
  F: 'for',
  v: 'where who which whose',
  w: 'with having has have had using on holds hold',
  o: 'of',
  i: 'in at near by around next to within from beside close on',
  '&': 'and or nor plus',
  b: 'is are be being been am was were seem seems',
  L: 'live lives living reside resides settle settled settling settles congregate gather cluster dominate outnumber tend moved relocate flock hang',
  R: 'around nearby here there everywhere next upstairs downstairs alike',
  O: 'free dominated heavy populated population owned run leaning speaking speakers speaker background descent origin origins heritage roots blood percentage presence influence preferred welcome minded filled heritage ancestry',
  Q: 'nobody nobodys noone everybody everyone everybodys everyones anyone anybody',
  Z: 'dealbreaker dealbreakers unwelcome excluded banned forbidden prohibited nogo',
};
const LETTER_OF = new Map(Object.entries(LETTERS).flatMap(([letter, words]) => words.split(' ').map((word) => [word, letter])));

const AGENTS = /^(?:agents?|realtors?|brokers?|lenders?|attorneys?|lawyers?|guides?|staff|notary|doctors?|teachers?)$/;

interface Part {
  letter: string;
  index: number;
  word: string;
  classOf: ProtectedClass | undefined;
}

/** Wishes about people in what no rule has read yet, in the order in which they are said. */
export function findWishesAboutPeople(draft: Draft): WishAboutPeople[] {
  const parts = draft.line.map((token, index) => toPart(draft, token, index));
  const letters = parts.map(({ letter }) => letter).join('');
  if (!/[GHUgackPQ]/.test(letters)) return [];
  const found: WishAboutPeople[] = [];
  const add = (from: number, to: number) => {
    const named = parts.slice(from, to).find(({ classOf }) => classOf !== undefined);
    if (named?.classOf !== undefined) found.push({ from, to, classOf: named.classOf });
  };
  for (let at = 0; at < letters.length; at++)
    if (isPeopleNamed(letters, parts, at)) add(at, at + 1 + (/^[PAO]*/.exec(letters.slice(at + 1))?.[0].length ?? 0));
  for (const pattern of FRAMES) for (const match of letters.matchAll(pattern)) add(match.index, match.index + match[0].length);
  return found;
}

function toPart(draft: Draft, { word, isClaimed, place }: LineToken, index: number): Part {
  const part = (letter: string, classOf?: ProtectedClass): Part => ({ letter, index, word, classOf });
  if (place !== undefined) return part('@');
  if (isClaimed) return part('x');
  if (/^\d/.test(word)) return part('#');
  if (/^[.!?;]$/.test(word)) return part('.');
  if (!/^\p{L}/u.test(word)) return part(',');
  const next = draft.line[index + 1]?.word ?? '';
  if (word === 'section' && next === '8') return part('g', 'source_of_income');
  if (word === 'but' && /^any/.test(draft.line[index - 1]?.word ?? '')) return part('N');
  if (/^(?:from|of)$/.test(word) && /^(?:away|far|clear|out|miles|free|distance)$/.test(draft.line[index - 1]?.word ?? ''))
    return part('N');
  if (word === 'no' && next === 'one') return part('Q');
  if (word === 'next' && next !== 'door') return part('i');
  const letter = LETTER_OF.get(word);
  const spelled = letter === undefined && PEOPLE_WORDS.has(word) ? word : (letter ?? respell(draft, word));
  if (letter !== undefined) return part(letter);
  const known = spelled ?? word;
  const peoples = PEOPLES_BY_WORD.get(known);
  if (STYLES.has(known)) return part('H', peoples ?? 'national_origin');
  if (peoples !== undefined) return part('G', peoples);
  const called = CALLED_BY_WORD.get(known);
  if (called !== undefined) return part('U', called);
  for (const [kind, words] of BY_LETTER) if (words.has(known)) return part(kind, words.get(known));
  if (INSTITUTIONS.has(known)) return part('I');
  if (PEOPLE_NOUNS.has(known)) return part('P');
  if (AREA_NOUNS.has(known)) return part('A');
  return part(BUILDING_NOUNS.has(known) ? 'B' : 'x');
}

const BY_LETTER: [string, Map<string, ProtectedClass>][] = [
  ['g', GROUPS_BY_WORD],
  ['a', KINDS_BY_WORD],
  ['c', PEOPLE_KINDS_BY_WORD],
  ['k', TRAITS_BY_WORD],
];
const PEOPLE_WORDS = new Set([...PEOPLES_BY_WORD.keys(), ...STYLES, ...CALLED_BY_WORD.keys()]);
const LONG_PEOPLE_WORDS = [...PEOPLE_WORDS].filter((word) => word.length >= 5);

/** "Asain", "mexcian": a word that nobody uses, one slip away from the name of a people. */
function respell(draft: Draft, word: string): string | undefined {
  if (word.length < 5 || isKnownWord(word) || draft.isFrequentWord === undefined || draft.isFrequentWord(word)) return undefined;
  return LONG_PEOPLE_WORDS.find(
    (one) => one[0] === word[0] && Math.abs(one.length - word.length) <= 1 && editDistance(word, one, 1) <= 1,
  );
}

/**
 * The name of a people or faith speaks of who lives there, unless it says what kind a thing is ("Korean grocery"), or
 * what somebody is who tells of themselves ("my Indian mother").
 */
function isPeopleNamed(letters: string, parts: readonly Part[], at: number): boolean {
  const [before, after] = [letters.slice(0, at), letters.slice(at + 1)];
  const letter = letters[at] ?? '';
  if (!/[GHU]/.test(letter)) return false;
  const next = parts[at + 1]?.word ?? '';
  if (/^O/.test(after) && parts.slice(at + 2, at + 4).some(({ word }) => AGENTS.test(word))) return false;
  // "I am a Sikh", "my Indian in-laws", "as a Muslim couple".
  if (/(?:S[bD]*|Sx[bD]+|F(?:Da?|x)?)$/.test(before) && !/^[AO]/.test(after)) return letter === 'U' && /(?:SW|SWM)$/.test(before);
  if (letter === 'U') return !/^[xI]/.test(after) || /^(?:x[,.]|$)/.test(after);
  if (letter === 'H')
    return (
      /^(?:[ca]?[PAU]|[ca]?g(?!x)|O(?!x)|Y(?![xIA])|bY)/.test(after) ||
      (/(?:T|Y|[@A]bD?|TMx?)$/.test(before) && !/^[xIBc#&,]/.test(after))
    );
  // "Jewish community center", "Indian part of the menu".
  if (/^[AP]I/.test(after)) return false;
  if (/^[xI]/.test(after)) return /^x(?:P|[AU](?!x))/.test(after) && !/^(?:food|day|style|inspired)$/.test(next);
  // "Korean, Thai or Indian food", "church (Catholic)".
  if (/^(?:[,&GH]+[GH]x?|[,&]+(?:xx?)?)I/.test(after) || /^[,&GH]+[GH]x/.test(after) || /I[,iD&]*[GH,&]*$/.test(before))
    return false;
  return true;
}

const NOT_OWN = '(?<![S#F@]|S[xawT]|S[xa]x|F[DaxT]|#x)';
const UNSAID = '(?![xIH])';

/** How people are wished for or away, in letters. */
const FRAMES: RegExp[] = [
  // No students; away from all those renters; not next to the unemployed.
  `(?<!S[wb]?x?)N[DMYio]*[xc]?g${UNSAID}`,
  // Plenty of moms; too many renters; full of students.
  `M[oDM]*[xca]?g(?![xIHw#])`,
  // Kids on the street; students nearby; seniors in the building.
  `${NOT_OWN}g(?:b?[xD]?R|iD?[PAB])(?!x)`,
  `${NOT_OWN}(?:g|aP)b?D?Z`,
  // A street full of seniors; a complex with teenagers.
  `[AB][DY]*(?:[wo]|Fx?|vw|Mo)[DMYNTxc]{0,3}?g(?![xIH])`,
  // Where the other singles settle.
  `v[DMYT]*[ac]?[gaU]P?L`,
  // Less elderly; how affluent; mostly retired; has become ethnic.
  `(?<!S[bT]?)(?:[TY]|N(?=a[,.@iR]|a$)|NT|M)[DTM]*[a](?![xIHgB])`,
  // A retired area; devout neighbors; unwed couples next door.
  `(?<![SF]|SD|FD|S[ax]|F[ax]|FD[ax])[a][&,]?[acx]?[PA](?!I)`,
  `(?<![SF]|SD|FD|S[ax]|F[ax]|FD[ax]|#)c[&,]?c?P(?![I])`,
  `[ac]AP`,
  // Student free; divorced only; elderly heavy.
  `(?<![SF#]|SD|FD)[ag][OY](?![xI#])`,
  // Nobody with kids; everyone on welfare; people who have accents.
  `Q[^.,@#SF]{0,4}?(?:[kg]|a(?!x))(?![xI])`,
  `(?<![F]|FD|F[acx])[PU][^.,@#SNFI]{0,3}?k(?![xI])`,
  // Without accents; no minarets.
  `(?<!S[wb]?)N[DMYiow]*x?k(?![xI])`,
].map((pattern) => new RegExp(pattern, 'g'));

import { dictionary } from '#lib/dictionary.ts';
import type { ProtectedClass } from '#lib/people-names.ts';
import { editDistance, lettersOf, mayBeNear } from '#lib/closest-word.ts';
import type { Draft, LineToken } from '../draft.ts';
import {
  AREA_NOUNS,
  BUILDING_NOUNS,
  CALLED_BY_WORD,
  GROUPS_BY_WORD,
  INSTITUTIONS,
  KINDS_BY_WORD,
  PEOPLE_KINDS_BY_WORD,
  PARTS_OF_PLACES,
  PEOPLE_NOUNS,
  PEOPLE_WORDS,
  PEOPLES_BY_WORD,
  STYLES,
  TRAITS_BY_WORD,
} from './people-words.ts';
import { isKnownWord } from '../line/spelling.ts';

/** A wish about who lives somewhere: the tokens that say it, and whom it is about. */
export interface WishAboutPeople {
  from: number;
  to: number;
  classOf: ProtectedClass;
}

/* Each word becomes a letter for the part it plays, so that a pattern reads a whole family of wordings:
   N refusal · M how many · T how much · E less · Y both (only, all, majority) · D small words · S oneself · W wishing · F for
   v where, who · w with, having · o of · i in, near · & and, or · b is · # number · @ place · P people · n neighborhood · p part of a town or home · A both
   B building · l part of one · L living · R around here · O what is said after a group · I a place one goes to · Q nobody, everybody · Z unwelcome
   G a people or faith · H one that is also a style · U what only people are called · g a group of people
   a what people or areas are · e both · c what homes may be too · k what people have · x any other word */
const LETTERS = dictionary<string>({
  N: 'no not without avoid avoiding skip except minus never none zero non exclude excluding excludes excluded sans dont doesnt isnt arent wont cant cannot hasnt havent hate nothing nowhere steer',
  M: 'fewer few many lots plenty full loads tons mainly other fellow too more much overrun teeming crawling packed swarming surrounded among amongst mixed',
  T: 'very so how really quite overly increasingly becoming become became turned turning getting gone going mostly predominantly predominately largely primarily heavily highly purely exclusively entirely strictly solely',
  E: 'less',
  Y: 'only all majority just',
  D: 'the a an same any some those these such that kind sort bit rather pretty fairly please',
  S: 'i im ive id our my we us me myself ours mine weve',
  W: 'want need love like prefer wish seek looking hoping see rather',
  F: 'for',
  v: 'where who which whose',
  w: 'with having has have had using on holds hold',
  o: 'of',
  i: 'in at near by around next to within from beside close on',
  '&': 'and or nor plus',
  ',': 'than',
  b: 'is are be being been am was were seem seems',
  L: 'live lives living reside resides settle settled settling settles congregate gather cluster dominate outnumber tend moved relocate flock hang',
  R: 'around nearby here there everywhere next upstairs downstairs alike',
  O: 'free dominated heavy populated population owned run leaning speaking speakers speaker background descent origin origins heritage roots blood percentage presence influence preferred welcome minded filled ancestry',
  l: 'floor hallway hall lobby corridor stairwell elevator',
  Q: 'nobody nobodys noone everybody everyone everybodys everyones anyone anybody',
  Z: 'dealbreaker dealbreakers unwelcome excluded banned forbidden prohibited nogo',
});
const LETTER_OF = new Map(Object.entries(LETTERS).flatMap(([letter, words]) => words.split(' ').map((word) => [word, letter])));

const AGENTS = /^(?:agents?|realtors?|brokers?|lenders?|attorneys?|lawyers?|guides?|staff|notary|doctors?|teachers?)$/;

/** "Christian Hill", "Indian Creek": what makes a name of the word before it. */
const NAMES_GO_ON =
  /^(?:food|day|style|inspired|hills?|parks?|creek|ridge|valley|point|grove|square|court|lake|bay|river|trail|road|beach|springs|oaks?|ranch|estates|heights)$/;

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
  if (!/[GHUgaeckPQ]/.test(letters)) return [];
  const found: WishAboutPeople[] = [];
  const add = (from: number, to: number) => {
    const named = parts.slice(from, to).find(({ classOf }) => classOf !== undefined);
    if (named?.classOf !== undefined) found.push({ from, to, classOf: named.classOf });
  };
  for (let at = 0; at < letters.length; at++)
    if (isPeopleNamed(letters, parts, at)) add(at, at + 1 + (/^[PnpO]*/.exec(letters.slice(at + 1))?.[0].length ?? 0));
  for (let at = 0; at < letters.length; at++)
    if (isKindOfNeighbors(parts[at], parts[at + 1])) found.push({ from: at, to: at + 2, classOf: 'steering' });
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
  if (word === 'but' && draft.line[index - 1]?.word.startsWith('any') === true) return part('N');
  if (/^(?:from|of)$/.test(word) && /^(?:away|far|clear|out|miles|free|distance)$/.test(draft.line[index - 1]?.word ?? ''))
    return part('N');
  // "We're Sikh" begins as "were" does.
  if (word === 'were' && /^(?:[.,!?;]|and|but|so)?$/.test(draft.line[index - 1]?.word ?? '')) return part('S');
  if (word === 'no' && next === 'one') return part('Q');
  if (word === 'next' && next !== 'door') return part('i');
  if (word === 'to' && !/^(?:next|close)$/.test(draft.line[index - 1]?.word ?? '')) return part('F');
  const letter = LETTER_OF.get(word);
  const spelled = letter === undefined && PEOPLE_WORDS.has(word) ? word : (letter ?? respell(draft, word));
  if (letter !== undefined) return part(letter);
  const known = spelled ?? word;
  const peoples = PEOPLES_BY_WORD.get(known);
  if (STYLES.has(known)) return part('H', peoples ?? 'national_origin');
  if (peoples !== undefined) return part('G', peoples);
  const called = CALLED_BY_WORD.get(known);
  if (called !== undefined) return part('U', called);
  if (GROUPS_BY_WORD.has(known) && KINDS_BY_WORD.has(known)) return part('e', GROUPS_BY_WORD.get(known));
  for (const [kind, words] of BY_LETTER) if (words.has(known)) return part(kind, words.get(known));
  if (INSTITUTIONS.has(known)) return part('I');
  if (PEOPLE_NOUNS.has(known)) return part('P');
  if (AREA_NOUNS.has(known)) return part('n');
  if (PARTS_OF_PLACES.has(known)) return part('p');
  return part(BUILDING_NOUNS.has(known) ? 'B' : 'x');
}

const BY_LETTER: [string, Map<string, ProtectedClass>][] = [
  ['g', GROUPS_BY_WORD],
  ['a', KINDS_BY_WORD],
  ['c', PEOPLE_KINDS_BY_WORD],
  ['k', TRAITS_BY_WORD],
];
const LONG_PEOPLE_WORDS = [...PEOPLE_WORDS]
  .filter((word) => word.length >= 5)
  .map((text) => ({ text, letters: lettersOf(text) }));

/** "Asain", "mexcian": a word that nobody uses, one slip away from the name of a people. */
function respell(draft: Draft, word: string): string | undefined {
  if (word.length < 5 || isKnownWord(word) || draft.isFrequentWord === undefined || draft.isFrequentWord(word)) return undefined;
  const letters = lettersOf(word);
  return LONG_PEOPLE_WORDS.find(
    (one) => one.text[0] === word[0] && mayBeNear(letters, one.letters, 1) && editDistance(word, one.text, 1) <= 1,
  )?.text;
}

/** As far around a word its part in the sentence is told from. */
const MOST_AROUND = 24;

/**
 * The name of a people or faith speaks of who lives there, unless it says what kind a thing is ("Korean grocery"), or
 * what somebody is who tells of themselves ("my Indian mother").
 */
function isPeopleNamed(letters: string, parts: readonly Part[], at: number): boolean {
  const [before, after] = [letters.slice(Math.max(0, at - MOST_AROUND), at), letters.slice(at + 1, at + 1 + MOST_AROUND)];
  const letter = letters[at] ?? '';
  if (!/[GHU]/.test(letter)) return false;
  const next = parts[at + 1]?.word ?? '';
  if (after.startsWith('O') && parts.slice(at + 2, at + 4).some(({ word }) => AGENTS.test(word))) return false;
  // "I am a Sikh", "my Indian in-laws", "as a Muslim couple".
  if (/(?:S[bD]*|Sx[bD]+|F(?:D[ae]?|x)?)$/.test(before) && !/^[npO]/.test(after))
    return letter === 'U' && /(?:SW|SWM)$/.test(before);
  if (letter === 'U') return !after.startsWith('I') && !/(?:rent|let|lease)/.test(parts[at - 2]?.word ?? '');
  if (letter === 'H' && isStreetName(letters, parts, at)) return false;
  if (letter === 'H')
    return (
      /^(?:[cae]?[PnpU]|[cae]?[ge](?!x)|O(?!x)|Y(?![xInp])|bY)/.test(after) ||
      (/(?:T|Y|[@np]bD?|bD*P|Pb|TMx?)$/.test(before) && !/^[xIBc#&,]/.test(after))
    );
  // "Near First Baptist" goes to a church.
  if (parts[at]?.classOf === 'religion' && before.endsWith('x') && !/^[npPO]/.test(after)) return false;
  // "Jewish community center", "Indian part of the menu".
  if (/^[npP]I/.test(after) || isStreetName(letters, parts, at)) return false;
  if (/^[GH]*[xI]/.test(after)) return /^x(?:P|[npU](?!x))/.test(after) && !NAMES_GO_ON.test(next);
  // "Korean, Thai or Indian food", "church (Catholic)".
  if (/^(?:[,&GH]+[GH]x?|[,&]+(?:xx?)?)I/.test(after) || /^[,&GH]+[GH]x/.test(after) || /I[,iD&]*[GH,&]*$/.test(before))
    return false;
  return true;
}

const ADJECTIVE = /(?:y|ed|ful|ous|ive|ish|less|ical|ant|ent|ible|able|iled|ist|istic)$/;
/** What neighbors may be without a word about who they are. */
const ABOUT_THE_HOME =
  /^(?:by|my|very|away|buy|pay|stay|say|play|baby|city|country|county|family|property|privacy|security|party|enjoy|deny|quiet|noisy|nosy|nosey|rowdy|friendly|nearby|any|many|every|adjacent|immediate|attached|detached|shared|existing|current|present|previous|independent|apparent|barking|smoking|silent|visible|needed|want|rent|different|excellent|frequent|only|happy|barely|hardly|directly|mostly|mainly|respectful|helpful|considerate|lovely)$/;

/** "Classy neighbors": what they are to be like is a wish about who lives there, whatever the word. */
function isKindOfNeighbors(kind: Part | undefined, people: Part | undefined): boolean {
  if (kind?.letter !== 'x' || people?.letter !== 'P') return false;
  if (!/^(?:neighbou?rs?|residents|tenants|folks|homeowners|crowd|clientele|inhabitants|locals)$/.test(people.word)) return false;
  return ADJECTIVE.test(kind.word) && !ABOUT_THE_HOME.test(kind.word);
}

/** "Near Christian Street" names a road, "on a Christian street" its people. */
function isStreetName(letters: string, parts: readonly Part[], at: number): boolean {
  if (letters[at] === 'H' && parts[at + 1]?.word === 'quarter') return true;
  return parts[at + 1]?.word === 'street' && !/[DTMNYE]$/.test(letters.slice(0, at));
}

const NOT_OWN = '(?<![S#F@]|S[xawT]|S[xa]x|F[DaxT]|#x)';
const UNSAID = '(?![xIH])';

/** How people are wished for or away, in letters; g and a take in e. */
const FRAMES: RegExp[] = [
  // No students; away from all those renters; not next to the unemployed.
  `(?<!S[wb]?x?)N[DMYio]*[xc]?g${UNSAID}`,
  // Plenty of moms; too many renters; full of students.
  `[ME][oDM]*[xca]?g(?![xIHw#])`,
  // Kids on the street; students nearby; seniors in the building.
  `${NOT_OWN}g(?:b?D?R|i[DS]*[PABl])(?!I)`,
  `${NOT_OWN}(?:g|aP)b?D?Z`,
  // A street full of seniors; a complex with teenagers; a singles tower.
  '[AB][DY]*(?:[wo]|vw|Mo)[DMYNTxc]{0,3}?g(?![xIH])',
  '(?<!S|F|SD|FD)g[nB](?!I)',
  // Where the other singles settle.
  'v[DMYT]*[ac]?[gaU]P?L',
  // Less elderly; how affluent; mostly retired; has become ethnic.
  '(?<!S[bT]?)(?:[TYE]|N(?=[ae](?:[,.@iR]|$))|NT|M)[DTM]*a(?![xIHgBP])',
  // Is Oakdale good for singles?
  'b[D@]*[A@]x?Fg(?![xI])',
  // Is the area diverse; the neighbors are married.
  '(?:b[D@]*[A@]|[A@P]b)[DTYEM]*a(?![xIHPA])',
  // A retired area; devout neighbors; unwed couples next door.
  '(?<![SF#]|SD|FD|S[ax]|F[ax]|FD[ax])a[&,]?[acx]?[PA](?!I)',
  '(?<![SF]|SD|FD|S[ax]|F[ax]|FD[ax]|#)c[&,]?c?P(?!I)',
  '[ac]AP',
  // Student free; divorced only; elderly heavy.
  '(?<![SF#]|SD|FD)[ag][OY](?![xI#])',
  // Nobody with kids; everyone on welfare; people who have accents.
  'Q[^.,@#SF]{0,4}?(?:[kg]|a(?!x))(?![xI])',
  '(?<!F|FD|F[acx])[PU][^.,@#SNFI]{0,3}?k(?![xI])',
  // Without accents; no minarets.
  '(?<!S[wb]?)N[DMYiow]*k(?![xI])',
].map((pattern) => new RegExp(pattern.replaceAll(/\[[^\]]*\]|[gaA]/g, spellOut), 'g'));

/** In patterns g and a take in e, A is n or p. */
function spellOut(part: string): string {
  const letters = part.replaceAll(/[ga]/g, '$&e').replaceAll('A', 'np');
  return part.startsWith('[') ? letters : `[${letters}]`;
}

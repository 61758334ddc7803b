import { splitSentences } from '../../text/clauses.ts';
import type { ContractText, Span } from '../../text/contract-text.ts';
import { TICKED, UNTICKED, withoutUnchosen } from '../../text/marks.ts';
import type { ContractReading } from '../../reading.ts';

const UNCHOSEN = new RegExp(String.raw`^[\s\-*•()a-z0-9.]{0,8}${UNTICKED}`, 'i');
const ANY_TICK = new RegExp(TICKED);

/** "Luc may pass this on": people as the sides that they are, where a paper calls them by their names. */
function withSides(words: string, sides: readonly (readonly [RegExp, string])[]): string {
  return sides.reduce((all, [names, side]) => all.replaceAll(names, side), words);
}

const IS_PERSON = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,3}$/u;
function namesOf(side: string, names: readonly string[]): (readonly [RegExp, string])[] {
  const people = names.filter(
    (name) => IS_PERSON.test(name) && !/\b(?:Estate|Trust|Homes|Bank|Group|Partners|Company)\b/.test(name),
  );
  return people.map((name) => {
    const parts = name.split(' ');
    const [first = '', last = ''] = [parts[0], parts.at(-1)];
    return [
      new RegExp(
        String.raw`\b(?:${name.replaceAll('.', String.raw`\.`)}|(?:Mr|Mrs|Ms|Dr)s?\.? ${last}|${first})\b(?!['’]s\b)`,
        'g',
      ),
      side,
    ];
  });
}

/** "Cumberland Crest Builders, Inc. (“CCB”) and Jasmine Okonkwo (“Client”)": short names that a paper gives its sides. */
const SHORT_NAME =
  /(?<name>\p{Lu}[^\n"“”()]{2,120}?),?\s{0,3}\((?:(?:hereinafter|hereafter|the|each|collectively|together|called|as|an?|,)\s){0,5}["“](?<short>\p{Lu}[\p{L} ]{1,24})["”]\)/gu;
const IS_MAKER = /\b(?:Homes|Builders?|Building|Construction|Develop\w+|Communities|Contract(?:ors?|ing)|Residential)\b/;
const IS_SIDE =
  /^(?:the )?(?:buyer|purchaser|vendee|grantee|seller|vendor|grantor|owner|builder|developer|landlord|lessor|tenant|lessee|resident|management)s?$/i;
const BUYS = /^(?:the )?(?:clients?|customers?|home ?owners?)$/i;
/** Names are given where a paper opens. */
const OPENING = 3000;

function shortNamesOf(text: string): (readonly [RegExp, string])[] {
  const given = [...text.slice(0, OPENING).matchAll(SHORT_NAME)].flatMap(({ groups }) => {
    const [name = '', short = ''] = [groups?.['name'], groups?.['short']];
    return [{ name, short, side: BUYS.test(short) ? 'Buyer' : IS_MAKER.test(name) ? 'Builder' : undefined }];
  });
  return given.flatMap(({ short, side }) =>
    side === undefined || IS_SIDE.test(short) ? [] : [[new RegExp(String.raw`\b${short}\b`, 'g'), side] as const],
  );
}

/** A sentence as flags are looked for in it. */
export interface PlainSentence {
  span: Span;
  /** Its words in lower case, gaps as spaces, people as the sides that they are. */
  plain: string;
  /** The same with "I" and "you" as sides, where a letter calls them so. */
  sided?: string;
}

/** The sentences of a paper, without those beside an empty box. */
export function plainSentences({ text: whole }: ContractText, parties: ContractReading['parties'] = null): PlainSentence[] {
  const text = withoutUnchosen(whole);
  const { buyers = [], sellers = [], landlords = [], tenants = [] } = parties ?? {};
  const sides = [
    ...shortNamesOf(text),
    ...namesOf('Buyer', buyers),
    ...namesOf('Seller', sellers),
    ...namesOf('Landlord', landlords),
    ...namesOf('Tenant', tenants),
  ];
  const spoken = sidesOfLetter(text);
  return splitSentences(text, { start: 0, end: text.length }).flatMap((span) => {
    const plain = withSides(text.slice(span.start, span.end), sides)
      .replaceAll(/\s+/g, ' ')
      .replaceAll('’', "'")
      .toLowerCase()
      .replaceAll(/\.{3,}|(?<=\d)\.(?=\d)/g, ' ')
      .slice(0, 900);
    if (UNCHOSEN.test(plain) && !ANY_TICK.test(plain)) return [];
    return spoken === undefined ? [{ span, plain }] : [{ span, plain, sided: withPronouns(plain, spoken) }];
  });
}

type Spoken = readonly [me: 'buyer' | 'seller', you: 'buyer' | 'seller'];

const HOME = '(?:house|home|property|place|land|lot|farm|cabin|cottage|condo|condominium|townhouse|duplex|unit)';
const SELLER_SPEAKS = new RegExp(
  String.raw`\b(?:my|our) ${HOME}\b|\b(?:i|we)\b[^.;"“]{0,60}\b(?:sell|selling|convey)\b|\byou\b[^.;]{0,30}\b(?:buy|purchase|pay (?:me|us)|take over (?:my|our))\b`,
  'g',
);
const BUYER_SPEAKS = new RegExp(
  String.raw`\byour ${HOME}\b|\b(?:i|we)\b[^.;"“]{0,40}\b(?:buy|buying|purchase|offer(?:ing)?|(?:will )?pay you)\b|\byou\b[^.;]{0,30}\b(?:sell|convey)\b`,
  'g',
);
const MOST_OF_OTHER = 1 / 3;

/** Who speaks in a paper that says "I" and "you": undefined where "we" are both, or nobody is called so. */
function sidesOfLetter(text: string): Spoken | undefined {
  const plain = text.replaceAll(/\s+/g, ' ').replaceAll('’', "'").toLowerCase();
  if (!/\b(?:i|we|me|us|my|our)\b/.test(plain)) return undefined;
  const [seller, buyer] = [SELLER_SPEAKS, BUYER_SPEAKS].map((words) => plain.match(words)?.length ?? 0) as [number, number];
  // "I sell my house to Erin Voss": the other is called by name.
  if (!/\byou\b/.test(plain))
    return /\bi\b[^.;]{0,60}\b(?:sell|selling)\b/.test(plain) && buyer === 0 ? ['seller', 'buyer'] : undefined;
  if (seller > 0 && buyer <= seller * MOST_OF_OTHER) return ['seller', 'buyer'];
  return buyer > 0 && seller <= buyer * MOST_OF_OTHER ? ['buyer', 'seller'] : undefined;
}

/** "You may move in before we close": people as the sides that they are. */
function withPronouns(plain: string, [me, you]: Spoken): string {
  return plain
    .replaceAll(/\b(?:i|we)'(ll|ve|re|m|d)\b/g, (_, verb: string) => `${me}${SPELLED[verb] ?? ''}`)
    .replaceAll(/\byou'(ll|ve|re|d)\b/g, (_, verb: string) => `${you}${SPELLED[verb] ?? ''}`)
    .replaceAll(/\b(?:i|we|us|me)\b/g, me)
    .replaceAll(/\b(?:my|our|mine|ours)\b/g, `${me}'s`)
    .replaceAll(/\b(?:your|yours)\b/g, `${you}'s`)
    .replaceAll(/\byou\b/g, you);
}
const SPELLED: Readonly<Record<string, string>> = { ll: ' will', ve: ' has', re: ' is', m: ' is', d: ' would' };

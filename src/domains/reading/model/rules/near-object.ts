import type { ReadingFilters } from '../../contract.ts';
import { addSpan, claim, type Draft, type Found, type LineToken, textOf } from '../draft.ts';

export type Near = NonNullable<ReadingFilters['near']>[number];
export type Mode = NonNullable<Near['mode']>;

export const MINUTES = '(?:minutes?|mins?|min)';
export const MILES = '(?:miles?|mi)';
export const KM = '(?:kilometers?|kilometres?|km|kms)';
export const METERS = '(?:meters?|metres?|m)';
export const FEET = '(?:feet|foot|ft)';
export const MODE =
  '(?<mode>walk|walking|stroll|foot|bike|biking|bicycle|cycle|cycling|drive|driving|car|bus|train|transit|subway|metro|public transit|public transport|public transportation|rail|ferry|commute|ride|bus ride|train ride|car ride)';
export const OF = '(?:to|from|of|into)';

export function toMode(text: string | undefined): Mode | undefined {
  if (text === undefined || text === 'commute' || text === 'ride') return undefined;
  if (/walk|foot|stroll/.test(text)) return 'walk';
  if (/bik|cycl/.test(text)) return 'bike';
  return /driv|car/.test(text) ? 'drive' : 'transit';
}

const ON_THE_WAY = 'walk|walking|on foot|drive|driving|by car|bike ride|biking|cycling|by bike';

const WAY = new RegExp(ON_THE_WAY);
const WITHIN = new RegExp(
  `^(?:, )?(?:that (?:is|are) )?(?:(?:within|in|less than|under|max|maximum|at most|no more than) |(?=(?:an? )?\\d+ ?${MINUTES} (?:tops|max|maximum|or less|at most|${ON_THE_WAY})))(?:an? |about )?(?<n>\\d+(?:\\.\\d+)?|half (?:an? )?|quarter )? ?(?:(?<miles>${MILES})|(?<minutes>${MINUTES})|(?<km>${KM})|walking distance)(?: (?:${ON_THE_WAY}|away|radius|tops|max|maximum|or less|at most|of (?:the )?(?:home|house|it)))*(?= |$)(?! (?:to|from|of|drive|commute) )`,
);

/** ", that is no more than about 15 minutes on foot" */
const MOST_OF_WITHIN = 11;

/** "Within a mile", "within 10 minutes", "a 10 minute walk", after a thing. */
export function readWithin(draft: Draft, from: number): { to: number; distance: Omit<Near, 'place'> } | undefined {
  const words = draft.line.slice(from, from + MOST_OF_WITHIN).map((token) => (token.isClaimed ? '·' : token.word));
  const match = WITHIN.exec(words.join(' '));
  if (match?.groups === undefined) return undefined;
  const { n, miles, minutes, km } = match.groups;
  const mode = toMode(WAY.exec(match[0])?.[0]);
  const number = n === undefined ? 1 : n.startsWith('half') ? 0.5 : n.startsWith('quarter') ? 0.25 : Number(n);
  const distance = {
    ...(miles === undefined ? {} : { miles: number }),
    ...(km === undefined ? {} : { miles: Math.round(number * 62.137) / 100 }),
    ...(minutes === undefined ? {} : { minutes: number }),
    ...(mode === undefined ? {} : { mode }),
  };
  return { to: from + match[0].trim().split(' ').length, distance };
}

export function addNear(draft: Draft, found: Pick<Found, 'from' | 'to'>, near: Near): void {
  draft.filters.near = [...(draft.filters.near ?? []), near];
  addSpan(draft, found, `filters.near.${near.place}`);
}

const OBJECT_STOPS =
  /^(?:and|or|but|with|under|below|over|above|max|min|at|for|in|on|within|is|are|that|which|where|so|to|from|by|of|less|more|no|not|without|if|has|have|having|please|preferably|ideally|would|around|about|because|who|when|after|before|until|now|budget|priced|price|built|also|plus|we|i|my|must|need|want|near|close|walking|between|listed|nothing|none|cheapest|newest|them|it|us|me|you|him|her|hers|his|ours|mine|theirs|yours|there|these|those|everything|themselves|himself|herself|myself|ourselves|itself|beats|beat|matters|helps|works|sounds|seems|means|makes|when|while|during|as|since|than|instead|usually|really|rather|can|could|should|will|do|does|did|be|being|was|were|may|might|fine|ok|okay|lol|haha|pls|plz|thx|btw|tho|rn|kinda|com|con|avec|mit|y|e|et|und|sin|sans|ohne|senza|sem|hasta|bis|para|pour|fur|per|optional|too|also|then|every|each|most|an?|condos?|townhouses?|townhomes?|houses?|homes?|apartments?|duplex|triplex)$/;
const NAMED_LATER = /^(?:school|office|work|job|campus|station|hospital|church)$/;
/** "To close by July" tells a time. */
const MONTH =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|thanksgiving|spring|summer|fall|autumn|winter)$/;
const OBJECT_KEEPS = new Set(['of']);

/** The thing or place after "near": a named place, or up to five words until something else begins. */
export function readObject(draft: Draft, from: number): { to: number; place: string } | undefined {
  let to = from;
  const first = draft.line[from];
  // "A pool, or walking distance to one" names no place.
  if (first === undefined || first.isClaimed) return undefined;
  if (/^(?:it|that|there)$/.test(first.word)) return readToldPlace(draft, from);
  if (/^(?:one|1|ones|them|those|this)$/.test(first.word)) return undefined;
  // "My office at Harbor Point" is where the office is.
  const isJoined = /^(?:at|in|on|\()$/.test(draft.line[from + 1]?.word ?? '');
  const seat = draft.line[from + (isJoined ? 2 : 1)];
  if (HAS_SEAT.test(first.word) && seat?.place !== undefined) return { to: from + (isJoined ? 3 : 2), place: seat.place };
  // "Work at the hospital in Oakdale" is there too.
  const seated = HAS_SEAT.test(first.word) ? readSeat(draft, from) : undefined;
  if (seated !== undefined) return seated;
  const road = readRoad(draft, from);
  if (road !== undefined) return road;
  if (first.place !== undefined) {
    const next = draft.line[from + 1];
    const isStation =
      /^(?:station|stop|school|elementary|park|mall|university|college|hospital)$/.test(next?.word ?? '') &&
      next?.isClaimed === false;
    return isStation ? { to: from + 2, place: textOf(draft, from, from + 2) } : { to: from + 1, place: first.place };
  }
  while (to < draft.line.length && to - from < 5) {
    const token = draft.line[to];
    const isKnown = token?.word === 'home' && KIND_OF_HOME.test(draft.line[to - 1]?.word ?? '') && to > from;
    if (token === undefined || !(isKnown || canBelong(token, to > from))) break;
    to += 1;
  }
  while (to > from && OBJECT_KEEPS.has(draft.line[to - 1]?.word ?? '')) to -= 1;
  if (to === from || (to === from + 1 && MONTH.test(first.word))) return undefined;
  // "My kids' school, Lincoln High": the name that follows says which.
  const named = draft.line[to + 1];
  const noun = draft.line[to - 1]?.word ?? '';
  const isOfKind = !/^(?:school|station|hospital|church)$/.test(noun) || named?.place?.toLowerCase().includes(noun) === true;
  const isNamed = draft.line[to]?.word === ',' && named?.place !== undefined && NAMED_LATER.test(noun) && isOfKind;
  if (isNamed && named.place !== undefined) return { to: to + 2, place: named.place };
  // "Near a good coffee shop": which one is good, no list says.
  const isPraised = PRAISE.test(first.word) && to > from + 1;
  return { to, place: textOf(draft, isPraised ? from + 1 : from, to) };
}

const SERVES = /^(?:hospital|university|college|campus|airport|office|school|station)$/;
const MOST_BACK_TO_PLACE = 12;

/** "Works at the hospital, so close to it": the place that was told of. */
function readToldPlace(draft: Draft, from: number): { to: number; place: string } | undefined {
  const { line } = draft;
  if (!/^(?:[.,;!?]|please|and|but|so|if|in|by|for|with|$)/.test(line[from + 1]?.word ?? '')) return undefined;
  for (let at = from - 2; at >= Math.max(0, from - MOST_BACK_TO_PLACE); at--) {
    const token = line[at];
    const before = /^(?:the|my|our|her|his|an?)$/.test(line[at - 1]?.word ?? '') ? at - 2 : at - 1;
    const isTold =
      token?.place !== undefined ||
      (SERVES.test(token?.word ?? '') && /^(?:at|in|to|from|is|for)$/.test(line[before]?.word ?? ''));
    if (token === undefined || !isTold || token.scope !== 'must') continue;
    claim(draft, at, at + 1);
    return { to: from + 1, place: token.place ?? token.word };
  }
  return undefined;
}

export const PRAISE = /^(?:good|great|nice|decent|excellent|best|quality|solid|cool|lovely)$/;

/** People and things that are where a place named after them is. */
const HAS_SEAT =
  /^(?:office|job|work|workplace|mom|mother|dad|father|parents|family|sister|brother|daughter|son|friends|grandkids)$/;

const SEAT = /^[a-z]+ (?:at|in|for) (?:the |an? )?[a-z]+(?: [a-z]+)? (?:in|at|near) (?<place>@\d+)(?= |$)/;

function readSeat(draft: Draft, from: number): { to: number; place: string } | undefined {
  const words = draft.line.slice(from, from + 8).map(({ word, isClaimed }) => (isClaimed ? '·' : word));
  const seat = SEAT.exec(words.join(' '));
  const place = placeNamed(draft, seat?.groups?.['place']);
  return seat === null || place === undefined ? undefined : { to: from + seat[0].split(' ').length, place };
}

/** "I-25", "highway 101". */
function readRoad(draft: Draft, from: number): { to: number; place: string } | undefined {
  const words = draft.line.slice(from, from + 3).map(({ word, isClaimed }) => (isClaimed ? '·' : word));
  const road = /^(?:i|us|sr|hwy|highway|interstate|route|rt)(?: -)? \d{1,3}(?= |$)/.exec(words.join(' '));
  if (road === null) return undefined;
  const to = from + road[0].split(' ').length;
  return { to, place: textOf(draft, from, to) };
}

const KIND_OF_HOME = /^(?:retirement|nursing|care|group|funeral|childhood|rest)$/;

function canBelong(token: LineToken, isLater: boolean): boolean {
  if (token.isClaimed || token.place !== undefined || !/^[a-z]/.test(token.word)) return false;
  if (OBJECT_KEEPS.has(token.word)) return isLater;
  return !OBJECT_STOPS.test(token.word);
}

/** Name of the place that a token of the line stands for. */
export function placeNamed(draft: Draft, word: string | undefined): string | undefined {
  return draft.line.find((token) => token.word === word)?.place;
}

export function placeOf(draft: Draft, found: Found): string {
  return placeNamed(draft, found.groups['place']) ?? '';
}

import { timeBeside } from '../../times/clock.ts';
import { eventNamed } from '../../times/counted-events.ts';
import type { Named } from './deadline.ts';
import { kindByHeading, kindOf } from './deadline-kinds.ts';
import { nameOf } from './deadline-names.ts';
import { isDuty } from './duty-words.ts';
import { countOf, dayToldOf, longestName, nameOfDay, type OwnDay } from './own-days.ts';
import { AT_START } from '../places.ts';
import { kindOfQuoted } from './quoted-term.ts';
import type { Sentence } from '../../text/sentence.ts';
import { plainOf } from '../../text/words-near.ts';

/** "by the Walk Date", "prior to the expiration of the Contingency Window" */
const BOUND =
  /\b(?:(?:[Oo]n or )?before|[Bb](?:y|efore)|[Nn]o later than|[Nn]ot later than|[Pp]rior to|[Uu]ntil|till|through|[Ww]ithin|[Uu]p to)\s{1,9}(?<hour>(?:\d{1,2}(?::\d\d)?\s?[ap]\.?m\.?|noon|midnight),?\s{1,9}(?:local time\s{1,9})?(?=on\b|of\b))?(?:(?:on|of)\s{1,9})?(?:the\s{1,9})?(?:(?:end|expiration|expiry|close|conclusion|last day)\s{1,9}of\s{1,9}(?:the\s{1,9})?)?["“]?(?=[A-Z])/g;
/** What is due with the start or the closing is read elsewhere. */
const isOfOtherReaders = (name: string) => AT_START.includes(eventNamed(name) ?? '') || /^(?:clos|settle|coe\b)/.test(name);
const LONGEST_NAME = 70;
const IS_CASE = /^\W{0,4}(?:\w{1,3}[.)] )?(?:if|unless|except|should)\b/;

/** What a sentence sets a time for by a day or a period that the paper has a name for, and says the meaning of elsewhere. */
export function readNamedBounds(sentence: Sentence, own: ReadonlyMap<string, readonly OwnDay[]>): Named[] {
  const { text, plain, headings, start, end } = sentence;
  if (own.size === 0 || IS_CASE.test(plain) || !isDuty(plain)) return [];
  return [...text.slice(start, end).matchAll(BOUND)].slice(0, 1).flatMap(({ index, 0: lead, groups }): Named[] => {
    const at = start + index;
    const hourEnd = at + (groups?.['hour'] === undefined ? 0 : lead.indexOf(groups['hour']) + groups['hour'].length);
    const words = text.slice(at + lead.length, Math.min(end, at + lead.length + LONGEST_NAME));
    const name = longestName(nameOfDay(words), own);
    const meaning = (own.get(name ?? '') ?? []).filter(({ place }) => place.start >= end || place.end <= start);
    const told = meaning.map((one) => dayToldOf(one, text)).find((one) => one !== undefined);
    const day = told?.day;
    const counted = meaning.find((one) => countOf(one)?.rule.direction !== undefined);
    const rule = day === undefined && counted !== undefined ? countOf(counted)?.rule : undefined;
    if (name === undefined || isOfOtherReaders(name) || (day === undefined && rule === undefined)) return [];
    const place = { start: at, end: Math.min(end, at + lead.length + name.length) };
    const bare = plain.replace(plainOf(text.slice(place.start, place.end)), ' ');
    const kind = kindOfQuoted(sentence) ?? kindOf(bare) ?? kindByHeading(bare, headings);
    const type = kind ?? nameOf(text, sentence, place, headings);
    return [
      {
        type,
        names: [nameOf(text, sentence, place, headings)],
        isOwnName: kind === undefined,
        isByName: true,
        rule,
        day,
        time: timeBeside(text, { start: Math.max(hourEnd, place.start), end: place.end }) ?? told?.time,
        ...place,
        ...(counted === undefined || rule === undefined ? {} : { countedAt: counted.place }),
      },
    ];
  });
}

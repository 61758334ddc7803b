import type { ContractText } from '../../text/contract-text.ts';
import { findCountedNames } from './counted-names.ts';
import { SIGNS, START_NAME, tellsStart } from './start-rule.ts';

/** What a paper may call the day that it counts from: "Kickoff Date", "Day of Agreement", "Full Signing". */
const NAME = String.raw`(?<name>[A-Z][A-Za-z]{1,14}(?:[ \n][A-Za-z]{2,14}){0,3})`;
const IS = String.raw`\s{1,4}(?:is|means|shall\s{1,3}be|shall\s{1,3}mean|will\s{1,3}be|refers\s{1,3}to|happens|occurs)\s`;
const DEFINED: readonly RegExp[] = [
  new RegExp(
    String.raw`["“](?:the\s)?${NAME}["”](?:\s{1,3}of\s{1,3}(?:this|the)\s{1,3}\w{5,9})?,?(?:${IS}|\s{0,2}[:–—-]\s)(?<said>[^.;]{10,300})`,
    'g',
  ),
  new RegExp(
    String.raw`(?:^|[\n.]\s?|[Tt]he\s{1,3})(?!The\b)(?<name>(?:[A-Z][A-Za-z]{2,14}[ \n]){1,3}(?:Date|Day|DATE|DAY))${IS}(?<said>[^.;]{10,300})`,
    'g',
  ),
  // "The Contract’s start is the day of the last signature."
  new RegExp(
    String.raw`[Tt]he\s{1,3}(?<name>[A-Za-z][a-z]{2,12}(?:['’]s)?\s{1,3}(?:start|beginning|first\s{1,3}day|commencement))\s{1,3}(?:is|means|shall\s{1,3}be)\s{1,3}(?:the\s{1,3})?(?<said>(?:day|date)\b[^.;]{5,200})`,
    'g',
  ),
  // From the bracket backward: what stands before it is long, and brackets are few.
  new RegExp(
    String.raw`(?<=(?<said>[^.;()]{10,300}))\((?:(?:the|called|herein|hereinafter|this|being)\s{1,3}){0,3}["“](?:the\s)?${NAME}["”]\)`,
    'g',
  ),
  // "the day on which you sign is called the Day of Agreement"
  new RegExp(
    String.raw`(?<said>\b(?:day|date|moment)\s{1,3}(?:on|when|that|at|upon)\b[^.;]{5,160})\s(?:is|will\s{1,3}be|shall\s{1,3}be)\s{1,3}(?:called|known\s{1,3}as|referred\s{1,3}to\s{1,3}as|termed|named)\s{1,3}(?:here(?:in)?\s{1,3})?(?:the\s{1,3})?["“]?(?:the\s)?${NAME}`,
    'g',
  ),
];
const IS_DAY = /^(?:day|date|moment)\b|(?:\b(?:date|day|moment|start|beginning)|tion|ance|ing)$/i;
const IS_KNOWN = new RegExp(`^${START_NAME}$`, 'i');
/** Leases have it too, and begin then. */
const OF_LEASES = /^commencement\s/i;
const IS_OTHER =
  /clos|\bcoe\b|escrow|settle|possess|occupan|expir|offer|inspect|diligence|financ|loan|lend|apprais|title|deed|business|calendar|amend|addend|deposit|option|commit|review|deadline|approv|survey|record|insur|notice|notif|cancel|terminat|condition|association|construction|complet|due|delivery|funding|resolution|mediation|arbitration/i;
const LONGEST_ALIAS = 'Start Date';
const SHORT_ALIAS = 'MEC';
/** Of a name that says in itself that both agree, and that the paper does not explain. */
const SIGNING_ALIAS = 'signing';
/** No paper calls the day by more names; each is looked for in the whole text. */
const MOST_NAMES = 20;

/**
 * The paper with a name of its own for the day that it starts on read as one that forms have, place for place: "“Kickoff Date”
 * is the day on which the last of them signs" defines it.
 */
export function withKnownStart(paper: ContractText): ContractText {
  const names = new Set(
    DEFINED.flatMap((pattern) => [...paper.text.matchAll(pattern)]).flatMap(({ groups }) => {
      const { name = '', said = '' } = groups ?? {};
      const isStart =
        tellsStart(said) &&
        IS_DAY.test(name) &&
        !IS_OTHER.test(name) &&
        (!IS_KNOWN.test(name.replaceAll(/\s+/g, ' ')) || OF_LEASES.test(name));
      return isStart ? [name] : [];
    }),
  );
  let { text } = paper;
  const aliases = new Map<string, string>([...names].slice(0, MOST_NAMES).map((name) => [name, LONGEST_ALIAS]));
  for (const { name, isSigning } of findCountedNames(paper.text)) aliases.set(name, isSigning ? SIGNING_ALIAS : LONGEST_ALIAS);
  for (const [name, alias] of aliases) text = withAlias(text, name, alias);
  const symbol = SYMBOL.exec(text);
  const isSymbol = symbol !== null && SIGNS.test(symbol[0]) && tellsStart(symbol[0]);
  if (isSymbol) {
    const letter = symbol.groups?.['letter'] ?? '';
    text = text
      .replaceAll(new RegExp(String.raw`\b${letter} \+ (?=\d)`, 'g'), 'MEC+')
      .replaceAll(new RegExp(String.raw`\b${letter} = (?=[A-Z\d])`, 'g'), 'MEC ');
  }
  return aliases.size === 0 && !isSymbol ? paper : { ...paper, text };
}

function withAlias(text: string, name: string, whole: string): string {
  // "Start" may be written large in a heading; "start" is another word.
  const isOneWord = !/\s/.test(name);
  const forms = isOneWord
    ? `(?:${name}|${name.toUpperCase()})`
    : // A row for the day that "the Deal is sealed" is called "Deal sealed".
      name.replace(/ is (?=[a-z]+ed$)/, '(?: is)? ').replaceAll(/\s/g, String.raw`\s{1,9}`);
  return text.replaceAll(new RegExp(String.raw`\b${forms}\b`, isOneWord ? 'g' : 'gi'), (words) => {
    // A line that ends within the name stays two lines; the name stands on the longer.
    const lines = words.split('\n');
    const longest = lines.toSorted((a, b) => b.length - a.length)[0] ?? '';
    const alias = longest.length < whole.length ? SHORT_ALIAS : whole;
    let isPlaced = false;
    return lines
      .map((line) => {
        if (isPlaced || line !== longest || line.length < alias.length) return ' '.repeat(line.length);
        isPlaced = true;
        return alias.padStart(line.length);
      })
      .join('\n');
  });
}

/** "T is the day both sides have signed", and then "T + 4". */
const SYMBOL = /\b(?<letter>[A-Z])\s(?:is|=|means)\s(?:the\s)?(?:day|date)\b[^.;]{5,120}/;

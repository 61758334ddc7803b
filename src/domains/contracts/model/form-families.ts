import type { ContractText } from './text/contract-text.ts';
import { readState, STATE_NAME_PATTERN } from '#lib/us-states.ts';

export type FormFamily = 'trec-one-to-four' | 'trec' | 'car' | 'far-bar' | 'nwmls' | 'colorado';

/** A form by its family and, where the paper prints it, its number and date of edition. */
export interface Form {
  family: FormFamily | undefined;
  /** As a person names it: "TREC 20-16 (11-08-2021)"; null for what is no known form. */
  name: string | null;
  state: string | null;
  /** Whether a later edition has taken its place. */
  isSuperseded: boolean;
}

/** The editions in force when these rules were written; the Texas commission numbers its revisions. */
const CURRENT_TREC_20 = 18;

/** The form family, edition and state of a paper, from what forms print in footers and titles. */
export function recognizeForm(paper: ContractText): Form {
  const { text } = paper;
  return (
    readTrec(text) ?? readNumbered(text) ?? { family: undefined, name: null, state: readJurisdiction(text), isSuperseded: false }
  );
}

function readTrec(text: string): Form | undefined {
  const number = /TREC\s{1,4}N[Oo]\.\s{0,4}(\d{1,2})-(\d{1,2})/.exec(text);
  const top = text.slice(0, 3000);
  // The commission’s own title, on a copy that somebody typed.
  const isResale = /\bONE TO FOUR FAMILY RESIDENTIAL CONTRACT\b/.test(top) && /\bTexas\b/i.test(top);
  if (number === null && isResale)
    return { family: 'trec-one-to-four', name: 'TREC One to Four Family Residential Contract', state: 'TX', isSuperseded: false };
  const isTrec = number !== null || /TEXAS\s+REAL\s+ESTATE\s+COMMISSION/i.test(top);
  if (!isTrec) return undefined;
  if (number === null) return { family: 'trec', name: null, state: 'TX', isSuperseded: false };
  const [series, edition] = [Number(number[1]), Number(number[2])];
  const date = /\b(\d{2}-\d{2}-(?:19|20)\d{2})\b/.exec(text.slice(0, 4000))?.[1];
  return {
    family: series === 20 ? 'trec-one-to-four' : 'trec',
    name: `TREC ${series}-${edition}${date === undefined ? '' : ` (${date})`}`,
    state: 'TX',
    isSuperseded: series === 20 && edition < CURRENT_TREC_20,
  };
}

const NUMBERED: readonly {
  pattern: RegExp;
  family?: FormFamily;
  state: string | null;
  name: (match: RegExpExecArray) => string;
}[] = [
  { pattern: /Form\s{1,4}No\.\s{0,4}9600-040/i, state: 'US', name: () => 'EPA 9600-040' },
  {
    pattern: /C\.?A\.?R\.?\s{1,3}Form\s{1,3}([A-Z-]{2,6})(?:,?\s{1,3}(?:Revised\s{1,3})?([\d/]{4,8}))?/,
    family: 'car',
    state: 'CA',
    name: named('C.A.R.'),
  },
  {
    pattern: /\bRPA\s{1,3}REVISED\s{1,3}([\d/]{4,8})/i,
    family: 'car',
    state: 'CA',
    name: (match) => `C.A.R. RPA (${match[1] ?? ''})`,
  },
  {
    pattern: /FloridaRealtors\S{0,3}\/\s?FloridaBar-?\s?([A-Z0-9-]{1,10})/i,
    family: 'far-bar',
    state: 'FL',
    name: (match) => `FAR/BAR ${match[1] ?? ''}`,
  },
  {
    pattern: /\bAS[ -]IS\W{0,3}\s{1,4}RESIDENTIAL CONTRACT FOR SALE AND PURCHASE\b(?=[^]{0,3000}\bFlorida\b)/i,
    family: 'far-bar',
    state: 'FL',
    name: () => 'FAR/BAR AS IS',
  },
  {
    pattern: /\bCALIFORNIA RESIDENTIAL PURCHASE AGREEMENT\b/i,
    family: 'car',
    state: 'CA',
    name: () => 'C.A.R. RPA',
  },
  {
    pattern:
      /\bNWMLS\b[^\n]{0,40}Form\s{1,3}(\w{1,4})|Form\s{1,3}(\d{2}[A-Z]{0,2})\b[^]{0,200}Northwest\s{1,3}Multiple\s{1,3}Listing/i,
    family: 'nwmls',
    state: 'WA',
    name: (match) => `NWMLS ${match[1] ?? match[2] ?? ''}`,
  },
  {
    pattern:
      /\b((?:CBS|AE|CP)\d{1,2}(?:-\d{1,2}){1,3}|CBS\d)\b|Colorado\s{1,3}Real\s{1,3}Estate\s{1,3}Commission(?:[^]{0,40}?\(((?:CBS|AE|CP)\d{1,2}(?:-\d{1,2}){0,3})\))?/i,
    family: 'colorado',
    state: 'CO',
    name: (match) => match[1] ?? match[2] ?? 'CREC',
  },
  { pattern: /\bHUD-1\b/, state: 'US', name: () => 'HUD-1' },
  { pattern: /\b(?:Standard\s)?Form\s2-T\b/i, state: 'NC', name: () => 'NC Standard Form 2-T' },
  {
    pattern: /\bGAR\b[^\n]{0,30}\b(?:Form\s)?(F\d{1,4})|Georgia\sAssociation\sof\sREALTORS\b[^\n]{0,60}?(F\d{1,4})?/i,
    state: 'GA',
    name: (match) => `GAR ${match[1] ?? match[2] ?? ''}`,
  },
  { pattern: /\bOREF[\s-]{0,3}(\d{3})\b/, state: 'OR', name: named('OREF') },
  { pattern: /\b(WB-\d{1,2})\b/, state: 'WI', name: (match) => match[1] ?? '' },
  { pattern: /\bTennessee\sREALTORS\b[^]{0,200}?\b(RF\s?\d{3})\b/i, state: 'TN', name: named('Tennessee REALTORS') },
  { pattern: /\bPennsylvania\sAssociation\sof\sREALTORS\b|\bForm\sASR\b/i, state: 'PA', name: () => 'PAR ASR' },
  { pattern: /\bArizona\sAssociation\sof\sREALTORS\b/i, state: 'AZ', name: () => 'AAR' },
  { pattern: /\bMULTI-BOARD\b[^\n]{0,60}?\b(\d{1,2}\.\d)\b/i, state: 'IL', name: named('Multi-Board') },
  { pattern: /\bVirginia\sREALTORS\b[^\n]{0,60}?\bForm\s(\d{3})\b/i, state: 'VA', name: named('Virginia REALTORS') },
  { pattern: /\b(RE-\d{2})\b(?=[^]{0,4000}\bIdaho\b)/, state: 'ID', name: named('Idaho') },
  {
    pattern: /\bSCR?\s?Form\s(310)\b|\bForm\s(310)\b(?=[^]{0,4000}\bSouth\sCarolina\b)/i,
    state: 'SC',
    name: () => 'SC Form 310',
  },
  { pattern: /\bMN:\s?(PA)(?:-\d)?\b/, state: 'MN', name: named('Minnesota') },
  { pattern: /\b(?:GBREB|Greater\sBoston\sReal\sEstate\sBoard)\b/i, state: 'MA', name: () => 'GBREB' },
];

/** A builder's own contract for a home that is built or to be built. */
const IS_BUILDERS =
  /\bnew\s(?:home|construction)\b[^\n]{0,40}\b(?:agreement|contract)\b|\(["“]?(?:the\s["“]?)?(?:builder|developer)["”]?\)|\bhome ?site\s(?:no|number|#)/i;
const SAYS_BUILDER = /\b(?:builder|developer)\b/gi;
const FEWEST_MENTIONS = 5;

function named(board: string): (match: RegExpExecArray) => string {
  return (match) => `${board} ${match[1] ?? ''}${match[2] === undefined ? '' : ` (${match[2]})`}`;
}

function readNumbered(text: string): Form | undefined {
  if (IS_BUILDERS.test(text) && (text.match(SAYS_BUILDER)?.length ?? 0) >= FEWEST_MENTIONS)
    return { family: undefined, name: 'Builder contract', state: readJurisdiction(text), isSuperseded: false };
  for (const { pattern, family, state, name } of NUMBERED) {
    const match = pattern.exec(text);
    if (match !== null) return { family, name: name(match).trim(), state, isSuperseded: false };
  }
  return undefined;
}

const LAW = new RegExp(
  String.raw`\b(?:laws?|statutes?|courts?)\s{1,4}of\s{1,4}(?:the\s{1,4})?(?:State\s{1,4}of\s{1,4}|Commonwealth\s{1,4}of\s{1,4})?(${STATE_NAME_PATTERN})\b|\b(?:State|Commonwealth)\s{1,4}of\s{1,4}(${STATE_NAME_PATTERN})\b|\bCounty,\s{1,4}(${STATE_NAME_PATTERN})\b|\bCounty:\s{1,6}[A-Z][A-Za-z.' -]{2,24},\s{1,3}(${STATE_NAME_PATTERN})\b|\b(${STATE_NAME_PATTERN})\s{1,4}(?:law|forms?|Real\s{1,4}Estate|Association|Civil\s{1,4}Code|Statutes?|Residential|REALTORS|Bar\s{1,4}Association|State\b(?!\s{1,3}(?:of|Road|Route|Highway)))|\b(${STATE_NAME_PATTERN}),?\s{1,4}_{4,}|_{4,},\s{0,4}(${STATE_NAME_PATTERN})\b`,
  'gi',
);

/** A state that stands alone in a line of the title, or with the year of its edition. */
const TITLE_STATE = new RegExp(
  String.raw`(?:^|\n)\s{0,8}(?:State of )?(${STATE_NAME_PATTERN})(?:,?\s{1,3}20\d\d(?: (?:edition|printing|version))?)?\s{0,8}(?:\n|$)`,
  'i',
);

/** "REAL ESTATE CONTRACT (RESIDENTIAL) - ARKANSAS" */
const BEHIND_TITLE = new RegExp(
  String.raw`(?:^|\n)[^\n]{0,60}\b(?:agreement|contract|lease|addendum|disclosure|offer)\b[^\n.;:]{0,40}[-–—]\s?(${STATE_NAME_PATTERN})\s{0,8}(?:\n|$)`,
  'i',
);

/** "Georgia (GAR F201 style)" in a line of its own. */
const STATE_OF_FORM = new RegExp(String.raw`(?:^|\n)\s{0,8}(${STATE_NAME_PATTERN})\s{1,4}\([^)\n]{3,40}\)\s{0,4}(?:\n|$)`);

/** "December 19, 2026 | Cookeville, Tennessee" at the head of a paper that somebody wrote. */
const DATELINE_STATE = new RegExp(String.raw`\d{4}\t\s?[A-Z][A-Za-z .'-]{2,30},\s(${STATE_NAME_PATTERN})\s{0,4}\n`);

/** "For use in Minnesota", "LOUISIANA HOME SALE AGREEMENT" */
const USED_IN = new RegExp(
  String.raw`\b(?:for )?use(?:d)? (?:only )?in (?:the state of )?(${STATE_NAME_PATTERN})\b|(?:^|\n)\s{0,30}(${STATE_NAME_PATTERN})\s(?:[A-Za-z-]{2,14}\s){0,8}(?:agreement|contract|lease|addendum|offer)\b`,
  'i',
);

/** "(Michigan - form B-12)" */
const BRACKETED_STATE = new RegExp(String.raw`\((?:State of )?(${STATE_NAME_PATTERN})(?:\)|\s{1,2}[-–,][^)\n]{0,30}\))`, 'i');

/** The state whose law or form this is, where the paper says so; null otherwise. */
function readJurisdiction(text: string): string | null {
  const counts = new Map<string, number>();
  const top = text.slice(0, 800);
  const titled =
    TITLE_STATE.exec(top)?.[1] ??
    BEHIND_TITLE.exec(top)?.[1] ??
    BRACKETED_STATE.exec(top)?.[1] ??
    DATELINE_STATE.exec(top)?.[1] ??
    STATE_OF_FORM.exec(top)?.[1];
  const used = USED_IN.exec(top);
  const usedIn = used?.[1] ?? used?.[2];
  if (titled !== undefined) return readState(titled) ?? null;
  if (usedIn !== undefined) return readState(usedIn) ?? null;
  for (const match of text.matchAll(LAW)) {
    const letters = readState(match.slice(1).find((name) => name !== undefined) ?? '');
    if (letters !== undefined) counts.set(letters, (counts.get(letters) ?? 0) + 1);
  }
  const [first, second] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return first === undefined || first[1] === second?.[1] ? null : first[0];
}

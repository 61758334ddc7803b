import type { OwnCounting } from '../times/counting-words.ts';
import { joinPages, pageOf, quoteOf } from '../text/contract-text.ts';
import { findDates } from '../values/dates.ts';
import { sayTerm, sayWhen } from '../times/deadline-words.ts';
import { dueDate, endOfDays } from '../times/due-date.ts';
import { OWN_END } from '../times/event-names.ts';
import { placeOf } from '../values/evidence.ts';
import type { FormFamily } from '../form-families.ts';
import { findLastSigning } from '../purchase/start/last-signing.ts';
import { isSignedByAll } from '../purchase/sides/signatures.ts';
import { readStartRule } from '../purchase/start/start-rule.ts';
import type { ContractReading, Evidence, TimedTerm } from '../reading.ts';
import { recountTimes } from '../times/recount.ts';
import { settleReading } from './settle.ts';
import { showTerms, TERM_KINDS, type TermKind } from '../showing/shown-terms.ts';
import { isChange } from './compare.ts';

/** One of the papers of a deal, with what its person said of it. */
export interface DealPaper {
  id: string;
  /** With what its person corrected. */
  reading: ContractReading;
  evidence: readonly Evidence[];
  pages: readonly string[];
  family: FormFamily | undefined;
  counting?: OwnCounting | undefined;
  /** The day that its person gave it, or that its own words tell: YYYY-MM-DD. */
  day: string | null;
  /** When it came to us, to put papers without a day in order. */
  addedAt: string;
  /** Whether everybody signed it and has a copy, by its person's word; null where they did not say. */
  isInForce: boolean | null;
  /** Whether its person told the day that its times start on. */
  isStartSettled?: boolean;
}

/**
 * What a paper does: it counts, by its person's word or by the signatures in its text; it waits for signatures; or a later one
 * took its place.
 */
export type Standing = 'counts' | 'signed' | 'waits' | 'replaced';

/** A value in one paper. */
export interface Said {
  paperId: string;
  value: string;
  page: number | null;
  quote: string | null;
}

/** A time in one paper, counted from the days that hold. */
export interface SaidTime extends Said {
  term: TimedTerm;
  /** Whether the way of counting is known: by the paper’s form, or by that of its agreement. */
  isFormKnown: boolean;
}

interface Held<S extends Said> {
  /** None where papers disagree and none of them says that it comes first. */
  holds: S | null;
  /** Values that disagree, where none holds. */
  rivals: S[];
  /** Values that a paper with more weight took away. */
  overridden: S[];
  /** Values that would hold once their paper is signed by everybody. */
  waiting: S[];
}

/** One term of a deal: which paper's value holds, and what the others say. */
export interface HeldTerm<S extends Said = Said> extends Held<S> {
  path: string;
  label: string;
  kind: TermKind;
}

export interface Deal {
  papers: { id: string; standing: Standing; isOfAnotherHome: boolean }[];
  terms: HeldTerm[];
  /** What is due when, counted from the days that hold. */
  times: HeldTerm<SaidTime>[];
}

/** Who and what a deal is about: papers name these to say which deal they belong to, not to change it. */
const NAMES_THE_DEAL = /^(?:parties|property)\b/;
const OWN_WEIGHT =
  /\b(?:this|the)\s(?:counter ?offer|addend(?:um|a)|amendment|rider)\b[^.;]{0,120}\b(?:controls?|prevails?|supersedes?|governs?|takes? precedence)\b|\b(?:is|are|be)\s(?:hereby\s)?(?:amended|modified|changed|extended|reduced|increased|replaced|deleted)\b|\bnotwithstanding anything\b/i;
const GIVES_WAY =
  /\b(?:terms of )?(?:this|the)\s(?:agreement|contract)\b[^.;]{0,60}\b(?:controls?|prevails?|supersedes?|governs?)\b[^.;]{0,40}\b(?:over\b[^.;]{0,20}\b)?(?:addend|amendment|rider)/i;
const YIELDS_TO_ADDENDA =
  /\b(?:addend(?:um|a)|riders?)\b[^.;]{0,120}\b(?:controls?|prevails?|supersedes?|governs?|takes? precedence)\b/i;
const KEEPS_EARLIER =
  /\b(?:in addition to|together with|incorporat\w+|accepts? (?:all )?(?:the )?terms of)\b[^.;]{0,80}\bcounter ?offer/i;

/**
 * Which term of a deal holds. Papers that count are taken in the order of their days. A counteroffer or an amendment changes
 * what it names; an addendum does where it, or the agreement, says so, and otherwise both values are shown. A later counteroffer
 * takes the place of an earlier one, and a later agreement that of an earlier one. Papers that wait for signatures change nothing.
 */
export function resolveDeal(papers: readonly DealPaper[]): Deal {
  const ordered = papers.toSorted(
    (a, b) =>
      Number(isChange(a.reading)) - Number(isChange(b.reading)) ||
      (a.day ?? a.addedAt.slice(0, 10)).localeCompare(b.day ?? b.addedAt.slice(0, 10)) ||
      a.addedAt.localeCompare(b.addedAt),
  );
  const standings = standingsOf(ordered);
  const others = ordered.filter(({ reading }) => !isChange(reading));
  // A letter that belongs to a deal is nothing that its papers change.
  const contracts = others.filter(({ reading }) => reading.docType !== 'not_a_contract');
  const whole = contracts.length > 0 ? contracts : others;
  // An agreement that nobody signed yet is still what the others change.
  const base = whole.findLast(({ id }) => isCounted(standings.get(id))) ?? whole.at(-1);
  const textOf = new Map(ordered.map((paper) => [paper.id, paper.pages.join('\n').replaceAll(/\s+/g, ' ')]));
  const baseText = base === undefined ? '' : (textOf.get(base.id) ?? '');
  const changes = ordered.filter((paper) => paper !== base && isCounted(standings.get(paper.id)) && isChange(paper.reading));
  const pending = ordered.filter((paper) => paper !== base && standings.get(paper.id) === 'waits');
  const gone = ordered.filter((paper) => paper !== base && standings.get(paper.id) === 'replaced');
  const weights = new Map(changes.map((paper) => [paper.id, weightOf(paper, textOf.get(paper.id) ?? '', baseText)]));
  function hold<S extends Said>(valueOf: (paper: DealPaper) => S | undefined): Held<S> {
    const start = base === undefined ? undefined : valueOf(base);
    const state = { holds: start, rivals: [] as S[], overridden: [] as S[] };
    for (const paper of changes) {
      const said = valueOf(paper);
      if (said === undefined || said.value === state.holds?.value) continue;
      const weight = weights.get(paper.id);
      if (state.holds === undefined) state.holds = said;
      else if (weight === 'first') {
        state.overridden.push(state.holds, ...state.rivals);
        state.rivals = [];
        state.holds = said;
      } else if (weight === 'last') state.overridden.push(said);
      else state.rivals.push(said);
    }
    const others = (list: readonly DealPaper[]) =>
      list.flatMap((paper) => {
        const said = valueOf(paper);
        return said === undefined || said.value === state.holds?.value ? [] : [said];
      });
    const overridden = [...state.overridden, ...others(gone)];
    const isDisputed = state.rivals.length > 0 && state.holds !== undefined;
    return {
      holds: isDisputed ? null : (state.holds ?? null),
      rivals: isDisputed && state.holds !== undefined ? [state.holds, ...state.rivals] : [],
      overridden,
      waiting: others(pending),
    };
  }
  const start = base === undefined || base.isStartSettled === true ? undefined : startByCounter(changes, baseText);
  const terms = holdTerms(ordered, base, start, hold);
  const times =
    base === undefined ? [] : holdTimes(ordered, base, { terms, start, isCounted: (id) => isCounted(standings.get(id)) }, hold);
  return {
    papers: ordered.map((paper) => ({
      id: paper.id,
      standing: standings.get(paper.id) ?? 'waits',
      isOfAnotherHome: base !== undefined && paper !== base && isOtherHome(base.reading, paper.reading),
    })),
    terms,
    times,
  };
}

type Holding = <S extends Said>(valueOf: (paper: DealPaper) => S | undefined) => Held<S>;

const isCounted = (standing: Standing | undefined) => standing === 'counts' || standing === 'signed';

function standingsOf(ordered: readonly DealPaper[]): Map<string, Standing> {
  const standings = new Map<string, Standing>(
    ordered.map((paper) => {
      if (paper.isInForce !== null) return [paper.id, paper.isInForce ? 'counts' : 'waits'];
      return [paper.id, isSignedByAll(joinPages(paper.pages)) ? 'signed' : 'waits'];
    }),
  );
  ordered.forEach((paper, at) => {
    if (!isCounted(standings.get(paper.id))) return;
    const isCounter = paper.reading.docType === 'counter_offer';
    const takesOver = ordered
      .slice(at + 1)
      .find(
        (later) =>
          isCounted(standings.get(later.id)) &&
          (isCounter
            ? later.reading.docType === 'counter_offer' && !KEEPS_EARLIER.test(later.pages.join(' '))
            : !isChange(paper.reading) && later.reading.docType === paper.reading.docType),
      );
    if (takesOver !== undefined) standings.set(paper.id, 'replaced');
  });
  return standings;
}

/** Whether a paper comes before what it changes, behind it, or does not say. */
function weightOf({ reading }: DealPaper, own: string, base: string): 'first' | 'last' | undefined {
  if (reading.docType === 'counter_offer' || reading.docType === 'amendment') return 'first';
  if (OWN_WEIGHT.test(own) || YIELDS_TO_ADDENDA.test(base)) return 'first';
  return GIVES_WAY.test(base) ? 'last' : undefined;
}

/** The start that a counteroffer gives a deal: the day of its acceptance; no value where somebody must have heard of that first. */
function startByCounter(changes: readonly DealPaper[], baseText: string): Said | undefined {
  const counter = changes.findLast(({ reading }) => reading.docType === 'counter_offer');
  if (counter === undefined || counter.reading.dates?.['effective'] != null) return undefined;
  const paper = joinPages(counter.pages);
  const { buyers = [], sellers = [] } = counter.reading.parties ?? {};
  const isTold = readStartRule(`${baseText}\n\n${paper.text}`)?.isTold === true;
  const signed = isTold ? undefined : findLastSigning(paper, { buyers, sellers });
  if (signed?.state !== 'stated') return { paperId: counter.id, value: '', page: null, quote: null };
  const { value, start, end } = signed.found;
  return { paperId: counter.id, value, page: pageOf(paper, start), quote: quoteOf(paper, { start, end }) };
}

function holdTerms(
  ordered: readonly DealPaper[],
  base: DealPaper | undefined,
  start: Said | undefined,
  hold: Holding,
): HeldTerm[] {
  const shown = new Map(ordered.map((paper) => [paper.id, showTerms(paper.reading, paper.evidence)]));
  return [...TERM_KINDS].flatMap(([path, kind]): HeldTerm[] => {
    const rows = [...shown].flatMap(([id, terms]) => {
      const own = terms.find((term) => term.path === path);
      return own === undefined || own.value === '' ? [] : [{ id, ...own }];
    });
    const [first] = rows;
    if (first === undefined) return [];
    const isName = NAMES_THE_DEAL.test(path);
    const held = hold((paper) => {
      // The day on which a change takes effect is not that of the agreement.
      const isOwnDay =
        path === 'dates.effective' && (paper.reading.docType === 'amendment' || paper.reading.docType === 'addendum');
      if (isOwnDay && paper !== base) return undefined;
      if (path === 'dates.effective' && start?.value !== '' && start?.paperId === paper.id) return start;
      if (isName && paper !== base && rows.some(({ id }) => id === base?.id)) return undefined;
      const own = rows.find(({ id }) => id === paper.id);
      return own === undefined ? undefined : { paperId: own.id, value: own.value, page: own.page, quote: own.quote };
    });
    return [{ path, label: first.label, kind, ...held }];
  });
}

interface Standings {
  terms: readonly HeldTerm[];
  /** The start by a counteroffer; without a value, nobody knows it. */
  start: Said | undefined;
  isCounted: (paperId: string) => boolean;
}

/** Two names for one time: what a paper changes under one of them is changed under both. */
const TWINS: Readonly<Record<string, string>> = {
  financing: 'loan_approval',
  loan_approval: 'financing',
  title: 'title_objection',
  title_objection: 'title',
};

function holdTimes(
  ordered: readonly DealPaper[],
  base: DealPaper,
  { terms, start, isCounted: counts }: Standings,
  hold: Holding,
): HeldTerm<SaidTime>[] {
  const held = Object.fromEntries(
    terms.flatMap(({ path, kind, holds }) => (kind === 'day' && holds !== null ? [[path, holds.value]] : [])),
  );
  const days = start?.value === '' ? { ...held, 'dates.effective': '' } : held;
  // What each time is by the papers that count, one after the other.
  const last = new Map<string, TimedTerm>();
  const timesOf = new Map(
    [base, ...ordered.filter((paper) => paper !== base)].map((paper) => {
      const isPart = isChange(paper.reading);
      const own = isPart ? { ...base.reading, ...paper.reading, dates: { ...base.reading.dates } } : paper.reading;
      const family = paper.family ?? base.family;
      const counting = { ...base.counting, ...paper.counting };
      const counted = recountTimes(settleReading(own, days), family, counting);
      const rows = new Map<string, SaidTime>();
      for (const [list, name] of [
        [counted.contingencies, 'contingencies'],
        [counted.deadlines, 'deadlines'],
      ] as const) {
        (list ?? []).forEach((read, at) => {
          if (rows.has(read.type)) return;
          const term = isPart ? changedTime(read, last, family, counting) : read;
          const place = placeOf(paper.evidence, `${name}.${at}`);
          rows.set(read.type, { paperId: paper.id, value: sayWhen(term), ...place, term, isFormKnown: family !== undefined });
        });
      }
      const twins = [...rows].flatMap(([type, row]) => {
        const twin = TWINS[type];
        const isChanged = isPart && twin !== undefined && !rows.has(twin) && last.has(twin);
        return isChanged ? [{ ...row, term: { ...row.term, type: twin } }] : [];
      });
      for (const row of twins) rows.set(row.term.type, row);
      if (paper === base || counts(paper.id)) for (const [type, { term }] of rows) last.set(type, term);
      return [paper.id, rows] as const;
    }),
  );
  const types = new Set([...timesOf.values()].flatMap((rows) => [...rows.keys()]));
  const read = [...timesOf.values()];
  return [...types].map((type) => ({
    path: `times.${type}`,
    label: sayTerm(read.find((rows) => rows.has(type))?.get(type)?.term ?? { type }),
    kind: 'text' as const,
    ...hold((paper) => timesOf.get(paper.id)?.get(type)),
  }));
}

/** A time as a paper changes it: a day alone keeps the hour that it had, and days that are added begin where it ended. */
function changedTime(
  term: TimedTerm,
  last: ReadonlyMap<string, TimedTerm>,
  family: FormFamily | undefined,
  counting: OwnCounting,
): TimedTerm {
  const before = last.get(term.type) ?? last.get(TWINS[term.type] ?? '');
  if (term.from === OWN_END && term.days != null) {
    if (before?.date == null) return { ...term, date: null };
    const rule = { days: term.days, basis: term.basis ?? 'calendar', from: null, direction: 'after' as const };
    const { day, time } = dueDate(rule, before.date, term.type, family, counting);
    return { ...term, date: day, time: before.time ?? time };
  }
  if (term.date == null || term.days != null || term.time !== undefined) return term;
  const time = before?.time ?? endOfDays(family, counting, term.type);
  return time === undefined ? term : { ...term, time };
}

/** Whether two papers name homes of different numbers: one of them may belong to another deal. */
function isOtherHome(one: ContractReading, other: ContractReading): boolean {
  const [a, b] = [one.property?.address, other.property?.address].map((address) => /^\d+/.exec(address ?? '')?.[0]);
  return a !== undefined && b !== undefined && a !== b;
}

const DAY_LABEL =
  /(?:^|\n)[^\n]{0,60}?\b(?:date(?: prepared| of (?:this )?(?:addendum|amendment|counter ?offer|agreement|offer))?)\s{0,3}:\s{0,6}/gi;
const DAY_SENTENCE =
  /\bthis\s(?:counter ?offer|addendum|amendment|modification|agreement|letter)\b[^.;\n]{0,80}?\b(?:dated|made|entered into|effective)\b[^.;\n]{0,30}?(?:as of|on|this)?\s(?=\w)/gi;
const NEAR = 40;
const HEAD = 1500;

/** The day of a paper by its own words: "Date: …", "this amendment is made on …", or a line at its top. Null where it does not say. */
export function readPaperDay(pages: readonly string[]): string | null {
  const { text } = joinPages(pages);
  for (const pattern of [DAY_LABEL, DAY_SENTENCE]) {
    for (const match of text.slice(0, HEAD).matchAll(pattern)) {
      const at = match.index + match[0].length;
      const [found] = findDates(text, at, at + NEAR);
      if (found !== undefined && found.start - at < 8) return found.value;
    }
  }
  const alone = findDates(text, 0, Math.min(text.length, HEAD)).find(
    ({ start, end }) => /(?:^|\n)\s{0,4}$/.test(text.slice(0, start)) && /^\s{0,4}(?:\n|$)/.test(text.slice(end)),
  );
  return alone?.value ?? null;
}

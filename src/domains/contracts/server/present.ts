import type { Analysis, ContractDeadline, ContractFlag, DealView, ShortAnalysis, Term } from '../contract.ts';
import { sayBlank, sayRule, sayTerm } from '../model/times/deadline-words.ts';
import { flagsTogether, flagTimes } from '../model/flags/derived-flags.ts';
import { placeOf } from '../model/values/evidence.ts';
import { flagWords } from '../model/flags/flag-words.ts';
import { timesOf } from '../model/times/kept-deadlines.ts';
import { presentOwnTime } from '../model/times/own-times.ts';
import type { ContractReading, Evidence, TimedTerm } from '../model/reading.ts';
import { recountTimes } from '../model/times/recount.ts';
import { settleReading } from '../model/settling/settle.ts';
import { showTerms, TERM_KINDS } from '../model/showing/shown-terms.ts';
import { nameKind, summarize } from '../model/showing/summarize.ts';
import { surenessOf } from '../model/showing/sureness.ts';
import type { KeptReading } from './kept-reading.ts';
import type { ContractRow } from './queries.ts';

const ENGINES: Record<string, string> = {
  'pdf-text': 'Rules, on the text of the PDF',
  'docx-text': 'Rules, on the text of the document',
  'plain-text': 'Rules, on the text',
  scan: 'Rules, on the letters of a scan',
};

const TIMES = 'times.';
export const WAIVED = 'waived';

/** Under which path a person's word about a time is kept. The name and the words of a time stay when days are counted anew. */
export const pathOfTime = ({ title, quote }: Pick<ContractDeadline, 'title' | 'quote'>): string =>
  `${TIMES}${title}\n${quote ?? ''}`;

/** A time as its person settled it. */
export function settledTime(time: ContractDeadline, settled: KeptReading['settled']): ContractDeadline {
  const own = settled[pathOfTime(time)];
  if (own === undefined) return time;
  const told = { ...time, isConfirmed: true, settledAt: own.at, readDay: time.day };
  if (own.value === WAIVED) return { ...told, status: 'waived' };
  // An hour belongs to the day that was counted.
  return { ...told, day: own.value, time: own.value === time.day ? time.time : null, status: 'stated' };
}

/** What counts now: the reading with what its person settled and what other papers changed, and times counted from that. */
export function currentOf(kept: KeptReading, changed: Readonly<Record<string, string>> = {}): ContractReading {
  const terms = Object.entries(kept.settled).filter(([path]) => !path.startsWith(TIMES));
  const own = Object.fromEntries(terms.map(([path, { value }]) => [path, value]));
  const values = { ...own, ...changed };
  return recountTimes(settleReading(kept.reading, values), kept.family ?? undefined, kept.counting);
}

type Held = NonNullable<Term['held']>;

/** What other papers of a deal say of the terms of one, where that holds or is in dispute. */
function heldElsewhere(deal: DealView | null, paperId: string): Map<string, Held> {
  const held = new Map<string, Held>();
  for (const { path, holds, rivals } of deal?.terms ?? []) {
    if (!TERM_KINDS.has(path)) continue;
    if (holds === null && rivals.length > 1) held.set(path, { value: null, paper: null });
    if (holds === null || holds.paperId === paperId) continue;
    const paper = deal?.papers.find(({ id }) => id === holds.paperId)?.name ?? null;
    held.set(path, { value: holds.value, paper });
  }
  return held;
}

const valuesOf = (held: ReadonlyMap<string, Held>): Record<string, string> =>
  Object.fromEntries([...held].flatMap(([path, { value }]) => (value === null ? [] : [[path, value]])));

/** The sentences about a paper, of what holds; what is in dispute is in none. */
function tellShort(kept: KeptReading, held: ReadonlyMap<string, Held>): string[] {
  return summarize(currentOf(kept, Object.fromEntries([...held].map(([path, { value }]) => [path, value ?? '']))));
}

/**
 * What is told of one paper at this moment. `deal` tells which terms and times hold where other papers change it; the times of
 * a paper that is part of another say nothing by themselves.
 */
export function presentAnalysis(
  row: ContractRow,
  kept: KeptReading,
  { now, deal }: { now: Date; deal: DealView | null },
): Analysis {
  const { reading, evidence, settled } = kept;
  const held = heldElsewhere(deal, row.public_id);
  const current = currentOf(kept, valuesOf(held));
  const isContract = reading.docType !== 'not_a_contract';
  const isStartSettled = settled['dates.effective'] !== undefined;
  const timed = (terms: TimedTerm[] | undefined, path: string) =>
    (terms ?? []).map((term, at) =>
      settledTime(presentTime(term, placeOf(evidence, `${path}.${at}`), isStartSettled && kept.family !== null), settled),
    );
  const [lets, dues] = [timed(current.contingencies, 'contingencies'), timed(current.deadlines, 'deadlines')];
  const isDeal = deal !== null && deal.papers.length > 1;
  const isLet = ({ title }: ContractDeadline) => lets.some((one) => one.title === title);
  const analysis: Analysis = {
    id: row.public_id,
    name: row.name,
    readAt: row.created_at.toISOString(),
    pageCount: row.page_count,
    sha256: row.sha256,
    documentId: null,
    hasDrawnWords: row.engine === 'pdf-text',
    engine: ENGINES[row.engine] ?? row.engine,
    kind: nameKind(reading.docType),
    progress: progressOf(row),
    problem: row.problem,
    isContract,
    isTemplate: reading.template === true,
    form: reading.form,
    state: reading.jurisdiction,
    summary: tellShort(kept, held),
    terms: isContract ? presentTerms(kept, { isScan: row.engine === 'scan', held }) : [],
    contingencies: isDeal ? deal.deadlines.filter(isLet) : lets,
    deadlines: isDeal
      ? deal.deadlines.filter((one) => !isLet(one))
      : [...dues, ...(kept.added ?? []).map(presentOwnTime)].toSorted((a, b) => (a.day ?? '9999').localeCompare(b.day ?? '9999')),
    isStartConfirmed: isStartSettled,
    flags: (isContract ? flagsTogether(current) : reading.flags.filter(isOfAnyFile)).map((code) => presentFlag(code, evidence)),
    blanks: current.blanks.map(sayBlank),
  };
  const times = row.part_of === null ? timesOf(analysis, deal).times : [];
  return { ...analysis, flags: [...analysis.flags, ...flagTimes(times, now)].toSorted(byGravity) };
}

/** How far a scan is read; null for what is read, or never will be. */
function progressOf({ pages_read: done, problem, page_count: of }: ContractRow): Analysis['progress'] {
  return done === null || problem !== null ? null : { done, of };
}

function presentTerms(
  { reading, evidence, settled, family }: KeptReading,
  { isScan, held }: { isScan: boolean; held: ReadonlyMap<string, Held> },
): Analysis['terms'] {
  return showTerms(reading, evidence).map((term) => {
    const own = settled[term.path];
    const sureness = surenessOf(term, { isKnownForm: family !== null, isScan });
    const value = own?.value ?? term.value;
    const now = held.get(term.path);
    const isOther = now !== undefined && now.value !== value;
    return { ...term, read: term.value, value, sureness, confirmedAt: own?.at ?? null, ...(isOther ? { held: now } : {}) };
  });
}

/** A time as it is told: its rule in words, its day, and whether that can be relied on. */
export function presentTime(
  term: TimedTerm,
  { page, quote }: Pick<ContractDeadline, 'page' | 'quote'>,
  isConfirmed: boolean,
): ContractDeadline {
  return {
    title: sayTerm(term),
    rule: sayRule(term),
    day: term.date ?? null,
    time: term.time ?? null,
    isConfirmed: isConfirmed || (term.date != null && term.days == null),
    status: term.status,
    page,
    quote,
  };
}

/** What is said of a file though no contract: not why it is none, which its page says. */
const isOfAnyFile = (code: string) => !code.endsWith('_refuse_to_extract_terms');

const RANK = { high: 0, medium: 1, note: 2 };

/** The gravest first. */
function byGravity(a: ContractFlag, b: ContractFlag): number {
  return RANK[a.severity] - RANK[b.severity];
}

function presentFlag(code: string, evidence: readonly Evidence[]): ContractFlag {
  const path = `flags.${code.replace(/_without_inspection$/, '')}`;
  const sureness = evidence.find((entry) => entry.path === path)?.sureness;
  return { code, ...flagWords(code), ...placeOf(evidence, path), ...(sureness === undefined ? {} : { sureness }) };
}

export function presentShort(row: ContractRow, kept: KeptReading, deal: DealView | null): ShortAnalysis {
  const held = heldElsewhere(deal, row.public_id);
  const current = currentOf(kept, valuesOf(held));
  return {
    id: row.public_id,
    name: row.name,
    kind: nameKind(kept.reading.docType),
    isContract: kept.reading.docType !== 'not_a_contract',
    readAt: row.created_at.toISOString(),
    progress: progressOf(row),
    problem: row.problem,
    partOf: row.part_of,
    price: held.get('price')?.value === null ? null : (current.price ?? null),
    highFlags: flagsTogether(current).filter((code) => flagWords(code).severity === 'high').length,
  };
}

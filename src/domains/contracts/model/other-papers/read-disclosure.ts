import { words, type ContractText, type Span } from '../text/contract-text.ts';
import { readCounting } from '../times/counting-words.ts';
import { gatherEvidence, type Gatherer } from '../values/evidence.ts';
import { findDisclosed, nameUnanswered, readQuestions, type Question } from './disclosure-answers.ts';
import { findFields } from '../text/fields.ts';
import type { Form } from '../form-families.ts';
import { findDeadlines } from '../purchase/times/deadlines.ts';
import { findOpenChoicesOf } from '../purchase/blanks/open-choices.ts';
import { findOpenLines } from '../purchase/blanks/open-lines.ts';
import { findSide } from '../purchase/sides/parties.ts';
import { inOwnWords } from '../times/deadline-words.ts';
import { timedTerm } from '../purchase/times/timed-terms.ts';
import { BUYER, SELLER } from '../purchase/sides/side-words.ts';
import { findCounty, findPropertyAddress } from '../purchase/terms/property.ts';
import {
  findOpenAcknowledgments,
  findOpenLeadChoices,
  isLeadInspectionWaived,
  isLeadKnown,
} from '../purchase/blanks/lead-lines.ts';
import { readDayAtStart } from '../purchase/terms/closing.ts';
import { readSignatures } from '../purchase/sides/signatures.ts';
import { findSigningDays } from '../purchase/sides/signing-days.ts';
import { readSlot } from '../values/slot.ts';
import type { ContractReading, ReadContract, TimedTerm } from '../reading.ts';
import { nameUnsigned } from '../purchase/blanks/blanks.ts';
import { TICKED, UNTICKED } from '../text/marks.ts';

/** "Addendum to the Contract dated October 2, 2026": what the times of an addendum count from. */
const CONTRACT_DAY: readonly RegExp[] = [
  words`\b(?:addendum|exhibit|attached|attachment|part of|made a part) (?:to |of )?(?:the |that |a )?(?:[a-z]+ ){0,4}(?:contract|agreement)(?: of sale)?,? (?:of sale )?dated:? (?<slot>[^;]{0,40})`,
];

/** Reads a disclosure of a seller: whose it is, of which home, and whether it is filled in. */
export function readDisclosure(
  paper: ContractText,
  form: Form,
  docType: 'seller_disclosure' | 'lead_paint_disclosure',
): ReadContract {
  const { text } = paper;
  const gather = gatherEvidence(paper);
  const fields = findFields(paper);
  const isLead = docType === 'lead_paint_disclosure';
  const sellers = findSide(paper, SELLER, isLead ? fields : []).names;
  const buyers = isLead ? findSide(paper, BUYER, fields).names : [];
  const address = findPropertyAddress(paper, fields);
  const hasAnswers =
    new RegExp(`${TICKED}`).test(text) ||
    /(?:^|[\s\t])[YNU](?=\s{1,4}[A-Z][a-z])/.test(text) ||
    (isLead && /\(i{1,2}\)\s{0,3}_{0,6}[A-Z]{2,3}_{0,6}\s/.test(text));
  const isTemplate = !hasAnswers && address.state !== 'stated';
  const effective = isLead && !isTemplate ? gather.take('dates.effective', readSlot(text, CONTRACT_DAY, readDayAtStart)) : null;
  const deadlines = isLead ? describeTimes(paper, effective, gather) : [];
  const leadFlags = isLead && !isTemplate ? findLeadFlags(text) : [];
  for (const { code, span } of leadFlags) gather.cite(`flags.${code}`, span);
  const questions = isLead || isTemplate ? [] : readQuestions(paper);
  const disclosed = findDisclosed(questions);
  for (const { code, span } of disclosed) gather.cite(`flags.${code}`, span);
  const reading: ContractReading = {
    docType,
    form: form.name,
    jurisdiction: form.state ?? (isLead ? 'US' : address.state === 'stated' ? (address.found.value.state ?? null) : null),
    template: isTemplate,
    parties:
      sellers.length + buyers.length === 0
        ? null
        : {
            sellers: sellers.map((name, at) => gather.note(`parties.sellers.${at}`, name)),
            ...(buyers.length === 0 ? {} : { buyers: buyers.map((name, at) => gather.note(`parties.buyers.${at}`, name)) }),
          },
    property:
      address.state === 'stated'
        ? {
            address: gather.note('property.address', { ...address.found, value: address.found.value.whole }),
            county: isTemplate ? null : gather.take('property.county', findCounty(paper)),
            legal: null,
            apn: null,
          }
        : null,
    ...(effective === null ? {} : { dates: { effective } }),
    ...(isLead ? { deadlines } : {}),
    blanks: findBlanks(
      paper,
      isLead,
      { buyer: buyers.length, seller: sellers.length },
      isTemplate,
      hasAnswers,
      sellers.length > 0,
      address.state === 'stated',
      readSignatures(paper).isSigned || isDatedByBoth(paper),
      questions,
    ),
    flags: isTemplate ? ['blank_form'] : [...disclosed, ...leadFlags].map(({ code }) => code),
  };
  return { reading, evidence: gather.evidence };
}

/** Whether names of both sides stand beside the days on which they signed. */
function isDatedByBoth(paper: ContractText): boolean {
  const days = findSigningDays(paper, { buyers: [], sellers: [] });
  return ['buyer', 'seller'].every((side) => days.some((day) => day.side === side));
}

function findLeadFlags(text: string): { code: string; span: Span }[] {
  const [known, waived] = [isLeadKnown(text), isLeadInspectionWaived(text)];
  return [
    ...(known === undefined ? [] : [{ code: 'known_lead_paint', span: known }]),
    ...(waived === undefined ? [] : [{ code: 'lead_inspection_waived', span: waived }]),
  ];
}

function findBlanks(
  paper: ContractText,
  isLead: boolean,
  named: Record<'buyer' | 'seller', number>,
  isTemplate: boolean,
  hasAnswers: boolean,
  hasSeller: boolean,
  hasAddress: boolean,
  isSigned: boolean,
  questions: readonly Question[],
): string[] {
  const { text } = paper;
  const signatures = isSigned ? [] : ['signatures'];
  if (isLead) {
    const open = (name: string, words: RegExp) => (words.test(text) ? [name] : []);
    return [
      ...open('date', /^[^]{0,900}?\bdate:?\s{0,3}_{6,}/i),
      ...open('agreement_date', /\b(?:agreement|contract)\b[^_]{0,60}\bdated,?\s{0,3}_{4,}/i),
      ...(hasAddress ? [] : open('property_address', /\bproperty\b[^_]{0,40}\b(?:at|address):?\s{0,3}_{6,}/i)),
      // Of the federal form, those are named by its initials.
      ...(hasAnswers || (isTemplate && /\(g\)/.test(text)) ? [] : [...findOpenChoicesOf(paper), ...findOpenLines(paper)]),
      // The federal form asks for initials at each of its lines (a) to (g).
      ...(hasAnswers ? [] : /\(g\)/.test(text) ? ['initials a-g'] : open('initials', /_{3,}[^\n]{0,200}\n\s{0,8}\(initials?\)/i)),
      ...(hasAnswers ? findOpenLeadChoices(paper) : []),
      ...(isSigned && !isTemplate ? findOpenAcknowledgments(paper, named) : signatures),
    ];
  }
  return [
    ...(hasAddress ? [] : ['property_address']),
    ...(hasSeller || !isTemplate ? [] : ['seller']),
    ...(hasAnswers ? nameOpenAnswers(text, questions) : ['all answers']),
    ...(hasAnswers ? findOpenLines(paper) : []),
    ...(isSigned && hasAnswers ? nameUnsigned(paper, { buyers: NOBODY, sellers: NOBODY }) : signatures),
  ];
}

/** By the words of their questions; those of forms in other rows are told as one. */
function nameOpenAnswers(text: string, questions: readonly Question[]): string[] {
  const named = nameUnanswered(questions);
  return named.length > 0 ? named : findUnanswered(text);
}

/** Who signs need not be named to be missing. */
const NOBODY = { names: [], blank: undefined };

const NO_ANSWER = new RegExp(String.raw`${UNTICKED}\s{0,3}yes\s{1,4}${UNTICKED}\s{0,3}no\b(?!\s{1,4}${TICKED})`, 'i');
const ASKS_ONE = /\b(?:check|select) one\b[^\n]{0,20}\n/gi;

/** Questions of a disclosure that is filled in, and that nobody answered. */
function findUnanswered(text: string): string[] {
  const isLeftOut = [...text.matchAll(ASKS_ONE)].some(({ index, 0: words }) => {
    const options = text.slice(index + words.length).split(/\n\s*\n/)[0] ?? '';
    return new RegExp(UNTICKED).test(options) && !new RegExp(TICKED).test(options);
  });
  return isLeftOut || NO_ANSWER.test(text) ? ['answers'] : [];
}

/** The time to inspect, and every other one that the paper sets. */
function describeTimes(paper: ContractText, effective: string | null, gather: Gatherer): TimedTerm[] {
  const starts = { effective, closing: null, reference: null, counting: readCounting(paper) };
  const found = findDeadlines(paper).filter(({ rule }) => rule?.from != null);
  const [inspection] = describeInspection(paper.text, () => '');
  const isSaid = found.some(({ type, rule }) => type === 'lead_inspection' && rule?.days === inspection?.days);
  const terms = isSaid ? [] : describeInspection(paper.text, gather.cite);
  for (const { type, rule, day, time, ...place } of found) {
    const quote = gather.cite(`deadlines.${terms.length}`, place);
    terms.push({ ...timedTerm(type, { rule, day, time }, undefined, starts), ...inOwnWords(type, paper.text, place), quote });
  }
  return terms;
}

function describeInspection(text: string, cite: (path: string, span: { start: number; end: number }) => string): TimedTerm[] {
  const match = /\b(\d{1,2})-day opportunity(?: \(or mutually agreed upon period\))?/i.exec(text.replaceAll(/\s/g, ' '));
  if (match === null) return [];
  const quote = cite('deadlines.0', { start: match.index, end: match.index + match[0].length });
  return [
    { type: 'lead_inspection', days: Number(match[1]), from: null, date: null, basis: 'calendar', status: 'stated', quote },
  ];
}

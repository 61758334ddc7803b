import type { ContractText } from './contract-text.ts';
import { readCounting } from './counting-words.ts';
import { gatherEvidence, type Gatherer } from './evidence.ts';
import { findFields } from './fields.ts';
import type { Form } from './form-families.ts';
import { findDeadlines } from './purchase/deadlines.ts';
import { findOpenChoicesOf, findOpenLines } from './purchase/open-lines.ts';
import { findSide } from './purchase/parties.ts';
import { timedTerm } from './purchase/timed-terms.ts';
import { SELLER } from './purchase/side-words.ts';
import { findPropertyAddress } from './purchase/property.ts';
import { readSignatures } from './purchase/signatures.ts';
import type { ContractReading, ReadContract, TimedTerm } from './reading.ts';
import { TICKED } from './marks.ts';

/** Reads a disclosure of a seller: whose it is, of which home, and whether it is filled in. */
export function readDisclosure(
  paper: ContractText,
  form: Form,
  docType: 'seller_disclosure' | 'lead_paint_disclosure',
): ReadContract {
  const { text } = paper;
  const gather = gatherEvidence(paper);
  const sellers = findSide(paper, SELLER).names;
  const address = findPropertyAddress(paper, findFields(paper));
  const isLead = docType === 'lead_paint_disclosure';
  const hasAnswers =
    new RegExp(`${TICKED}`).test(text) ||
    /(?:^|[\s\t])[YNU](?=\s{1,4}[A-Z][a-z])/.test(text) ||
    (isLead && /\(i{1,2}\)\s{0,3}_{0,6}[A-Z]{2,3}_{0,6}\s/.test(text));
  const isTemplate = !hasAnswers && address.state !== 'stated';
  const deadlines = isLead ? describeTimes(paper, gather) : [];
  const reading: ContractReading = {
    docType,
    form: form.name,
    jurisdiction: form.state ?? (isLead ? 'US' : address.state === 'stated' ? (address.found.value.state ?? null) : null),
    template: isTemplate,
    parties: sellers.length === 0 ? null : { sellers: sellers.map((name, at) => gather.note(`parties.sellers.${at}`, name)) },
    property:
      address.state === 'stated'
        ? {
            address: gather.note('property.address', { ...address.found, value: address.found.value.whole }),
            county: null,
            legal: null,
            apn: null,
          }
        : null,
    ...(isLead ? { deadlines } : {}),
    blanks: findBlanks(
      paper,
      isLead,
      isTemplate,
      hasAnswers,
      sellers.length > 0,
      address.state === 'stated',
      readSignatures(paper).isSigned,
    ),
    flags: isTemplate ? ['blank_form'] : [],
  };
  return { reading, evidence: gather.evidence };
}

function findBlanks(
  paper: ContractText,
  isLead: boolean,
  isTemplate: boolean,
  hasAnswers: boolean,
  hasSeller: boolean,
  hasAddress: boolean,
  isSigned: boolean,
): string[] {
  const { text } = paper;
  const signatures = isSigned ? [] : ['signatures'];
  if (isLead) {
    const open = (name: string, words: RegExp) => (words.test(text) ? [name] : []);
    return [
      ...open('date', /^[^]{0,900}?\bdate:?\s{0,3}_{6,}/i),
      ...open('agreement_date', /\b(?:agreement|contract)\b[^_]{0,60}\bdated,?\s{0,3}_{4,}/i),
      ...(hasAddress ? [] : open('property_address', /\bproperty\b[^_]{0,40}\b(?:at|address):?\s{0,3}_{6,}/i)),
      ...(hasAnswers ? [] : [...findOpenChoicesOf(paper), ...findOpenLines(paper)]),
      // The federal form asks for initials at each of its lines (a) to (g).
      ...(hasAnswers ? [] : /\(g\)/.test(text) ? ['initials a-g'] : open('initials', /_{3,}[^\n]{0,200}\n\s{0,8}\(initials?\)/i)),
      ...signatures,
    ];
  }
  return [
    ...(hasAddress ? [] : ['property_address']),
    ...(hasSeller || !isTemplate ? [] : ['seller']),
    ...(hasAnswers ? [] : ['all answers']),
    ...signatures,
  ];
}

/** The time to inspect, and every other one that the paper sets. */
function describeTimes(paper: ContractText, gather: Gatherer): TimedTerm[] {
  const starts = { effective: null, closing: null, reference: null, counting: readCounting(paper) };
  const found = findDeadlines(paper).filter(({ rule }) => rule?.from != null);
  const [inspection] = describeInspection(paper.text, () => '');
  const isSaid = found.some(({ type, rule }) => type === 'lead_inspection' && rule?.days === inspection?.days);
  const terms = isSaid ? [] : describeInspection(paper.text, gather.cite);
  for (const { type, rule, day, time, ...place } of found) {
    const quote = gather.cite(`deadlines.${terms.length}`, place);
    terms.push({ ...timedTerm(type, { rule, day, time }, undefined, starts), quote });
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

import type { ContractText } from './contract-text.ts';
import { gatherEvidence } from './evidence.ts';
import { findFields } from './fields.ts';
import type { Form } from './form-families.ts';
import { findSide } from './purchase/parties.ts';
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
  const deadlines = isLead ? describeInspection(text, gather.cite) : [];
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
  isLead: boolean,
  isTemplate: boolean,
  hasAnswers: boolean,
  hasSeller: boolean,
  hasAddress: boolean,
  isSigned: boolean,
): string[] {
  const signatures = isSigned ? [] : ['signatures'];
  if (isLead) return [...(hasAnswers ? [] : ['initials a-g']), ...signatures];
  return [
    ...(hasAddress ? [] : ['property_address']),
    ...(hasSeller || !isTemplate ? [] : ['seller']),
    ...(hasAnswers ? [] : ['all answers']),
    ...signatures,
  ];
}

function describeInspection(text: string, cite: (path: string, span: { start: number; end: number }) => string): TimedTerm[] {
  const match = /\b(\d{1,2})-day opportunity(?: \(or mutually agreed upon period\))?/i.exec(text.replaceAll(/\s/g, ' '));
  if (match === null) return [];
  const quote = cite('deadlines.0', { start: match.index, end: match.index + match[0].length });
  return [
    { type: 'lead_inspection', days: Number(match[1]), from: null, date: null, basis: 'calendar', status: 'stated', quote },
  ];
}

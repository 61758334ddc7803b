import type { ContractText } from '../../text/contract-text.ts';
import { isSaleKind } from '../../document-kind.ts';
import { hasInitialLines } from './open-initials.ts';
import type { ContractReading } from '../../reading.ts';
import type { Slot } from '../../values/slot.ts';
import { isClosingCounted, type Places } from '../places.ts';
import { findOpenChoices, withoutWaivedRows } from '../contingencies/chosen-rows.ts';
import { findOpenDays } from './open-days.ts';
import { findOpenChoicesOf } from './open-choices.ts';
import { findOpenLines } from './open-lines.ts';
import { termOf } from './open-places.ts';
import { readSignLines } from '../sides/sign-lines.ts';
import { readSignatures } from '../sides/signatures.ts';
import { findSigningDays, findUnsignedSides } from '../sides/signing-days.ts';
import type { TrecTerms } from '../terms/trec.ts';

/** Places that the paper has and nobody filled. */
export function findBlanks(reading: ContractReading, places: Places, trec: TrecTerms | undefined, paper: ContractText): string[] {
  const isForm = trec?.isResale === true;
  const isOpen = (slot: Slot<unknown>) => slot.state === 'blank' || (isForm && slot.state === 'absent');
  const signatures = readSignatures(paper);
  const lines = readSignLines(paper);
  // An empty addendum names its sides only where they sign.
  const isOnlySigned = reading.template === true && !isSaleKind(reading.docType);
  const isUnsigned = (side: 'buyer' | 'seller') => !isOnlySigned && lines[side].open > 0 && lines[side].signed === 0;
  const isOnlyInitialed =
    reading.template === true && lines.buyer.open === 0 && lines.seller.open === 0 && hasInitialLines(paper);
  const openDays = isForm ? new Set<string>() : findOpenDays(paper, reading.template === true);
  const open = (name: string, is: boolean) => (is ? [name] : []);
  const hasLine = (slot: Slot<unknown>, words: RegExp) => !isForm && slot.state === 'absent' && words.test(paper.text);
  const counted = (type: string) => reading.contingencies?.some((term) => term.type === type && term.status === 'blank') ?? false;
  return [
    ...open(
      'buyer',
      places.buyers.names.length === 0 &&
        (isForm || places.buyers.blank !== undefined || BUYER_LINE.test(paper.text) || isUnsigned('buyer')),
    ),
    ...open(
      'seller',
      places.sellers.names.length === 0 &&
        (isForm || places.sellers.blank !== undefined || SELLER_LINE.test(paper.text) || isUnsigned('seller')),
    ),
    ...open('property_address', isOpen(places.address) || hasLine(places.address, ADDRESS_LINE)),
    ...open(
      isForm ? 'effective_date' : isAgreementDate(paper, places) ? 'date' : 'effective_date',
      isOpen(places.effective) || hasLine(places.effective, EFFECTIVE_LINE),
    ),
    ...open('date', !isForm && DATE_LINE.test(paper.text)),
    ...open('price', isOpen(places.price)),
    ...open(
      'earnest_money',
      isOpen(places.depositAmount) ||
        (reading.template === true && places.depositAmount.state === 'absent' && EARNEST_LINE.test(paper.text)),
    ),
    ...open('earnest_money_days', !isForm && (isDaysBlank(paper) || openDays.has('earnest_money_days'))),
    ...(trec !== undefined
      ? findTrecBlanks(trec, reading)
      : open(
          'escrow_company',
          isOpen(places.depositHolder) || isHolderBlank(paper) || hasLine(places.depositHolder, HOLDER_LINE),
        )),
    ...open('loan_application_days', openDays.has('loan_application_days')),
    ...open('loan_approval_days', counted('financing') || openDays.has('loan_approval_days')),
    ...open('inspection_days', counted('inspection') || openDays.has('inspection_days')),
    ...open('appraisal_days', counted('appraisal') || openDays.has('appraisal_days')),
    ...open('proof_of_funds_days', openDays.has('proof_of_funds_days')),
    ...open('settlement_period_days', openDays.has('settlement_period_days')),
    ...open('hoa_documents_review_days', openDays.has('hoa_documents_review_days')),
    ...open('closing_date', (isOpen(places.closing) || hasLine(places.closing, CLOSING_LINE)) && !isClosingCounted(places)),
    ...(isForm ? [] : findOtherBlanks(paper, reading.template === true).filter((name) => isTold(name, places))),
    ...(isForm ? [] : findUnacknowledged(paper)),
    ...(isForm ? open('signatures', !signatures.isSigned) : isOnlyInitialed ? ['initials'] : nameUnsigned(paper, places)),
  ].filter((name, at, all) => all.indexOf(name) === at && !(name === 'escrow_company' && all.includes('escrow_agent')));
}

/** Of a form that nobody filled, only what every deal needs. */
const OF_FORMS = new Set([
  'price',
  'earnest_money',
  'escrow_company',
  'effective_date',
  'date',
  'additional_earnest_money',
  'seller_credit',
  'loan_terms',
  'interest_rate',
  'county',
  'title_company',
  'tax_proration_percent',
  'escrow_agent',
  'financing_choice',
  'legal_description',
  'financing_amount',
  'ltv_percent',
  'loan_type',
  'down_payment',
  'appraised_value',
  'association_type',
  'association_name',
  'annual_assessment',
  'special_assessment',
  'transfer_fee',
  'seller_contribution',
  'loan_commitment_date',
  'waiver_notice_date',
  'offer_expiration',
  'possession_choice',
  'closing_date',
]);

function findOtherBlanks(paper: ContractText, isTemplate: boolean): string[] {
  const found = [
    ...(isTemplate ? findCaptions(paper) : []),
    ...findOpenChoices(paper),
    ...findOpenLines(isTemplate ? paper : withoutWaivedRows(paper), isTemplate),
    ...findOpenChoicesOf(paper),
  ].map((name) => termOf(name) ?? name);
  return isTemplate ? found.filter((name) => OF_FORMS.has(name)) : found;
}

const CAPTION = /\[(?:(?:insert|enter) )?(?:the )?([a-z]{3,14}(?: [a-z]{2,14}){0,3})\]/gi;

/** "[purchase price]", "[closing date]": what a template names in place of a line. */
function findCaptions({ text }: ContractText): string[] {
  return [...text.matchAll(CAPTION)].flatMap(([, words = '']) => {
    const slug = words.toLowerCase().replaceAll(' ', '_');
    return /^(?:agreement|contract|offer)_date$/.test(slug) ? ['date'] : (termOf(slug) ?? []);
  });
}

/** Whether an empty place is open: that of a term counts only where no other place tells it. */
function isTold(name: string, places: Places): boolean {
  const own: Readonly<Record<string, Slot<unknown>>> = {
    closing_date: places.closing,
    price: places.price,
    earnest_money: places.depositAmount,
    escrow_company: places.depositHolder,
    property_address: places.address,
    effective_date: places.effective,
  };
  return own[name]?.state !== 'stated';
}

const ACKNOWLEDGES =
  /\n[^\n]{0,20}\b(?:acknowledge?ment|consent|joinder)\s(?:of|by)\s(?:the\s)?(?:original\s)?(?<who>seller|buyer|(?:closing|escrow|title)\s(?:agent|company))\b(?=(?<more>[^]{0,420}))/gi;

/** Who has not signed below "ACKNOWLEDGMENT OF …", up to the next such line. */
function findUnacknowledged({ text }: ContractText): string[] {
  return [...text.matchAll(ACKNOWLEDGES)].flatMap(({ groups }) => {
    const own = (groups?.['more'] ?? '').split(/\n[^\n]{0,20}\b(?:ACKNOWLEDGE?MENT|CONSENT|JOINDER|EXHIBIT)\b/)[0] ?? '';
    const who = /agent|company/i.test(groups?.['who'] ?? '') ? 'closing_agent' : (groups?.['who'] ?? '').toLowerCase();
    return /_{6,}/.test(own) && !/\/s\//.test(own) ? [`${who}_signature`] : [];
  });
}

const MARKS = /(?:\/s\/|\bs\/)\s{0,3}\p{L}/gu;

/** Whose signatures are missing: "seller_signature" where only that side’s line is empty. */
export function nameUnsigned(
  paper: ContractText,
  { buyers, sellers }: Pick<Places, 'buyers' | 'sellers'>,
  words: Record<'buyer' | 'seller', string> = { buyer: 'buyer', seller: 'seller' },
): string[] {
  const lines = readSignLines(paper);
  const sides = { buyers: buyers.names.map(({ value }) => value), sellers: sellers.names.map(({ value }) => value) };
  const unsigned = findUnsignedSides(paper, sides);
  const days = findSigningDays(paper, sides);
  const hasSigned = (side: 'buyer' | 'seller') => lines[side].signed > 0 || days.some((day) => day.side === side);
  const [only, other] = unsigned;
  if (only !== undefined && other === undefined && hasSigned(only === 'buyer' ? 'seller' : 'buyer'))
    return [`${words[only]}_signature`];
  if (unsigned.length > 0) return ['signatures'];
  const isSigned = hasSigned('buyer') && hasSigned('seller');
  // A mark for each of them, over a line with their name.
  const marks = paper.text.match(MARKS)?.length ?? 0;
  const isMarked = buyers.names.length > 0 && sellers.names.length > 0 && marks >= buyers.names.length + sellers.names.length;
  return !isSigned && !isMarked && readSignatures(paper).isOpen ? ['signatures'] : [];
}

// Lines for a pen, beside the words for what belongs on them.
const nameLine = (side: string) =>
  String.raw`(?:^|\s)(?:${side})(?:\(s\)|s)?(?:\sname(?:\(s\))?)?(?:\s\[[^\]\n]{3,24}\])?:?\s{0,3}_{6,}(?![^\n]{0,40}\bdate\b)`;
// "We, ______, as Buyer", "______, whose address is ______, is called the BUYER"
const namedBehind = (side: string) => String.raw`_{6,}[^.;]{0,160}?\b(?:as|called)\s(?:the\s)?["“]?(?:${side})\b`;
const BUYER_LINE = new RegExp(`${nameLine('buyer|purchaser')}|${namedBehind('buyer|purchaser')}`, 'i');
const SELLER_LINE = new RegExp(
  String.raw`${nameLine('seller|vendor')}|${namedBehind('seller|vendor')}|_{4,}\s{0,3}\n\s{0,3}\(seller'?s?\sprinted\sname`,
  'i',
);
const ADDRESS_LINE =
  /\b(?:(?:street|property|common)\s)?address[^:\n_]{0,50}:?\s{0,3}_{4,}|(?<!\b(?:buyer|purchaser)['’]s\s(?:\w+\s)?(?:property|home|house|residence)\s)\b(?:purchase|sale|sale\sand\spurchase|purchase\sand\ssale)\sof\s(?:the\s)?property\s(?:at|known\sas)\b[\s\d.:]{0,8}_{6,}|\b(?:known|located|situated)\s(?:as|at)\b[^_.;]{0,60}:?\s{0,4}_{6,}|\((?:buyer|seller|purchaser)s?\),?\s(?:for|concerning|at)\s_{6,}|_{6,}[^.;\n]{0,90}\((?:the\s)?["“](?:the\s)?property\b/i;
const EFFECTIVE_LINE =
  /_{4,},? ?20_{1,3}\s{1,4}\(?(?:effective|acceptance|binding agreement|ratification) date\b|\bsigned (?:contract|offer|copy) received on:?\s{0,3}_{4,}|\breceipt of (?:the )?(?:signed|accepted|executed) (?:copy|counter ?offer|offer)\b[^.;\n_]{0,50}_{4,}|_{4,}[^.]{0,120}\b(?:referred\sto|known)\sas\s(?:the\s)?["“]?(?:binding\sagreement|effective|acceptance)\sdate|_{6,}\s{0,3}\n[^\n]{0,60}\bdate of (?:final |mutual )?(?:acceptance|ratification)\b|\b(?:effective|binding agreement|ratification)\sdate\b[^.;\n_]{0,60}\bis (?:the date of)?:?\s{0,4}_{6,}|\b(?:effective|acceptance|binding agreement|execution|ratification)\s{1,3}date\b[^.;\n_$]{0,24}_{4,}|\bdate\sof\s(?:contract\s|final\s|mutual\s|full\s)?(?:acceptance|ratification)(?:[^.;\n_]{0,16}|:\s{0,8})_{4,}|\b(?:(?:effective|acceptance|binding agreement|execution|ratification|contract)\s{1,3}date|date\sof\s(?:acceptance|ratification))\b(?:(?!\n\s{0,8}\d{1,2}[.)]\s)[^_]){0,260}\b(?:writ\w+|fill\w*|enter\w*|insert\w*(?!\s(?:the\s)?name)|put|note[ds]?)\b[^_]{0,100}_{4,}/i;
/** The day of the offer, or of the agreement that the paper belongs to. */
const DATE_LINE =
  /_{6,}[^\na-z]{0,80}\n\s{0,8}date of (?:this )?(?:offer|agreement|contract)\b|\b(?:contract|agreement|offer)\b[^.;_]{0,60}\b(?:dated,?|offer\sdate\sof)\s{0,3}_{2,}|^[^]{0,900}?(?:\n[\d.\s]{0,6}date:?|\n(?![^\n]*(?:signature|buyer|seller|purchaser|\/s\/)|\s*_{4,})[^\n]{0,200}\tdate:|\bthis offer on)\s{0,3}_{6,}/i;
/** Of a form that nobody filled, also beside its boxes. */
const EARNEST_LINE = /\bearnest\s{1,4}money\b[^;$]{0,260}\$\s?_{4,}/i;
const HOLDER_LINE =
  /\b(?:with|to|by)\s{1,3}\[(?:name\sof\s)?(?:the\s)?(?:escrow|title|holder)[^\]\n]{0,24}\]|\bholder(?:['’]s name)?(?: of the (?:earnest money|deposit))? (?:is|shall be|will be):?\s{0,3}_{4,}|\bescrow company employed by the parties\b[^_.;]{0,120}_{4,}|\bearnest money\b[^.;]{0,60}\bdelivered\b[^.;]{0,60}\bto\s{1,3}_{6,}|_{4,}\s{0,4}\((?:the )?(?:name of )?(?:the )?holder\b|\bto\s{1,3}\[?_{4,}\]?,?\s{1,3}as\s(?:the\s)?(?:escrow|holder)|\bholder of (?:the )?(?:earnest money|deposit)\b[^_]{0,220}_{6,}|\b(?:escrow(?:ee)?(?:\s(?:agent|company|holder))?|earnest money holder|closing agent)[^.;\n_]{0,30}:?\s{0,3}_{4,}|_{4,}\s{0,4}\(["“]?(?:name of escrow|escrow(?:ee)?\b|earnest money holder)/i;
const CLOSING_LINE = /\b(?:closing|closed|settlement)\b(?:\sdate\.)?[^.;_]{0,90}\b(?:on|be|before|date):?\s{0,4}_{4,}/i;

function findTrecBlanks(trec: TrecTerms, reading: ContractReading): string[] {
  const isEmpty = (slot: Slot<unknown>) => (trec.isResale ? slot.state !== 'stated' : slot.state === 'blank');
  const names: readonly (readonly [string, boolean])[] = [
    ['option_fee', isEmpty(trec.optionFee)],
    ['option_period_days', isEmpty(trec.optionDays)],
    ['escrow_agent', isEmpty(trec.escrowAgent)],
    ['title_company', isEmpty(trec.titleCompany)],
    ['survey_choice', trec.isResale && [trec.existingSurveyDays, trec.newSurveyDays, trec.sellerSurveyDays].every(isEmpty)],
    ['objection_days', isEmpty(trec.objectionDays)],
    ['financing_amount', reading.template === false && isEmpty(trec.financing)],
  ];
  return names.flatMap(([name, is]) => (is ? [name] : []));
}

/** "Date of Agreement: [Date]" asks for a date of its own; an effective date is asked for by that name. */
function isAgreementDate(paper: ContractText, { effective }: Places): boolean {
  return (
    effective.state === 'blank' &&
    !/effective\s+date|accept(?:ance|ed)|finalized|ratif|binding|execution/i.test(
      paper.text.slice(effective.span.start, effective.span.end + 30),
    )
  );
}

function isDaysBlank({ text }: ContractText): boolean {
  return /(?<!\b(?:additional|further|second) )(?:earnest money|deposit)(?:[^.;]|\.(?=\d)|(?<=\b(?:Inc|Co|Corp))\.){0,100}within\s+(?:_{2,}|\[[^\]\n]{1,30}\])\s*(?:\([^)]{0,12}\)\s*)?(?:business\s+|calendar\s+)?days/i.test(
    text,
  );
}

function isHolderBlank({ text }: ContractText): boolean {
  return /(?:held|deposit(?:ed|s))[^.;]{0,40}(?:by|with):?\s+(?:_{3,}|\[(?! {0,3}[xX✓✔√]? {0,3}\])[^\]\n]{1,40}\])/i.test(text);
}

import { joinPages } from './contract-text.ts';
import { recognizeKind } from './document-kind.ts';
import { recognizeForm, type Form, type FormFamily } from './form-families.ts';
import { readPurchase } from './purchase/read-purchase.ts';
import { readDisclosure } from './read-disclosure.ts';
import { readLease } from './read-lease.ts';
import { readLoanEstimate, readSettlementForm } from './read-loan-papers.ts';
import type { ContractReading, ReadContract } from './reading.ts';

/**
 * Reads a paper of a sale or a lease from the text of its pages.
 *
 * Every value has its place in `evidence`; what is empty is named in `blanks`; what two places contradict is left out and
 * flagged. It reads what is written, and knows nothing of what the law adds.
 */
export function readContract(pages: readonly string[]): ReadContract {
  const paper = joinPages(pages);
  const kind = recognizeKind(paper);
  const form = recognizeForm(paper);
  if (kind === 'not_a_contract') return { reading: describeOther(form), evidence: [] };
  switch (kind) {
    case 'residential_lease':
    case 'commercial_lease':
      return readLease(paper, form, kind);
    case 'loan_estimate':
      return readLoanEstimate(paper, form);
    case 'closing_disclosure':
    case 'settlement_statement':
      return readSettlementForm(paper, form, kind);
    case 'seller_disclosure':
    case 'lead_paint_disclosure':
      return readDisclosure(paper, form, kind);
    case 'purchase_agreement':
    case 'counter_offer':
    case 'addendum':
    case 'amendment':
    case 'listing_agreement':
    case 'buyer_agreement':
      return readPurchase(paper, form, kind);
  }
}

/** The family of the form of a paper, by which its days are counted; null for any other paper. */
export function recognizeFamily(pages: readonly string[]): FormFamily | null {
  return recognizeForm(joinPages(pages)).family ?? null;
}

function describeOther(form: Form): ContractReading {
  return {
    docType: 'not_a_contract',
    form: null,
    jurisdiction: form.state,
    template: null,
    parties: null,
    blanks: [],
    flags: ['guide_document_refuse_to_extract_terms'],
  };
}

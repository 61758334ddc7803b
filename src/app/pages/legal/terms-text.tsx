import type { LegalAddition } from '#domains/legal/contract.ts';
import { useSite } from '#platform/web/site-context.ts';
import { LegalDocument, withAddition } from './legal-document.tsx';
import { termsDocument } from './terms-document.tsx';

/** The terms in force, with what the operator adds to them. */
export function TermsText({ addition }: { addition: LegalAddition }) {
  const { productName } = useSite();
  return <LegalDocument document={withAddition(termsDocument(productName), addition)} />;
}

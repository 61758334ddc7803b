import { useSite } from '#platform/web/site-context.ts';
import type { LegalAddition } from '../../contract.ts';
import { LegalDocument, withAddition } from './legal-document.tsx';
import { termsDocument } from './terms-document.tsx';

/** The terms in force, with what the operator adds to them. */
export function TermsInForce({ addition }: { addition: LegalAddition }) {
  const { productName } = useSite();
  return <LegalDocument document={withAddition(termsDocument(productName), addition)} />;
}

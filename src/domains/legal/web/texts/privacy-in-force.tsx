import { useSite } from '#platform/web/site-context.ts';
import type { LegalAddition } from '../../contract.ts';
import { LegalDocument, withAddition } from './legal-document.tsx';
import { privacyDocument } from './privacy-document.tsx';

type Collected = Parameters<typeof privacyDocument>[0]['collected'];

/** The policy in force, with what the operator adds to it. */
export function PrivacyInForce({ collected, addition }: { collected: Collected; addition: LegalAddition }) {
  const { productName, supportEmail } = useSite();
  return <LegalDocument document={withAddition(privacyDocument({ productName, supportEmail, collected }), addition)} />;
}

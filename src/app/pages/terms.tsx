import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { useSite } from '#platform/web/site-context.ts';
import type { Route } from './+types/terms';
import { LegalDocument } from './legal/legal-document.tsx';
import { termsDocument } from './legal/terms-document.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Terms of Service',
    description: 'What the service is and is not, fair housing, and what we expect of each other.',
    path: '/terms',
  });
}

export default function Terms() {
  const { productName } = useSite();
  return <LegalDocument document={termsDocument(productName)} />;
}

import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { useSite } from '#platform/web/site-context.ts';
import type { Route } from './+types/privacy';
import { LegalDocument } from './legal/legal-document.tsx';
import { privacyDocument } from './legal/privacy-document.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Privacy Policy',
    description: 'What is collected, why, for how long, and your rights. Nothing is sold.',
    path: '/privacy',
  });
}

export default function Privacy() {
  const { productName, supportEmail } = useSite();
  return <LegalDocument document={privacyDocument({ productName, supportEmail })} />;
}

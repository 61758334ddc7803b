import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { useSite } from '#platform/web/site-context.ts';
import type { Route } from './+types/privacy';
import { COLLECTED } from './legal/collected-data.ts';
import { LegalDocument } from './legal/legal-document.tsx';
import { privacyDocument } from './legal/privacy-document.tsx';

/** The table is data: read once, in no script. */
export function loader() {
  return { collected: COLLECTED.map(({ tables: _tables, ...row }) => row) };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Privacy Policy',
    description: 'What is collected, why, for how long, and your rights. Nothing is sold.',
    path: '/privacy',
  });
}

export default function Privacy({ loaderData: { collected } }: Route.ComponentProps) {
  const { productName, supportEmail } = useSite();
  return <LegalDocument document={privacyDocument({ productName, supportEmail, collected })} />;
}

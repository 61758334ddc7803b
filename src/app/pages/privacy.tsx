import { getLegalAddition } from '#domains/legal/contract.ts';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { useSite } from '#platform/web/site-context.ts';
import type { Route } from './+types/privacy';
import { COLLECTED } from './legal/collected-data.ts';
import { LegalDocument, withAddition } from './legal/legal-document.tsx';
import { privacyDocument } from './legal/privacy-document.tsx';

/** The table is data: read once, in no script. */
export async function loader({ context, request }: Route.LoaderArgs) {
  return {
    collected: COLLECTED.map(({ tables: _tables, ...row }) => row),
    addition: await loadForPage(() =>
      context.get(apiContext).call(getLegalAddition, {
        params: { text: 'privacy' },
        query: { preview: new URL(request.url).searchParams.get('preview') ?? undefined },
      }),
    ),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Privacy Policy',
    description: 'What is collected, why, for how long, and your rights. Nothing is sold.',
    path: '/privacy',
  });
}

export default function Privacy({ loaderData: { collected, addition } }: Route.ComponentProps) {
  const { productName, supportEmail } = useSite();
  return <LegalDocument document={withAddition(privacyDocument({ productName, supportEmail, collected }), addition)} />;
}

import { getLegalAddition } from '#domains/legal/contract.ts';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { useSite } from '#platform/web/site-context.ts';
import type { Route } from './+types/terms';
import { LegalDocument, withAddition } from './legal/legal-document.tsx';
import { termsDocument } from './legal/terms-document.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  return {
    addition: await loadForPage(() =>
      context.get(apiContext).call(getLegalAddition, {
        params: { text: 'terms' },
        query: { preview: new URL(request.url).searchParams.get('preview') ?? undefined },
      }),
    ),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Terms of Service',
    description: 'What the service is and is not, fair housing, and what we expect of each other.',
    path: '/terms',
  });
}

export default function Terms({ loaderData: { addition } }: Route.ComponentProps) {
  const { productName } = useSite();
  return <LegalDocument document={withAddition(termsDocument(productName), addition)} />;
}

import { useSearchParams } from 'react-router';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { ADMINISTRATION_CRUMB } from '#platform/web/administration-crumb.ts';
import { Page } from '#ui/page.tsx';
import { LandingTabs } from './landing-tabs.tsx';
import { LeadList } from './lead-list.tsx';
import { PageEditor } from './page-editor.tsx';
import { PageList } from './page-list.tsx';

/** Landing pages and what came from them, or the page that the address names. */
export function LandingAdminView({ frame }: PersonalViewProps) {
  const [search] = useSearchParams();
  const pageId = search.get('page');
  if (pageId !== null) return <PageEditor key={pageId} pageId={pageId} />;
  const isLeads = search.get('show') === 'leads';
  return (
    <Page {...frame} crumbs={[ADMINISTRATION_CRUMB, { label: 'Landing pages' }]}>
      <LandingTabs current={isLeads ? 'leads' : 'pages'} />
      {isLeads ? <LeadList /> : <PageList />}
    </Page>
  );
}

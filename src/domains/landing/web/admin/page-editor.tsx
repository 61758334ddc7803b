import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { useUnsentWords } from '#platform/web/form/unsent-words.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { WriteFailure } from '#platform/web/write/write-failure.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { AppLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { getLandingPage, type LandingPage, listLandingPages, saveLandingDraft } from '../../contract.ts';
import type { Content } from '../../model/blocks/content.ts';
import { GATE_CHECKS } from '../../model/gate.ts';
import { BlockList } from './block-list.tsx';
import { CHOSEN_BY, STATE_WORDS } from './page-words.ts';
import { PageSettings } from './page-settings.tsx';
import { PublishForm } from './publish-form.tsx';
import { RefusalTable } from './refusal-table.tsx';
import { SeoForm } from './seo-form.tsx';
import { VersionTable } from './version-table.tsx';

/** One page: its draft, the checks that keep it from being published, its versions. */
export function PageEditor({ pageId }: { pageId: string }) {
  const query = useQuery(endpointQuery(getLandingPage, { params: { pageId } }));
  return (
    <Loaded query={query} pending={<Skeleton className="h-dvh" />} failed="We couldn’t load the page">
      {(page) => <Editor key={page.id} page={page} />}
    </Loaded>
  );
}

interface Draft {
  content: Content;
  /** The version of the draft on the server that it was made from. */
  base: number;
  isDirty: boolean;
}

function Editor({ page }: { page: LandingPage }) {
  const [draft, setDraft] = useState<Draft>({ content: page.content, base: page.draftVersion, isDirty: false });
  // What was put into the draft elsewhere, by a restored version or a colleague, is taken over unless something is typed here.
  if (!draft.isDirty && draft.base !== page.draftVersion)
    setDraft({ content: page.content, base: page.draftVersion, isDirty: false });
  const save = useWrite(saveLandingDraft, {
    tells: 'page',
    done: { title: 'Draft saved' },
    refreshes: [getLandingPage, listLandingPages],
    answered: (saved, { body }) =>
      saved === null
        ? undefined
        : setDraft((now) => ({ ...now, base: saved.draftVersion, isDirty: now.content !== body?.content })),
  });
  const change = (content: Content) => setDraft((now) => ({ ...now, content, isDirty: true }));
  useUnsentWords(draft.isDirty, CHOSEN_BY);
  const { content } = draft;
  const saveNow = () => void save.run({ params: { pageId: page.id }, body: { baseVersion: draft.base, content } });
  const ofPage = page.faults.filter(({ blockId }) => blockId === null);

  return (
    <Page
      title={page.name}
      crumbs={[{ label: 'Landing pages', href: '/landing-admin' }, { label: page.name }]}
      above={
        <>
          <Badge tone={page.state === 'published' ? 'brand' : 'neutral'}>{STATE_WORDS[page.state]}</Badge> /landing/{page.slug}
        </>
      }
      actions={
        <>
          <Button variant="secondary" asChild>
            <AppLink href={page.previewPath} target="_blank">
              Preview the draft
            </AppLink>
          </Button>
          <Button busy={save.isBusy} disabled={!draft.isDirty} onClick={saveNow}>
            {draft.isDirty ? 'Save the draft' : 'Saved'}
          </Button>
        </>
      }
    >
      <WriteFailure of={save} title="The draft wasn’t saved" className="mt-4" />
      {page.unknownBlocks === 0 ? null : (
        <Notice tone="warning" className="mt-4">
          Some blocks of this draft come from another version of the site. They aren’t shown, and saving leaves them out.
        </Notice>
      )}
      <PageSection id="blocks" title="Blocks">
        <BlockList blocks={content.blocks} faults={page.faults} onChange={(blocks) => change({ ...content, blocks })} />
      </PageSection>
      <PageSection id="seo" title="Search engines and previews">
        <SeoForm seo={content.seo} onChange={(seo) => change({ ...content, seo })} />
      </PageSection>
      <PageSection id="publish" title="Publish" lead="A version is made from the saved draft and never changes.">
        {page.faults.length === 0 ? (
          <Notice tone="success">The saved draft passes: {Object.values(GATE_CHECKS).join(', ').toLowerCase()}.</Notice>
        ) : (
          <Notice tone="warning" title={`${page.faults.length} to fix before it can be published`}>
            <ul className="list-disc pl-5">
              {ofPage.map(({ check, problem }) => (
                <li key={check + problem}>
                  {GATE_CHECKS[check]}: {problem}
                </li>
              ))}
              {page.faults.length > ofPage.length ? (
                <li>{ofPage.length === 0 ? 'Each stands with its block above.' : 'The others stand with their blocks above.'}</li>
              ) : null}
            </ul>
          </Notice>
        )}
        <PublishForm
          page={page}
          isDirty={draft.isDirty}
          saving={
            <Button size="small" variant="secondary" busy={save.isBusy} onClick={saveNow}>
              Save the draft
            </Button>
          }
        />
      </PageSection>
      <PageSection id="versions" title="Versions">
        <VersionTable page={page} isDirty={draft.isDirty} />
        {page.refusals.length === 0 ? null : <RefusalTable refusals={page.refusals} />}
      </PageSection>
      <PageSection id="settings" title="Address and end">
        <PageSettings page={page} />
      </PageSection>
    </Page>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { InlineLink } from '#ui/link.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import {
  LEGAL_TEXTS,
  legalDraftSchema,
  type LegalSectionText,
  type LegalText,
  listLegalTexts,
  saveLegalDraft,
} from '../contract.ts';
import { MOST_SECTIONS } from '../model/limits.ts';
import { PublishDialog } from './publish-dialog.tsx';

/** What the operator adds to the legal texts: drafts, previews, versions. */
export function LegalAdmin() {
  const query = useQuery(endpointQuery(listLegalTexts));
  return (
    <Loaded query={query} pending={<SkeletonRows />} failed="We couldn’t load the texts">
      {({ texts }) => (
        <>
          <p className="max-w-measure text-ink-soft">
            The product’s own terms and privacy policy say what it does with data, and are changed with it. Your sections follow
            them: who you are, which law applies, what your state asks for.
          </p>
          {texts.map((text) => (
            <PageSection key={text.text} id={text.text} title={LEGAL_TEXTS[text.text].name}>
              <Editor key={text.draftVersion} text={text} />
              <History text={text} />
            </PageSection>
          ))}
        </>
      )}
    </Loaded>
  );
}

function Editor({ text }: { text: LegalText }) {
  const [isPublishing, setPublishing] = useState(false);
  return (
    <>
      <DraftForm text={text} onPublish={() => setPublishing(true)} />
      {isPublishing ? <PublishDialog text={text} onClose={() => setPublishing(false)} /> : null}
    </>
  );
}

function DraftForm({ text, onPublish }: { text: LegalText; onPublish: () => void }) {
  const start: { sections: LegalSectionText[] } = { sections: [...text.draft] };
  const form = useForm({
    start,
    schema: legalDraftSchema,
    guards: true,
    send: (body) =>
      browserApi.call(saveLegalDraft, { params: { text: text.text }, body: { baseVersion: text.draftVersion, ...body } }),
    refreshes: [listLegalTexts],
    done: { title: 'Draft saved' },
  });
  const sections = form.rows('sections');
  const [isRefused, setRefused] = useState(false);
  const isDirty = form.isChanged;
  return (
    <Form of={form} label={LEGAL_TEXTS[text.text].name}>
      <ol className="space-y-4">
        {sections.list.map((section, at) => (
          // Sections have no name of their own: their place is theirs.
          <li key={at} className="rounded-card border border-line bg-surface p-4">
            <Field {...sections.field(at, 'title')} label={`Title of section ${at + 1}`} required>
              <TextInput value={section.title} onChange={({ target }) => sections.change(at, { title: target.value })} />
            </Field>
            <Field
              {...sections.field(at, 'text')}
              className="mt-3"
              label="Text"
              hint="**bold**, *italic*, [words](address); an empty line separates paragraphs"
              required
            >
              <TextArea rows={5} value={section.text} onChange={({ target }) => sections.change(at, { text: target.value })} />
            </Field>
            <div className="mt-3 flex flex-wrap gap-2">
              <Button
                size="small"
                variant="quiet"
                aria-label={`Move section ${at + 1} up`}
                disabled={at === 0}
                onClick={() => sections.move(at, at - 1)}
              >
                Up
              </Button>
              <Button
                size="small"
                variant="quiet"
                aria-label={`Move section ${at + 1} down`}
                disabled={at === sections.list.length - 1}
                onClick={() => sections.move(at, at + 1)}
              >
                Down
              </Button>
              <Button size="small" variant="quiet" aria-label={`Take out section ${at + 1}`} onClick={() => sections.remove(at)}>
                Take out
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {sections.list.length >= MOST_SECTIONS ? null : (
          <Button variant="secondary" onClick={() => sections.add({ title: '', text: '' })}>
            Add a section
          </Button>
        )}
        <SubmitButton of={form} variant="secondary">
          Save the draft
        </SubmitButton>
        <Button onClick={() => (isDirty || !text.isChanged ? setRefused(true) : onPublish())}>Publish…</Button>
        <InlineLink href={text.previewPath} target="_blank">
          Preview the draft
        </InlineLink>
      </div>
      <p role="status" className={`mt-2 text-sm ${isRefused ? 'text-error' : 'text-ink-soft'}`}>
        {sayDraft(text, isDirty)} {isRefused ? sayRefusal(isDirty) : ''}
      </p>
    </Form>
  );
}

function sayDraft({ isChanged, history }: LegalText, isDirty: boolean): string {
  if (isDirty) return 'Not saved yet.';
  if (isChanged) return 'The draft is saved and not published.';
  return history.length === 0 ? 'Nothing is drafted or published yet.' : 'The draft is what was published last.';
}

const sayRefusal = (isDirty: boolean): string =>
  isDirty ? 'Save the draft, then publish it.' : 'Change a section and save the draft, then publish it.';

function History({ text: { history } }: { text: LegalText }) {
  if (history.length === 0) return null;
  return (
    <ul className="mt-4 divide-y divide-line border-y border-line">
      {history.map(({ version, effective, what, isInForce, sections }) => (
        <li key={version} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
          <strong>Additions {version}</strong>
          {isInForce ? <Badge tone="brand">In force</Badge> : null}
          <span className="text-ink-soft">
            from {formatDate(effective, 'UTC')}, {sections.length === 1 ? '1 section' : `${sections.length} sections`}: {what}
          </span>
        </li>
      ))}
    </ul>
  );
}

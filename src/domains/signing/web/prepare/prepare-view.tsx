import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listDocuments } from '#domains/documents/contract.ts';
import { randomUuid } from '#lib/uuid.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { ConflictNotice } from '#platform/web/autosave/conflict-notice.tsx';
import { SAVE_WORDS } from '#platform/web/autosave/save-words.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { useUnsentWords } from '#platform/web/form/unsent-words.ts';
import { CallFailure } from '#platform/web/call-failure.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { WriteFailure } from '#platform/web/write/write-failure.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { listEnvelopes, sendEnvelope } from '../../contract.ts';
import { deleteDraft, type DraftContent, type EnvelopeDraft, listDrafts, saveDraft } from '../../contract/drafts.ts';
import { MOST_LETTERS, OFFERED_DAYS } from '../../model/limits.ts';
import { draftsOptions } from '../api.ts';
import { DocumentsSection } from './documents-section.tsx';
import { envelopeFrom, missingIn, templateOf } from './draft.ts';
import { PeopleSection } from './people-section.tsx';
import { PlaceFields } from './place-fields.tsx';
import { sayConflict } from './say-conflict.ts';
import { useSavedDraft } from './use-saved-draft.ts';

const DAYS = OFFERED_DAYS.map((days) => ({ value: String(days), label: `${days} days` }));
const REMINDERS = [
  { value: '1', label: 'Every day' },
  { value: '3', label: 'Every 3 days' },
  { value: '7', label: 'Every week' },
];

/** What chooses a draft in the address. */
const CHOSEN_BY = ['prepare'] as const;

interface PrepareViewProps {
  draftId: string;
  /** Back to what was sent. */
  onLeave: () => void;
}

/** An envelope that is prepared: documents, people, fields on the pages, words, and then it is sent. */
export function PrepareView({ draftId, onLeave }: PrepareViewProps) {
  const query = useQuery(draftsOptions());
  return (
    <Loaded query={query} pending={<Skeleton className="mt-8 h-128 w-full" />} failed="We couldn’t load this draft">
      {({ drafts }) => {
        const draft = drafts.find(({ id }) => id === draftId);
        if (draft !== undefined) return <Prepare key={draftId} draft={draft} onLeave={onLeave} />;
        return (
          <Page title="Send for signature">
            <Notice className="mt-6" title="This draft is gone">
              It was sent or deleted. <Button onClick={onLeave}>See what you sent</Button>
            </Notice>
          </Page>
        );
      }}
    </Loaded>
  );
}

function Prepare({ draft, onLeave }: { draft: EnvelopeDraft; onLeave: () => void }) {
  const { id, isTemplate } = draft;
  const { doc: content, state, change: update, flush, conflict, settle: decide, requireSettled } = useSavedDraft(draft);
  const [codes, setCodes] = useState<readonly (string | undefined)[]>([]);
  const hasCodes = codes.some((code) => code !== undefined && code !== '');
  // Nobody keeps codes; all else saves itself.
  const settle = useUnsentWords(hasCodes, CHOSEN_BY);
  const [isOtherPaper, setOtherPaper] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const documents = useQuery(endpointQuery(listDocuments));
  const setContent = (next: DraftContent) => update(() => next);
  const change = (part: Partial<DraftContent>) => update((now) => ({ ...now, ...part }));
  const keep = useWrite(
    () =>
      browserApi.call(saveDraft, {
        params: { draftId: randomUuid() },
        body: { isTemplate: true, content: templateOf(content) },
      }),
    { refreshes: [listDrafts], done: { title: 'Kept as a template', description: 'Find it under Signing.' } },
  );
  const remove = useWrite(
    async () => {
      await flush();
      await browserApi.call(deleteDraft, { params: { draftId: id } });
    },
    { refreshes: [listDrafts], answered: onLeave },
  );
  const send = useWrite(
    async () => {
      await flush();
      requireSettled();
      // The draft's id is the envelope's: sent twice, it goes out once.
      const sent = await browserApi.call(sendEnvelope, {
        params: { envelopeId: id },
        body: envelopeFrom(content, { codes, isOtherPaper, timeZone: viewerTimeZone() }),
      });
      await browserApi.call(deleteDraft, { params: { draftId: id } });
      return sent;
    },
    {
      refreshes: [listEnvelopes, listDrafts],
      tells: 'page',
      answered: () => {
        settle();
        onLeave();
      },
      done: { title: 'It is on its way', description: 'See here who has signed.' },
      nameOf: () => 'send',
    },
  );
  const isDoubted = isOtherPaper || (send.error instanceof CallFailure && 'isOtherPaper' in send.error.fields);
  const kept = isTemplate ? 'Saved as a template' : 'Saved as a draft';
  const saving = state === 'untouched' || state === 'saved' ? kept : SAVE_WORDS[state];
  const words = conflict === undefined ? saving : 'Not saved yet: choose what to keep';
  const needed = missing.length === 0 ? [] : missingIn(content);
  return (
    <Page
      title={isTemplate ? 'Template' : 'Send for signature'}
      lead="Everyone gets their own link by email; no account needed. The files are frozen when you send them."
      note={
        hasCodes
          ? `${words.replace(/…$/, '')}. Access codes are not saved: they are needed again if you leave before you send.`
          : words
      }
      actions={
        <Button variant="secondary" onClick={onLeave}>
          Back
        </Button>
      }
    >
      <ConflictNotice conflicts={conflict === undefined ? [] : sayConflict(conflict)} onSettle={decide} />
      <DocumentsSection content={content} known={documents.data?.documents ?? []} onChange={setContent} />
      <PeopleSection content={content} codes={codes} onCodes={setCodes} onChange={setContent} isChecked={missing.length > 0} />
      <PlaceFields content={content} known={documents.data?.documents ?? []} onFields={(fields) => change({ fields })} />
      <WordsSection content={content} onChange={change} isChecked={missing.length > 0} />
      {needed.length === 0 ? null : (
        <div role="alert" className="mt-6 text-sm text-error">
          {needed.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      <WriteFailure of={send} look="line" className="mt-6" />
      {isDoubted ? (
        <Checkbox
          className="mt-4 max-w-measure"
          label="I checked: none of these documents is a deed, a will, a paper for a notary, or a notice of foreclosure or eviction. The record will show that I said so."
          checked={isOtherPaper}
          onChange={(event) => setOtherPaper(event.target.checked)}
        />
      ) : null}
      <div className="mt-6 flex flex-wrap gap-3">
        {isTemplate ? null : (
          <Button
            busy={send.isBusy}
            busyText="Sending…"
            onClick={() => {
              const all = missingIn(content);
              setMissing(all);
              if (all.length === 0) void send.run();
            }}
          >
            Send
          </Button>
        )}
        {isTemplate ? null : (
          <Button variant="secondary" busy={keep.isBusy} onClick={() => void keep.run()}>
            Keep as a template
          </Button>
        )}
        <Button variant="secondary" onClick={() => setDeleting(true)}>
          {isTemplate ? 'Delete the template' : 'Delete the draft'}
        </Button>
      </div>
      <ConfirmDialog
        open={isDeleting}
        onOpenChange={setDeleting}
        title={isTemplate ? 'Delete this template?' : 'Delete this draft?'}
        description="This permanently deletes its people, fields and message. Your documents and anything you’ve already sent stay."
        confirm="Delete it"
        busy={remove.isBusy}
        failed={remove.failure !== undefined}
        onConfirm={() => void remove.run()}
      />
    </Page>
  );
}

interface WordsSectionProps {
  content: DraftContent;
  onChange: (part: Partial<DraftContent>) => void;
  /** Whether what is missing was asked for: then it shows. */
  isChecked: boolean;
}

function WordsSection({ content, onChange, isChecked }: WordsSectionProps) {
  return (
    <PageSection id="words" title="Message and time">
      <div className="grid max-w-200 gap-5 sm:grid-cols-2">
        <Field label="Title" error={isChecked && content.title.trim() === '' ? 'Give it a title' : undefined}>
          <TextInput
            maxLength={MOST_LETTERS.title}
            value={content.title}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        </Field>
        <Field label="Open for">
          <Select
            options={DAYS}
            value={String(content.days)}
            onChange={(event) => onChange({ days: Number(event.target.value) })}
          />
        </Field>
        <Field label="Message" optional className="sm:col-span-2">
          <TextArea
            rows={3}
            maxLength={MOST_LETTERS.message}
            value={content.message}
            onChange={(event) => onChange({ message: event.target.value })}
          />
        </Field>
        <Field label="Reminders">
          <Select
            placeholder="Only when I send them"
            options={REMINDERS}
            value={content.remindDays === null ? '' : String(content.remindDays)}
            onChange={(event) => onChange({ remindDays: event.target.value === '' ? null : Number(event.target.value) })}
          />
        </Field>
        <Checkbox
          className="sm:col-span-2"
          label="Let each signer hand it off to someone else, once"
          checked={content.canReassign}
          onChange={(event) => onChange({ canReassign: event.target.checked })}
        />
      </div>
      <p className="mt-5 max-w-measure text-sm text-ink-soft">
        Deeds, wills, papers that need a notary, and notices of foreclosure or eviction cannot be signed this way.
      </p>
    </PageSection>
  );
}

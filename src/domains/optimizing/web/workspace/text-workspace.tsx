import { useState } from 'react';
import { type OwnListing } from '#domains/selling/contract.ts';
import { editorHref, useSaveTexts } from '#domains/selling/web/index.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { InlineLink } from '#ui/link.tsx';
import { PageSection } from '#ui/page-section.tsx';
import type { CopySentence, Optimization } from '../../contract.ts';
import { sayFields } from '../components/say-fields.ts';
import { SentenceChanges } from './sentence-changes.tsx';
import { TextFindings } from '../components/text-findings.tsx';
import { WrittenTexts } from '../components/written-texts.tsx';

interface TextWorkspaceProps {
  listing: OwnListing;
  found: Optimization;
  onOther: () => void;
  isBusy: boolean;
}

/** The texts of a listing beside those that its facts allow: each sentence can be taken or dropped, and each step undone. */
export function TextWorkspace({ listing, found, onOther, isBusy }: TextWorkspaceProps) {
  const { title, description, copy, unsaid, unfilled, askedBy, canEdit } = found;
  const save = useSaveTexts(listing);
  const [said, setSaid] = useState('');
  const headline = textOf(listing.fields['Headline']);
  const remarks = textOf(listing.fields['PublicRemarks']);
  const write = (fields: { Headline?: string; PublicRemarks?: string }, words: string) => {
    void save.run(fields).then((saved) => (saved === undefined ? undefined : setSaid(words)));
  };
  const setRemarks = (text: string, words: string) => write({ PublicRemarks: text }, words);
  const replace = (text: string, { start, end }: { start: number; end: number }, words: string) =>
    `${text.slice(0, start)}${words}${text.slice(end)}`
      .replaceAll(/ {2,}/g, ' ')
      .replaceAll(/ ([,.;])/g, '$1')
      .trim();
  return (
    <>
      <PageSection
        id="texts"
        title="Texts"
        lead="On the left, what buyers read once you publish. On the right, what the facts support. We save each step as a version of the draft."
      >
        <p role="status" className="sr-only">
          {said}
        </p>
        <div className="grid gap-10 lg:grid-cols-2">
          <div className="min-w-0 space-y-8">
            {headline === '' ? (
              <p className="text-ink-soft">There is no title yet.</p>
            ) : (
              <TextFindings
                heading="Title now"
                text={headline}
                check={title}
                onReplace={
                  canEdit ? (span, words) => write({ Headline: replace(headline, span, words) }, 'Title changed') : undefined
                }
              />
            )}
            {remarks === '' ? (
              <p className="text-ink-soft">There is no description yet.</p>
            ) : (
              <>
                <TextFindings
                  heading="Description now"
                  text={remarks}
                  check={description}
                  onReplace={
                    canEdit ? (span, words) => setRemarks(replace(remarks, span, words), 'Description changed') : undefined
                  }
                />
                <SentenceList
                  sentences={description.sentences}
                  onDrop={
                    canEdit
                      ? (sentence) =>
                          setRemarks(remarks.replace(sentence, '').replaceAll(/ {2,}/g, ' ').trim(), 'Sentence removed')
                      : undefined
                  }
                />
              </>
            )}
          </div>
          <div className="min-w-0">
            <h3 className="font-sans text-base font-semibold text-ink">From the facts</h3>
            {copy.variants.length === 0 ? (
              <EmptyState level={3} title="Too few facts for a sentence" className="mt-3">
                Fill in the kind of home, its rooms and its size in the editor.
              </EmptyState>
            ) : (
              <div className="mt-3">
                <WrittenTexts copy={copy}>
                  {({ text, sentences }) => (
                    <>
                      {canEdit ? (
                        <Button size="small" busy={save.isBusy} onClick={() => setRemarks(text, 'Description replaced')}>
                          Use this text
                        </Button>
                      ) : null}
                      <Button size="small" variant="quiet" busy={isBusy} onClick={onOther}>
                        Other wordings
                      </Button>
                      {canEdit ? (
                        <SentenceChanges
                          text={remarks}
                          now={description.sentences}
                          proposed={sentences}
                          isBusy={save.isBusy || isBusy}
                          onTake={setRemarks}
                        />
                      ) : null}
                    </>
                  )}
                </WrittenTexts>
                {canEdit ? (
                  <div className="mt-6">
                    <h4 className="font-sans text-sm font-semibold text-ink">Use a title</h4>
                    <ul className="mt-2 space-y-2">
                      {copy.titles.map(({ text }) => (
                        <li key={text} className="flex flex-wrap items-center justify-between gap-2">
                          <span className="min-w-0 flex-1 basis-56">{text}</span>
                          <Button
                            size="small"
                            variant="secondary"
                            disabled={text === headline}
                            onClick={() => write({ Headline: text }, 'Title replaced')}
                          >
                            {text === headline ? 'In use' : 'Use'}
                            <span className="sr-only"> “{text}”</span>
                          </Button>
                        </li>
                      ))}
                    </ul>
                  </div>
                ) : null}
              </div>
            )}
          </div>
        </div>
      </PageSection>
      <PageSection
        id="unsaid"
        title="What buyers filter by on this site"
        lead={
          askedBy === null
            ? 'Too few people have filtered on this site yet, so this is the usual list.'
            : `From the filters that ${askedBy.people.toLocaleString('en-US')} people used on this site in the last ${askedBy.days} days, wherever they searched. They are counted by day, without knowing who they are.`
        }
      >
        <div className="grid gap-8 md:grid-cols-2">
          <div>
            <h3 className="font-sans text-base font-semibold text-ink">Known, but not in the description</h3>
            {unsaid.length === 0 ? (
              <p className="mt-2">The description covers all of it.</p>
            ) : (
              <ul className="mt-2 divide-y divide-line border-y border-line">
                {unsaid.map(({ text, fields, sentence }) => (
                  <li key={text} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
                    <span className="min-w-0 flex-1 basis-48">
                      {text} <span className="text-sm text-ink-soft">({sayFields(fields)})</span>
                      {sentence === null ? null : <span className="block text-sm">“{sentence}”</span>}
                    </span>
                    {sentence === null || !canEdit ? null : (
                      <Button
                        size="small"
                        variant="secondary"
                        disabled={save.isBusy}
                        onClick={() => setRemarks(`${remarks.trimEnd()} ${sentence}`.trim(), 'Sentence added')}
                      >
                        Add<span className="sr-only"> “{sentence}”</span>
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </div>
          <div>
            <h3 className="font-sans text-base font-semibold text-ink">Still empty in the editor</h3>
            {unfilled.length === 0 ? (
              <p className="mt-2">Everything buyers filter by is filled in.</p>
            ) : (
              <ul className="mt-2 list-disc pl-5">
                {unfilled.map(({ field, part, label, percent }) => (
                  <li key={field}>
                    {canEdit ? <InlineLink href={`${editorHref(listing.id, part)}#field-${field}`}>{label}</InlineLink> : label}
                    {percent === null ? null : <span className="text-sm text-ink-soft"> ({percent} of 100 ask for it)</span>}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      </PageSection>
    </>
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function SentenceList({
  sentences,
  onDrop,
}: {
  sentences: readonly CopySentence[];
  onDrop: ((sentence: string) => void) | undefined;
}) {
  return (
    <details className="group/list">
      <summary className="min-h-11 py-2 font-medium hover:text-brand">Sentence by sentence</summary>
      <ol className="divide-y divide-line border-y border-line">
        {sentences.map(({ text, fields }, at) => (
          <li key={`${at} ${text}`} className="flex flex-wrap items-start justify-between gap-2 py-3">
            <div className="min-w-0 flex-1 basis-56">
              <p className="break-words">{text}</p>
              <p className="text-sm text-ink-soft">
                {fields.length === 0 ? 'No fact supports it' : `Supported by: ${sayFields(fields)}`}
              </p>
            </div>
            {onDrop === undefined ? null : (
              <Button size="small" variant="quiet" onClick={() => onDrop(text)}>
                Remove<span className="sr-only"> “{text}”</span>
              </Button>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}

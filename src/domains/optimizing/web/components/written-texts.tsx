import { reportEvent } from '#domains/analytics/web/index.ts';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { EngineBadge } from '#ui/engine-badge.tsx';
import { AccordionItem, Accordion } from '#ui/accordion.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { COPY_LIMITS, type CopyAnswer, type CopySentence, type Tone, TONE_WORDS, TONES } from '../../contract.ts';
import { sayFields } from './say-fields.ts';

interface WrittenTextsProps {
  copy: CopyAnswer;
  /** Actions beside the chosen text. */
  children?: ((text: { text: string; sentences: readonly CopySentence[] }) => ReactNode) | undefined;
}

const LIMIT_SEGMENTS = COPY_LIMITS.map((limit) => ({ value: String(limit), label: limit.toLocaleString('en-US') }));

/** The texts that the facts allow, by tone and length, with the facts of each sentence and who wrote it. */
export function WrittenTexts({ copy, children }: WrittenTextsProps) {
  const [tone, setTone] = useState<Tone | 'model'>('plain');
  const [limit, setLimit] = useState('1000');
  const { model } = copy;
  const chosen = tone === 'model' ? model : copy.variants.find((one) => one.tone === tone && String(one.limit) === limit);
  const tones = [
    ...TONES.map((value) => ({ value: value as Tone | 'model', label: TONE_WORDS[value].label })),
    ...(model === null ? [] : [{ value: 'model' as const, label: 'Language model' }]),
  ];
  return (
    <>
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        <SegmentedControl wraps legend="Tone" segments={tones} value={tone} onValueChange={setTone} />
        {tone === 'model' ? null : (
          <SegmentedControl legend="Characters at most" segments={LIMIT_SEGMENTS} value={limit} onValueChange={setLimit} />
        )}
      </div>
      {chosen == null ? (
        <p className="mt-4 text-ink-soft">No sentence fits into this length.</p>
      ) : (
        <div className="mt-4">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
            <EngineBadge engine={tone === 'model' ? { kind: 'model', name: model?.name ?? '' } : { kind: 'rules' }} />
            {tone === 'model' ? 'Sentences without a fact were taken out' : TONE_WORDS[tone].what},{' '}
            {chosen.text.length.toLocaleString('en-US')} characters{'score' in chosen ? `, text score ${chosen.score}` : ''}
          </p>
          <ol className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">
            {chosen.sentences.map(({ text, fields }) => (
              <li key={text} className="px-4 py-3">
                <p className="break-words text-ink">{text}</p>
                <p className="mt-0.5 text-sm text-ink-soft">From: {sayFields(fields)}</p>
              </li>
            ))}
          </ol>
          <div className="mt-4 flex flex-wrap gap-3">
            <CopyButton text={chosen.text} />
            {children?.(chosen)}
          </div>
          {tone === 'model' && model !== null && model.removed.length > 0 ? (
            <Accordion className="mt-4">
              <AccordionItem title={`Taken out: ${model.removed.length}`}>
                <ul className="list-disc pl-5">
                  {model.removed.map(({ text, why }) => (
                    <li key={text}>
                      <del>{text}</del> {why}
                    </li>
                  ))}
                </ul>
              </AccordionItem>
            </Accordion>
          ) : null}
        </div>
      )}
      <Accordion className="mt-6">
        <Short title="Titles" texts={copy.titles} />
        <Short title="Highlights" texts={copy.highlights} />
        <Short title="For search engines" texts={copy.snippet === null ? [] : [copy.snippet]} />
        <Short title="For a post" texts={copy.social === null ? [] : [copy.social]} />
        <Short title="For translation: one fact a sentence" texts={copy.translatable} />
      </Accordion>
    </>
  );
}

function Short({ title, texts }: { title: string; texts: readonly CopySentence[] }) {
  if (texts.length === 0) return null;
  return (
    <AccordionItem title={title} aside={String(texts.length)}>
      <ul className="space-y-2">
        {texts.map(({ text, fields }) => (
          <li key={text}>
            <p className="break-words text-ink">{text}</p>
            <p className="text-sm">From: {sayFields(fields)}</p>
          </li>
        ))}
      </ul>
      <div className="mt-3">
        <CopyButton text={texts.map(({ text }) => text).join('\n')} of={title} />
      </div>
    </AccordionItem>
  );
}

function CopyButton({ text, of }: { text: string; of?: string }) {
  const [copied, setCopied] = useState<string>();
  const copy = () => {
    // A page without encryption may not write to the clipboard; the reader copies from the text.
    navigator.clipboard?.writeText(text).then(
      () => {
        setCopied(text);
        reportEvent('copy_taken');
      },
      () => setCopied(undefined),
    );
  };
  return (
    <>
      <Button size="small" variant="secondary" onClick={copy}>
        {copied === text ? 'Copied' : 'Copy'}
        {of === undefined ? null : <span className="sr-only"> {of}</span>}
      </Button>
      <span role="status" className="sr-only">
        {copied === text ? 'Copied' : ''}
      </span>
    </>
  );
}

import { Accordion, AccordionItem } from '#ui/accordion.tsx';
import { Button } from '#ui/button.tsx';
import { AppLink, InlineLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { formatDate } from '#lib/format.ts';
import { isDay } from '#lib/calendar.ts';
import { lazy, Suspense, type ReactNode } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Block, PropsOf } from '../../model/blocks/block.ts';
import { FORM_LINK, isSafeLink } from '../../model/links.ts';
import { parseText } from '../../model/parse-text.ts';
import { srcSetOf } from '../../model/pictures.ts';
import { Calculator } from './calculator-block.tsx';
import { RichText, Runs } from './rich-text.tsx';

// Rendered with the page; only its scripts load afterwards.
const LeadForm = lazy(async () => ({ default: (await import('../components/lead-form.tsx')).LeadForm }));

interface LandingBlocksProps extends OfPage {
  blocks: readonly Block[];
  /** Above the page, for its editors. */
  above?: ReactNode;
}

interface OfPage {
  slug: string;
  /** The version that is shown; null for a draft. */
  version: number | null;
  isPreview: boolean;
  /** When the calculator assumes that a sale closes, as YYYY-MM-DD. */
  closingDate: string;
}

/** A landing page as visitors see it, which is how its preview is drawn too. */
export function LandingBlocks({ blocks, above, ...page }: LandingBlocksProps) {
  const head = blocks.find((block) => block.type === 'hero');
  const firstForm = blocks.find((block) => block.type === 'form');
  const [lead, ...more] = parseText(head?.props.text ?? '');
  return (
    <Page
      width="wide"
      size="large"
      above={above}
      title={head?.props.heading ?? ''}
      lead={lead === undefined ? undefined : <Runs runs={lead} />}
    >
      {more.map((runs, at) => (
        <p key={at} className="mt-3 max-w-measure text-ink-soft">
          <Runs runs={runs} />
        </p>
      ))}
      {head === undefined || head.props.actionHref === '' || !isSafeLink(head.props.actionHref) ? null : (
        <div className="mt-6">
          <Button asChild size="large">
            <AppLink href={head.props.actionHref} data-first-action>
              {head.props.actionLabel}
            </AppLink>
          </Button>
        </div>
      )}
      {blocks.map((block) =>
        block === head ? null : <BlockView key={block.id} block={block} isFirstForm={block === firstForm} {...page} />,
      )}
    </Page>
  );
}

function Section({ id, heading, children }: { id?: string | undefined; heading: string; children: ReactNode }) {
  return (
    <section id={id} className="mt-12">
      {heading === '' ? null : <h2 className="mb-4 font-serif text-2xl text-ink">{heading}</h2>}
      {children}
    </section>
  );
}

function BlockView({
  block,
  isFirstForm,
  slug,
  version,
  isPreview,
  closingDate,
}: OfPage & { block: Block; isFirstForm: boolean }) {
  switch (block.type) {
    case 'hero':
      return null;
    case 'text':
      return (
        <Section heading={block.props.heading}>
          <RichText text={block.props.text} className="max-w-measure text-ink-soft" />
        </Section>
      );
    case 'legal':
      return <RichText text={block.props.text} className="mt-10 max-w-measure text-sm text-ink-soft" />;
    case 'form':
      return (
        <Section id={isFirstForm ? FORM_LINK.slice(1) : undefined} heading={block.props.heading}>
          <RichText text={block.props.text} className="max-w-measure text-ink-soft" />
          <div className="mt-4 max-w-150">
            <Suspense fallback={<Skeleton className="h-150" />}>
              <LeadForm
                page={`/landing/${slug}`}
                wishes={block.props.wishes}
                action={block.props.action}
                block={{
                  id: block.id,
                  slug,
                  version,
                  isPreview,
                  fields: block.props.fields,
                  consentWords: block.props.consentWords,
                }}
              />
            </Suspense>
          </div>
        </Section>
      );
    case 'calculator':
      return (
        <Section heading={block.props.heading}>
          <RichText text={block.props.text} className="max-w-measure text-ink-soft" />
          <Calculator calculator={block.props.calculator} closingDate={closingDate} />
        </Section>
      );
    case 'faq':
      return (
        <Section heading={block.props.heading}>
          <Accordion>
            {block.props.items.map(({ question, answer }, at) => (
              <AccordionItem key={at} title={question}>
                <RichText text={answer} />
              </AccordionItem>
            ))}
          </Accordion>
        </Section>
      );
    case 'proof':
      return (
        <Section heading={block.props.heading}>
          <ul className="grid gap-4 md:grid-cols-3">
            {block.props.items.map(({ claim, source, href, asOf }, at) => (
              <li key={at} className="min-w-0 rounded-card border border-line bg-surface p-5">
                <RichText text={claim} className="text-ink" />
                <p className="mt-3 text-sm text-ink-soft">
                  <Source source={source} href={href} asOf={asOf} />
                </p>
              </li>
            ))}
          </ul>
        </Section>
      );
    case 'comparison':
      return <ComparisonBlock {...block.props} />;
    case 'media':
      // A draft may have no picture yet.
      if (block.props.src === '') return null;
      return (
        <figure className="mt-12">
          <img
            src={block.props.src}
            srcSet={srcSetOf(block.props.src)}
            sizes="(min-width: 1200px) 1152px, 100vw"
            alt={block.props.alt}
            loading="lazy"
            className="aspect-video w-full rounded-card object-cover"
          />
          {block.props.caption === '' ? null : (
            <figcaption className="mt-2 text-sm text-ink-soft">{block.props.caption}</figcaption>
          )}
        </figure>
      );
  }
}

function ComparisonBlock({ heading, columns, rows, source, asOf }: PropsOf<'comparison'>) {
  return (
    <Section heading={heading}>
      <div
        role="group"
        aria-label={heading}
        tabIndex={0}
        className="ui-scroll-hint overflow-x-auto rounded-card border border-line bg-surface"
      >
        <table className="w-full border-collapse text-left text-sm">
          <thead>
            <tr className="border-b border-line">
              <td className="px-4 py-3" />
              {columns.map((name, at) => (
                <th key={at} scope="col" className="min-w-36 px-4 py-3 font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map(({ label, cells }, at) => (
              <tr key={at}>
                <th scope="row" className="min-w-36 px-4 py-3 font-medium">
                  {label}
                </th>
                {cells.map((cell, column) => (
                  <td key={column} className="px-4 py-3 text-ink-soft">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-2 text-sm text-ink-soft">
        <Source source={source} href="" asOf={asOf} />
      </p>
    </Section>
  );
}

function Source({ source, href, asOf }: { source: string; href: string; asOf: string }) {
  if (source === '') return null;
  return (
    <>
      Source: {href !== '' && isSafeLink(href) ? <InlineLink href={href}>{source}</InlineLink> : source}
      {isDay(asOf) ? `, as of ${formatDate(asOf, 'UTC')}` : ''}
    </>
  );
}

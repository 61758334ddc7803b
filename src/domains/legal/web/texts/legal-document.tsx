import { lazy, type ReactNode, Suspense } from 'react';
import { RichText } from '#domains/landing/web/index.ts';
import { formatDate } from '#lib/format.ts';
import { LineLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { PrintButton } from '#ui/print-button.tsx';
import type { LegalAddition } from '../../contract.ts';

const Notice = lazy(async () => ({ default: (await import('#ui/notice.tsx')).Notice }));

export interface LegalSection {
  id: string;
  title: string;
  body: ReactNode;
}

export interface LegalDocumentData {
  title: string;
  version: string;
  /** YYYY-MM-DD */
  effective: string;
  intro: ReactNode;
  sections: readonly LegalSection[];
  changes: readonly { version: string; date: string; what: string }[];
}

/** A document with what the operator adds to it: its sections follow, its versions stand in the same change log. */
export function withAddition(
  document: LegalDocumentData,
  { version, effective, sections, changes, isPreview }: LegalAddition,
): LegalDocumentData & { isPreview: boolean } {
  return {
    ...document,
    version: version === null ? document.version : `${document.version}, with additions ${version}`,
    effective: effective !== null && effective > document.effective ? effective : document.effective,
    isPreview,
    sections: [
      ...document.sections,
      ...sections.map(({ title, text }, at) => ({
        id: `addition-${at + 1}`,
        title,
        body: (
          <Suspense>
            <RichText text={text} />
          </Suspense>
        ),
      })),
    ],
    changes: [
      ...document.changes,
      ...changes.map((change) => ({ version: `additions ${change.version}`, date: change.effective, what: change.what })),
    ].toSorted((one, other) => other.date.localeCompare(one.date)),
  };
}

/** A versioned document with its table of contents, its change log and a print view. */
export function LegalDocument({
  document: { title, version, effective, intro, sections, changes, isPreview = false },
}: {
  document: LegalDocumentData & { isPreview?: boolean };
}) {
  return (
    <Page
      size="large"
      width="wide"
      title={title}
      above={
        isPreview ? (
          <Suspense>
            <Notice>A preview for editors: the additions at the end are a draft.</Notice>
          </Suspense>
        ) : null
      }
      note={`Version ${version}, in force from ${formatDate(effective, 'UTC', 'long')}`}
      actions={<PrintButton size="small" />}
    >
      <div className="mt-8 grid gap-10 lg:grid-cols-[15rem_1fr]">
        <nav aria-label="Contents" className="print:hidden lg:sticky lg:top-24 lg:self-start">
          <h2 className="font-sans text-sm font-semibold text-ink">Contents</h2>
          <ol className="mt-2 text-sm">
            {[...sections, { id: 'changes', title: 'Change log' }].map((section) => (
              <li key={section.id}>
                <LineLink href={`#${section.id}`} look="quiet">
                  {section.title}
                </LineLink>
              </li>
            ))}
          </ol>
        </nav>
        <article className="max-w-measure min-w-0">
          <div className="space-y-3 text-ink">{intro}</div>
          {sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`} className="pt-8">
              <h2 id={`${section.id}-title`} className="font-serif text-2xl text-ink">
                {section.title}
              </h2>
              <div className="mt-3 space-y-3 text-ink [&_li]:mt-1 [&_ul]:list-disc [&_ul]:pl-5">{section.body}</div>
            </section>
          ))}
          <section id="changes" className="pt-8">
            <h2 className="font-serif text-2xl text-ink">Change log</h2>
            <ul className="mt-3 space-y-1 text-ink">
              {changes.map((change) => (
                <li key={change.version}>
                  Version {change.version}, {formatDate(change.date, 'UTC', 'long')}: {change.what}
                </li>
              ))}
            </ul>
          </section>
        </article>
      </div>
    </Page>
  );
}

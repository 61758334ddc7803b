import type { Document } from '#domains/documents/contract.ts';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { FileText, Trash2 } from '#ui/icons/index.ts';
import { PageSection } from '#ui/page-section.tsx';
import { Select } from '#ui/select.tsx';
import type { DraftContent } from '../../contract/drafts.ts';
import { MOST_FILES } from '../../model/limits.ts';
import { withoutDocument } from './draft.ts';

interface DocumentsSectionProps {
  content: DraftContent;
  /** The reader's documents. */
  known: readonly Document[];
  onChange: (content: DraftContent) => void;
}

/** Which documents go into the envelope, in their order. */
export function DocumentsSection({ content, known, onChange }: DocumentsSectionProps) {
  const left = known.filter(({ id, contentType }) => contentType === 'application/pdf' && !content.documents.includes(id));
  return (
    <PageSection id="files" title="Documents">
      <ul className="divide-y divide-line border-y border-line">
        {content.documents.map((id, at) => {
          const name = known.find((document) => document.id === id)?.name ?? 'This document is no longer here';
          return (
            <li key={id} className="flex items-center gap-3 py-2">
              <FileText aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
              <span className="line-clamp-2 min-w-0 flex-1 wrap-anywhere">{name}</span>
              <IconButton icon={Trash2} label={`Remove ${name}`} onClick={() => onChange(withoutDocument(content, at))} />
            </li>
          );
        })}
      </ul>
      {left.length > 0 && content.documents.length < MOST_FILES ? (
        <Field label="Add another of your PDFs" className="mt-4 max-w-100">
          <Select
            placeholder="Choose a document"
            options={left.map(({ id, name }) => ({ value: id, label: name }))}
            value=""
            onChange={(event) =>
              event.target.value === ''
                ? undefined
                : onChange({ ...content, documents: [...content.documents, event.target.value] })
            }
          />
        </Field>
      ) : null}
    </PageSection>
  );
}

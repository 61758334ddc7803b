import type { ReactNode } from 'react';
import { FileList } from '#domains/documents/web/index.ts';
import { endpointUrl } from '#lib/endpoint.ts';
import { KEPT_TRASH_DAYS } from '#lib/kept-for.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { cn } from '#ui/class-names.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import {
  deleteSaleDocument,
  getOwnListing,
  getSaleDocumentFile,
  listSaleDocuments,
  type SaleDocument,
  type SalePaperKey,
  uploadSaleDocument,
} from '../../contract.ts';
import type { PaperState, SalePaper } from '../../model/sale-papers.ts';

const STATES: Readonly<Record<PaperState, { label: string; tone: BadgeTone }>> = {
  here: { label: 'Here', tone: 'brand' },
  missing: { label: 'Missing', tone: 'warning' },
  later: { label: 'Later', tone: 'neutral' },
  helps: { label: 'If you have it', tone: 'neutral' },
  unneeded: { label: 'Not needed', tone: 'neutral' },
};

interface PaperRowProps {
  listingId: string;
  paper: { key: SalePaperKey } & Pick<SalePaper, 'title' | 'why' | 'source'> & Partial<Pick<SalePaper, 'need'>>;
  /** Undefined for files that no list asks for. */
  state: PaperState | undefined;
  files: readonly SaleDocument[];
  canEdit: boolean;
  /** Says whether this sale needs the paper. */
  onNeed?: (isNeeded: boolean) => void;
  /** What else is said about the paper. */
  children?: ReactNode;
}

// The gate of publication asks for some of them.
const REFRESHES = [listSaleDocuments, getOwnListing];

/** One paper of the sale with its files. */
export function PaperRow({
  listingId: id,
  paper: { key, title, why, source, need },
  state,
  files,
  canEdit,
  onNeed,
  children,
}: PaperRowProps) {
  return (
    <li className={cn('grid gap-x-8 gap-y-3 py-4', state !== undefined && 'md:grid-cols-2')}>
      <div className="min-w-0">
        {state === undefined ? null : (
          <>
            <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium text-ink">
              {title} <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
            </h3>
            <p className="mt-1 text-sm">{why}</p>
            {source === undefined ? null : <p className="text-sm text-ink-soft">{source}</p>}
          </>
        )}
        {canEdit && need === 'needed' && files.length === 0 && onNeed !== undefined ? (
          <Checkbox
            className="mt-1 print:hidden"
            label={
              <>
                This sale does not need it<span className="sr-only">: {title}</span>
              </>
            }
            checked={state === 'unneeded'}
            onChange={({ target }) => onNeed(!target.checked)}
          />
        ) : null}
        {children}
      </div>
      <div className="min-w-0">
        {files.length === 0 && !canEdit ? <p className="text-sm text-ink-soft">No files yet.</p> : null}
        <FileList
          label={title}
          files={files}
          target={{ endpoint: uploadSaleDocument, params: { id, item: key }, takesVersions: true }}
          fileUrl={(documentId) => endpointUrl(getSaleDocumentFile.path, { id, documentId })}
          trashFile={(documentId) => browserApi.call(deleteSaleDocument, { params: { id, documentId } })}
          refreshes={REFRESHES}
          canAdd={canEdit}
          shared={`It’ll be gone for everyone selling this home. Whoever added it can restore it from their trash for ${KEPT_TRASH_DAYS} days.`}
        />
      </div>
    </li>
  );
}

import { use } from 'react';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { PageSection } from '#ui/page-section.tsx';
import type { Vault } from '../../contract/vault.ts';
import { checkPapers, type PaperStatus } from '../../model/checklist.ts';
import { PAPER_STAGES } from '../../model/paper-kinds.ts';
import { DropArea } from './drop-area.tsx';
import { FileRow } from './file-row.tsx';
import { Sending } from './sending.ts';

const STATUSES: Readonly<Record<PaperStatus, { label: string; tone: BadgeTone }>> = {
  missing: { label: 'Missing', tone: 'warning' },
  uploaded: { label: 'Uploaded', tone: 'brand' },
  waiting: { label: 'Out for signature', tone: 'info' },
  signed: { label: 'Signed', tone: 'brand' },
  old: { label: 'Ask for a newer one', tone: 'warning' },
};

/** The papers of a purchase by stage, and which are here. */
export function Checklist({ vault, now }: { vault: Vault; now: number }) {
  const papers = checkPapers(vault.documents, now, use(Sending)?.stateOf);
  return (
    <>
      <p className="mt-6 max-w-measure text-sm text-ink-soft">
        What buyers commonly need. It’s a start, not a rule: your lender, agent and title company may ask for more or less. A
        file’s age counts from its upload.
      </p>
      {Object.entries(PAPER_STAGES).map(([stage, title]) => (
        <PageSection key={stage} id={stage} title={title}>
          <ul className="divide-y divide-line border-y border-line">
            {papers
              .filter((paper) => paper.stage === stage)
              .map(({ key, label, hint, status, files }) => (
                <li key={key} className="grid gap-x-8 gap-y-2 py-4 md:grid-cols-2">
                  <div className="min-w-0">
                    <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
                      {label} <Badge tone={STATUSES[status].tone}>{STATUSES[status].label}</Badge>
                    </h3>
                    <p className="mt-1 text-sm text-ink-soft">{hint}</p>
                  </div>
                  <div className="min-w-0">
                    {files.length === 0 ? null : (
                      <ul>
                        {files.map((document) => (
                          <FileRow key={document.id} document={document} folders={vault.folders} />
                        ))}
                      </ul>
                    )}
                    <DropArea folderId={undefined} item={key} label={`Add files: ${label}`} />
                  </div>
                </li>
              ))}
          </ul>
        </PageSection>
      ))}
    </>
  );
}

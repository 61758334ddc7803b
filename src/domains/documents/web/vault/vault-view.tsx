import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useAddressQuery } from '#platform/web/use-address-query.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { FolderPlus, Download } from '#ui/icons/index.ts';
import { Page } from '#ui/page.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { Tabs } from '#ui/tabs.tsx';
import type { Vault } from '../../contract/vault.ts';
import { checkPapers } from '../../model/checklist.ts';
import { formatSize, MOST_TOTAL_SIZE } from '../../model/file-limits.ts';
import { downloadAll, vaultOptions } from './api.ts';
import { Checklist } from './checklist.tsx';
import { FileSections } from './file-sections.tsx';
import { FolderDialog } from './folder-dialog.tsx';
import type { HomesOfVault } from './places.ts';
import { Reading, type ReadingOfVault } from './reading.ts';
import { HasScanner, Sending, type SigningOfFiles } from './sending.ts';
import { Given } from './given.tsx';
import { Trash } from './trash.tsx';

interface VaultViewProps extends Pick<PersonalViewProps, 'frame'> {
  /** What was sent to be signed, and what sends one. */
  signing: SigningOfFiles & { content: ReactNode };
  reading: ReadingOfVault;
  /** What papers of sales and offers are about. */
  homes: HomesOfVault;
}

/** All papers of the reader: by place, as a checklist, what was sent to be signed, and what was thrown away. */
export function VaultView({ frame, signing, reading, homes }: VaultViewProps) {
  const query = useQuery({ ...vaultOptions(), meta: { follows: ['documents'] } });
  const [naming, setNaming] = useState(false);
  const archive = useWrite(downloadAll, { failureTitle: 'We couldn’t make the zip file' });
  const hasFiles = query.data?.documents.some(({ trashedAt }) => trashedAt === null) === true;
  return (
    <Page
      {...frame}
      actions={
        <>
          <Button variant="secondary" onClick={() => setNaming(true)}>
            <FolderPlus aria-hidden="true" className="size-4" /> New folder
          </Button>
          {hasFiles ? (
            <Button variant="secondary" busy={archive.isBusy} busyText="Packing…" onClick={() => void archive.run()}>
              <Download aria-hidden="true" className="size-4" /> Download all
            </Button>
          ) : null}
        </>
      }
    >
      <Loaded query={query} pending={<SkeletonRows rows={8} />} failed="We couldn’t load your documents" className="mt-8">
        {(vault) => (
          <Sending value={signing}>
            <Reading value={reading}>
              <HasScanner value={vault.hasScanner}>
                <VaultTabs vault={vault} homes={homes} signing={signing.content} />
              </HasScanner>
            </Reading>
          </Sending>
        )}
      </Loaded>
      {naming ? <FolderDialog folder={undefined} onClose={() => setNaming(false)} /> : null}
    </Page>
  );
}

function VaultTabs({ vault, homes, signing }: { vault: Vault; homes: HomesOfVault; signing: ReactNode }) {
  const [search, change] = useAddressQuery();
  const [now] = useState(() => Date.now());
  const trashed = vault.documents.filter(({ trashedAt }) => trashedAt !== null);
  const missing = checkPapers(vault.documents, now).filter(({ status }) => status === 'missing' || status === 'old');
  return (
    <>
      <Tabs
        label="Documents"
        className="mt-6"
        value={search.get('view') ?? 'files'}
        onValueChange={(view) => change({ view: view === 'files' ? null : view })}
        tabs={[
          { id: 'files', label: 'Files', content: <FileSections vault={vault} homes={homes} /> },
          { id: 'checklist', label: 'Checklist', count: missing.length, content: <Checklist vault={vault} now={now} /> },
          { id: 'signing', label: 'Signing', content: signing },
          { id: 'given', label: 'From others', content: <Given folders={vault.folders} /> },
          { id: 'trash', label: 'Trash', count: trashed.length, content: <Trash documents={trashed} /> },
        ]}
      />
      <p className="mt-10 max-w-measure text-sm text-ink-soft">
        {formatSize(vault.usedBytes)} of {MOST_TOTAL_SIZE} used, the trash included. Files are stored encrypted.{' '}
        {vault.hasScanner
          ? 'A virus scanner checks each file. Files it hasn’t checked yet say so, and can’t be shared until it has.'
          : 'No virus scanner is set up here, so only open files you trust.'}
      </p>
    </>
  );
}

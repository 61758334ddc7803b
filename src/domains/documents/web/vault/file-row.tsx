import { lazy, type ReactNode, Suspense, use, useRef } from 'react';
import { formatDate, formatDateTime } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Badge } from '#ui/badge.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import {
  Download,
  Ellipsis,
  FileText,
  Images,
  Layers,
  LockKeyhole,
  Pencil,
  PencilLine,
  RefreshCw,
  Search,
  Share2,
  Trash2,
} from '#ui/icons/index.ts';
import { Menu } from '#ui/menu.tsx';
import { useOpenDialog } from '#ui/open-dialogs.tsx';
import { type Folder, holdDocument, restoreDocument, trashDocument, type VaultDocument } from '../../contract/vault.ts';
import { ACCEPTED, formatSize, PDF } from '../../model/file-limits.ts';
import { SigningBadge } from '../components/signing-badge.tsx';
import { downloadFile, VAULT_READS } from './api.ts';
import { Reading } from './reading.ts';
import { HasScanner, Sending } from './sending.ts';
import { useNewVersion } from './use-new-version.ts';

const FileDialog = lazy(async () => ({ default: (await import('./file-dialog.tsx')).FileDialog }));
const ShareFile = lazy(async () => ({ default: (await import('./share-file.tsx')).ShareFile }));
const VersionsDialog = lazy(async () => ({ default: (await import('./versions-dialog.tsx')).VersionsDialog }));
const HoldDialog = lazy(async () => ({ default: (await import('./hold-dialog.tsx')).HoldDialog }));
const Preview = lazy(async () => ({ default: (await import('./preview.tsx')).Preview }));

/** One file, with all that can be done with it. */
export function FileRow({ document, folders }: { document: VaultDocument; folders: readonly Folder[] }) {
  const { id, name, sizeBytes, uploadedAt, tags } = document;
  const openDialog = useOpenDialog();
  const show = (draw: (onClose: () => void) => ReactNode) => openDialog((close) => <Suspense>{draw(close)}</Suspense>);
  const params = { documentId: id };
  const download = useWrite(() => downloadFile(document));
  const trash = useWrite(() => browserApi.call(trashDocument, { params }), {
    refreshes: VAULT_READS,
    done: { title: `${name} is in the trash` },
    undo: () => browserApi.call(restoreDocument, { params }),
  });
  const release = useWrite(() => browserApi.call(holdDocument, { params, body: { reason: null } }), {
    refreshes: VAULT_READS,
    done: { title: `The hold on ${name} is off` },
  });
  const input = useRef<HTMLInputElement>(null);
  const replace = useNewVersion(id);
  const isFree = document.belongsTo === 'folder' || document.belongsTo === 'vault';
  const signing = use(Sending);
  const reading = use(Reading);
  const hasScanner = use(HasScanner);
  const isPdf = document.contentType === PDF;
  const Icon = document.contentType.startsWith('image/') ? Images : FileText;
  return (
    <li className="flex items-center gap-3 py-2">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1">
        <button
          type="button"
          className="line-clamp-2 max-w-full text-left font-medium wrap-anywhere hover:underline"
          onClick={() => show((onClose) => <Preview document={document} onClose={onClose} />)}
        >
          {name}
        </button>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
          <span>
            {formatSize(sizeBytes)}, {formatDate(uploadedAt, viewerTimeZone())}
          </span>
          <SigningBadge state={signing?.stateOf(document)} />
          {document.isInfected ? <Badge tone="warning">Virus found</Badge> : null}
          {!hasScanner || document.isScanned || document.isInfected ? null : document.scanFailure === null ? (
            <Badge>Not scanned yet</Badge>
          ) : (
            <Badge tone="warning">
              The scanner couldn’t check it; next try {formatDateTime(document.scanFailure.againAt, viewerTimeZone())}
            </Badge>
          )}
          {document.version > 1 ? <Badge>Version {document.version}</Badge> : null}
          {document.holdReason === null ? null : <Badge tone="warning">Held: {document.holdReason}</Badge>}
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </p>
      </div>
      <IconButton icon={Download} label={`Download ${name}`} busy={download.isBusy} onClick={() => void download.run()} />
      <Menu
        trigger={<IconButton icon={Ellipsis} label={`More about ${name}`} busy={trash.isBusy || replace.isBusy} />}
        groups={[
          [
            {
              label: 'Name, tags and folder',
              icon: Pencil,
              onSelect: () => show((onClose) => <FileDialog document={document} folders={folders} onClose={onClose} />),
            },
            {
              label: 'Share',
              icon: Share2,
              onSelect: () => show((onClose) => <ShareFile document={document} onClose={onClose} />),
            },
            ...(isFree
              ? [
                  { label: 'Replace with a newer file', icon: RefreshCw, onSelect: () => input.current?.click() },
                  {
                    label: 'Versions',
                    icon: Layers,
                    onSelect: () => show((onClose) => <VersionsDialog document={document} onClose={onClose} />),
                  },
                ]
              : []),
            ...(isPdf && signing !== undefined
              ? [{ label: 'Send for signature', icon: PencilLine, onSelect: () => signing.onSend(document) }]
              : []),
            ...(reading?.isReadable(document) === true
              ? [
                  {
                    label: 'Read as a contract',
                    icon: Search,
                    disabled: reading.isBusy,
                    onSelect: () => reading.onRead(document),
                  },
                ]
              : []),
          ],
          document.holdReason === null
            ? [
                {
                  label: 'Put on hold',
                  icon: LockKeyhole,
                  onSelect: () => show((onClose) => <HoldDialog document={document} onClose={onClose} />),
                },
                { label: 'Move to the trash', icon: Trash2, destructive: true, onSelect: () => void trash.run() },
              ]
            : [{ label: 'Remove the hold', icon: LockKeyhole, onSelect: () => void release.run() }],
        ]}
      />
      <FilePicker ref={input} label={`Newer file for ${name}`} accept={ACCEPTED} onFiles={([file]) => void replace.run(file)} />
    </li>
  );
}

import { Download, FileText, Paperclip, PencilLine, RefreshCw, Trash2 } from '#ui/icons/index.ts';
import { use, useRef, useState } from 'react';
import type { Endpoint } from '#lib/endpoint.ts';
import { formatDate, formatPercent } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { downloadAsUser } from '#platform/web/download-as-user.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ACCEPTED, formatSize, PDF, refuseFile } from '../../model/file-limits.ts';
import { restoreOwn, sayNotAdded, trashOwn, uploadDocument, type UploadTarget } from '../api.ts';
import { Sending } from '../vault/sending.ts';
import { SigningBadge } from './signing-badge.tsx';

/** A file that is kept, as its list shows it. */
export interface KeptFile {
  id: string;
  name: string;
  sizeBytes: number;
  uploadedAt: string;
  /** Who keeps it, if several people do. */
  by?: string;
  canDelete?: boolean;
  contentType?: string;
  sha256?: string;
  /** The reader keeps it: only they can send it to be signed. */
  isMine?: boolean;
}

interface FileListProps {
  /** What the files are for, as its buttons say: 'Pay stubs'. */
  label: string;
  files: readonly KeptFile[];
  target: UploadTarget;
  fileUrl: (id: string) => string;
  /** Puts one in the trash of who added it; by default, in the reader's, which can be undone. */
  trashFile?: ((id: string) => Promise<unknown>) | undefined;
  refreshes: readonly Pick<Endpoint, 'path'>[];
  /** Makes sure that there is something to attach to. */
  beforeUpload?: (() => Promise<void>) | undefined;
  /** Whether more can be added. */
  canAdd?: boolean | undefined;
  /** What it means for others if one is thrown away: asks first, and offers to put another file in the place of one. */
  shared?: string | undefined;
}

/** Files for one thing: add, download, replace, throw away. */
export function FileList({ label, files, target, fileUrl, refreshes, ...props }: FileListProps) {
  const { trashFile = trashOwn, beforeUpload, canAdd = true, shared } = props;
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const signing = use(Sending);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [replaced, setReplaced] = useState<string>();
  const [doomed, setDoomed] = useState<KeptFile>();
  /** Of the file on its way, what has left this device. */
  const [share, setShare] = useState(0);
  const upload = useWrite(
    async ({ file, replaces }: { file: File; replaces: string | undefined }, id) => {
      await beforeUpload?.();
      const isVersion = replaces !== undefined && target.takesVersions === true;
      await uploadDocument(isVersion ? { ...target, query: { ...target.query, replaces } } : target, file, {
        documentId: id,
        onProgress: setShare,
      });
      if (replaces !== undefined && !isVersion) await trashFile(replaces);
    },
    {
      nameOf: ({ file: { name, size, lastModified }, replaces }) => `${name} ${size} ${lastModified} ${replaces}`,
      refreshes,
      tells: 'nobody',
      failed: (error, { file }) => setRefused((before) => [...before, sayNotAdded(file.name, error)]),
    },
  );
  const trash = useWrite(({ id }: KeptFile) => trashFile(id), {
    nameOf: ({ id }) => id,
    answered: () => {
      setDoomed(undefined);
      button.current?.focus();
    },
    refreshes,
    done: (_answer, { name }) => ({ title: `${name} is in the trash` }),
    undo: trashFile === trashOwn ? ({ id }) => restoreOwn(id) : undefined,
  });
  const download = useWrite(({ id, name }: KeptFile) => downloadAsUser(fileUrl(id), name), { nameOf: ({ id }) => id });

  function choose(replaces?: string) {
    setReplaced(replaces);
    input.current?.click();
  }

  function take(chosen: readonly File[]) {
    setRefused(chosen.flatMap((file) => refuseFile(file) ?? []));
    // Each in its turn.
    for (const [at, file] of chosen.entries())
      if (refuseFile(file) === undefined) void upload.run({ file, replaces: at === 0 ? replaced : undefined });
  }

  return (
    <div>
      {files.length === 0 ? null : (
        <ul className="mb-2 divide-y divide-line">
          {files.map((file) => (
            <li key={file.id} className="flex flex-wrap items-center gap-x-3 py-1.5">
              <FileText aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
              <span className="min-w-0 flex-1 basis-40 text-sm">
                <span className="line-clamp-2 font-medium wrap-anywhere">{file.name}</span>
                <span className="block text-ink-soft">
                  {formatSize(file.sizeBytes)}, {formatDate(file.uploadedAt, viewerTimeZone())}
                  {file.by === undefined ? '' : `, ${file.by}`}
                </span>
                {file.sha256 === undefined ? null : <SigningBadge state={signing?.stateOf({ sha256: file.sha256 })} />}
              </span>
              <span className="ml-auto flex gap-3">
                {signing !== undefined && file.isMine === true && file.contentType === PDF ? (
                  <IconButton icon={PencilLine} label={`Send ${file.name} for signature`} onClick={() => signing.onSend(file)} />
                ) : null}
                <IconButton icon={Download} label={`Download ${file.name}`} onClick={() => void download.run(file)} />
                {shared !== undefined && canAdd && file.canDelete === true ? (
                  <IconButton icon={RefreshCw} label={`Replace ${file.name}`} onClick={() => choose(file.id)} />
                ) : null}
                {file.canDelete === false ? null : (
                  <IconButton
                    icon={Trash2}
                    label={`Move ${file.name} to the trash`}
                    busy={trash.underway.some(({ id }) => id === file.id)}
                    onClick={() => (shared === undefined ? void trash.run(file) : setDoomed(file))}
                  />
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <FilePicker ref={input} label={`Files: ${label}`} accept={ACCEPTED} multiple onFiles={take} />
      {canAdd ? (
        <Button
          ref={button}
          size="small"
          variant="secondary"
          aria-label={`Add files: ${label}`}
          busy={upload.isBusy}
          busyText={share > 0 && share < 1 ? `Uploading ${formatPercent(share, 0)}…` : 'Uploading…'}
          onClick={() => choose()}
        >
          <Paperclip aria-hidden="true" className="size-4" /> Add files
        </Button>
      ) : null}
      {refused.length === 0 ? null : (
        <div role="alert" className="mt-2 text-sm text-error">
          {refused.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
      {shared === undefined ? null : (
        <ConfirmDialog
          open={doomed !== undefined}
          onOpenChange={() => setDoomed(undefined)}
          title={`Move ${doomed?.name ?? 'this file'} to the trash?`}
          description={shared}
          confirm="Move it to the trash"
          busy={trash.isBusy}
          failed={trash.failure !== undefined}
          onConfirm={() => doomed !== undefined && void trash.run(doomed)}
        />
      )}
    </div>
  );
}

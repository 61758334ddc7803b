import { useRef, useState } from 'react';
import { formatPercent } from '#lib/format.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { FilePicker } from '#ui/file-picker.tsx';
import { Plus } from '#ui/icons/index.ts';
import { uploadToVault } from '../../contract/vault.ts';
import { ACCEPTED, MOST_DOCUMENT_BYTES, MOST_UPLOAD_BYTES, MOST_UPLOAD_SIZE, refuseFile } from '../../model/file-limits.ts';
import type { PaperKey } from '../../model/paper-kinds.ts';
import { sayNotAdded, uploadDocument } from '../api.ts';
import { VAULT_READS } from './api.ts';
import { forgetUploadId, isRefused, keepUploadId, sendInParts } from './send-parts.ts';

interface DropAreaProps {
  /** Undefined for no folder. */
  folderId: string | undefined;
  /** Which paper of the checklist the files are. */
  item?: PaperKey;
  label: string;
  isLarge?: boolean;
}

/** Takes files by button or drop. A file that is refused leaves the others alone; a large one goes on where its line broke. */
export function DropArea({ folderId, item, label, isLarge = false }: DropAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [share, setShare] = useState<number>();
  const target = { ...(folderId === undefined ? {} : { folderId }), ...(item === undefined ? {} : { item }) };
  const upload = useWrite(
    async (file: File, id) => {
      if (file.size <= MOST_DOCUMENT_BYTES)
        return uploadDocument({ endpoint: uploadToVault, query: target }, file, { documentId: id });
      const documentId = keepUploadId(file, target, id);
      try {
        await sendInParts({ file, documentId, target, onProgress: setShare });
        forgetUploadId(documentId);
      } catch (error) {
        if (isRefused(error)) forgetUploadId(documentId);
        throw error;
      } finally {
        setShare(undefined);
      }
    },
    {
      nameOf: ({ name, size, lastModified }) => `${name} ${size} ${lastModified}`,
      refreshes: VAULT_READS,
      tells: 'nobody',
      failed: (error, file) => setRefused((before) => [...before, sayNotAdded(file.name, error)]),
    },
  );
  function take(files: readonly File[]) {
    setRefused(files.flatMap((file) => refuseFile(file, MOST_UPLOAD_BYTES) ?? []));
    for (const file of files) if (refuseFile(file, MOST_UPLOAD_BYTES) === undefined) void upload.run(file);
  }
  return (
    <div
      className={cn(
        'rounded-card border border-dashed',
        isLarge ? 'p-6 text-center' : 'mt-2 p-1',
        isOver ? 'border-brand bg-brand-tint' : isLarge ? 'border-line-strong' : 'border-transparent',
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take([...event.dataTransfer.files]);
      }}
    >
      <Button
        size={isLarge ? 'medium' : 'small'}
        variant={isLarge ? 'primary' : 'secondary'}
        aria-label={label}
        busy={upload.isBusy}
        busyText={share === undefined ? 'Uploading…' : `Uploading… ${formatPercent(share)}`}
        onClick={() => input.current?.click()}
      >
        <Plus aria-hidden="true" className="size-4" /> Add files
      </Button>
      {isLarge ? (
        <p className="mt-2 text-sm text-ink-soft">
          Or drop them here: PDF, JPEG, PNG, WebP, HEIC or text, up to {MOST_UPLOAD_SIZE} each.
        </p>
      ) : null}
      <FilePicker ref={input} label={`Files: ${label}`} accept={ACCEPTED} multiple onFiles={take} />
      {refused.length === 0 ? null : (
        <div role="alert" className="mt-2 text-sm text-error">
          {refused.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
    </div>
  );
}

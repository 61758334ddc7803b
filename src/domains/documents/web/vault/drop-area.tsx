import { useRef, useState } from 'react';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { Plus } from '#ui/icons/index.ts';
import { uploadToVault } from '../../contract/vault.ts';
import { ACCEPTED, MAX_DOCUMENT_SIZE, refuseFile } from '../../model/file-limits.ts';
import { uploadDocument } from '../api.ts';
import { VAULT_READS } from './api.ts';

interface DropAreaProps {
  /** Undefined for no folder. */
  folderId: string | undefined;
  /** Which paper of the checklist the files are. */
  item?: string;
  label: string;
  isLarge?: boolean;
}

/** Takes files by button or drop. A file that is refused leaves the others alone. */
export function DropArea({ folderId, item, label, isLarge = false }: DropAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const query = { ...(folderId === undefined ? {} : { folderId }), ...(item === undefined ? {} : { item }) };
  const upload = useWrite((file: File, id) => uploadDocument({ path: uploadToVault.path, query }, file, id), {
    nameOf: ({ name, size, lastModified }) => `${name} ${size} ${lastModified}`,
    refreshes: VAULT_READS,
    tells: 'page',
    failureTitle: 'A file was not added',
  });
  function take(files: readonly File[]) {
    setRefused(files.flatMap((file) => refuseFile(file) ?? []));
    upload.reset();
    for (const file of files) if (refuseFile(file) === undefined) void upload.run(file);
  }
  const problems = [...refused, ...(upload.failure === undefined ? [] : [upload.failure])];
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
        busyText="Uploading…"
        onClick={() => input.current?.click()}
      >
        <Plus aria-hidden="true" className="size-4" /> Add files
      </Button>
      {isLarge ? (
        <p className="mt-2 text-sm text-ink-soft">
          Or drop them here: PDF, JPEG, PNG, WebP or HEIC, up to {MAX_DOCUMENT_SIZE} each.
        </p>
      ) : null}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={`Files: ${label}`}
        accept={ACCEPTED}
        onChange={(event) => {
          take([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {problems.length === 0 ? null : (
        <div role="alert" className="mt-2 text-sm text-error">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Download, FileText, Paperclip, Trash2 } from '#ui/icons/index.ts';
import { useRef, useState } from 'react';
import { formatDate } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { deleteDocument, listDocuments, type Document } from '../../contract.ts';
import { DOCUMENT_TYPES, formatSize, refuseSize, refuseType } from '../../model/document-rules.ts';
import { documentsOptions, downloadDocument, uploadDocument, type UploadTarget } from '../api.ts';

interface DocumentListProps {
  /** What the files are for, as its buttons say: 'Pay stubs'. */
  label: string;
  target: UploadTarget;
  /** Which of the reader's documents these are. */
  belongs: (document: Document) => boolean;
  /** Makes sure that there is something to attach to. */
  beforeUpload?: () => Promise<void>;
  /** Whether more can be added. */
  canAdd?: boolean;
}

const ACCEPTED = [...Object.keys(DOCUMENT_TYPES), ...Object.values(DOCUMENT_TYPES).map((ending) => `.${ending}`)].join(',');

/** The reader's own files for one thing: add, download, delete. */
export function DocumentList({ label, target, belongs, beforeUpload, canAdd = true }: DocumentListProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const known = useQuery(documentsOptions);
  const upload = useWrite(
    async (file: File, id) => {
      await beforeUpload?.();
      await uploadDocument(target, file, id);
    },
    {
      nameOf: ({ name, size, lastModified }) => `${name} ${size} ${lastModified}`,
      refreshes: [listDocuments],
      tells: 'page',
    },
  );
  const remove = useWrite(deleteDocument, {
    answered: () => button.current?.focus(),
    refreshes: [listDocuments],
  });
  const download = useWrite(downloadDocument, { nameOf: ({ id }) => id });

  function take(files: readonly File[]) {
    const reason = files.map(refuseFile).find((one) => one !== undefined);
    setRefusal(reason);
    upload.reset();
    // Each in its turn.
    if (reason === undefined) for (const file of files) void upload.run(file);
  }
  const problem = refusal ?? upload.failure;

  return (
    <div>
      <Loaded
        query={known}
        pending={null}
        failed="Your files could not be loaded"
        look="line"
        isEmpty={({ documents }) => !documents.some(belongs)}
      >
        {({ documents }) => (
          <ul className="mb-2 divide-y divide-line">
            {documents.filter(belongs).map((document) => (
              <li key={document.id} className="flex items-center gap-3 py-1.5">
                <FileText aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
                <span className="min-w-0 flex-1 text-sm">
                  <span className="block truncate font-medium">{document.name}</span>
                  <span className="text-ink-soft">
                    {formatSize(document.sizeBytes)}, {formatDate(document.uploadedAt, viewerTimeZone())}
                  </span>
                </span>
                <IconButton icon={Download} label={`Download ${document.name}`} onClick={() => void download.run(document)} />
                <IconButton
                  icon={Trash2}
                  label={`Delete ${document.name}`}
                  busy={remove.underway.some((one) => one?.params?.documentId === document.id)}
                  onClick={() => void remove.run({ params: { documentId: document.id } })}
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
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
      {canAdd ? (
        <Button
          ref={button}
          size="small"
          variant="secondary"
          aria-label={`Add files: ${label}`}
          busy={upload.isBusy}
          busyText="Uploading…"
          onClick={() => input.current?.click()}
        >
          <Paperclip aria-hidden="true" className="size-4" /> Add files
        </Button>
      ) : null}
      {problem === undefined ? null : (
        <p role="alert" className="mt-2 text-sm text-error">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Some systems give a file no type: then the server looks at its content. */
function refuseFile({ name, size, type }: File): string | undefined {
  const reason = refuseSize(name, size) ?? (type === '' ? undefined : refuseType(name, type));
  return reason === undefined ? undefined : `${reason}.`;
}

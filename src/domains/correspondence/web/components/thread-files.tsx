import { formatSize } from '#domains/documents/web/index.ts';
import { endpointUrl } from '#lib/endpoint.ts';
import { downloadAsUser } from '#platform/web/download-as-user.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { FileText } from '#ui/icons/index.ts';
import { getThreadFile, type SharedFile, type Side } from '../../contract.ts';

interface ThreadFilesProps {
  /** Who added them, in words. */
  title: string;
  threadId: string;
  /** The reader's. */
  side: Side;
  files: readonly SharedFile[];
  className?: string;
}

/** What the other side of a thread attached. */
export function ThreadFiles({ title, threadId, side, files, className }: ThreadFilesProps) {
  const download = useWrite(
    ({ documentId, name }: SharedFile) =>
      downloadAsUser(endpointUrl(getThreadFile.path, { threadId, documentId }, { side }), name),
    { failureTitle: 'We couldn’t open the file' },
  );
  if (files.length === 0) return null;
  return (
    <section className={className}>
      <p className="text-sm font-semibold">{title}</p>
      <ul aria-label={title}>
        {files.map((file) => (
          <li key={file.documentId}>
            <Button variant="quiet" size="small" className="-ml-3 max-w-full" onClick={() => void download.run(file)}>
              <FileText aria-hidden="true" className="size-5" />
              <span className="min-w-0 text-left break-words">
                {file.name} ({formatSize(file.sizeBytes)})
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { ReaderEnd } from '#platform/web/reader-end.tsx';
import { buttonClasses } from '#ui/button.tsx';
import { FileDown } from '#ui/icons/index.ts';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import type { SharedFile } from '../../contract/vault.ts';
import { formatSize } from '../../model/file-limits.ts';

interface SharedFileViewProps {
  shared: SharedFile;
  fileUrl: string;
}

/** What somebody with a link to a file sees. */
export function SharedFileView({ shared, fileUrl }: SharedFileViewProps) {
  return (
    <Page
      width="text"
      above={`Shared by ${shared.sharedBy}`}
      title={shared.name}
      note={
        <>
          {formatSize(shared.sizeBytes)}. This link ends on <ReaderEnd at={shared.expiresAt} />.
        </>
      }
    >
      {shared.isRefused ? (
        <Notice className="mt-8" title="You can’t download this file">
          {shared.sharedBy} wants every page stamped, and this kind of file can’t be. Ask for a PDF.
        </Notice>
      ) : (
        <Download shared={shared} fileUrl={fileUrl} />
      )}
    </Page>
  );
}

function Download({ shared, fileUrl }: SharedFileViewProps) {
  return (
    <>
      <a href={fileUrl} className={buttonClasses({ className: 'mt-8' })}>
        <FileDown aria-hidden="true" className="size-5" /> Download the file
      </a>
      <p className="mt-6 max-w-measure text-sm text-ink-soft">
        {shared.isScanned ? 'A virus scanner checked this file and found nothing.' : 'No virus scanner has checked this file.'}{' '}
        Open it only if you know who sent you the link.
      </p>
      {shared.sha256 === null ? (
        <p className="mt-2 max-w-measure text-sm text-ink-soft">
          Every page has {shared.sharedBy}’s name and the day of your download on it.
        </p>
      ) : (
        <p className="mt-2 text-sm break-all text-ink-soft">SHA-256: {shared.sha256}</p>
      )}
    </>
  );
}

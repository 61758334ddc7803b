import { formatDate } from '#lib/format.ts';
import { buttonClasses } from '#ui/button.tsx';
import { FileDown } from '#ui/icons/index.ts';
import { Page } from '#ui/page.tsx';
import type { SharedFile } from '../../contract/vault.ts';
import { formatSize } from '../../model/file-limits.ts';

/** What somebody with a link to a file sees. */
export function SharedFileView({ shared, fileUrl }: { shared: SharedFile; fileUrl: string }) {
  return (
    <Page
      width="text"
      above={`Shared by ${shared.sharedBy}`}
      title={shared.name}
      note={`${formatSize(shared.sizeBytes)}. This link ends on ${formatDate(shared.expiresAt, 'UTC')}.`}
    >
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
    </Page>
  );
}

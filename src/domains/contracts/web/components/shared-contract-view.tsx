import { ReaderEnd } from '#platform/web/reader-end.tsx';
import { FileDown } from '#ui/icons/index.ts';
import { buttonClasses } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import type { SharedContract } from '../../contract.ts';
import { ReadBody } from './read-body.tsx';

/** What somebody with a link to a contract sees. */
export function SharedContractView({ shared, reportUrl }: { shared: SharedContract; reportUrl: string }) {
  const { analysis, deal, sharedBy, expiresAt } = shared;
  return (
    <Page
      above="What a contract says"
      title={analysis.name}
      note={
        <>
          {sharedBy === null ? 'Shared with you' : `Shared by ${sharedBy}`}. This link ends on <ReaderEnd at={expiresAt} />.
        </>
      }
    >
      <a href={reportUrl} className={buttonClasses({ className: 'mt-6 print:hidden' })}>
        <FileDown aria-hidden="true" className="size-5" /> Open as PDF
      </a>
      <ReadBody analysis={analysis} deal={deal} isOwn={false} />
    </Page>
  );
}

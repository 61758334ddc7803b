import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { formatCount } from '#lib/format.ts';
import { endpointUrl } from '#lib/endpoint.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { downloadAsUser } from '#platform/web/download-as-user.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { downloadText } from '#ui/download.ts';
import { InlineLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { PrintButton } from '#ui/print-button.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { deleteContract, getContractReport, listContracts, readDeal, type Analysis } from '../../contract.ts';
import { contractOptions } from '../api.ts';
import { ReadBody } from './read-body.tsx';
import { ShareContract } from './share-contract.tsx';

interface AnalysisViewProps extends Pick<PersonalViewProps, 'frame'> {
  contractId: string;
  onClose: () => void;
}

/** What one contract says. */
export function AnalysisView({ contractId, frame, onClose }: AnalysisViewProps) {
  const query = useQuery({ ...contractOptions(contractId), meta: { follows: ['contracts'] } });
  const name = query.data?.name;
  return (
    <Page {...frame} title={name ?? frame.title} lead={null}>
      <p className="mt-2 print:hidden">
        <InlineLink href="/contract-terms">All contracts</InlineLink>
      </p>
      <Loaded query={query} pending={<Skeleton className="mt-6 h-128 w-full" />} failed="We couldn’t load this contract">
        {(analysis) => <AnalysisBody analysis={analysis} onClose={onClose} />}
      </Loaded>
    </Page>
  );
}

function AnalysisBody({ analysis, onClose }: { analysis: Analysis; onClose: () => void }) {
  if (analysis.progress !== null) {
    return (
      <>
        <ScanProgress progress={analysis.progress} />
        <EndActions analysis={analysis} onClose={onClose} />
      </>
    );
  }
  if (analysis.problem !== null) {
    return (
      <>
        <Notice tone="warning" title="This scan could not be read" className="mt-6">
          {analysis.problem}
        </Notice>
        <EndActions analysis={analysis} onClose={onClose} />
      </>
    );
  }
  return (
    <>
      <ReadBody analysis={analysis} isOwn />
      <EndActions analysis={analysis} onClose={onClose} />
    </>
  );
}

/** How far the letters of a scan are read. The page follows by itself. */
function ScanProgress({ progress: { done, of } }: { progress: NonNullable<Analysis['progress']> }) {
  return (
    <section className="mt-8 max-w-measure" aria-labelledby="scan">
      <SectionHeading id="scan" title="Reading your scan" />
      <p role="status" className="mt-2">
        {done === 0 ? `Starting with ${formatCount(of, 'page')}.` : `${done} of ${formatCount(of, 'page')} read.`}
      </p>
      <ProgressBar className="mt-3" value={done / of} label="Pages read" />
      <p className="mt-3 text-sm text-ink-soft">
        It takes a few seconds a page, here on our own machine. You can leave this page: the terms are here when you come back.
      </p>
    </section>
  );
}

function EndActions({ analysis, onClose }: { analysis: Analysis; onClose: () => void }) {
  const [isAsked, setAsked] = useState(false);
  const [isSending, setSending] = useState(false);
  const isRead = analysis.problem === null && analysis.progress === null;
  const hasTerms = isRead && analysis.isContract;
  const title = analysis.name.replace(/\.\w{2,4}$/, '');
  const download = useWrite(
    () => downloadAsUser(endpointUrl(getContractReport.path, { contractId: analysis.id }), `${title}, terms.pdf`),
    { failureTitle: 'We couldn’t make the PDF' },
  );
  const remove = useWrite(() => browserApi.call(deleteContract, { params: { contractId: analysis.id } }), {
    refreshes: [listContracts],
    answered: onClose,
    done: { title: 'Deleted' },
  });
  const save = useWrite(
    async () => {
      const deal = await browserApi.call(readDeal, { params: { contractId: analysis.id } });
      const whole = deal === null || deal.papers.length < 2 ? analysis : { ...analysis, deal };
      downloadText(`${title}, terms.json`, JSON.stringify(whole, null, 2), 'application/json');
    },
    { failureTitle: 'We couldn’t make the file' },
  );
  return (
    <div className="mt-12 flex flex-wrap gap-3 print:hidden">
      {hasTerms ? (
        <>
          <Button variant="secondary" onClick={() => setSending(true)}>
            Send to attorney or agent
          </Button>
          <Button variant="secondary" busy={download.isBusy} onClick={() => void download.run()}>
            Download as PDF
          </Button>
        </>
      ) : null}
      {isSending ? <ShareContract analysis={analysis} onClose={() => setSending(false)} /> : null}
      {hasTerms ? (
        <>
          <PrintButton />
          <Button variant="secondary" busy={save.isBusy} onClick={() => void save.run()}>
            Download as JSON
          </Button>
        </>
      ) : null}
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {analysis.progress === null ? 'Delete' : 'Stop and delete'}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={isRead ? `Delete what we read from ${analysis.name}?` : `Delete ${analysis.name}?`}
        description={
          isRead
            ? 'This permanently deletes the terms, your corrections and the dates. You can send the file again.'
            : 'You’ll lose what we’ve read so far. You can send the file again.'
        }
        confirm="Delete"
        busy={remove.isBusy}
        failed={remove.failure !== undefined}
        onConfirm={() => void remove.run()}
      />
    </div>
  );
}

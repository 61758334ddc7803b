import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { formatCount } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { downloadText } from '#ui/download.ts';
import { InlineLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { PrintButton } from '#ui/print-button.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { deleteContract, listContracts, type Analysis } from '../../contract.ts';
import { contractOptions } from '../api.ts';
import { FlagList } from './flag-list.tsx';
import { TermTable } from './term-table.tsx';
import { TimeList } from './time-list.tsx';

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
      <Loaded query={query} pending={<Skeleton className="mt-6 h-128 w-full" />} failed="This contract could not be loaded">
        {(analysis) => <AnalysisBody analysis={analysis} onClose={onClose} />}
      </Loaded>
    </Page>
  );
}

function AnalysisBody({ analysis, onClose }: { analysis: Analysis; onClose: () => void }) {
  const { summary, isContract, flags, blanks, terms, contingencies, deadlines, engine, pageCount, form, state } = analysis;
  const place = [form, state, formatCount(pageCount, 'page')].filter((part) => part !== null).join(', ');
  return (
    <>
      <section aria-label="In short" className="mt-4 max-w-measure">
        <p className="flex flex-wrap gap-2">
          <Badge tone="info">{engine}</Badge>
          <Badge>{place}</Badge>
        </p>
        <p className="mt-3 text-lg text-pretty">{summary.join(' ')}</p>
        <p className="mt-2 text-sm text-ink-soft">
          Made of the terms below alone. Information, not legal advice: check each term against the page it comes from.
        </p>
      </section>
      {isContract ? (
        <>
          {flags.length === 0 ? null : <FlagList flags={flags} />}
          <TermTable contractId={analysis.id} terms={terms} />
          <TimeList title="What the sale depends on" id="contingencies" times={contingencies} />
          <TimeList title="Deadlines" id="deadlines" times={deadlines} />
          <Blanks blanks={blanks} />
        </>
      ) : (
        <Notice tone="info" title="No terms are taken from it" className="mt-6">
          If this is a contract after all, send the signed copy as a PDF.
        </Notice>
      )}
      <EndActions analysis={analysis} onClose={onClose} />
    </>
  );
}

function Blanks({ blanks }: { blanks: readonly string[] }) {
  if (blanks.length === 0) return null;
  return (
    <section className="mt-10" aria-labelledby="blanks">
      <SectionHeading id="blanks" title="Blank or missing" />
      <ul className="mt-3 flex flex-wrap gap-2">
        {blanks.map((blank) => (
          <li key={blank}>
            <Badge tone="warning">{blank}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}

function EndActions({ analysis, onClose }: { analysis: Analysis; onClose: () => void }) {
  const [isAsked, setAsked] = useState(false);
  const remove = useWrite(() => browserApi.call(deleteContract, { params: { contractId: analysis.id } }), {
    refreshes: [listContracts],
    answered: onClose,
    done: { title: 'Deleted' },
  });
  return (
    <div className="mt-12 flex flex-wrap gap-3 print:hidden">
      <PrintButton />
      <Button
        variant="secondary"
        onClick={() => downloadText(`${analysis.name}.terms.json`, JSON.stringify(analysis, null, 2), 'application/json')}
      >
        Download as JSON
      </Button>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={`Delete what was read out of ${analysis.name}?`}
        description="The terms, your corrections and the dates are gone for good. You can send the file again."
        confirm="Delete"
        busy={remove.isBusy}
        failed={remove.failure !== undefined}
        onConfirm={() => void remove.run()}
      />
    </div>
  );
}

import { formatCount } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Notice } from '#ui/notice.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { Analysis, DealView } from '../../contract.ts';
import { ChangesSection } from './changes-section.tsx';
import { DealSection, SharedDeal } from './deal-section.tsx';
import { FlagList } from './flag-list.tsx';
import { Glossary } from './glossary.tsx';
import { KeepDeadlines } from './keep-deadlines.tsx';
import { AddOwnTime } from './own-times.tsx';
import { QuoteButton } from './quote-button.tsx';
import { TermTable } from './term-table.tsx';
import { TimeList } from './time-list.tsx';

interface ReadBodyProps {
  analysis: Analysis;
  isOwn: boolean;
  /** What holds by later papers, where somebody else looks. */
  deal?: DealView | null;
}

/** What was read out of a contract; its owner can confirm, correct and compare it. */
export function ReadBody({ analysis, isOwn, deal }: ReadBodyProps) {
  const { summary, isContract, flags, blanks, terms, contingencies, deadlines, engine, pageCount, form, state } = analysis;
  const contractId = isOwn ? analysis.id : null;
  const place = [form, state, formatCount(pageCount, 'page')].filter((part) => part !== null).join(', ');
  return (
    <>
      <section aria-label="In short" className="mt-4 max-w-measure">
        <p className="flex flex-wrap gap-2">
          <Badge tone="info">{engine}</Badge>
          <Badge>{place}</Badge>
        </p>
        <p className="mt-3 text-lg text-pretty">{summary.join(' ')}</p>
        {isContract ? (
          <p className="mt-2 text-sm text-ink-soft">
            Drawn only from the terms below. Information, not legal advice: check each term against the page it comes from.
          </p>
        ) : null}
      </section>
      {flags.length === 0 ? null : <FlagList flags={flags} heading={isContract ? 'Before you sign' : 'Before you act on it'} />}
      {isContract ? (
        <>
          {isOwn ? <QuoteButton analysis={analysis} /> : null}
          <TermTable contractId={contractId} terms={terms} />
          <TimeList contractId={contractId} title="What the sale depends on" id="contingencies" times={contingencies} />
          <TimeList contractId={contractId} title="Deadlines" id="deadlines" times={deadlines} />
          {isOwn ? <AddOwnTime contractId={analysis.id} /> : null}
          {isOwn ? <KeepDeadlines analysis={analysis} /> : null}
          <Blanks blanks={blanks} />
          {isOwn ? <DealSection contractId={analysis.id} /> : null}
          {deal == null ? null : <SharedDeal deal={deal} />}
          {isOwn ? <ChangesSection contractId={analysis.id} /> : null}
          <Glossary />
        </>
      ) : (
        <Notice tone="info" title="Is it a contract after all?" className="mt-6">
          Then add the signed copy as a PDF.
        </Notice>
      )}
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

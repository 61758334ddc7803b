import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { formatCount, formatDate, formatMoney } from '#lib/format.ts';
import { toCents } from '#lib/money.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Badge } from '#ui/badge.tsx';
import { FileText } from '#ui/icons/index.ts';
import { AppLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { ShortAnalysis } from '../../contract.ts';
import { contractsOptions } from '../api.ts';
import { AnalysisView } from './analysis-view.tsx';
import { ContractBox } from './contract-box.tsx';

/** The reader's contracts, and the one that the address names. */
export function ContractsView({ frame }: PersonalViewProps) {
  const [search, setSearch] = useSearchParams();
  const chosen = search.get('id');
  const open = (id: string | undefined) => setSearch(id === undefined ? {} : { id });
  if (chosen !== null) return <AnalysisView key={chosen} contractId={chosen} frame={frame} onClose={() => open(undefined)} />;
  return (
    <Page {...frame}>
      <ContractBox onRead={open} />
      <p className="mt-3 max-w-measure text-sm text-ink-soft">
        This is information, not legal advice. Rules read the text; they do not know what the law adds. The file itself is not
        kept.
      </p>
      <ContractList />
    </Page>
  );
}

function ContractList() {
  const query = useQuery({ ...contractsOptions(), meta: { follows: ['contracts'] } });
  return (
    <Loaded
      query={query}
      pending={<Skeleton className="h-40 w-full" />}
      failed="We couldn’t load your contracts"
      className="mt-10"
      isEmpty={({ contracts }) => contracts.length === 0}
    >
      {({ contracts }) => (
        <section className="mt-10" aria-labelledby="contracts">
          <SectionHeading id="contracts" title="Read earlier" />
          <ul className="mt-4 divide-y divide-line border-y border-line">
            {contracts.map((contract) => (
              <ContractLine key={contract.id} contract={contract} />
            ))}
          </ul>
        </section>
      )}
    </Loaded>
  );
}

function ContractLine({
  contract: { id, name, kind, readAt, partOf, price, highFlags, progress, problem },
}: {
  contract: ShortAnalysis;
}) {
  const state =
    progress === null ? (problem === null ? kind : 'Could not be read') : `Reading, ${progress.done} of ${progress.of} pages`;
  const facts = [
    state,
    ...(partOf === null ? [] : ['part of an agreement']),
    ...(price === null ? [] : [formatMoney(toCents(price))]),
    formatDate(readAt, viewerTimeZone()),
  ];
  return (
    <li className="flex items-center gap-3 py-3">
      <FileText aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <span className="min-w-0 flex-1">
        <AppLink href={`/contract-terms?id=${id}`} className="block truncate font-medium hover:underline">
          {name}
        </AppLink>
        <span className="block text-sm text-ink-soft">{facts.join(', ')}</span>
      </span>
      {highFlags === 0 ? null : <Badge tone="warning">{formatCount(highFlags, 'risk')}</Badge>}
    </li>
  );
}

import { useQuery } from '@tanstack/react-query';
import { listFeedSources, type ListingSummary } from '#domains/listings/contract.ts';
import { OldSources } from '#domains/listings/web/index.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';

/** Says of homes in the list that their source was not read for too long. Without an answer nothing is said. */
export function OldHomesNotice({ homes }: { homes: readonly Pick<ListingSummary, 'sourceName'>[] }) {
  const { data } = useQuery({ ...endpointQuery(listFeedSources), enabled: homes.length > 0 });
  const shown = new Set(homes.map(({ sourceName }) => sourceName));
  return <OldSources sources={(data?.sources ?? []).filter(({ name }) => shown.has(name))} />;
}

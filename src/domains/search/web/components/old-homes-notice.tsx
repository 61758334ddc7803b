import type { FeedSource, ListingSummary } from '#domains/listings/contract.ts';
import { OldSources } from '#domains/listings/web/index.ts';

interface Props {
  homes: readonly Pick<ListingSummary, 'sourceName'>[];
  oldSources: readonly FeedSource[];
}

/** Says of homes in the list that their source was not read for too long. */
export function OldHomesNotice({ homes, oldSources }: Props) {
  const shown = new Set(homes.map(({ sourceName }) => sourceName));
  return <OldSources sources={oldSources.filter(({ name }) => shown.has(name))} />;
}

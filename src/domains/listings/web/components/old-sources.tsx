import { Notice } from '#ui/notice.tsx';
import type { FeedSource } from '../../contract.ts';
import { AsOf } from './as-of.tsx';

/** Sources that were not read for longer than their boards allow without a word. */
export function OldSources({ sources, className = '' }: { sources: readonly FeedSource[]; className?: string }) {
  return sources
    .filter(({ isOld }) => isOld)
    .map(({ name, board, lastUpdated }) => (
      <Notice key={name} tone="warning" className={className}>
        We have not heard from {board} since {lastUpdated === null ? 'it was added' : <AsOf at={lastUpdated} />}. Some of these
        homes may have changed or sold.
      </Notice>
    ));
}

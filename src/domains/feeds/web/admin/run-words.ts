import { formatDateTime } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import type { FeedRun, FeedState, FeedWork } from '../../contract.ts';

export const KIND_WORDS: Record<FeedRun['kind'], string> = {
  file: 'File',
  full: 'Everything',
  increment: 'Changes',
  reconcile: 'Keys compared',
  replay: 'Mapped again',
};

export const STATE_WORDS: Record<FeedRun['state'], { label: string; tone: 'neutral' | 'brand' | 'error' | 'warning' }> = {
  running: { label: 'Running', tone: 'neutral' },
  done: { label: 'Done', tone: 'brand' },
  failed: { label: 'Failed', tone: 'error' },
  held: { label: 'Needs a look', tone: 'warning' },
};

export const WORK_WORDS: Record<FeedWork, string> = {
  sync: 'Reading',
  reconcile: 'Comparing keys',
  replay: 'Mapping what was refused again',
};

export const sayWhen = (iso: string | null) => (iso === null ? 'Never' : formatDateTime(iso, viewerTimeZone()));

/** Whether something of a feed is going on, or about to. */
export const isUnderWay = ({ requests, runs }: Pick<FeedState, 'requests' | 'runs'>) =>
  requests.length > 0 || runs[0]?.state === 'running';

/** The comparison that waits for a person, if the newest one does. */
export function heldComparison({ runs }: Pick<FeedState, 'runs'>): FeedRun | undefined {
  const newest = runs.find(({ kind }) => kind === 'reconcile');
  return newest?.state === 'held' ? newest : undefined;
}

/** How often an open page looks again: often while work goes on. */
export const lookAgainMs = (feeds: readonly FeedState[]) => (feeds.some(isUnderWay) ? 2000 : 30_000);

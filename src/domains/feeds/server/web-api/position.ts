/** How far a resource was read. Times are text as the server wrote them. */
export interface Position {
  phase: 'full' | 'increment' | 'idle';
  /** From which change on an increment reads. */
  since: string | null;
  /** Time and key of the last record read in this walk. */
  modified: string | null;
  key: string | null;
  nextLink: string | null;
  nextLinkAt: Date | null;
  /** The server's time when this walk began, and the latest change seen in it. */
  walkStarted: string | null;
  latest: string | null;
  /** Up to where everything was read; the next increment begins here. */
  highWater: string | null;
  expected: number | null;
}

export const START: Position = {
  phase: 'full',
  since: null,
  modified: null,
  key: null,
  nextLink: null,
  nextLinkAt: null,
  walkStarted: null,
  latest: null,
  highWater: null,
  expected: null,
};

import type { FieldIssue } from '#domains/listings/contract.ts';
import type { PreviewedChange } from '#domains/listings/server/index.ts';
import type { IncomingRecord } from './incoming-record.ts';

/** A field of a record that became null or was mended, what was there, and what was expected. */
export interface NamedFault extends FieldIssue {
  key: string;
}

/** What a run did so far. */
export interface RunCounts {
  read: number;
  inserted: number;
  updated: number;
  unchanged: number;
  staleIgnored: number;
  quarantined: number;
  removed: number;
  pages: number;
  /** How often a field became null or was mended, by "field code". */
  warnings: Record<string, number>;
  /** The first of those fields one by one, with the record that has it. */
  faults: NamedFault[];
  /** How often records were refused, by "field code". */
  refusals: Record<string, number>;
  /** Of a run that writes nothing: the first of what it would change. */
  changes: PreviewedChange[];
  /** Originating systems of what was written. */
  sources: Set<string>;
}

export const noCounts = (): RunCounts => ({
  read: 0,
  inserted: 0,
  updated: 0,
  unchanged: 0,
  staleIgnored: 0,
  quarantined: 0,
  removed: 0,
  pages: 0,
  warnings: {},
  faults: [],
  refusals: {},
  changes: [],
  sources: new Set(),
});

/** A record that is not written, and why. */
export interface Rejected {
  incoming: IncomingRecord;
  sourceKey: string | null;
  issues: FieldIssue[];
}

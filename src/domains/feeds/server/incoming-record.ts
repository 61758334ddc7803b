import type { FieldIssue } from '#domains/listings/contract.ts';

/** A record as it came. Either its bytes or, from files that are not JSON, its value. */
export interface IncomingRecord {
  bytes?: Uint8Array;
  value?: unknown;
  /** From 1, in its file or run. */
  number: number;
  line?: number;
  /** It could not even be read. */
  issue?: FieldIssue;
}

import type { FieldIssue } from '#domains/listings/contract.ts';
import { bytesOf, type PageRecord } from './pack-record.ts';

/** A record as it came. Either its bytes or, from files that are not JSON, its value. */
export interface IncomingRecord {
  bytes?: Uint8Array;
  /** How many bytes these are, where that is known without unpacking them. */
  byteLength?: number;
  value?: unknown;
  /** From 1, in its file or run. */
  number: number;
  line?: number;
  /** It could not even be read. */
  issue?: FieldIssue;
}

/** A record of a page; what is packed is unpacked for whoever asks for its bytes, and not kept. */
export const fromPage = (record: PageRecord, number: number): IncomingRecord =>
  record instanceof Uint8Array
    ? { bytes: record, number }
    : {
        get bytes() {
          return bytesOf(record);
        },
        byteLength: record.byteLength,
        number,
      };

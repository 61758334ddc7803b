import { hash } from 'node:crypto';
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
  lookedUp?: LookedUp | undefined;
}

export interface LookedUp {
  /** Of its bytes, in hex. */
  hash: string;
  /** Whether it is staged as it is. */
  isKnown: boolean;
}

export const hashOfBytes = (bytes: Uint8Array): string => hash('sha1', bytes);

/** A record of a page; what is packed is unpacked for whoever asks for its bytes, and not kept. */
export const fromPage = (record: PageRecord, number: number, lookedUp?: LookedUp): IncomingRecord =>
  record instanceof Uint8Array
    ? { bytes: record, number, lookedUp }
    : {
        get bytes() {
          return bytesOf(record);
        },
        byteLength: record.byteLength,
        number,
      };

import { promisify } from 'node:util';
import { constants, gunzip, zstdCompress, zstdCompressSync, zstdDecompress, zstdDecompressSync } from 'node:zlib';

const unzip = promisify(gunzip);
const packZstd = promisify(zstdCompress);
const unpackZstd = promisify(zstdDecompress);

/** What is packed seldom takes more, and memory is cleared for all of it first. */
const MOST_AT_ONCE = 4096;
const params = { [constants.ZSTD_c_compressionLevel]: 1 };
const PACKING = { params, chunkSize: MOST_AT_ONCE };
/** What every zstd frame begins with. */
const ZSTD_MAGIC = 0xfd2fb528;
const MAGIC_BYTES = 4;

/**
 * A record's bytes, packed with zstd. At once: giving 10 kB to another thread takes longer than packing them. A size that is
 * told beforehand makes for tables of that size, which takes a fifth of the time where memory comes fresh from the system.
 */
export const packRecord = (content: Uint8Array): Buffer =>
  zstdCompressSync(content, { ...PACKING, pledgedSrcSize: content.byteLength });

/** A whole page's bytes, packed with zstd, by another thread. */
export const packPage = (content: Uint8Array): Promise<Buffer> =>
  packZstd(content, { params, pledgedSrcSize: content.byteLength });

/** The bytes of a packed record or page, also of one that was staged when gzip packed them. */
export async function unpackRecord(packed: Buffer): Promise<Buffer> {
  const isZstd = packed.length >= MAGIC_BYTES && packed.readUInt32LE(0) === ZSTD_MAGIC;
  return isZstd ? unpackZstd(packed) : unzip(packed);
}

/** A record of a large page, packed until its turn comes: so the page takes a fraction of its size. */
export interface PackedRecord {
  packed: Buffer;
  byteLength: number;
}

export type PageRecord = Uint8Array | PackedRecord;

export const packWaiting = (content: Uint8Array): PackedRecord => ({
  packed: packRecord(content),
  byteLength: content.byteLength,
});

/** The bytes of a record; of one that waits, those that were packed. */
export const bytesOf = (record: PageRecord): Uint8Array =>
  record instanceof Uint8Array ? record : zstdDecompressSync(record.packed);

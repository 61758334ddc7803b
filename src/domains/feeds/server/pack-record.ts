import { promisify } from 'node:util';
import { constants, gunzip, zstdCompressSync, zstdDecompress } from 'node:zlib';

const unzip = promisify(gunzip);
const unpackZstd = promisify(zstdDecompress);

const PACKING = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };
/** What every zstd frame begins with. */
const ZSTD_MAGIC = 0xfd2fb528;
const MAGIC_BYTES = 4;

/** A record's bytes, packed with zstd. At once: giving 10 kB to another thread takes longer than packing them. */
export const packRecord = (content: Uint8Array): Buffer => zstdCompressSync(content, PACKING);

/** The bytes of a packed record, also of one that was staged when gzip packed them. */
export async function unpackRecord(packed: Buffer): Promise<Buffer> {
  const isZstd = packed.length >= MAGIC_BYTES && packed.readUInt32LE(0) === ZSTD_MAGIC;
  return isZstd ? unpackZstd(packed) : unzip(packed);
}

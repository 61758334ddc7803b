import { constants, createGzip, type Gzip, type ZlibReset } from 'node:zlib';

export interface Packer {
  /** The content as a complete gzip file. One at a time: wait for the last before the next. */
  pack(content: Uint8Array): Promise<Buffer>;
  /** Gives its memory back; what is being packed then is refused. */
  close(): void;
}

const LENGTH_BYTES = 4;

/** Packs one content after another, as `gzip` at level 1 would, without setting the packing up anew for each. */
export function createPacker(): Packer {
  // Each write is a whole content, and ends its file.
  // Node's types know of `reset` only where the stream is a bare deflate; gzip has the same.
  const stream = createGzip({ level: 1, flush: constants.Z_FINISH }) as Gzip & ZlibReset;
  let parts: Buffer[] = [];
  let refuse: ((error: Error) => void) | undefined;
  stream.on('data', (part: Buffer) => parts.push(part));
  stream.on('error', (error: Error) => refuse?.(error));
  stream.on('close', () => refuse?.(new Error('the packer was closed')));
  return {
    async pack(content) {
      parts = [];
      await new Promise<void>((resolve, reject) => {
        refuse = reject;
        stream.write(content, (error) => (error ? reject(error) : resolve()));
      });
      const packed = Buffer.concat(parts);
      // A gzip file ends with the length of its content.
      if (packed.length < LENGTH_BYTES || packed.readUInt32LE(packed.length - LENGTH_BYTES) !== content.length)
        throw new Error('the packed content is not whole');
      stream.reset();
      return packed;
    },
    close() {
      stream.destroy();
    },
  };
}

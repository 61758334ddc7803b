import { setImmediate as nextTurn } from 'node:timers/promises';
import { crc32, deflateRawSync } from 'node:zlib';
import { Zip, type ZipInputFile, ZipPassThrough } from 'fflate';

/** The number of its method in the format. */
const DEFLATED = 8;

/** A zip that gives out what it has so far, so that memory holds one piece at a time. It can be as large as four gigabytes. */
export function startZip() {
  let packed: Uint8Array[] = [];
  const failures: unknown[] = [];
  const zip = new Zip((failure, chunk) => {
    if (failure !== null) failures.push(failure);
    packed.push(chunk);
  });
  function* take(): Generator<Uint8Array, void, void> {
    if (failures.length > 0) throw new Error('the zip could not be written', { cause: failures[0] });
    const taken = packed;
    packed = [];
    yield* taken;
  }
  return {
    take,
    /** Packed by Node: the library takes half a megabyte for each text, however short, which is collected for longer than packed. */
    addText(name: string, text: string) {
      const bytes = Buffer.from(text);
      const file: ZipInputFile = { filename: name, compression: DEFLATED, size: bytes.byteLength, crc: crc32(bytes) };
      zip.add(file);
      file.ondata?.(null, deflateRawSync(bytes), true);
    },
    /** Compressed already, so it is stored as it is; yields the zip as it grows. */
    async *addFile(
      { name, at }: { name: string; at?: Date },
      content: AsyncGenerator<Uint8Array, void, void>,
    ): AsyncGenerator<Uint8Array, void, void> {
      const file = new ZipPassThrough(name);
      if (at !== undefined) file.mtime = at;
      zip.add(file);
      for await (const part of content) {
        file.push(part, false);
        yield* take();
      }
      file.push(new Uint8Array(), true);
      yield* take();
    },
    end: () => zip.end(),
  };
}

/** Finished files as one zip in memory, one at a time: requests go on between them. */
export async function zipFiles(files: readonly { name: string; bytes: Uint8Array }[]): Promise<Uint8Array> {
  const zip = startZip();
  const parts: Uint8Array[] = [];
  for (const { name, bytes } of files) {
    for await (const part of zip.addFile({ name }, once(bytes))) parts.push(part);
    await nextTurn();
  }
  zip.end();
  parts.push(...zip.take());
  return Buffer.concat(parts);
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array, void, void> {
  yield bytes;
}

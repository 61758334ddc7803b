import { setImmediate } from 'node:timers/promises';
import { Zip, ZipPassThrough } from 'fflate';

/** Files as one zip. They are compressed already, so they are stored as they are, one at a time: requests go on between them. */
export async function zipFiles(files: readonly { name: string; bytes: Uint8Array }[]): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  const failures: unknown[] = [];
  const zip = new Zip((failure, part) => {
    if (failure !== null) failures.push(failure);
    parts.push(part);
  });
  for (const { name, bytes } of files) {
    const file = new ZipPassThrough(name);
    zip.add(file);
    file.push(bytes, true);
    await setImmediate();
  }
  zip.end();
  if (failures.length > 0) throw new Error('We couldn’t write the zip', { cause: failures[0] });
  return Buffer.concat(parts);
}

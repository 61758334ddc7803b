import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Sharp } from 'sharp';
import { sharp } from '#platform/files/sharp.ts';

interface Decoded {
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

/** Three or four photos in print size. */
const MOST_BYTES = 128 * 1024 * 1024;
const KEPT_MS = 5000;

/**
 * Photos as points, for as long as materials are drawn one after the other: the materials of a set, and one preview after another, show the
 * same few photos, and to decode one takes longer than all the rest.
 */
const decoded = new LRUCache<string, Decoded>({ maxSize: MOST_BYTES, sizeCalculation: ({ data }) => Math.max(1, data.length) });
let leaving: NodeJS.Timeout | undefined;

/** A photo to cut, with its size. */
export async function openPhoto(bytes: Uint8Array): Promise<{ width: number; height: number; open: () => Sharp }> {
  const key = hash('sha1', bytes);
  let photo = decoded.get(key);
  if (photo === undefined) {
    const { data, info } = await sharp(bytes).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
    photo = { data, width: info.width, height: info.height, channels: info.channels };
    decoded.set(key, photo);
  }
  leaving ??= setTimeout(() => decoded.clear(), KEPT_MS).unref();
  leaving.refresh();
  const { data, width, height, channels } = photo;
  return { width, height, open: () => sharp(data, { raw: { width, height, channels } }) };
}

import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { receivePicture, releasePicture, storePicture } from '#domains/selling/server/receive-picture.ts';
import { createLocalStore } from '#platform/files/local-store.ts';
import { sharp } from '#platform/files/sharp.ts';

export interface PictureBenchResult {
  pictures: number;
  /** Of one picture as it is sent. */
  megabytes: number;
  megapixels: number;
  /** Seconds of processor time for all of them, and of the clock. */
  cpuSeconds: number;
  seconds: number;
  /** The most memory that the process held, in MB, and what it held before the first picture. */
  mostMb: number;
  startMb: number;
  cores: number;
  load: number;
}

const MB = 1024 * 1024;
/** As a browser sends them. */
const AT_ONCE = 3;
const POLL_MS = 5;
/** A phone's picture of 24 megapixels. */
const [WIDTH, HEIGHT] = [5712, 4284];

/** Receives, decodes, keeps and measures many large pictures as an upload does, and watches the memory of the process. */
export async function benchPictures({
  pictures,
  megabytes,
}: {
  pictures: number;
  megabytes: number;
}): Promise<PictureBenchResult> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-pictures-'));
  try {
    const file = path.join(folder, 'picture.jpg');
    await makePicture(file, megabytes);
    const files = createLocalStore(path.join(folder, 'kept'));
    const startMb = process.memoryUsage().rss / MB;
    let mostMb = startMb;
    const watch = setInterval(() => {
      mostMb = Math.max(mostMb, process.memoryUsage().rss / MB);
    }, POLL_MS);
    const [startedAt, startedCpu] = [performance.now(), process.cpuUsage()];
    const waiting = Array.from({ length: pictures }, () => randomUUID());
    const work = async () => {
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        const request = new Request('http://bench.example/', { method: 'PUT', body: new Uint8Array(await readFile(file)) });
        const received = await receivePicture(request, { HEIC_UPLOADS: false });
        try {
          await storePicture(files, { file: received, fileKey: `bench/${id}` });
        } finally {
          await releasePicture(received);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    clearInterval(watch);
    const { user, system } = process.cpuUsage(startedCpu);
    return {
      pictures,
      megabytes: round((await stat(file)).size / MB),
      megapixels: round((WIDTH * HEIGHT) / 1e6),
      cpuSeconds: round((user + system) / 1e6),
      seconds: round((performance.now() - startedAt) / 1000),
      mostMb: Math.round(mostMb),
      startMb: Math.round(startMb),
      cores: os.availableParallelism(),
      load: round(os.loadavg()[0] ?? 0),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Grain over soft shapes: its amount decides how large the file is. */
async function makePicture(file: string, megabytes: number): Promise<void> {
  const [width, height] = [WIDTH / 4, HEIGHT / 4];
  const grain = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  for (const quality of [60, 70, 80, 88, 92, 95, 98]) {
    await sharp(grain).resize(WIDTH, HEIGHT, { kernel: 'cubic' }).jpeg({ quality }).toFile(file);
    if ((await stat(file)).size >= megabytes * MB) return;
  }
}

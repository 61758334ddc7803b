import { getResolvedPDFJS, type getDocumentProxy } from 'unpdf';
import type { Sharp } from 'sharp';
import { sharp } from '#platform/files/sharp.ts';

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

interface Picture {
  width: number;
  height: number;
  /** 1: one bit a pixel, 2: red, green and blue, 3: with strength. */
  kind: number;
  data: Uint8Array | Uint8ClampedArray;
}

const MOST_PIXELS = 80_000_000;
const DOTS_PER_POINT = 200 / 72;
const PATIENCE_MS = 10_000;

/** The pictures of a scanned page, put together as they lie on it: PNG at 200 dots an inch. Undefined where it has none. */
export async function drawPictures(page: Page): Promise<Buffer | undefined> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const [width, height] = [Math.round((right - left) * DOTS_PER_POINT), Math.round((top - bottom) * DOTS_PER_POINT)];
  if (width < 1 || height < 1 || width * height > MOST_PIXELS) return undefined;
  const layers: { input: Buffer; left: number; top: number }[] = [];
  const stack: number[][] = [];
  let matrix = [1, 0, 0, 1, 0, 0];
  for (let at = 0; at < fnArray.length; at += 1) {
    const args = (argsArray[at] ?? []) as unknown[];
    if (fnArray[at] === OPS['save'] || fnArray[at] === OPS['paintFormXObjectBegin']) stack.push(matrix);
    if (fnArray[at] === OPS['restore'] || fnArray[at] === OPS['paintFormXObjectEnd']) matrix = stack.pop() ?? matrix;
    if (fnArray[at] === OPS['transform']) matrix = multiply(matrix, args.map(Number));
    if (fnArray[at] === OPS['paintFormXObjectBegin'] && args[0] != null)
      matrix = multiply(matrix, Array.from(args[0] as number[]));
    if (fnArray[at] !== OPS['paintImageXObject']) continue;
    const picture = await takePicture(page, String(args[0]));
    if (picture === undefined) continue;
    const [a = 0, , , d = 0, e = 0, f = 0] = matrix;
    const box = { width: Math.round(Math.abs(a) * DOTS_PER_POINT), height: Math.round(Math.abs(d) * DOTS_PER_POINT) };
    // Turned pictures and specks are no pages.
    if (box.width < 20 || box.height < 20 || box.width > width * 2 || box.height > height * 2) continue;
    let image = toSharp(picture);
    if (a < 0) image = image.flop();
    if (d < 0) image = image.flip();
    layers.push({
      input: await image
        .resize({ ...box, fit: 'fill' })
        .png()
        .toBuffer(),
      left: Math.round((Math.min(e, e + a) - left) * DOTS_PER_POINT),
      top: Math.round((top - Math.max(f, f + d)) * DOTS_PER_POINT),
    });
  }
  if (layers.length === 0) return undefined;
  const paper = sharp({ create: { width, height, channels: 3, background: '#ffffff' } });
  const whole = await paper
    .composite(layers.filter((layer) => layer.left < width && layer.top < height && layer.left >= -width))
    .png()
    .toBuffer();
  return page.rotate === 0 ? whole : sharp(whole).rotate(page.rotate).png().toBuffer();
}

function takePicture(page: Page, name: string): Promise<Picture | undefined> {
  const objects = name.startsWith('g_') ? page.commonObjs : page.objs;
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(undefined), PATIENCE_MS);
    objects.get(name, (picture: Partial<Picture> | null) => {
      clearTimeout(late);
      const { width, height, kind, data } = picture ?? {};
      const isWhole = width !== undefined && height !== undefined && kind !== undefined && data !== undefined;
      resolve(isWhole && width * height <= MOST_PIXELS ? { width, height, kind, data } : undefined);
    });
  });
}

function toSharp({ width, height, kind, data }: Picture): Sharp {
  if (kind !== 1) return sharp(Buffer.from(data), { raw: { width, height, channels: kind === 2 ? 3 : 4 } });
  const bytesARow = Math.ceil(width / 8);
  const gray = Buffer.alloc(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const bit = ((data[y * bytesARow + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1;
      gray[y * width + x] = bit === 1 ? 255 : 0;
    }
  }
  return sharp(gray, { raw: { width, height, channels: 1 } });
}

function multiply(m: readonly number[], n: readonly number[]): number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = m;
  const [p = 1, q = 0, r = 0, s = 1, t = 0, u = 0] = n;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDF, rgb } from '@libpdf/core';
import { sharp } from '#platform/files/sharp.ts';
import { answerQuestions } from '#platform/jobs/helper.ts';
import type { StampOrder } from './stamp.ts';

const FONT = createRequire(import.meta.url).resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf');
const GRAY = rgb(0.35, 0.35, 0.35);

answerQuestions(({ content, contentType, words }: StampOrder): Promise<Uint8Array> =>
  contentType === 'application/pdf' ? stampPdf(content, words) : stampPicture(content, words),
);

/** Across each page, large and light, and small at its foot. Only pages are taken over, with what lies on them drawn in. */
async function stampPdf(content: Uint8Array, words: string): Promise<Uint8Array> {
  const source = await PDF.load(Uint8Array.from(content));
  if (source.isEncrypted) throw new Error('an encrypted file cannot be stamped');
  source.flattenAll();
  const whole = PDF.create();
  const pages = await whole.copyPagesFrom(
    source,
    Array.from({ length: source.getPageCount() }, (_, at) => at),
  );
  const font = whole.embedFont(Uint8Array.from(readFileSync(FONT)));
  for (const page of pages) {
    page.dict.delete('AA');
    const { x, y, width, height } = page.getCropBox();
    const size = (Math.hypot(width, height) * 0.8) / font.getTextWidth(words, 1);
    const angle = (Math.atan2(height, width) * 180) / Math.PI;
    const look = { font, color: GRAY, opacity: 0.22 };
    const [cx, cy] = [x + width * 0.1, y + height * 0.1];
    page.drawText(words, { ...look, x: cx, y: cy, size, rotate: { angle, origin: { x: cx, y: cy } } });
    page.drawText(words, { font, color: GRAY, x: x + 18, y: y + 12, size: 8 });
  }
  return whole.save();
}

async function stampPicture(content: Uint8Array, words: string): Promise<Uint8Array> {
  const picture = sharp(content, { limitInputPixels: 100_000_000 }).rotate();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const size = Math.round((Math.min(width, height) * 1.5) / words.length);
  const safe = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><text x="50%" y="50%" text-anchor="middle"
    font-family="sans-serif" font-size="${size}" fill="#fff" stroke="#000" stroke-width="${size / 40}" opacity="0.5"
    transform="rotate(-30 ${width / 2} ${height / 2})">${safe}</text></svg>`;
  return sharp(data)
    .composite([{ input: Buffer.from(svg) }])
    .toBuffer();
}

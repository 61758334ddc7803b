import { sharp } from '#platform/files/sharp.ts';

/**
 * Draws an SVG as WebP, `width` pixels wide.
 * @throws Error when the text is not an SVG that can be drawn.
 */
export async function renderPortrait(svg: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize({ width }).webp({ quality: 80, effort: 3 }).toBuffer();
}

import { sharp } from '#platform/files/sharp.ts';
import type { Content } from '../../model/content.ts';
import { arrange } from '../../model/layout/arrange.ts';
import type { Fit, Mark, Page } from '../../model/layout/mark.ts';
import { BLEED, bleedOver } from '../../model/layout/bleed.ts';
import { findTemplate, type Template } from '../../model/templates/index.ts';
import { drawPdf } from './draw-pdf.ts';
import { drawSvg } from './draw-svg.ts';
import { openPhoto } from './open-photo.ts';
import { printable } from './letters.ts';
import { measure } from './typefaces.ts';

export interface DrawingOrder {
  template: string;
  content: Content;
  pictures: readonly { id: string; bytes: Uint8Array }[];
  output:
    | { kind: 'pictures'; /** Across, per page. */ pixels: number; format: 'webp' | 'png' }
    | { kind: 'pdf'; forPrintShop: boolean; title: string; author: string; madeAt: Date };
}

export interface DrawnMaterial {
  /** One file a page, or one PDF. */
  files: Uint8Array<ArrayBuffer>[];
  pages: { name: string; width: number; height: number; fit: Fit }[];
  /** Pictures that cannot be sharp in print at the size they have: dots per inch, of the worst place. */
  coarse: { pictureId: string; dpi: number }[];
}

const PRINT_DPI = 300;
const POINTS_PER_INCH = 72;
/** Least sizes of letters: in points on paper, in pixels of a picture of 1080 across, and in pixels of mail and pages. */
const FLOOR = { print: 5.6, screen: 18, html: 12 } as const;

type PictureMark = Extract<Mark, { kind: 'picture' }>;

/** Draws a material. Throws `RangeError` for an unknown template. */
export async function drawMaterial({ template: key, content, pictures, output }: DrawingOrder): Promise<DrawnMaterial> {
  const template = findTemplate(key);
  if (template === undefined) throw new RangeError(`There is no template "${key}"`);
  const pages = layOut(template, inPrintableLetters(content));
  const bleed = output.kind === 'pdf' && output.forPrintShop ? BLEED : 0;
  const scale = output.kind === 'pdf' ? PRINT_DPI / POINTS_PER_INCH : output.pixels / template.width;
  const cuts = new Cuts(pictures);
  const marks = pages.map((page) => bleedOver(page, bleed));
  for (const mark of marks.flat()) if (mark.kind === 'picture') await cuts.prepare(mark, scale);
  const report = {
    pages: pages.map(({ width, height, fit }, at) => ({ name: template.pages[at] ?? String(at + 1), width, height, fit })),
    coarse: template.medium === 'print' ? findCoarse(pages, content.photos) : [],
  };
  if (output.kind === 'pdf') {
    const { forPrintShop, title, author, madeAt } = output;
    const pdf = await drawPdf({ pages, title, author, forPrintShop, madeAt, pictureOf: (mark) => cuts.find(mark)?.bytes });
    return { ...report, files: [pdf] };
  }
  const files = await Promise.all(
    pages.map(async ({ width, height, marks: drawn }) => {
      const svg = drawSvg({
        x: 0,
        y: 0,
        width,
        height,
        pixels: output.pixels,
        marks: drawn,
        pictureOf: (mark) => cuts.find(mark)?.address,
      });
      const picture = sharp(Buffer.from(svg), { unlimited: true });
      return Uint8Array.from(await (output.format === 'png' ? picture.png() : picture.webp({ quality: 86 })).toBuffer());
    }),
  );
  return { ...report, files };
}

/** The pages of a material with everything at its place. */
export function layOut(template: Template, content: Content): (Page & { fit: Fit })[] {
  const { width, height, medium } = template;
  const floor = medium === 'screen' ? Math.max(FLOOR.html, (FLOOR.screen * Math.min(width, height)) / 1080) : FLOOR[medium];
  return template.draw(content).map((frame) => arrange(frame, { width, height, floor }, measure));
}

/** The contents in letters that the faces have. */
function inPrintableLetters(content: Content): Content {
  return JSON.parse(JSON.stringify(content), (key, value: unknown) =>
    typeof value === 'string' && !key.endsWith('Url') ? printable(value) : value,
  ) as Content;
}

/** By the size of the whole picture: a preview is drawn from a smaller one. */
function findCoarse(pages: readonly Page[], photos: Content['photos']): DrawnMaterial['coarse'] {
  const sizes = new Map(photos.map((photo) => [photo.id, photo]));
  const worst = new Map<string, number>();
  for (const mark of pages.flatMap((page) => bleedOver(page, BLEED))) {
    const size = mark.kind === 'picture' ? sizes.get(mark.pictureId) : undefined;
    if (mark.kind !== 'picture' || size === undefined) continue;
    const dpi = dpiOf(mark, size);
    if (dpi < PRINT_DPI) worst.set(mark.pictureId, Math.min(dpi, worst.get(mark.pictureId) ?? dpi));
  }
  return [...worst].map(([pictureId, dpi]) => ({ pictureId, dpi: Math.floor(dpi) }));
}

/** Dots per inch of a picture that fills its frame. */
const dpiOf = (frame: { width: number; height: number }, size: { width: number; height: number }): number =>
  POINTS_PER_INCH / Math.max(frame.width / size.width, frame.height / size.height);

interface Cut {
  bytes: Buffer;
  address: string;
}

async function cutPhoto(bytes: Uint8Array, mark: PictureMark, scale: number): Promise<Buffer> {
  const photo = await openPhoto(bytes);
  // More dots than the picture has make it no sharper.
  const size = dotsOf(mark, Math.min(scale, dpiOf(mark, photo) / POINTS_PER_INCH));
  return photo
    .open()
    .extract(partToShow(photo, size))
    .resize({ ...size, fit: 'fill' })
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** What is cut from the height of a photo: so much of it above. Photos of homes have more lawn below than sky over the roof. */
const CUT_ABOVE = 0.38;

type Size = Record<'width' | 'height', number>;

/** The largest part of a photo in the shape of its place: from the middle of its width, and with the roof. */
export function partToShow(photo: Size, place: Size): Size & { left: number; top: number } {
  const scale = Math.min(photo.width / place.width, photo.height / place.height);
  const width = Math.max(1, Math.round(place.width * scale));
  const height = Math.max(1, Math.round(place.height * scale));
  return {
    width,
    height,
    left: Math.floor((photo.width - width) / 2),
    top: Math.floor((photo.height - height) * CUT_ABOVE),
  };
}

const cutLogo = (bytes: Uint8Array, mark: PictureMark, scale: number): Promise<Buffer> =>
  sharp(bytes)
    .resize({ ...dotsOf(mark, scale), fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();

const dotsOf = ({ width, height }: PictureMark, scale: number) => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
});

/** Pictures cut to where they stand, each once. */
class Cuts {
  readonly #pictures: ReadonlyMap<string, Uint8Array>;
  readonly #made = new Map<string, Cut>();
  #scale = 1;

  constructor(pictures: DrawingOrder['pictures']) {
    this.#pictures = new Map(pictures.map(({ id, bytes }) => [id, bytes]));
  }

  async prepare(mark: PictureMark, scale: number): Promise<void> {
    this.#scale = scale;
    const bytes = this.#pictures.get(mark.pictureId);
    if (bytes === undefined) return;
    const name = this.#nameOf(mark);
    if (this.#made.has(name)) return;
    const isLogo = mark.fit === 'contain';
    const made = await (isLogo ? cutLogo(bytes, mark, scale) : cutPhoto(bytes, mark, scale));
    const type = isLogo ? 'png' : 'jpeg';
    this.#made.set(name, { bytes: made, address: `data:image/${type};base64,${made.toString('base64')}` });
  }

  find(mark: PictureMark): Cut | undefined {
    return this.#made.get(this.#nameOf(mark));
  }

  #nameOf({ pictureId, width, height }: PictureMark): string {
    return `${pictureId} ${Math.round(width * this.#scale)} ${Math.round(height * this.#scale)}`;
  }
}

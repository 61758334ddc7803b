import { randomBytes } from 'node:crypto';
import os from 'node:os';
import { performance } from 'node:perf_hooks';
import { paletteOf } from '#domains/marketing/model/brand.ts';
import type { Content } from '#domains/marketing/model/content.ts';
import { TEMPLATES, type Template } from '#domains/marketing/model/templates/index.ts';
import { drawApart, drawForSet } from '#domains/marketing/server/drawing/draw-apart.ts';
import type { DrawingOrder } from '#domains/marketing/server/drawing/draw-material.ts';
import { sharp } from '#platform/files/sharp.ts';

export interface MarketingBenchResult {
  photos: number;
  megapixels: number;
  /** A letter flyer as a print PDF: while the process starts, and after it. */
  firstFlyerSeconds: number;
  flyerSeconds: number;
  materials: number;
  /** Every template, one after the other, as a set packs them. */
  setSeconds: number;
  slowest: { template: string; seconds: number }[];
  cores: number;
  load: number;
}

/** As a master is kept: its longer edge. */
const [WIDTH, HEIGHT] = [4096, 2731];
const FLYER = 'flyer-letter';

/** Draws a flyer, and a material of every template, from photos in print size. */
export async function benchMarketing({ photos: count }: { photos: number }): Promise<MarketingBenchResult> {
  const pictures = await Promise.all(
    Array.from({ length: count }, async (_, at) => ({ id: `photo-${at}`, bytes: await makePhoto() })),
  );
  const content = makeContent(pictures.map(({ id }) => id));
  const drawn = TEMPLATES.filter(({ medium }) => medium !== 'html');
  const orderOf = (template: Template): DrawingOrder => ({
    template: template.key,
    content,
    pictures,
    output: outputOf(template),
  });
  const flyer = drawn.find(({ key }) => key === FLYER);
  if (flyer === undefined) throw new RangeError(`There is no template "${FLYER}"`);
  const firstFlyerSeconds = await secondsOf(() => drawApart(orderOf(flyer)));
  const flyerSeconds = await secondsOf(() => drawApart(orderOf(flyer)));
  const materials = [];
  for (const template of drawn)
    materials.push({ template: template.key, seconds: await secondsOf(() => drawForSet(orderOf(template))) });
  return {
    photos: count,
    megapixels: Math.round((WIDTH * HEIGHT) / 1e5) / 10,
    firstFlyerSeconds,
    flyerSeconds,
    materials: materials.length,
    setSeconds: round(materials.reduce((sum, { seconds }) => sum + seconds, 0)),
    slowest: materials.toSorted((a, b) => b.seconds - a.seconds).slice(0, 3),
    cores: os.availableParallelism(),
    load: round(os.loadavg()[0] ?? 0),
  };
}

const outputOf = ({ medium, width }: Template): DrawingOrder['output'] =>
  medium === 'print'
    ? { kind: 'pdf', forPrintShop: true, title: 'Material', author: 'Bench', madeAt: new Date() }
    : { kind: 'pictures', pixels: width, format: 'png' };

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return round((performance.now() - began) / 1000);
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Grain over soft shapes, as heavy to decode as a photo. */
async function makePhoto(): Promise<Buffer> {
  const [width, height] = [512, 341];
  const grain = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  return sharp(grain).resize(WIDTH, HEIGHT, { kernel: 'cubic' }).webp({ quality: 90, effort: 0 }).toBuffer();
}

function makeContent(photoIds: readonly string[]): Content {
  return {
    occasion: 'just-listed',
    eyebrow: 'Just listed',
    headline: 'Three bedrooms on a corner lot',
    street: '1482 Foxglove Lane',
    city: 'Alder Bay, CO 80903',
    number: '1482',
    price: '$585,000',
    priceNote: '',
    facts: ['bedrooms', 'baths', 'sq ft', 'acres'].map((label, at) => ({ value: String(at + 1), label })),
    highlights: ['Gas range and pantry', 'Hardwood floors', 'Fenced back yard', 'Two-car garage'],
    sentences: Array.from({ length: 8 }, (_, at) => `Sentence ${at + 1} says one more thing that is true of this house.`),
    openHouse: { day: 'Saturday, May 9', time: '1 to 3 PM' },
    callToAction: 'Come and see it',
    photos: photoIds.map((id) => ({ id, width: WIDTH, height: HEIGHT, alt: 'A room', label: null })),
    logo: null,
    homeUrl: 'https://www.realty.example/api/q/k7m2p9qdab',
    originalsUrl: null,
    contact: {
      name: 'Ada Moreno',
      role: 'Listing agent',
      phone: '(719) 555-0142',
      email: 'ada@example.com',
      website: 'example.com',
      brokerage: 'Harbor & Hill Realty',
      brokeragePhone: '(719) 555-0100',
      brokerageAddress: '100 Main Street, Alder Bay',
      license: 'License no. 12345678',
    },
    showsEqualHousing: true,
    legal: ['The facts come from the seller and are not guaranteed.'],
    returnAddress: ['Ada Moreno', '100 Main Street', 'Alder Bay, CO 80903'],
    palette: paletteOf({ primary: '#0f5d4a', accent: '#c2410c' }),
  };
}

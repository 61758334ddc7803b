import { drawPortrait } from '#demo/portraits/draw-portrait.ts';
import { ARCHITECTURAL_STYLES, ROOM_TYPES, type RoomType } from '#demo/portraits/types.ts';
import { createRandom } from '#lib/random.ts';
import { sharp } from '#platform/files/sharp.ts';

/** Pictures are spoiled at this width; what is said per mille of it holds at any other. */
const WIDTH = 1040;

const VIEWS = ['none', 'water', 'mountain', 'city', 'park'] as const;
const CONDITIONS = [1, 2, 3, 4, 5] as const;
const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item;

/** Sharp, well-lit pictures of homes that are all different: a room of a home after another. */
export async function drawSharpPictures(seed: string, count: number): Promise<{ name: string; picture: Buffer }[]> {
  const rooms = ROOM_TYPES.filter((room) => room !== 'floor-plan');
  const drawn: { name: string; picture: Buffer }[] = [];
  for (let number = 0; number < count; number++) {
    const room = pick(rooms, number);
    const svg = drawOne(`${seed}-${number}`, number, room);
    const picture = await sharp(Buffer.from(svg)).resize({ width: WIDTH }).jpeg({ quality: 92 }).toBuffer();
    drawn.push({ name: `${room} ${number}`, picture });
  }
  return drawn;
}

function drawOne(seed: string, number: number, room: RoomType): string {
  const style = pick(ARCHITECTURAL_STYLES, number);
  return drawPortrait(
    {
      seed,
      style,
      stories: 1 + (number % 3),
      yearBuilt: 1900 + ((number * 17) % 125),
      garageSpaces: number % 3,
      pool: true,
      view: pick(VIEWS, number),
      fireplace: number % 2 === 0,
      lotSqft: 5000 + ((number * 613) % 9000),
      livingAreaSqft: 900 + ((number * 271) % 2400),
      bedrooms: 3,
      bathrooms: 2,
      condition: pick(CONDITIONS, number),
      waterfront: number % 7 === 0,
    },
    room,
  );
}

/** The grain of a small sensor: normal noise of this many gray levels, then the camera's JPEG. */
export async function addGrain(picture: Buffer, levels: number, seed: string): Promise<Buffer> {
  const random = createRandom(seed);
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  // As noise repeats itself after this many values, it is drawn once.
  const noise = Array.from({ length: 9973 }, () => random.normal(0, levels));
  const grainy = data.map((value, at) => Math.min(255, Math.max(0, value + (noise[at % noise.length] ?? 0))));
  return sharp(grainy, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** Out of focus; `perMille` of the width is the standard deviation. */
export const defocus = (picture: Buffer, perMille: number): Promise<Buffer> =>
  sharp(picture)
    .blur((perMille * WIDTH) / 1000)
    .jpeg({ quality: 90 })
    .toBuffer();

/** The camera moved sideways, by so many per mille of the width. */
export function shake(picture: Buffer, perMille: number): Promise<Buffer> {
  const taps = 2 * Math.round((perMille * WIDTH) / 2000) + 1;
  const kernel = Array.from({ length: taps * taps }, (_, at) => (Math.floor(at / taps) === (taps - 1) / 2 ? 1 : 0));
  return sharp(picture).convolve({ width: taps, height: taps, kernel }).jpeg({ quality: 90 }).toBuffer();
}

/** Exposed by this factor: under 1 too short, over 1 too long, so that bright parts are cut off. */
export const expose = (picture: Buffer, factor: number): Promise<Buffer> =>
  sharp(picture).linear(factor, 0).jpeg({ quality: 90 }).toBuffer();

/** The same shot again, as people have it twice: saved smaller, by another program, lighter, or turned around. */
export const COPIES: Readonly<Record<string, (picture: Buffer) => Promise<Buffer>>> = {
  smaller: (picture) => sharp(picture).resize({ width: 640 }).jpeg({ quality: 80 }).toBuffer(),
  'saved badly': (picture) => sharp(picture).jpeg({ quality: 35 }).toBuffer(),
  lighter: (picture) => sharp(picture).modulate({ brightness: 1.15, saturation: 1.1 }).jpeg().toBuffer(),
  'in gray': (picture) => sharp(picture).grayscale().jpeg().toBuffer(),
  mirrored: (picture) => sharp(picture).flop().jpeg().toBuffer(),
};

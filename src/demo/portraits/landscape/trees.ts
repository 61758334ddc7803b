import type { Random } from '#lib/random.ts';
import { darken, lighten, mix } from '../color.ts';
import { type Lobe, drawFoliage } from './foliage.ts';
import type { Light } from './light.ts';
import { type Point, type Sheet, short } from '../svg.ts';

export type TreeKind =
  | 'round'
  | 'oak'
  | 'poplar'
  | 'birch'
  | 'maple'
  | 'blossom'
  | 'conifer'
  | 'pine'
  | 'cypress'
  | 'palm'
  | 'olive';

interface TreePlace {
  x: number;
  /** Where the trunk meets the ground, px. */
  y: number;
  /** Total height, px. */
  height: number;
  /** 0 near to 1 lost in haze. */
  far?: number;
}

/** Draws one tree of the kind, with its shadow on the ground. */
export function drawTree(sheet: Sheet, random: Random, light: Light, kind: TreeKind, place: TreePlace): void {
  const { x, y, height } = place;
  const far = place.far ?? 0;
  const reach = height * (kind === 'cypress' || kind === 'poplar' ? 0.16 : 0.3);
  sheet.ellipse(x - light.sunSide * reach * 0.5, y + 2, reach * 1.25, Math.max(3, height * 0.028), light.shadow, {
    opacity: light.shadowOpacity * (1 - far) * 0.8,
  });
  if (kind === 'conifer') drawConifer(sheet, random, light, place);
  else if (kind === 'pine') drawPine(sheet, random, light, place);
  else if (kind === 'palm') drawPalm(sheet, random, light, place);
  else if (kind === 'cypress') drawCypress(sheet, random, light, place);
  else drawBroadleaf(sheet, random, light, kind, place);
}

function leafColor(random: Random, light: Light, kind: TreeKind): string {
  if (kind === 'blossom' && light.season === 'spring') return random.pick(['#e6b3c2', '#f0d3da', '#eec6cf']);
  if (kind === 'olive') return random.pick(['#8c9f7a', '#9aab88']);
  if (kind === 'maple' && light.season !== 'autumn') return random.pick(['#8d4a4a', '#7d9a55', '#a3584a']);
  if (kind === 'maple') return random.pick(['#b8492f', '#c7622f', '#a93f35']);
  if (kind === 'birch' && light.season !== 'autumn') return random.pick(['#93b468', '#a3bd73']);
  if (kind === 'birch') return random.pick(['#d8b24a', '#d3a63f']);
  return random.pick(light.leaves);
}

interface CrownShape {
  trunk: number;
  width: number;
  lobes: number;
  lobe: number;
  wood: string;
}

const CROWNS: Record<'round' | 'oak' | 'poplar' | 'birch' | 'maple' | 'blossom' | 'olive', CrownShape> = {
  round: { trunk: 0.3, width: 0.31, lobes: 13, lobe: 0.135, wood: '#7a6350' },
  oak: { trunk: 0.26, width: 0.44, lobes: 18, lobe: 0.13, wood: '#6b5747' },
  poplar: { trunk: 0.16, width: 0.14, lobes: 14, lobe: 0.085, wood: '#7f6b57' },
  birch: { trunk: 0.34, width: 0.21, lobes: 11, lobe: 0.1, wood: '#e8e4da' },
  maple: { trunk: 0.3, width: 0.36, lobes: 14, lobe: 0.12, wood: '#6f5a4c' },
  blossom: { trunk: 0.32, width: 0.36, lobes: 13, lobe: 0.125, wood: '#6a5148' },
  olive: { trunk: 0.36, width: 0.36, lobes: 12, lobe: 0.11, wood: '#8a7a68' },
};

function drawBroadleaf(
  sheet: Sheet,
  random: Random,
  light: Light,
  kind: keyof typeof CROWNS,
  { x, y, height, far = 0 }: TreePlace,
): void {
  const crown = CROWNS[kind];
  const color = leafColor(random, light, kind);
  const crownTop = y - height;
  const crownBottom = y - height * crown.trunk;
  const midY = (crownTop + crownBottom) / 2;
  const halfHeight = (crownBottom - crownTop) / 2;
  const lobes: Lobe[] = [];
  for (let i = 0; i < crown.lobes; i++) {
    const angle = i * 2.39996 + random.between(-0.25, 0.25);
    const spread = Math.sqrt((i + 0.5) / crown.lobes) * random.between(0.86, 1.04);
    const radius = height * crown.lobe * random.between(0.8, 1.15);
    const px = x + Math.cos(angle) * spread * Math.max(4, height * crown.width - radius * 0.8);
    const py = midY + Math.sin(angle) * spread * Math.max(4, halfHeight - radius * 0.8);
    lobes.push([px, py, radius]);
  }
  const wood = mix(crown.wood, light.haze, far);
  drawTrunk(sheet, random, light, wood, { x, y, height }, midY, kind === 'birch' ? 0.016 : 0.026);
  if (kind === 'birch') drawBirchMarks(sheet, random, x, y, height);
  drawFoliage(sheet, random, light, lobes, color, {
    leaf: Math.max(2.4, height * (kind === 'birch' || kind === 'olive' ? 0.015 : 0.02)),
    density: far > 0.3 ? 14 : 26,
    far,
    ...(kind === 'blossom' && light.season === 'spring' && far < 0.3 ? { blossom: '#fbeef0' } : {}),
  });
}

function drawTrunk(
  sheet: Sheet,
  random: Random,
  light: Light,
  wood: string,
  { x, y, height }: TreePlace,
  top: number,
  thickness: number,
): void {
  const half = height * thickness;
  const bend = random.between(-0.5, 0.5) * half;
  const fill = sheet.linear(
    [
      [x - half, 0],
      [x + half, 0],
    ],
    light.sunSide > 0
      ? [
          [0, darken(wood, 0.3)],
          [1, lighten(wood, 0.1)],
        ]
      : [
          [0, lighten(wood, 0.1)],
          [1, darken(wood, 0.3)],
        ],
  );
  sheet.path(
    `M${short(x - half * 1.5)} ${short(y + 2)}Q${short(x - half * 0.8)} ${short(y - half)} ${short(x - half * 0.6 + bend)} ${short(top)}` +
      `L${short(x + half * 0.6 + bend)} ${short(top)}Q${short(x + half * 0.8)} ${short(y - half)} ${short(x + half * 1.5)} ${short(y + 2)}Z`,
    fill,
  );
  const fork = y - (y - top) * 0.62;
  for (const side of [-1, 1]) {
    sheet.line(x, fork, x + side * height * 0.12, fork - height * 0.16, wood, half * 0.7, { 'stroke-linecap': 'round' });
  }
}

function drawBirchMarks(sheet: Sheet, random: Random, x: number, y: number, height: number): void {
  for (let i = 0; i < 6; i++) {
    const markY = y - height * random.between(0.03, 0.34);
    const half = height * 0.016;
    const side = random.chance(0.5) ? -1 : 1;
    sheet.line(x + side * half, markY, x + side * half * 0.1, markY + 1, '#4a4640', 2);
  }
}

function drawConifer(sheet: Sheet, random: Random, light: Light, { x, y, height, far = 0 }: TreePlace): void {
  const base = mix(random.pick(['#3f6b55', '#4a7558', '#57805f', '#3d6350']), light.haze, far);
  const tiers = random.int(7, 9);
  const halfWidth = height * random.between(0.19, 0.25);
  sheet.rect(x - height * 0.014, y - height * 0.12, height * 0.028, height * 0.12 + 2, mix('#5d4a3c', light.haze, far));
  for (let i = 0; i < tiers; i++) {
    const t = i / tiers;
    const bottom = y - height * 0.07 - t * height * 0.84;
    const top = bottom - (height / tiers) * (i === tiers - 1 ? 1.25 : 1.75);
    const half = halfWidth * (1 - t) ** 0.9 + height * 0.012;
    drawTier(sheet, random, light, base, x, Math.max(top, y - height), bottom, half);
  }
}

function drawTier(
  sheet: Sheet,
  random: Random,
  light: Light,
  base: string,
  x: number,
  top: number,
  bottom: number,
  half: number,
): void {
  const steps = 7;
  const hem: Point[] = [];
  for (let j = 0; j <= steps * 2; j++) {
    const u = (j / (steps * 2)) * 2 - 1;
    const sag = (1 - u * u) * (bottom - top) * 0.16;
    const dip = j % 2 === 0 ? 0 : -(bottom - top) * random.between(0.1, 0.2);
    hem.push([x + u * half, bottom + sag + dip]);
  }
  const bright = lighten(mix(base, '#a9c26a', 0.14), 0.06);
  const dark = darken(base, 0.26);
  const fill = sheet.linear(
    [
      [x - half, 0],
      [x + half, 0],
    ],
    light.sunSide > 0
      ? [
          [0, dark],
          [0.55, base],
          [1, bright],
        ]
      : [
          [0, bright],
          [0.45, base],
          [1, dark],
        ],
  );
  sheet.polygon([[x, top], ...hem.toReversed()], fill);
  sheet.polyline(hem, darken(base, 0.4), 1.6, { opacity: 0.35 });
}

function drawPine(sheet: Sheet, random: Random, light: Light, place: TreePlace): void {
  const { x, y, height, far = 0 } = place;
  const wood = mix('#7b5b46', light.haze, far);
  const lean = random.between(-0.05, 0.05) * height;
  sheet.path(
    `M${short(x - height * 0.02)} ${short(y + 2)}Q${short(x)} ${short(y - height * 0.5)} ${short(x + lean - 2)} ${short(y - height * 0.9)}` +
      `L${short(x + lean + 2)} ${short(y - height * 0.9)}Q${short(x + height * 0.025)} ${short(y - height * 0.5)} ${short(x + height * 0.022)} ${short(y + 2)}Z`,
    wood,
  );
  for (let i = 0; i < 6; i++) {
    const t = 0.42 + i * 0.1;
    const side = i % 2 === 0 ? 1 : -1;
    const reach = height * (0.21 - i * 0.025);
    const px = x + lean * t + side * reach * (i === 5 ? 0 : 0.62);
    const py = y - height * t;
    sheet.line(x + lean * t * 0.8, py + height * 0.05, px, py, wood, height * 0.011);
    const lobes: Lobe[] = [-0.9, -0.3, 0.3, 0.9].map(
      (u) => [px + u * reach * 0.55, py - height * 0.012 * (1 - u * u), height * 0.038] as const,
    );
    drawFoliage(sheet, random, light, lobes, '#54794f', { leaf: Math.max(2, height * 0.013), density: 20, far });
  }
}

function drawCypress(sheet: Sheet, random: Random, light: Light, { x, y, height, far = 0 }: TreePlace): void {
  const lobes: Lobe[] = [];
  for (let i = 0; i < 14; i++) {
    const t = i / 13;
    const radius = height * 0.088 * Math.sin(Math.PI * Math.min(0.97, 0.2 + t * 0.77)) + height * 0.008;
    lobes.push([x + random.between(-0.008, 0.008) * height, y - height * (0.05 + t * 0.92), radius]);
  }
  drawFoliage(sheet, random, light, lobes, random.pick(['#44684c', '#4c7050']), {
    leaf: Math.max(2, height * 0.012),
    density: 26,
    far,
  });
}

function drawPalm(sheet: Sheet, random: Random, light: Light, { x, y, height, far = 0 }: TreePlace): void {
  const lean = random.between(-0.1, 0.1) * height;
  const topX = x + lean;
  const topY = y - height * 0.74;
  const wood = mix('#a08a6c', light.haze, far);
  sheet.path(
    `M${short(x - height * 0.026)} ${short(y + 2)}Q${short(x + lean * 0.2)} ${short(y - height * 0.4)} ${short(topX - height * 0.012)} ${short(topY)}` +
      `L${short(topX + height * 0.014)} ${short(topY)}Q${short(x + lean * 0.2 + height * 0.026)} ${short(y - height * 0.4)} ${short(x + height * 0.026)} ${short(y + 2)}Z`,
    sheet.linear(
      [
        [x - height * 0.03, 0],
        [x + height * 0.03, 0],
      ],
      light.sunSide > 0
        ? [
            [0, darken(wood, 0.3)],
            [1, wood],
          ]
        : [
            [0, wood],
            [1, darken(wood, 0.3)],
          ],
    ),
  );
  const green = mix(random.pick(['#5f8a4a', '#6d9450']), light.haze, far);
  const fronds = random.int(11, 14);
  for (let i = 0; i < fronds; i++) {
    const angle = Math.PI * (-0.08 + (i / (fronds - 1)) * 1.16) + random.between(-0.06, 0.06);
    const length = height * random.between(0.27, 0.36);
    drawFrond(sheet, i % 3 === 0 ? darken(green, 0.22) : i % 3 === 1 ? green : lighten(green, 0.12), topX, topY, angle, length);
  }
}

function drawFrond(sheet: Sheet, color: string, x: number, y: number, angle: number, length: number): void {
  const droop = length * 0.55;
  const endX = x + Math.cos(angle) * length;
  const endY = y - Math.sin(angle) * length * 0.75 + droop * 0.6;
  const midX = x + Math.cos(angle) * length * 0.55;
  const midY = y - Math.sin(angle) * length * 0.85 - length * 0.1;
  sheet.path(
    `M${short(x)} ${short(y)}Q${short(midX)} ${short(midY - length * 0.08)} ${short(endX)} ${short(endY)}` +
      `Q${short(midX - length * 0.02)} ${short(midY + length * 0.16)} ${short(x)} ${short(y)}Z`,
    color,
  );
  for (let i = 1; i < 8; i++) {
    const t = i / 8;
    const px = (1 - t) ** 2 * x + 2 * t * (1 - t) * midX + t * t * endX;
    const py = (1 - t) ** 2 * y + 2 * t * (1 - t) * midY + t * t * endY;
    sheet.line(px, py, px + Math.cos(angle) * length * 0.06, py + length * 0.16 * (1 - t * 0.5), color, length * 0.022);
  }
}

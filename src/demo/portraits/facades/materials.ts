import { createRandom, type Random } from '#lib/random.ts';
import { darken, lighten, lightness, mix } from '../color.ts';
import type { RoofMaterial } from './house.ts';
import { type Sheet, circlesPath, short } from '../svg.ts';
import type { WallMaterial } from '../types.ts';

export type SurfaceMaterial = WallMaterial | RoofMaterial | 'concrete' | 'plank';

/** A fill that repeats the material; `unit` is pixels per foot. The same arguments give the same fill. */
export function surface(sheet: Sheet, material: SurfaceMaterial, color: string, unit: number): string {
  const random = createRandom(`${material}${color}`);
  return PAINTERS[material](sheet, random, color, Math.max(4, unit));
}

type Painter = (sheet: Sheet, random: Random, color: string, unit: number) => string;

const PAINTERS: Record<SurfaceMaterial, Painter> = {
  clapboard: paintClapboard,
  shingle: (sheet, random, color, unit) =>
    paintCourses(sheet, random, color, { row: 0.62 * unit, tab: 0.55 * unit, spread: 0.09, ragged: 0 }),
  brick: paintBrick,
  stone: paintStone,
  stucco: paintStucco,
  'board-and-batten': paintBattens,
  wood: paintWood,
  panel: paintPanels,
  plank: paintWood,
  concrete: paintStucco,
  asphalt: (sheet, random, color, unit) =>
    paintCourses(sheet, random, color, { row: 0.55 * unit, tab: 1.1 * unit, spread: 0.07, ragged: 0 }),
  slate: (sheet, random, color, unit) =>
    paintCourses(sheet, random, color, { row: 0.7 * unit, tab: 0.75 * unit, spread: 0.11, ragged: 0 }),
  shake: (sheet, random, color, unit) =>
    paintCourses(sheet, random, color, { row: 0.75 * unit, tab: 0.5 * unit, spread: 0.11, ragged: 0.16 }),
  tile: paintTiles,
  metal: paintSeams,
  membrane: paintStucco,
};

function vary(random: Random, color: string, spread: number): string {
  const shift = random.between(-spread, spread);
  return shift < 0 ? darken(color, -shift) : lighten(color, shift);
}

function paintClapboard(sheet: Sheet, _random: Random, color: string, unit: number): string {
  const row = Math.max(5, Math.round(unit * 0.5));
  return sheet.pattern(0, 0, 40, row, () => {
    sheet.rect(0, 0, 40, row, color);
    sheet.rect(0, 0, 40, 1.2, lighten(color, 0.12));
    sheet.rect(0, row - 2.2, 40, 2.2, darken(color, 0.1));
    sheet.rect(0, row - 1, 40, 1, darken(color, 0.24));
  });
}

interface CourseShape {
  row: number;
  tab: number;
  spread: number;
  ragged: number;
}

function paintCourses(sheet: Sheet, random: Random, color: string, shape: CourseShape): string {
  const row = Math.max(5, Math.round(shape.row));
  const tab = Math.max(5, Math.round(shape.tab));
  const columns = 12;
  const rows = 8;
  return sheet.pattern(0, 0, columns * tab, rows * row, () => {
    sheet.rect(0, 0, columns * tab, rows * row, color);
    for (let j = 0; j < rows; j++) {
      const shift = j % 2 === 0 ? 0 : Math.round(tab / 2);
      for (let i = -1; i < columns; i++) {
        const drop = shape.ragged * row * random.next();
        // The first and last tab of a shifted row are two halves of one, so they share a tone.
        const tone = i === columns - 1 && shift > 0 ? null : vary(random, color, shape.spread);
        if (tone) sheet.rect(i * tab + shift, j * row, tab - 0.8, row - drop, tone);
      }
      sheet.rect(0, (j + 1) * row - 1.6, columns * tab, 1.6, darken(color, 0.32), { opacity: 0.6 });
    }
  });
}

function paintBrick(sheet: Sheet, random: Random, color: string, unit: number): string {
  const row = Math.max(5, Math.round(unit * 0.33));
  const length = Math.max(10, Math.round(unit * 0.88));
  const mortar = mix(lighten(color, 0.45), '#cfc6ba', 0.5);
  return sheet.pattern(0, 0, length * 7, row * 8, () => {
    sheet.rect(0, 0, length * 7, row * 8, lightness(color) > 0.75 ? darken(color, 0.1) : mortar);
    for (let j = 0; j < 8; j++) {
      const shift = j % 2 === 0 ? 0 : Math.round(length / 2);
      const tones = Array.from({ length: 7 }, () => vary(random, color, 0.1));
      for (let i = -1; i < 7; i++) sheet.rect(i * length + shift, j * row, length - 1.2, row - 1.1, tones[(i + 7) % 7] ?? color);
    }
  });
}

function paintStone(sheet: Sheet, random: Random, color: string, unit: number): string {
  const width = Math.round(unit * 9);
  const rows = 6;
  const row = Math.round(unit * 0.85);
  return sheet.pattern(0, 0, width, row * rows, () => {
    sheet.rect(0, 0, width, row * rows, darken(color, 0.2));
    for (let j = 0; j < rows; j++) {
      let x = 0;
      while (x < width) {
        const length = Math.min(width - x, random.between(0.8, 2.2) * unit);
        const stone = mix(vary(random, color, 0.16), random.pick(['#b59f86', '#8f9499', '#a89a90']), 0.25);
        sheet.rect(x + 0.8, j * row + 0.8, length - 1.8, row - 1.8, stone, { rx: unit * 0.12 });
        sheet.rect(x + 1.6, j * row + 1.4, length - 3.6, 1.4, lighten(stone, 0.2), { opacity: 0.6 });
        x += length;
      }
    }
  });
}

function paintStucco(sheet: Sheet, random: Random, color: string, unit: number): string {
  const size = Math.round(unit * 7);
  return sheet.pattern(0, 0, size, size, () => {
    sheet.rect(0, 0, size, size, color);
    for (const tone of [darken(color, 0.08), lighten(color, 0.22)]) {
      const specks = Array.from(
        { length: 34 },
        () => [random.between(2, size - 2), random.between(2, size - 2), random.between(0.5, 1.3)] as const,
      );
      sheet.path(circlesPath(specks), tone, { opacity: 0.55 });
    }
  });
}

function paintBattens(sheet: Sheet, _random: Random, color: string, unit: number): string {
  const gap = Math.max(8, Math.round(unit * 1.15));
  return sheet.pattern(0, 0, gap, 40, () => {
    sheet.rect(0, 0, gap, 40, color);
    sheet.rect(0, 0, 2.4, 40, lighten(color, 0.16));
    sheet.rect(2.4, 0, 1.5, 40, darken(color, 0.2));
  });
}

function paintWood(sheet: Sheet, random: Random, color: string, unit: number): string {
  const row = Math.max(5, Math.round(unit * 0.5));
  const width = Math.round(unit * 12);
  return sheet.pattern(0, 0, width, row * 8, () => {
    for (let j = 0; j < 8; j++) {
      const cut = random.between(0.25, 0.75) * width;
      const tones = [vary(random, color, 0.14), vary(random, color, 0.14)];
      sheet.rect(0, j * row, cut, row, tones[0] ?? color);
      sheet.rect(cut, j * row, width - cut, row, tones[1] ?? color);
      sheet.rect(0, (j + 1) * row - 1.2, width, 1.2, darken(color, 0.38), { opacity: 0.7 });
      sheet.rect(0, j * row + row * random.between(0.3, 0.6), width, 0.8, darken(color, 0.25), { opacity: 0.35 });
    }
  });
}

function paintPanels(sheet: Sheet, random: Random, color: string, unit: number): string {
  const width = Math.round(unit * 4);
  const height = Math.round(unit * 2.6);
  return sheet.pattern(0, 0, width * 3, height * 2, () => {
    for (let j = 0; j < 2; j++) {
      for (let i = 0; i < 3; i++) sheet.rect(i * width, j * height, width, height, vary(random, color, 0.025));
    }
    for (let i = 0; i < 3; i++) sheet.rect(i * width, 0, 1, height * 2, darken(color, 0.22), { opacity: 0.7 });
    for (let j = 0; j < 2; j++) sheet.rect(0, j * height, width * 3, 1, darken(color, 0.22), { opacity: 0.7 });
  });
}

function paintTiles(sheet: Sheet, random: Random, color: string, unit: number): string {
  const width = Math.max(7, Math.round(unit * 0.62));
  const row = Math.max(6, Math.round(unit * 0.66));
  return sheet.pattern(0, 0, width * 10, row * 4, () => {
    sheet.rect(0, 0, width * 10, row * 4, darken(color, 0.3));
    for (let j = 0; j < 4; j++) {
      for (let i = 0; i < 10; i++) {
        const tone = vary(random, color, 0.15);
        const [x, y] = [i * width, j * row];
        const d = `M${short(x + 0.4)} ${short(y)}h${short(width - 0.8)}v${short(row * 0.62)}a${short(width / 2 - 0.4)} ${short(row * 0.34)} 0 0 1 -${short(width - 0.8)} 0Z`;
        sheet.path(d, tone);
        sheet.rect(x + width * 0.28, y, width * 0.2, row * 0.8, lighten(tone, 0.16), { opacity: 0.7 });
      }
    }
  });
}

function paintSeams(sheet: Sheet, _random: Random, color: string, unit: number): string {
  const gap = Math.max(9, Math.round(unit * 1.3));
  return sheet.pattern(0, 0, gap, 40, () => {
    sheet.rect(0, 0, gap, 40, color);
    sheet.rect(0, 0, 1.6, 40, lighten(color, 0.26));
    sheet.rect(1.6, 0, 1.6, 40, darken(color, 0.3));
  });
}

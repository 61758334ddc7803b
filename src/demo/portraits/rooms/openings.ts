import { darken, lighten, mix } from '../color.ts';
import { drawBackdrop } from '../landscape/backdrop.ts';
import { drawSky } from '../landscape/sky.ts';
import { drawTree } from '../landscape/trees.ts';
import type { Vector } from './camera.ts';
import { type Stage, type WindowSide, paintFace } from './stage.ts';
import { onWall, paintOnWall } from './wall-places.ts';
import type { Point } from '../svg.ts';
import { PORTRAIT_HEIGHT, PORTRAIT_WIDTH } from '../types.ts';
import type { Panes } from './panes.ts';

export interface Opening {
  side: WindowSide;
  /** Feet along the wall and up it. */
  from: number;
  to: number;
  sill: number;
  head: number;
  panes?: Panes;
  columns?: number;
  curtains?: 'none' | 'drapes' | 'sheer' | 'roman' | 'blind';
  curtainColor?: string;
}

/** Windows and glazed doors: the world outside, frames, curtains, and the light they throw on the floor. */
export function drawOpenings(stage: Stage, openings: readonly Opening[]): void {
  const glass = openings.map((opening) => glassOutline(stage, opening)).filter((outline) => outline.length > 2);
  if (glass.length === 0) return;
  const { sheet } = stage;
  for (const opening of openings) drawReveal(stage, opening);
  const clip = sheet.clip(() => glass.forEach((outline) => sheet.polygon(outline, '#000000')));
  sheet.group({ 'clip-path': clip }, () => drawOutside(stage));
  for (const outline of glass) {
    sheet.polygon(
      outline,
      sheet.linear('down', [
        [0, '#ffffff', 0.3],
        [0.4, '#ffffff', 0.06],
        [1, '#ffffff', 0.14],
      ]),
    );
  }
  for (const opening of openings) {
    drawFrame(stage, opening);
    drawCurtains(stage, opening);
  }
}

function shape(stage: Stage, opening: Opening, grow: number): Vector[] {
  const { side, from, to, sill, head } = opening;
  const at = (a: number, b: number): Vector => onWall(stage, side, a, b);
  if ((opening.panes ?? stage.interior.panes) !== 'arched') {
    return [at(from - grow, sill - grow), at(to + grow, sill - grow), at(to + grow, head + grow), at(from - grow, head + grow)];
  }
  const half = (to - from) / 2 + grow;
  const middle = (from + to) / 2;
  const rise = Math.min(half, (head - sill) * 0.34);
  const points = [at(middle - half, sill - grow), at(middle + half, sill - grow)];
  for (let i = 0; i <= 14; i++) {
    const t = (i / 14) * Math.PI;
    points.push(at(middle + Math.cos(t) * half, head - rise + grow + Math.sin(t) * rise));
  }
  return points;
}

function glassOutline(stage: Stage, opening: Opening): Point[] {
  return stage.camera.outline(shape(stage, opening, 0));
}

function drawReveal(stage: Stage, opening: Opening): void {
  const trim =
    stage.interior.mood === 'mediterranean' || stage.interior.mood === 'loft'
      ? mix(stage.interior.wall, '#ffffff', 0.3)
      : stage.interior.trim;
  paintFace(stage, shape(stage, opening, 0.38), darken(trim, 0.14));
  paintFace(stage, shape(stage, opening, 0.33), trim);
  paintFace(stage, shape(stage, opening, 0.1), darken(trim, 0.12));
}

function drawFrame(stage: Stage, opening: Opening): void {
  const { side, from, to, sill, head } = opening;
  const { interior, camera, sheet } = stage;
  const color = interior.sash;
  const bar = (a0: number, b0: number, a1: number, b1: number, thick: number): void => {
    const start = camera.project(onWall(stage, side, a0, b0));
    const end = camera.project(onWall(stage, side, a1, b1));
    sheet.line(...start, ...end, color, Math.max(1.4, thick * camera.scaleAt(onWall(stage, side, (a0 + a1) / 2, (b0 + b1) / 2))));
  };
  const panes = opening.panes ?? interior.panes;
  const columns = opening.columns ?? Math.max(1, Math.round((to - from) / (panes === 'plain' ? 4.4 : 2.8)));
  const top = panes === 'arched' ? head - 0.3 : head;
  for (let i = 1; i < columns; i++) bar(from + ((to - from) * i) / columns, sill, from + ((to - from) * i) / columns, top, 0.13);
  if (panes === 'grid' || panes === 'factory') {
    const rows = Math.max(2, Math.round((head - sill) / (panes === 'factory' ? 1.1 : 1.5)));
    for (let j = 1; j < rows; j++) bar(from, sill + ((head - sill) * j) / rows, to, sill + ((head - sill) * j) / rows, 0.06);
    const fine = columns * (panes === 'factory' ? 3 : 2);
    for (let i = 1; i < fine; i++) bar(from + ((to - from) * i) / fine, sill, from + ((to - from) * i) / fine, head, 0.06);
  }
  if (panes === 'double-hung') bar(from, (sill + head) / 2, to, (sill + head) / 2, 0.14);
  if (panes === 'arched') bar(from, sill + (head - sill) * 0.62, to, sill + (head - sill) * 0.62, 0.1);
  const outline = glassOutline(stage, opening);
  const middle = onWall(stage, side, (from + to) / 2, (sill + head) / 2);
  sheet.polygon(outline, 'none', { stroke: color, 'stroke-width': Math.max(2, 0.17 * camera.scaleAt(middle)) });
  if (sill > 0.5) {
    paintOnWall(stage, side, from - 0.55, sill - 0.24, to + 0.55, sill - 0.06, lighten(interior.trim, 0.3));
    paintOnWall(stage, side, from - 0.5, sill - 0.36, to + 0.5, sill - 0.24, darken(interior.trim, 0.22), { opacity: 0.5 });
  }
}

function drawCurtains(stage: Stage, opening: Opening): void {
  const { interior } = stage;
  const kind = opening.curtains ?? 'none';
  const { side, from, to, head, sill } = opening;
  const color = opening.curtainColor ?? lighten(interior.textiles[1] ?? interior.trim, 0.45);
  if (kind === 'roman' || kind === 'blind') {
    const drop = (head - sill) * (kind === 'roman' ? 0.24 : 0.4);
    const rows = kind === 'roman' ? 4 : 12;
    for (let i = 0; i < rows; i++)
      paintOnWall(
        stage,
        side,
        from - 0.1,
        head + 0.1 - (drop * (i + 1)) / rows,
        to + 0.1,
        head + 0.1 - (drop * i) / rows,
        i % 2 === 0 ? color : darken(color, 0.08),
      );
    return;
  }
  if (kind === 'none') return;
  const rod = Math.min(stage.size.height - 0.5, head + 0.7);
  const wide = kind === 'sheer' ? (to - from) * 0.3 : Math.min(1.7, (to - from) * 0.22 + 0.5);
  for (const [a0, a1] of [
    [from - 0.9, from - 0.9 + wide],
    [to + 0.9 - wide, to + 0.9],
  ] as const) {
    const pleats = Math.max(4, Math.round(wide / 0.22));
    for (let i = 0; i < pleats; i++) {
      const tone = i % 2 === 0 ? lighten(color, 0.1) : darken(color, 0.09);
      paintOnWall(stage, side, a0 + (wide * i) / pleats, 0.12, a0 + (wide * (i + 1)) / pleats + 0.01, rod - 0.1, tone, {
        opacity: kind === 'sheer' ? 0.72 : 1,
      });
    }
    paintOnWall(stage, side, a1 - 0.05, 0.12, a1 + 0.14, rod - 0.1, '#2a2018', { opacity: 0.1 });
  }
  const { camera, sheet } = stage;
  const ends = [onWall(stage, side, from - 1.2, rod), onWall(stage, side, to + 1.2, rod)] as const;
  sheet.line(...camera.project(ends[0]), ...camera.project(ends[1]), interior.metal, Math.max(2, 0.1 * camera.scaleAt(ends[0])), {
    'stroke-linecap': 'round',
  });
  for (const end of ends) sheet.circle(...camera.project(end), Math.max(2.4, 0.11 * camera.scaleAt(end)), interior.metal);
}

function drawOutside(stage: Stage): void {
  const { sheet, random, light, facts, camera } = stage;
  const fork = random.fork('outside');
  const horizon = camera.horizon + 22;
  const high = facts.style === 'Condo Tower';
  sheet.tinted(light.tint, () => {
    drawSky(sheet, fork.fork('sky'), light, horizon);
    drawBackdrop(sheet, fork.fork('backdrop'), light, high && facts.view === 'none' ? 'city' : facts.view, horizon, 0.85);
    const ground = high ? mix(light.lawn, light.haze, 0.35) : light.lawn;
    sheet.rect(
      0,
      horizon,
      PORTRAIT_WIDTH,
      PORTRAIT_HEIGHT - horizon,
      sheet.linear('down', [
        [0, lighten(ground, 0.12)],
        [0.4, ground],
        [1, darken(ground, 0.1)],
      ]),
    );
    if (high) return;
    const kinds = ['round', 'maple', 'conifer', 'birch', 'oak'] as const;
    for (let i = 0; i < 9; i++)
      drawTree(sheet, fork, light, fork.pick(kinds), {
        x: (i + fork.between(-0.4, 0.9)) * 190,
        y: horizon + fork.between(4, 40),
        height: fork.between(120, 260),
        far: fork.between(0.1, 0.4),
      });
  });
}

/** Sunlight that falls through the openings onto the floor. */
export function drawLightPatches(stage: Stage, openings: readonly Opening[]): void {
  const { sheet, camera, size, light } = stage;
  if (light.time === 'dusk' || light.time === 'soft') return;
  const floor = camera.outline([
    [0, -2, 0],
    [size.width, -2, 0],
    [size.width, size.depth, 0],
    [0, size.depth, 0],
  ]);
  const clip = sheet.clip(() => sheet.polygon(floor, '#000000'));
  const slope = light.time === 'golden' ? 1.5 : 0.95;
  sheet.group({ 'clip-path': clip, opacity: light.time === 'golden' ? 0.36 : 0.3 }, () => {
    sheet.group({ filter: sheet.blur(2.5) }, () => {
      for (const { side, from, to, sill, head } of openings) {
        const count = Math.max(1, Math.round((to - from) / 2.4));
        for (let i = 0; i < count; i++) {
          const a0 = from + ((to - from) * i) / count + 0.08;
          const a1 = from + ((to - from) * (i + 1)) / count - 0.08;
          const land = (a: number, b: number): Vector => {
            const reach = b * slope;
            const drift = b * 0.45 * light.sunSide;
            if (side === 'back') return [a + drift, size.depth - reach, 0];
            return side === 'left' ? [reach, a - b * 0.35, 0] : [size.width - reach, a - b * 0.35, 0];
          };
          const outline = camera.outline([land(a0, sill), land(a1, sill), land(a1, head), land(a0, head)]);
          if (outline.length > 2) sheet.polygon(outline, light.time === 'golden' ? '#ffdca0' : '#fff6df');
        }
      }
    });
  });
}

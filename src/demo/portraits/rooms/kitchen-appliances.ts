import { darken, lighten } from '../color.ts';
import { cabinetDoor } from './kitchen-units.ts';
import { addBox, addTurned, spotAt } from './solids.ts';
import type { Stage } from './stage.ts';

export function addRange(stage: Stage, x: number, y: number): void {
  const { interior, random } = stage;
  const spot = spotAt(stage, x, y, 2.5, 2.3);
  const body = random.pick(['#c9cccd', '#34383b', '#d3d4d2', interior.feature]);
  addBox(spot, {
    at: [0, 0, 0.2],
    size: [2.5, 2.3, 2.82],
    color: body,
    decorate: (face, pen) => {
      if (face === 'front') {
        pen.quad(0.08, 0.22, 0.92, 0.72, '#26292c');
        pen.quad(0.13, 0.3, 0.87, 0.66, '#3a3f43');
        pen.line(0.1, 0.76, 0.9, 0.76, '#eceae4', 0.09);
        for (const u of [0.16, 0.32, 0.5, 0.68, 0.84]) pen.dot(u, 0.9, 0.09, '#2b2d2f');
      }
      if (face === 'top') {
        pen.quad(0.06, 0.1, 0.94, 0.86, '#2b2d2f');
        for (const [u, v] of [
          [0.28, 0.3],
          [0.72, 0.3],
          [0.28, 0.68],
          [0.72, 0.68],
        ] as const)
          pen.quad(u - 0.12, v - 0.12, u + 0.12, v + 0.12, '#44484b');
      }
    },
  });
  if (interior.plenty > 0.6) {
    addTurned(spot, {
      at: [0.7, 1.5],
      profile: [
        [0.32, 3.05],
        [0.36, 3.5],
      ],
      color: random.pick(['#b5552f', '#d9d4c8', '#4a6670']),
      top: '#3a3c3e',
    });
  }
}

export function addHood(stage: Stage, middle: number, width: number): void {
  const { size, interior, random } = stage;
  const spot = { stage, x: middle - width / 2, y: size.depth - 1.6, width, depth: 1.6, turn: 0 as const };
  const kind = random.pick(['box', 'chimney', 'wood'] as const);
  const color = kind === 'chimney' ? '#c9cccd' : kind === 'wood' ? interior.wood : lighten(interior.wall, 0.3);
  addBox(spot, {
    at: [0, 0, 5.4],
    size: [width, 1.6, kind === 'chimney' ? 0.35 : 0.5],
    color: kind === 'box' ? interior.wood : darken(color, 0.06),
  });
  if (kind === 'chimney') addBox(spot, { at: [width / 2 - 0.6, 0.6, 5.75], size: [1.2, 1, size.height - 5.75], color });
  else {
    addBox(spot, { at: [0.12, 0.2, 5.9], size: [width - 0.24, 1.4, 0.9], color });
    addBox(spot, { at: [0.3, 0.4, 6.8], size: [width - 0.6, 1.2, size.height - 6.8], color });
  }
}

export function addFridge(stage: Stage, x: number, y: number, width: number): void {
  const { interior, random } = stage;
  const spot = spotAt(stage, x, y, width, 2.5);
  const color = random.pick(['#cdd0d0', '#cdd0d0', interior.cabinet, '#3a3d40', '#f0eee9']);
  addBox(spot, {
    at: [0, 0, 0.08],
    size: [width, 2.5, 6.3],
    color,
    decorate: (face, pen) => {
      if (face !== 'front') return;
      pen.line(0.5, 0.34, 0.5, 1, darken(color, 0.35), 0.04);
      pen.line(0, 0.34, 1, 0.34, darken(color, 0.35), 0.05);
      for (const u of [0.44, 0.56]) pen.line(u, 0.5, u, 0.82, darken(color, 0.4), 0.07);
      pen.line(0.25, 0.28, 0.75, 0.28, darken(color, 0.4), 0.07);
    },
  });
  addBox(spot, {
    at: [-0.05, 0.2, 6.5],
    size: [width + 0.1, 2.3, Math.max(0.3, Math.min(stage.size.height - 0.5, 8.2) - 6.5)],
    color: interior.cabinet,
    decorate: (face, pen) => {
      if (face !== 'front') return;
      cabinetDoor(stage, pen, 0, 0.02, 0.5, 0.98, interior.cabinet, false);
      cabinetDoor(stage, pen, 0.5, 0.02, 1, 0.98, interior.cabinet, false);
    },
  });
}

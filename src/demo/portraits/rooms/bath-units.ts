import { darken, lighten, mix } from '../color.ts';
import { type Spot, addBox, addLegs, addRod, addTurned, spotAt } from './solids.ts';
import { type Stage, addSolid, paintFace } from './stage.ts';
import { addVase } from './tables.ts';

export function addVanity(stage: Stage, x: number, width: number): void {
  const { interior, random, size } = stage;
  const depth = 1.9;
  const kind = random.pick(['floating', 'legs', 'cabinet'] as const);
  const color = random.pick([interior.wood, interior.cabinet, interior.cabinetLow, interior.feature]);
  const spot = spotAt(stage, x, size.depth - depth, width, depth);
  const low = kind === 'floating' ? 1.1 : kind === 'legs' ? 0.8 : 0.3;
  if (kind === 'legs') addLegs(spot, 0.12, 0.12, width - 0.24, depth - 0.24, low, 0.17, color);
  if (kind === 'cabinet') addBox(spot, { at: [0.1, 0.2, 0], size: [width - 0.2, depth - 0.2, 0.3], color: darken(color, 0.4) });
  const doors = Math.max(2, Math.round(width / 1.5));
  addBox(spot, {
    at: [0, 0, low],
    size: [width, depth, 2.68 - low],
    color,
    decorate: (face, pen) => {
      if (face !== 'front') return;
      for (let i = 0; i < doors; i++) {
        const [u0, u1] = [(i + 0.05) / doors, (i + 0.95) / doors];
        for (const [v0, v1] of kind === 'cabinet'
          ? ([
              [0.04, 0.66],
              [0.71, 0.96],
            ] as const)
          : ([[0.06, 0.94]] as const)) {
          pen.quad(u0, v0, u1, v1, darken(color, 0.14));
          pen.quad(u0 + 0.01, v0 + 0.02, u1 - 0.01, v1 - 0.025, lighten(color, 0.03));
        }
        pen.line((i + 0.38) / doors, 0.82, (i + 0.62) / doors, 0.82, interior.metal, 0.07);
      }
    },
  });
  const counter = interior.counter === '#c9a172' ? '#f1efe9' : interior.counter;
  addBox(spot, { at: [-0.06, -0.08, 2.68], size: [width + 0.12, depth + 0.08, 0.16], color: counter });
  const vessel = random.chance(0.5);
  for (const cx of width > 5 ? [width * 0.27, width * 0.73] : [width / 2]) {
    if (vessel)
      addTurned(spot, {
        at: [cx, 0.95],
        profile: [
          [0.45, 2.84],
          [0.66, 3.2],
        ],
        stretch: [1.15, 0.85],
        color: '#f7f5ef',
        top: '#dfe3e2',
      });
    else
      addTurned(spot, {
        at: [cx, 0.9],
        profile: [
          [0.62, 2.84],
          [0.64, 2.87],
        ],
        stretch: [1.2, 0.8],
        color: '#f7f5ef',
        top: '#d3dadb',
      });
    addRod(spot, [cx, 1.7, 2.84], [cx, 1.7, 3.7], 0.08, interior.metal);
    addRod(spot, [cx, 1.7, 3.7], [cx, 1.2, 3.62], 0.08, interior.metal);
  }
  if (interior.plenty > 0.4) {
    addTurned(spot, {
      at: [width * 0.08 + 0.2, 1.2],
      profile: [
        [0.12, 2.84],
        [0.12, 3.2],
        [0.05, 3.3],
      ],
      color: '#c9a98a',
    });
    addVase(spot, width - 0.5, 1.2, 2.84, 0.7);
  }
}

export function addTub(stage: Stage, x: number, y: number, length: number, kind: 'slipper' | 'oval' | 'claw' | 'built'): void {
  const { interior } = stage;
  const long = Math.min(5.8, length);
  const spot = spotAt(stage, x, y, long, 2.9);
  const white = '#f8f6f1';
  if (kind === 'built') {
    addBox(spot, {
      at: [0, 0, 0],
      size: [long, 3.2, 1.9],
      color: interior.tile,
      decorate: (face, pen) => {
        if (face === 'front') for (let u = 1; u < 12; u++) pen.line(u / 12, 0, u / 12, 1, darken(interior.tile, 0.1), 0.02);
        if (face === 'top') {
          pen.quad(0.04, 0.08, 0.96, 0.9, white);
          pen.quad(0.08, 0.15, 0.92, 0.83, '#cfdfe0');
        }
      },
    });
    return;
  }
  const stretch = [long / 2, 1.45] as const;
  const lift = kind === 'claw' ? 0.45 : 0.06;
  if (kind === 'claw') addLegs(spot, long * 0.2, 0.7, long * 0.6, 1.5, 0.5, 0.22, interior.metal);
  addTurned(spot, {
    at: [long / 2, 1.45],
    profile: [
      [kind === 'slipper' ? 0.72 : 0.8, lift],
      [0.9, lift + 0.7],
      [1, lift + 1.75],
      [1.02, lift + 1.85],
    ],
    stretch,
    color: white,
    top: '#fdfcf9',
  });
  addTurned(spot, {
    at: [long / 2, 1.45],
    profile: [
      [0.9, lift + 1.85],
      [0.9, lift + 1.86],
    ],
    stretch,
    color: '#cadcde',
    top: '#c6dadd',
  });
  addRod(spot, [long * 0.12, 2.75, 0], [long * 0.12, 2.75, 3], 0.1, interior.metal);
  addRod(spot, [long * 0.12, 2.75, 3], [long * 0.2, 2.2, 2.8], 0.1, interior.metal);
  if (interior.plenty > 0.55)
    addBox(spot, { at: [long * 0.55, -0.02, lift + 1.86], size: [0.8, 2.9, 0.1], color: interior.wood });
}

export function addShower(stage: Stage, x: number, width: number): void {
  if (width < 1) return;
  const { interior, size, random } = stage;
  const depth = 3.6;
  const y = size.depth - depth;
  const tile = interior.tile;
  const tones = Array.from({ length: 60 }, () => random.between(-0.06, 0.08));
  const spot: Spot = { stage, x, y, width, depth, turn: 0 };
  addBox(spot, {
    at: [0, depth - 0.06, 0],
    size: [width, 0.06, size.height],
    color: tile,
    decorate: (face, pen) => {
      if (face !== 'front') return;
      const [columns, rows] = [8, 22];
      pen.quad(0, 0, 1, 1, darken(tile, 0.12));
      for (let j = 0; j < rows; j++) {
        for (let i = -1; i < columns; i++) {
          const shift = j % 2 === 0 ? 0 : 0.5;
          const tone = tones[(j * 13 + i * 5 + 20) % tones.length] ?? 0;
          pen.quad(
            Math.max(0, (i + shift + 0.03) / columns),
            (j + 0.04) / rows,
            Math.min(1, (i + shift + 0.98) / columns),
            (j + 0.96) / rows,
            tone < 0 ? darken(tile, -tone) : lighten(tile, tone),
          );
        }
      }
      pen.quad(0.56, 0.44, 0.84, 0.55, darken(tile, 0.3));
      for (const u of [0.62, 0.7]) pen.quad(u, 0.44, u + 0.04, 0.5, random.pick(['#b8724a', '#efe9dd']));
    },
  });
  addBox(spot, { at: [0, 0, 0], size: [width, depth - 0.06, 0.2], color: mix(tile, '#c9c6bf', 0.5) });
  const middle = width * 0.3;
  addRod(spot, [middle, depth - 0.2, 4], [middle, depth - 0.2, 7.2], 0.07, interior.metal);
  addRod(spot, [middle, depth - 0.2, 7.2], [middle, depth - 1.2, 7.2], 0.07, interior.metal);
  addTurned(spot, {
    at: [middle, depth - 1.2],
    profile: [
      [0.42, 7.05],
      [0.3, 7.14],
    ],
    color: interior.metal,
  });
  const glass = (a: readonly [number, number], b: readonly [number, number]): void => {
    const min = [x + Math.min(a[0], b[0]), y + Math.min(a[1], b[1]), 0.2] as const;
    const max = [x + Math.max(a[0], b[0]) + 0.01, y + Math.max(a[1], b[1]) + 0.01, 7.4] as const;
    addSolid(stage, min, max, () => {
      const points = [
        [x + a[0], y + a[1], 0.2],
        [x + b[0], y + b[1], 0.2],
        [x + b[0], y + b[1], 7.2],
        [x + a[0], y + a[1], 7.2],
      ] as const;
      paintFace(stage, points, '#dcebec', { opacity: 0.24, stroke: interior.metal, 'stroke-width': 3, 'stroke-opacity': 1 });
      const [p, q] = [stage.camera.project([x + a[0], y + a[1], 6.6]), stage.camera.project([x + b[0], y + b[1], 1])];
      stage.sheet.polygon(
        [
          [p[0] + (q[0] - p[0]) * 0.3, p[1]],
          [p[0] + (q[0] - p[0]) * 0.5, p[1]],
          [p[0] + (q[0] - p[0]) * 0.3, q[1]],
          [p[0] + (q[0] - p[0]) * 0.1, q[1]],
        ],
        '#ffffff',
        { opacity: 0.14 },
      );
    });
  };
  glass([0, 0], [width * 0.55, 0]);
  glass([width * 0.55, 0], [width, 0]);
  glass([0, depth], [0, 0]);
  const handle: Spot = { stage, x, y: y - 0.12, width, depth, turn: 0 };
  addRod(handle, [width * 0.6, 0.06, 3.2], [width * 0.6, 0.06, 4.4], 0.09, interior.metal);
}

export function addToilet(stage: Stage, x: number, y: number, turn: Spot['turn']): void {
  const spot = spotAt(stage, x, y, 1.7, 2.5, turn);
  const white = '#f7f5f0';
  addTurned(spot, {
    at: [0.85, 1.1],
    profile: [
      [0.42, 0],
      [0.38, 0.5],
      [0.66, 1.15],
    ],
    stretch: [0.95, 1.25],
    color: white,
  });
  addTurned(spot, {
    at: [0.85, 1.1],
    profile: [
      [0.68, 1.15],
      [0.68, 1.32],
    ],
    stretch: [0.95, 1.25],
    color: '#fbfaf6',
    top: '#fdfcf9',
  });
  addBox(spot, { at: [0.05, 1.85, 1.2], size: [1.6, 0.6, 1.5], color: white, round: 0.1 });
  addBox(spot, { at: [0, 1.82, 2.7], size: [1.7, 0.66, 0.14], color: '#fbfaf6', round: 0.05 });
}

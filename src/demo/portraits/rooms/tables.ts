import { darken, lighten } from '../color.ts';
import { type Spot, addBox, addLegs, addRod, addTurned, spotAt } from './solids.ts';
import type { Stage } from './stage.ts';

export type CoffeeTableKind = 'slab' | 'round' | 'oval' | 'drum' | 'glass' | 'shelf';

export function addCoffeeTable(stage: Stage, x: number, y: number, width: number, depth: number, kind: CoffeeTableKind): Spot {
  const spot = spotAt(stage, x, y, width, depth);
  const { interior } = stage;
  const top = 1.35;
  const wood = interior.wood;
  if (kind === 'round' || kind === 'oval') {
    const stretch = [width / 2, depth / 2] as const;
    addLegs(spot, width * 0.22, depth * 0.24, width * 0.56, depth * 0.52, top - 0.1, 0.14, darken(wood, 0.15), 0.14);
    addTurned(spot, {
      at: [width / 2, depth / 2],
      profile: [
        [1, top - 0.14],
        [1, top],
      ],
      stretch,
      color: wood,
    });
  } else if (kind === 'drum') {
    addTurned(spot, {
      at: [width / 2, depth / 2],
      profile: [
        [0.92, 0],
        [1, 0.1],
        [1, top],
      ],
      stretch: [width / 2, depth / 2],
      color: interior.counter === '#3a3c3e' ? interior.feature : wood,
    });
  } else if (kind === 'glass') {
    addLegs(spot, 0.12, 0.12, width - 0.24, depth - 0.24, top, 0.09, interior.metal);
    addBox(spot, { at: [0, 0, top - 0.06], size: [width, depth, 0.06], color: '#cfe0e0', opacity: 0.55 });
    addBox(spot, { at: [0.1, 0.1, 0.32], size: [width - 0.2, depth - 0.2, 0.06], color: wood });
  } else {
    addLegs(
      spot,
      0.18,
      0.18,
      width - 0.36,
      depth - 0.36,
      top - 0.12,
      kind === 'slab' ? 0.2 : 0.14,
      kind === 'slab' ? interior.metal : wood,
    );
    if (kind === 'shelf') addBox(spot, { at: [0.2, 0.2, 0.4], size: [width - 0.4, depth - 0.4, 0.1], color: darken(wood, 0.1) });
    addBox(spot, {
      at: [0, 0, top - 0.16],
      size: [width, depth, 0.16],
      color: wood,
      decorate: (face, pen) =>
        face === 'top' && [0.33, 0.66].forEach((v) => pen.line(0.01, v, 0.99, v, darken(wood, 0.14), 0.02)),
    });
  }
  if (interior.plenty > 0.3) addTrinkets(spot, width / 2, depth / 2, top, width * 0.22);
  return spot;
}

/** A few things on a table top: books, a bowl, a vase. */
export function addTrinkets(spot: Spot, x: number, y: number, z: number, reach: number): void {
  const { random, interior } = spot.stage;
  const [first = '#a6523f', second = '#d9c29a'] = interior.textiles;
  if (random.chance(0.7)) {
    addBox(spot, { at: [x - reach - 0.5, y - 0.35, z], size: [1, 0.7, 0.12], color: second });
    addBox(spot, { at: [x - reach - 0.42, y - 0.3, z + 0.12], size: [0.84, 0.6, 0.1], color: first });
  }
  if (random.chance(0.6))
    addTurned(spot, {
      at: [x + reach * 0.6, y],
      profile: [
        [0.18, z],
        [0.4, z + 0.22],
      ],
      color: random.pick(['#f2eee4', '#8c9c98', '#b8724a', '#3f4a4e']),
      top: '#5a4a3a',
    });
  else addVase(spot, x + reach * 0.5, y, z, 0.8);
}

/** A vase, now and then with stems. */
export function addVase(spot: Spot, x: number, y: number, z: number, size: number): void {
  const { random, interior, sheet, camera } = spot.stage;
  const color = random.pick(['#f2eee4', '#b8724a', '#5f7f83', '#39403f', interior.textiles[0] ?? '#a6523f']);
  const shape = random.pick([
    [
      [0.16, 0],
      [0.3, 0.3],
      [0.12, 0.62],
      [0.16, 0.74],
    ],
    [
      [0.18, 0],
      [0.22, 0.5],
      [0.14, 0.7],
    ],
    [
      [0.14, 0],
      [0.28, 0.2],
      [0.28, 0.42],
      [0.1, 0.6],
    ],
  ] as const);
  addTurned(spot, {
    at: [x, y],
    profile: shape.map(([r, h]) => [r * size, z + h * size] as const),
    color,
    top: darken(color, 0.4),
  });
  if (!random.chance(0.7)) return;
  const leaf = random.pick(['#6f8f5a', '#8aa06a', '#b8926a', '#d8a0a8', '#e8d9b8']);
  const stems = Array.from({ length: 9 }, () => [random.between(-0.6, 0.6), random.between(0.7, 1.25)] as const);
  const tilt = stems.map(([dx, h]) => ({ dx: dx * size, h: h * size }));
  addRod(spot, [x, y, z + 0.6 * size], [x, y, z + 0.75 * size], 0.02, leaf);
  spot.stage.solids.push({
    min: [spot.x + x - 0.3, spot.y + y - 0.05, z + 0.7 * size],
    max: [spot.x + x + 0.3, spot.y + y + 0.05, z + 1.9 * size],
    draw: () => {
      const at =
        spot.turn === 0
          ? ([spot.x + x, spot.y + y, z + 0.66 * size] as const)
          : ([spot.x + (spot.turn === 1 ? spot.depth - y : y), spot.y + x, z + 0.66 * size] as const);
      const [px, py] = camera.project(at);
      const unit = camera.scaleAt(at);
      for (const { dx, h } of tilt) {
        sheet.line(px, py, px + dx * unit, py - h * unit, darken(leaf, 0.25), Math.max(1, unit * 0.025));
        for (const t of [0.6, 0.8, 1])
          sheet.ellipse(
            px + dx * unit * t + (t - 0.8) * 10,
            py - h * unit * t,
            unit * 0.11,
            unit * 0.07,
            t === 1 ? lighten(leaf, 0.15) : leaf,
          );
      }
    },
  });
}

export function addSideTable(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  height: number,
  kind: 'round' | 'box' | 'drawer',
  turn: Spot['turn'] = 0,
): Spot {
  const spot = spotAt(stage, x, y, size, size, turn);
  const { interior } = stage;
  if (kind === 'round') {
    addRod(spot, [size / 2, size / 2, 0], [size / 2, size / 2, height], 0.16, interior.metal);
    addTurned(spot, {
      at: [size / 2, size / 2],
      profile: [
        [0.5 * size * 0.7, 0],
        [0.5 * size * 0.6, 0.08],
      ],
      color: interior.metal,
    });
    addTurned(spot, {
      at: [size / 2, size / 2],
      profile: [
        [size / 2, height - 0.1],
        [size / 2, height],
      ],
      color: interior.wood,
    });
    return spot;
  }
  const lift = 0.5;
  addLegs(spot, 0.1, 0.1, size - 0.2, size - 0.2, lift, 0.12, interior.wood);
  addBox(spot, {
    at: [0, 0, lift],
    size: [size, size, height - lift],
    color: interior.wood,
    decorate: (face, pen) => {
      if (face !== 'front') return;
      const rows = kind === 'drawer' ? 2 : 1;
      for (let i = 0; i < rows; i++) {
        const [v0, v1] = [(i + 0.1) / rows, (i + 0.9) / rows];
        pen.quad(0.07, v0, 0.93, v1, lighten(interior.wood, 0.07));
        pen.line(0.4, (v0 + v1) / 2, 0.6, (v0 + v1) / 2, interior.metal, 0.06);
      }
    },
  });
  return spot;
}

/** A chest of doors or drawers: media console, dresser, sideboard. */
export function addCabinet(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  depth: number,
  height: number,
  turn: Spot['turn'],
  options: { color?: string; rows?: number; columns?: number; lift?: number; slats?: boolean } = {},
): Spot {
  const spot = spotAt(stage, x, y, width, depth, turn);
  const { interior } = stage;
  const color = options.color ?? interior.wood;
  const lift = options.lift ?? 0.5;
  const rows = options.rows ?? 1;
  const columns = options.columns ?? Math.max(2, Math.round(width / 1.8));
  addLegs(spot, 0.15, 0.12, width - 0.3, depth - 0.24, lift, 0.14, darken(interior.wood, 0.2));
  addBox(spot, {
    at: [0, 0, lift],
    size: [width, depth, height - lift],
    color,
    decorate: (face, pen) => {
      if (face !== 'front') return;
      for (let i = 0; i < columns; i++) {
        for (let j = 0; j < rows; j++) {
          const [u0, u1, v0, v1] = [(i + 0.04) / columns, (i + 0.96) / columns, (j + 0.05) / rows, (j + 0.95) / rows];
          pen.quad(u0, v0, u1, v1, lighten(color, 0.06));
          if (options.slats)
            for (let k = 1; k < 9; k++)
              pen.line(u0 + ((u1 - u0) * k) / 9, v0, u0 + ((u1 - u0) * k) / 9, v1, darken(color, 0.18), 0.035);
          else pen.line((u0 + u1) / 2 - 0.04, (v0 + v1) / 2, (u0 + u1) / 2 + 0.04, (v0 + v1) / 2, interior.metal, 0.07);
        }
      }
    },
  });
  addBox(spot, { at: [-0.05, -0.05, height], size: [width + 0.1, depth + 0.08, 0.1], color: lighten(color, 0.03) });
  return spot;
}

export function addDiningTable(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  depth: number,
  kind: 'legs' | 'trestle' | 'pedestal' | 'oval',
): Spot {
  const spot = spotAt(stage, x, y, width, depth);
  const { interior } = stage;
  const wood = interior.wood;
  const top = 2.5;
  if (kind === 'pedestal' || kind === 'oval') {
    const stretch = [width / 2, depth / 2] as const;
    addTurned(spot, {
      at: [width / 2, depth / 2],
      profile: [
        [1, 0],
        [0.9, 0.15],
        [0.28, 0.4],
        [0.22, 1.6],
        [0.5, top - 0.16],
      ],
      stretch: [Math.min(1.3, width * 0.2), Math.min(1.3, depth * 0.32)],
      color: interior.mood === 'modern' ? interior.feature : darken(wood, 0.08),
    });
    addTurned(spot, {
      at: [width / 2, depth / 2],
      profile: [
        [1, top - 0.16],
        [1, top],
      ],
      stretch,
      color: interior.mood === 'modern' ? lighten(interior.counter, 0.05) : wood,
    });
    return spot;
  }
  if (kind === 'trestle') {
    for (const px of [width * 0.16, width * 0.84 - 0.3]) {
      addBox(spot, { at: [px, depth * 0.2, 0], size: [0.3, depth * 0.6, 0.2], color: darken(wood, 0.1) });
      addBox(spot, { at: [px, depth * 0.4, 0.2], size: [0.3, depth * 0.2, top - 0.4], color: darken(wood, 0.1) });
    }
  } else {
    addLegs(spot, 0.25, 0.25, width - 0.5, depth - 0.5, top - 0.18, 0.24, darken(wood, 0.1));
  }
  addBox(spot, {
    at: [0, 0, top - 0.18],
    size: [width, depth, 0.18],
    color: wood,
    decorate: (face, pen) => face === 'top' && [0.25, 0.5, 0.75].forEach((v) => pen.line(0, v, 1, v, darken(wood, 0.12), 0.02)),
  });
  return spot;
}

export function addDesk(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  turn: Spot['turn'],
  kind: 'legs' | 'drawers' | 'trestle',
): Spot {
  const spot = spotAt(stage, x, y, width, 2.3, turn);
  const { interior } = stage;
  const wood = interior.wood;
  if (kind === 'drawers') {
    for (const px of [0.1, width - 1.5]) {
      addBox(spot, {
        at: [px, 0.15, 0],
        size: [1.4, 2, 2.32],
        color: darken(wood, 0.05),
        decorate: (face, pen) => {
          if (face !== 'front' && face !== 'back') return;
          for (const v of [0.06, 0.37, 0.68]) {
            pen.quad(0.07, v, 0.93, v + 0.27, lighten(wood, 0.05));
            pen.line(0.38, v + 0.14, 0.62, v + 0.14, interior.metal, 0.06);
          }
        },
      });
    }
  } else {
    addLegs(
      spot,
      0.15,
      0.15,
      width - 0.3,
      2,
      2.35,
      0.14,
      kind === 'trestle' ? interior.metal : wood,
      kind === 'trestle' ? 0.12 : 0,
    );
  }
  addBox(spot, { at: [0, 0, 2.34], size: [width, 2.3, 0.14], color: wood });
  return spot;
}

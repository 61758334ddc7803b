import { createRandom } from '#lib/random.ts';
import { darken, lighten, mix } from '../color.ts';
import { type FacePen, addBox, addRod, addTurned, spotAt } from './solids.ts';
import type { Stage } from './stage.ts';
import { paintOnWall } from './wall-places.ts';

const COUNTER = 3;

const DEPTH = 2.2;

export function cabinetDoor(
  stage: Stage,
  pen: FacePen,
  u0: number,
  v0: number,
  u1: number,
  v1: number,
  color: string,
  drawer: boolean,
): void {
  const { interior } = stage;
  pen.quad(u0, v0, u1, v1, darken(color, 0.18));
  const [iu, iv] = [(u1 - u0) * 0.02, (v1 - v0) * 0.015];
  pen.quad(u0 + iu, v0 + iv, u1 - iu, v1 - iv, color);
  const shaker = interior.mood !== 'modern' && interior.mood !== 'mid-century' && interior.mood !== 'nordic';
  if (shaker) {
    const [pu, pv] = [(u1 - u0) * 0.16, (v1 - v0) * (drawer ? 0.24 : 0.09)];
    pen.quad(u0 + pu, v0 + pv, u1 - pu, v1 - pv, darken(color, 0.1));
    pen.quad(u0 + pu * 1.12, v0 + pv, u1 - pu, v1 - pv * 1.25, darken(color, 0.03));
  }
  if (drawer) pen.line(u0 + (u1 - u0) * 0.36, (v0 + v1) / 2, u0 + (u1 - u0) * 0.64, (v0 + v1) / 2, interior.metal, 0.06);
}

/** Low cabinets with a counter along the far wall; `sink` is the middle of a sink when it lies within. */
export function addBaseRun(stage: Stage, from: number, to: number, sink: number | null): void {
  const { size, interior } = stage;
  const width = to - from;
  if (width < 0.6) return;
  const spot = spotAt(stage, from, size.depth - DEPTH, width, DEPTH);
  const color = interior.cabinetLow;
  const count = Math.max(1, Math.round(width / 1.7));
  const random = createRandom(`${stage.facts.seed}/run${count}`);
  const kinds = Array.from({ length: count }, () =>
    random.weighted(['door', 'drawers'] as const, (kind) => (kind === 'door' ? 2 : 1)),
  );
  addBox(spot, {
    at: [0, 0.1, 0],
    size: [width, DEPTH - 0.1, 0.36],
    color: darken(color, 0.5),
  });
  addBox(spot, {
    at: [0, 0, 0.36],
    size: [width, DEPTH, COUNTER - 0.14 - 0.36],
    color,
    decorate: (face, pen) => {
      if (face !== 'front') return;
      kinds.forEach((kind, i) => {
        const [u0, u1] = [i / count, (i + 1) / count];
        if (kind === 'drawers') {
          for (const [v0, v1] of [
            [0.01, 0.36],
            [0.37, 0.7],
            [0.71, 0.99],
          ] as const)
            cabinetDoor(stage, pen, u0, v0, u1, v1, color, true);
        } else {
          cabinetDoor(stage, pen, u0, 0.76, u1, 0.99, color, true);
          cabinetDoor(stage, pen, u0, 0.01, u1, 0.75, color, false);
          const handle = i % 2 === 0 ? u1 - 0.12 / count : u0 + 0.12 / count;
          pen.line(handle, 0.52, handle, 0.68, interior.metal, 0.06);
        }
      });
    },
  });
  addBox(spot, {
    at: [-0.02, -0.1, COUNTER - 0.14],
    size: [width + 0.04, DEPTH + 0.1, 0.14],
    color: interior.counter,
    decorate: (face, pen) => {
      if (face !== 'top' || sink === null || sink < from + 1 || sink > to - 1) return;
      const u = (sink - from) / width;
      const half = 1.15 / width;
      pen.quad(u - half, 0.2, u + half, 0.72, mix(interior.counter, '#c9ced0', 0.7));
      pen.quad(u - half * 0.93, 0.24, u + half * 0.93, 0.68, '#9ea5a8');
    },
  });
  if (sink !== null && sink > from + 1 && sink < to - 1) {
    const fx = sink - from;
    addRod(spot, [fx, 1.75, COUNTER], [fx, 1.75, COUNTER + 1.05], 0.09, interior.metal);
    addRod(spot, [fx, 1.75, COUNTER + 1.05], [fx, 1.1, COUNTER + 0.95], 0.09, interior.metal);
    addRod(spot, [fx, 1.1, COUNTER + 0.95], [fx, 1.1, COUNTER + 0.7], 0.09, interior.metal);
  }
  if (interior.plenty > 0.35) addCounterThings(stage, spot, width, sink === null ? null : sink - from);
}

function addCounterThings(stage: Stage, spot: ReturnType<typeof spotAt>, width: number, sink: number | null): void {
  const random = createRandom(`${stage.facts.seed}/counter${Math.round(width * 10)}`);
  const { interior } = stage;
  const free = (x: number): boolean => x > 0.5 && x < width - 0.5 && (sink === null || Math.abs(x - sink) > 1.6);
  for (let x = 0.8; x < width; x += random.between(1.2, 2.6)) {
    if (!free(x)) continue;
    const kind = random.int(0, 5);
    if (kind === 0)
      addBox(spot, { at: [x - 0.4, DEPTH - 0.3, COUNTER], size: [0.8, 0.1, 1.1], color: interior.wood, round: 0.08 });
    else if (kind === 1)
      for (const d of [0, 0.32])
        addTurned(spot, {
          at: [x + d, DEPTH - 0.5],
          profile: [
            [0.15, COUNTER],
            [0.15, COUNTER + 0.5 - d * 0.3],
          ],
          color: random.pick(['#efe9dd', '#c9a172', '#8c9c98']),
          top: interior.wood,
        });
    else if (kind === 2) {
      addTurned(spot, {
        at: [x, DEPTH - 0.9],
        profile: [
          [0.24, COUNTER],
          [0.5, COUNTER + 0.25],
        ],
        color: random.pick(['#efe9dd', interior.wood]),
        top: '#7a5a3c',
      });
      for (const [dx, dy, c] of [
        [-0.15, 0, '#d9862f'],
        [0.16, 0.06, '#c8442f'],
        [0.02, -0.14, '#dcb13e'],
      ] as const)
        addTurned(spot, {
          at: [x + dx, DEPTH - 0.9 + dy],
          profile: [
            [0.08, COUNTER + 0.2],
            [0.15, COUNTER + 0.32],
            [0.07, COUNTER + 0.45],
          ],
          color: c,
        });
    } else if (kind === 3)
      addBox(spot, {
        at: [x - 0.45, DEPTH - 0.95, COUNTER],
        size: [0.9, 0.55, 0.6],
        color: random.pick(['#d8d8d4', '#3a3c3e', interior.feature]),
        round: 0.12,
      });
    else if (kind === 4)
      addTurned(spot, {
        at: [x, DEPTH - 0.7],
        profile: [
          [0.16, COUNTER],
          [0.2, COUNTER + 0.45],
        ],
        color: '#efe9dd',
        top: '#5f8f52',
      });
  }
}

export function addUpperRun(stage: Stage, from: number, to: number): void {
  const { size, interior } = stage;
  const width = to - from;
  const top = Math.min(size.height - 0.5, 8.2);
  const spot = { stage, x: from, y: size.depth - 1.15, width, depth: 1.15, turn: 0 as const };
  const count = Math.max(1, Math.round(width / 1.5));
  const random = createRandom(`${stage.facts.seed}/uppers`);
  const glazed = random.chance(0.25);
  const color = interior.cabinet;
  addBox(spot, {
    at: [0, 0, 4.7],
    size: [width, 1.15, top - 4.7],
    color,
    decorate: (face, pen) => {
      if (face !== 'front') return;
      for (let i = 0; i < count; i++) {
        cabinetDoor(stage, pen, i / count, 0.01, (i + 1) / count, 0.99, color, false);
        if (glazed) pen.quad((i + 0.2) / count, 0.13, (i + 0.8) / count, 0.88, mix('#b9c8c6', color, 0.3));
        const handle = (i % 2 === 0 ? i + 0.88 : i + 0.12) / count;
        pen.line(handle, 0.06, handle, 0.2, interior.metal, 0.055);
      }
    },
  });
}

export function addShelves(stage: Stage, from: number, to: number): void {
  const { size, interior, random } = stage;
  const width = to - from;
  if (width < 1) return;
  const spot = { stage, x: from, y: size.depth - 0.9, width, depth: 0.9, turn: 0 as const };
  for (const z of [4.9, 6.3]) {
    addBox(spot, { at: [0, 0, z], size: [width, 0.9, 0.13], color: interior.wood });
    for (let x = 0.4; x < width - 0.3; x += random.between(0.5, 0.95)) {
      const color = random.pick(['#f2eee4', '#efe9dd', interior.textiles[0] ?? '#efe9dd', '#8c9c98', '#c9a98a']);
      if (random.chance(0.4))
        addTurned(spot, {
          at: [x, 0.45],
          profile: [
            [0.1, z + 0.13],
            [0.28, z + 0.3],
          ],
          color,
        });
      else
        addTurned(spot, {
          at: [x, 0.45],
          profile: [
            [0.16, z + 0.13],
            [0.17, z + random.between(0.4, 0.75)],
          ],
          color,
        });
    }
  }
}

/** An island of the given size; `overhang` feet of counter reach toward us for stools. */
export function addIsland(stage: Stage, x: number, y: number, width: number, depth: number, overhang: number): void {
  const { interior, random } = stage;
  const spot = spotAt(stage, x, y, width, depth);
  const color = random.chance(0.5) ? interior.cabinetLow : random.pick([interior.feature, interior.wood, interior.cabinet]);
  const count = Math.max(3, Math.round(width / 2.2));
  addBox(spot, {
    at: [0.15, overhang, 0],
    size: [width - 0.3, depth - overhang, COUNTER - 0.14],
    color,
    decorate: (face, pen) => {
      if (face !== 'front' && face !== 'left' && face !== 'right') return;
      const columns = face === 'front' ? count : 1;
      pen.quad(0, 0, 1, 0.1, darken(color, 0.14));
      for (let i = 0; i < columns; i++) {
        const [u0, u1] = [(i + 0.07) / columns, (i + 0.93) / columns];
        pen.quad(u0, 0.17, u1, 0.92, darken(color, 0.1));
        pen.quad(u0 + 0.01 / columns, 0.18, u1 - 0.02 / columns, 0.9, lighten(color, 0.03));
      }
    },
  });
  const top = interior.counter === '#c9a172' ? '#efece6' : interior.counter;
  addBox(spot, {
    at: [0, 0, COUNTER - 0.14],
    size: [width, depth + 0.1, 0.2],
    color: top,
    decorate: (face, pen) => {
      if (face !== 'top') return;
      for (const [u0, v0, u1, v1] of [
        [0.1, 0.2, 0.34, 0.7],
        [0.5, 0.1, 0.66, 0.5],
        [0.72, 0.3, 0.9, 0.85],
      ] as const)
        pen.line(u0, v0, u1, v1, darken(top, 0.1), 0.025);
    },
  });
}

const SPLASH_TILES = { subway: [0.6, 0.28], square: [0.36, 0.36], stack: [0.24, 0.7] } as const;

/** Tiles between counter and cabinets, or up to the ceiling. */
export function drawSplash(stage: Stage, from: number, to: number, low: number, high: number): void {
  const { interior } = stage;
  const random = createRandom(`${stage.facts.seed}/splash`);
  const kind = random.pick(['subway', 'square', 'slab', 'stack'] as const);
  const color = interior.tile;
  paintOnWall(stage, 'back', from, low, to, high, kind === 'slab' ? color : mix(darken(color, 0.12), '#cfcac0', 0.4));
  if (kind === 'slab') return;
  const [wide, tall] = SPLASH_TILES[kind];
  for (let row = 0; low + row * tall < high - 0.02; row++) {
    const shift = kind === 'subway' ? (row % 2) * (wide / 2) : 0;
    for (let a = from - shift; a < to; a += wide) {
      const tone = random.between(-0.07, 0.1);
      paintOnWall(
        stage,
        'back',
        Math.max(from, a + 0.012),
        low + row * tall + 0.012,
        Math.min(to, a + wide - 0.012),
        Math.min(high, low + (row + 1) * tall - 0.012),
        tone < 0 ? darken(color, -tone) : lighten(color, tone),
      );
    }
  }
}

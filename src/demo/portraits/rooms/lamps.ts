import { lighten } from '../color.ts';
import type { Vector } from './camera.ts';
import { type Spot, addRod, addTurned, spotAt } from './solids.ts';
import type { Stage } from './stage.ts';

type ShadeKind = 'dome' | 'drum' | 'globe' | 'cone' | 'rattan' | 'glass';

/** A lamp that hangs from the ceiling; `z` is the height of its lower rim. */
export function addPendant(stage: Stage, x: number, y: number, z: number, radius: number, kind: ShadeKind, color: string): void {
  const spot: Spot = { stage, x, y, width: 0, depth: 0, turn: 0 };
  const { size, interior, light } = stage;
  const profiles: Record<ShadeKind, readonly (readonly [number, number])[]> = {
    dome: [
      [1, 0],
      [0.94, 0.3],
      [0.62, 0.7],
      [0.2, 0.95],
    ],
    drum: [
      [1, 0],
      [1, 0.8],
    ],
    globe: [
      [0.35, 0],
      [0.85, 0.35],
      [1, 0.9],
      [0.85, 1.45],
      [0.3, 1.8],
    ],
    cone: [
      [1, 0],
      [0.2, 1.1],
    ],
    rattan: [
      [0.7, 0],
      [1, 0.5],
      [0.8, 1.1],
      [0.25, 1.4],
    ],
    glass: [
      [0.8, 0],
      [0.9, 0.7],
      [0.3, 1.2],
    ],
  };
  const tint = kind === 'globe' ? '#f6efdd' : kind === 'rattan' ? '#c79f68' : kind === 'glass' ? '#dfe6e2' : color;
  const top = z + (profiles[kind].at(-1)?.[1] ?? 1) * radius;
  addRod(spot, [0, 0, top], [0, 0, size.height], 0.03, interior.metal);
  addTurned(spot, {
    at: [0, 0],
    profile: profiles[kind].map(([r, h]) => [r * radius, z + h * radius] as const),
    color: tint,
    under: light.lit ? '!#ffe9b8' : lighten(tint, 0.55),
    ...(kind === 'glass' ? { opacity: 0.6 } : {}),
  });
  addGlow(stage, [x, y, z], radius * 3.2);
}

/** The light of a lamp, when lamps are on. */
export function addGlow(stage: Stage, at: Vector, radius: number): void {
  const { light, camera, sheet } = stage;
  const strength = light.lit ? 0.5 : light.time === 'golden' ? 0.2 : 0.1;
  stage.glows.push(() => {
    const [x, y] = camera.project(at);
    const r = radius * camera.scaleAt(at);
    sheet.circle(
      x,
      y,
      r,
      sheet.radial(x, y, r, [
        [0, '!#ffe0a0', strength],
        [0.4, '!#ffd890', strength * 0.4],
        [1, '!#ffd890', 0],
      ]),
    );
  });
}

export function addFloorLamp(stage: Stage, x: number, y: number, kind: 'drum' | 'arc' | 'tripod'): void {
  const spot = spotAt(stage, x - 0.5, y - 0.5, 1, 1);
  const { interior, light } = stage;
  const shade = light.lit ? '!#ffe6b0' : '#f1e7d3';
  const lampColor = shade.replace('!', '');
  if (kind === 'tripod')
    for (const [dx, dy] of [
      [-0.55, -0.3],
      [0.55, -0.3],
      [0, 0.5],
    ] as const)
      addRod(spot, [0.5 + dx, 0.5 + dy, 0], [0.5, 0.5, 4.3], 0.1, interior.wood);
  else addRod(spot, [0.5, 0.5, 0], [0.5, 0.5, kind === 'arc' ? 5.6 : 4.5], 0.08, interior.metal);
  if (kind !== 'tripod')
    addTurned(spot, {
      at: [0.5, 0.5],
      profile: [
        [0.5, 0],
        [0.48, 0.1],
      ],
      color: interior.metal,
    });
  addTurned(spot, {
    at: [0.5, 0.5],
    profile:
      kind === 'arc'
        ? [
            [0.62, 5.4],
            [0.3, 6],
          ]
        : [
            [0.75, 4.3],
            [0.58, 5.3],
          ],
    color: lampColor,
    under: '!#fff1cc',
  });
  addGlow(stage, [x, y, kind === 'arc' ? 5.4 : 4.8], 2.6);
}

export function addTableLamp(spot: Spot, x: number, y: number, z: number): void {
  const { interior, random, light } = spot.stage;
  const body = random.pick([interior.textiles[0] ?? '#a6523f', '#efe9dd', interior.metal, '#5f7f83']);
  addTurned(spot, {
    at: [x, y],
    profile: random.pick([
      [
        [0.2, z],
        [0.32, z + 0.3],
        [0.08, z + 0.75],
      ],
      [
        [0.26, z],
        [0.08, z + 0.1],
        [0.06, z + 0.8],
      ],
      [
        [0.14, z],
        [0.24, z + 0.5],
        [0.06, z + 0.8],
      ],
    ] as const),
    color: body,
  });
  addTurned(spot, {
    at: [x, y],
    profile: [
      [0.5, z + 0.78],
      [0.36, z + 1.4],
    ],
    color: light.lit ? '#ffe6b0' : '#f3ead8',
    under: '!#fff1cc',
  });
  const at: Vector =
    spot.turn === 0 ? [spot.x + x, spot.y + y, z + 1] : [spot.x + (spot.turn === 1 ? spot.depth - y : y), spot.y + x, z + 1];
  addGlow(spot.stage, at, 1.8);
}

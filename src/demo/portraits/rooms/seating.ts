import { darken, lighten } from '../color.ts';
import { type Spot, addBox, addLegs, addRod, addTurned, spotAt } from './solids.ts';
import type { Stage } from './stage.ts';

type Turn = Spot['turn'];

export type SofaKind = 'track' | 'roll' | 'low' | 'wood' | 'tufted';

/** A sofa for `seats` people; its own front is along the low y edge. */
export function addSofa(stage: Stage, x: number, y: number, seats: number, turn: Turn, color: string, kind: SofaKind): Spot {
  const arm = kind === 'track' ? 0.55 : kind === 'roll' ? 0.75 : kind === 'low' ? 0.7 : kind === 'tufted' ? 0.6 : 0.28;
  const seat = kind === 'low' ? 2.5 : 2.25;
  const width = seats * seat + arm * 2;
  const depth = kind === 'low' ? 3.4 : 3;
  const spot = spotAt(stage, x, y, width, depth, turn);
  const { interior, random } = stage;
  const seatTop = kind === 'low' ? 1.25 : 1.5;
  const back = kind === 'low' ? 2.35 : kind === 'tufted' ? 2.9 : 2.75;
  const lift = kind === 'roll' ? 0.25 : 0.45;
  const armTop = kind === 'tufted' ? back : kind === 'wood' ? 1.95 : seatTop + 0.6;
  addLegs(
    spot,
    0.25,
    0.25,
    width - 0.5,
    depth - 0.5,
    lift,
    0.16,
    kind === 'wood' || kind === 'track' ? interior.wood : darken(interior.wood, 0.35),
  );
  if (kind === 'wood') {
    for (const ax of [0, width - arm]) {
      addBox(spot, { at: [ax, 0.1, armTop - 0.18], size: [arm, depth - 0.4, 0.18], color: interior.wood });
      addBox(spot, { at: [ax + 0.05, 0.2, 0], size: [arm - 0.1, 0.18, armTop - 0.18], color: interior.wood });
      addBox(spot, { at: [ax + 0.05, depth - 0.6, 0], size: [arm - 0.1, 0.18, armTop - 0.18], color: interior.wood });
    }
    addBox(spot, { at: [arm, 0.15, lift], size: [width - arm * 2, depth - 0.5, 0.3], color: interior.wood });
  } else {
    addBox(spot, {
      at: [arm * 0.5, 0.12, lift],
      size: [width - arm, depth - 0.5, seatTop - 0.55 - lift],
      color: darken(color, 0.06),
      round: 0.08,
    });
    for (const ax of [0, width - arm])
      addBox(spot, {
        at: [ax, 0.1, lift],
        size: [arm, depth - 0.14, armTop - lift],
        color,
        round: kind === 'roll' ? 0.32 : 0.13,
      });
  }
  addBox(spot, {
    at: [arm, depth - 0.62, lift],
    size: [width - arm * 2, 0.6, back - lift - 0.1],
    color: darken(color, 0.05),
    round: 0.16,
  });
  const count = kind === 'tufted' ? 1 : seats;
  const each = (width - arm * 2) / count;
  for (let i = 0; i < count; i++) {
    addBox(spot, {
      at: [arm + each * i + 0.02, 0, seatTop - 0.55],
      size: [each - 0.04, depth - 1.15, 0.55],
      color: lighten(color, 0.02),
      round: 0.14,
    });
    addBox(spot, {
      at: [arm + each * i + 0.02, depth - 1.12, seatTop],
      size: [each - 0.04, 0.5, back - seatTop],
      color,
      round: 0.17,
      decorate: (face, pen) => {
        if (kind !== 'tufted' || face !== 'front') return;
        for (let u = 1; u < seats * 4; u++)
          for (const v of [0.35, 0.7]) pen.dot((u + (v > 0.5 ? 0.5 : 0)) / (seats * 4 + 0.5), v, 0.045, darken(color, 0.35));
      },
    });
  }
  if (stage.interior.plenty > 0.4) addCushions(spot, arm, width, depth, seatTop, random.int(1, 3));
  if (stage.interior.plenty > 0.7 && random.chance(0.3)) {
    const throwX = random.chance(0.5) ? arm + 0.3 : width - arm - 1.6;
    addBox(spot, {
      at: [throwX, -0.03, seatTop - 0.5],
      size: [1.2, depth - 1.2, 0.53],
      color: interior.textiles[1] ?? color,
      round: 0.06,
    });
  }
  return spot;
}

function addCushions(spot: Spot, arm: number, width: number, depth: number, seatTop: number, count: number): void {
  const { interior, random } = spot.stage;
  const spots = [arm + 0.08, width - arm - 1.42, arm + 1.2].slice(0, count);
  spots.forEach((cx, index) => {
    const color = interior.textiles[(index + random.int(0, 2)) % interior.textiles.length] ?? interior.feature;
    const patterned = random.chance(0.35);
    addBox(spot, {
      at: [cx, depth - 1.5 - index * 0.03, seatTop + 0.02],
      size: [1.34, 0.36, 1.2],
      color,
      round: 0.22,
      decorate: (face, pen) => {
        if (face !== 'front' || !patterned) return;
        for (const v of [0.25, 0.42, 0.59, 0.76]) pen.line(0.08, v, 0.92, v, lighten(color, 0.4), 0.06);
      },
    });
  });
}

export type ChairKind = 'shell' | 'wing' | 'lounge' | 'club' | 'spindle';

export function addArmchair(stage: Stage, x: number, y: number, turn: Turn, color: string, kind: ChairKind): Spot {
  const width = kind === 'club' || kind === 'wing' ? 2.9 : 2.5;
  const spot = spotAt(stage, x, y, width, 2.7, turn);
  const { interior } = stage;
  const wood = interior.wood;
  if (kind === 'lounge' || kind === 'spindle') {
    addLegs(spot, 0.2, 0.2, width - 0.4, 2.1, 1.1, 0.15, wood, 0.12);
    for (const ax of [0, width - 0.22]) addBox(spot, { at: [ax, 0.15, 1.85], size: [0.22, 2, 0.13], color: wood });
    for (const ax of [0.11, width - 0.11]) addRod(spot, [ax, 0.3, 1], [ax, 0.3, 1.85], 0.13, wood);
    addBox(spot, { at: [0.25, 0.1, 1.05], size: [width - 0.5, 1.95, 0.48], color, round: 0.16 });
    addBox(spot, { at: [0.25, 2, 1.4], size: [width - 0.5, 0.46, 1.6], color: darken(color, 0.03), round: 0.18 });
    return spot;
  }
  addLegs(spot, 0.3, 0.3, width - 0.6, 2, 0.5, 0.15, darken(wood, 0.2), 0.08);
  const arm = kind === 'shell' ? 0.4 : 0.6;
  const back = kind === 'wing' ? 3.4 : 2.65;
  addBox(spot, { at: [0, 2.1, 0.45], size: [width, 0.55, back - 0.45], color: darken(color, 0.04), round: 0.24 });
  for (const ax of [0, width - arm])
    addBox(spot, { at: [ax, 0.15, 0.45], size: [arm, 1.98, kind === 'wing' ? 1.8 : 1.6], color, round: 0.2 });
  addBox(spot, { at: [arm, 0.1, 0.45], size: [width - arm * 2, 2, 0.45], color: darken(color, 0.08), round: 0.06 });
  addBox(spot, { at: [arm, 0.02, 0.9], size: [width - arm * 2, 2.08, 0.6], color: lighten(color, 0.03), round: 0.16 });
  if (interior.plenty > 0.6)
    addBox(spot, {
      at: [arm + 0.2, 1.75, 1.5],
      size: [width - arm * 2 - 0.4, 0.34, 1],
      color: interior.textiles[0] ?? color,
      round: 0.2,
    });
  return spot;
}

export type DiningChairKind = 'spindle' | 'slab' | 'cane' | 'upholstered' | 'wishbone';

export function addDiningChair(stage: Stage, x: number, y: number, turn: Turn, kind: DiningChairKind, color: string): Spot {
  const spot = spotAt(stage, x, y, 1.5, 1.55, turn);
  const wood = kind === 'upholstered' ? darken(stage.interior.wood, 0.15) : color;
  addLegs(spot, 0.12, 0.12, 1.26, 1.3, 1.45, 0.12, wood, 0.06);
  addBox(spot, {
    at: [0, 0, 1.42],
    size: [1.5, 1.5, kind === 'upholstered' ? 0.3 : 0.14],
    color: kind === 'upholstered' ? stage.interior.seat : kind === 'wishbone' ? '#d9c7a4' : wood,
    round: 0.1,
  });
  if (kind === 'upholstered') {
    addBox(spot, { at: [0.05, 1.34, 1.6], size: [1.4, 0.2, 1.5], color: stage.interior.seat, round: 0.14 });
  } else if (kind === 'slab') {
    for (const px of [0.12, 1.38]) addRod(spot, [px, 1.45, 1.5], [px, 1.5, 2.5], 0.11, wood);
    addBox(spot, { at: [0, 1.42, 2.1], size: [1.5, 0.1, 0.62], color: wood, round: 0.06 });
  } else if (kind === 'cane') {
    for (const px of [0.07, 1.43]) addRod(spot, [px, 1.45, 1.5], [px, 1.45, 2.9], 0.12, wood);
    addBox(spot, { at: [0.12, 1.42, 1.85], size: [1.26, 0.06, 1], color: '#d8bf93' });
  } else {
    for (let i = 0; i < 5; i++)
      addRod(spot, [0.16 + i * 0.295, 1.44, 1.5], [0.12 + i * 0.315, 1.5, 2.75], kind === 'wishbone' ? 0.05 : 0.07, wood);
    addBox(spot, { at: [-0.02, 1.42, 2.7], size: [1.54, 0.14, 0.2], color: wood, round: 0.06 });
  }
  return spot;
}

export function addStool(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  kind: 'round' | 'saddle' | 'back',
  color: string,
  turn: Turn = 2,
): void {
  const spot = spotAt(stage, x, y, 1.3, 1.3, turn);
  const { interior } = stage;
  addLegs(spot, 0.2, 0.2, 0.9, 0.9, height - 0.12, 0.1, kind === 'round' ? interior.metal : interior.wood, 0.12);
  addRod(spot, [0.1, 0.15, height * 0.35], [1.2, 0.15, height * 0.35], 0.07, interior.metal);
  if (kind === 'round')
    addTurned(spot, {
      at: [0.65, 0.65],
      profile: [
        [0.62, height - 0.12],
        [0.64, height + 0.08],
      ],
      color,
    });
  else addBox(spot, { at: [0.02, 0.02, height - 0.12], size: [1.26, 1.26, 0.24], color, round: 0.1 });
  if (kind === 'back') addBox(spot, { at: [0.05, 1.1, height + 0.1], size: [1.2, 0.16, 0.9], color, round: 0.1 });
}

export function addPouf(stage: Stage, x: number, y: number, color: string): void {
  const spot = spotAt(stage, x, y, 1.9, 1.9);
  addTurned(spot, {
    at: [0.95, 0.95],
    profile: [
      [0.72, 0],
      [0.94, 0.35],
      [0.94, 0.85],
      [0.74, 1.15],
      [0.4, 1.22],
    ],
    color,
  });
}

export function addBench(stage: Stage, x: number, y: number, width: number, turn: Turn, color: string, top: string): void {
  const spot = spotAt(stage, x, y, width, 1.3, turn);
  addLegs(spot, 0.2, 0.15, width - 0.4, 1, 1.3, 0.15, color);
  addBox(spot, { at: [0, 0, 1.28], size: [width, 1.3, 0.28], color: top, round: 0.08 });
}

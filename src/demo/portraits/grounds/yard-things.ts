import { darken, lighten, mix } from '../color.ts';
import type { Vector } from '../rooms/camera.ts';
import { type Spot, addBox, addLegs, addRod, addTurned, spotAt } from '../rooms/solids.ts';
import { type Stage, addSolid, paintFace } from '../rooms/stage.ts';
import { short } from '../svg.ts';

/** A place to lie beside the water. */
export function addLounger(stage: Stage, x: number, y: number, turn: Spot['turn'], color: string): void {
  const spot = spotAt(stage, x, y, 2.2, 6.2, turn);
  const frame = stage.interior.wood;
  addLegs(spot, 0.2, 0.4, 1.8, 5.2, 0.9, 0.16, frame);
  addBox(spot, { at: [0, 0, 0.85], size: [2.2, 6, 0.16], color: frame });
  addBox(spot, { at: [0.05, 0.1, 1], size: [2.1, 4.1, 0.3], color, round: 0.12 });
  addBox(spot, { at: [0.05, 4.25, 1.05], size: [2.1, 1.5, 1], color: lighten(color, 0.05), round: 0.16 });
  addBox(spot, { at: [0.4, 4.3, 2], size: [1.4, 0.5, 0.34], color: stage.interior.textiles[0] ?? color, round: 0.14 });
}

export function addParasol(stage: Stage, x: number, y: number, radius: number, color: string): void {
  const spot: Spot = { stage, x, y, width: 0, depth: 0, turn: 0 };
  stage.shadows.push([x - radius * 0.9, y - radius * 0.9, radius * 1.8, radius * 1.8]);
  addRod(spot, [0, 0, 0], [0, 0, 7], 0.14, '#8a6240');
  addTurned(spot, {
    at: [0, 0],
    profile: [
      [0.8, 0],
      [0.7, 0.25],
    ],
    color: '#8d9093',
  });
  addSolid(stage, [x - radius, y - radius, 6.2], [x + radius, y + radius, 8.2], () => {
    const { camera, sheet } = stage;
    const ribs = Array.from({ length: 8 }, (_, i): Vector => [
      x + Math.cos((i / 8) * 6.283 + 0.3) * radius,
      y + Math.sin((i / 8) * 6.283 + 0.3) * radius,
      6.4,
    ]);
    const peak = camera.project([x, y, 8.1]);
    const order = ribs
      .map((rib, i) => ({ rib, next: ribs[(i + 1) % 8] ?? rib }))
      .toSorted((a, b) => b.rib[1] + b.next[1] - a.rib[1] - a.next[1]);
    order.forEach(({ rib, next }, i) => {
      const tone = i < 4 ? darken(color, 0.22) : i % 2 === 0 ? lighten(color, 0.1) : color;
      sheet.polygon([camera.project(rib), camera.project(next), peak], tone);
    });
  });
}

export function addFirePit(stage: Stage, x: number, y: number): void {
  const spot = spotAt(stage, x - 1.7, y - 1.7, 3.4, 3.4);
  addTurned(spot, {
    at: [1.7, 1.7],
    profile: [
      [1.7, 0],
      [1.7, 1.2],
    ],
    color: '#9a9188',
    top: '#b3aba0',
  });
  addTurned(spot, {
    at: [1.7, 1.7],
    profile: [
      [1.25, 1.2],
      [1.25, 1.22],
    ],
    color: '#2b2826',
    top: '#2b2826',
  });
  addSolid(stage, [x - 0.9, y - 0.2, 1.22], [x + 0.9, y + 0.2, 2.6], () => {
    const { camera, sheet } = stage;
    const [px, py] = camera.project([x, y, 1.25]);
    const u = camera.scaleAt([x, y, 1.2]);
    for (let i = 0; i < 4; i++) {
      const fx = px + (i - 1.5) * u * 0.4;
      const tall = u * (0.8 + ((i * 7) % 3) * 0.25);
      sheet.path(
        `M${short(fx - u * 0.22)} ${short(py)}Q${short(fx - u * 0.25)} ${short(py - tall * 0.5)} ${short(fx)} ${short(py - tall)}Q${short(fx + u * 0.25)} ${short(py - tall * 0.5)} ${short(fx + u * 0.22)} ${short(py)}Z`,
        i % 2 ? '!#ffd27a' : '!#f9a03f',
      );
    }
  });
}

export function addGrill(stage: Stage, x: number, y: number): void {
  const spot = spotAt(stage, x, y, 3.6, 1.7);
  addBox(spot, {
    at: [0, 0.1, 0.3],
    size: [3.6, 1.6, 2.5],
    color: '#4a4e52',
    decorate: (face, pen) => face === 'front' && [0.05, 0.52].forEach((u) => pen.quad(u, 0.08, u + 0.43, 0.9, '#5a5f63')),
  });
  addBox(spot, { at: [0.8, 0.05, 2.8], size: [2, 1.6, 1], color: '#2f3235', round: 0.3 });
  addRod(spot, [1, 0, 3.2], [2.6, 0, 3.2], 0.1, '#c9cccd');
}

/** Water flush with the ground, with coping, ripples and the sky in it. */
export function drawPool(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  depth: number,
  shape: 'rect' | 'round' | 'lap',
): void {
  const { sheet, camera, random, light } = stage;
  const outline = (grow: number, z = 0): Vector[] => {
    if (shape !== 'round')
      return [
        [x - grow, y - grow, z],
        [x + width + grow, y - grow, z],
        [x + width + grow, y + depth + grow, z],
        [x - grow, y + depth + grow, z],
      ];
    const [cx, cy] = [x + width / 2, y + depth / 2];
    return Array.from({ length: 40 }, (_, i): Vector => {
      const angle = (i / 40) * Math.PI * 2;
      const wobble = 1 + 0.14 * Math.cos(angle * 2 + 0.7);
      return [cx + Math.cos(angle) * (width / 2 + grow) * wobble, cy + Math.sin(angle) * (depth / 2 + grow) * wobble, z];
    });
  };
  paintFace(stage, outline(1), '#d8d1c4');
  paintFace(stage, outline(0.92), '#e6e0d5');
  const water = camera.outline(outline(0));
  if (water.length < 3) return;
  const ys = water.map(([, py]) => py);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  sheet.polygon(
    water,
    sheet.linear(
      [
        [0, top],
        [0, bottom],
      ],
      [
        [0, '#9fd8de'],
        [0.35, '#5fbfcd'],
        [1, '#2f95ae'],
      ],
    ),
  );
  const clip = sheet.clip(() => sheet.polygon(water, '#000000'));
  sheet.group({ 'clip-path': clip, 'data-part': 'pool' }, () => {
    paintFace(
      stage,
      outline(0).map(([px, py, pz]): Vector => [px, py + (py > y + depth / 2 ? 0 : 0.001), pz - 0.001]),
      '#000000',
      { opacity: 0 },
    );
    paintFace(
      stage,
      [
        [x - 2, y + depth - 0.5, 0],
        [x + width + 2, y + depth - 0.5, 0],
        [x + width + 2, y + depth + 2, 0],
        [x - 2, y + depth + 2, 0],
      ],
      '#dff3f3',
      { opacity: 0.55 },
    );
    let ripples = '';
    for (let i = 0; i < 90; i++) {
      const t = random.next();
      const py = top + (bottom - top) * t ** 1.2;
      const length = 14 + t * 60;
      const px = random.between(-20, 1600);
      ripples += `M${short(px)} ${short(py)}q${short(length / 4)} ${short(-2 - t * 4)} ${short(length / 2)} 0t${short(length / 2)} 0`;
    }
    sheet.path(ripples, 'none', { stroke: '#ffffff', 'stroke-width': 1.8, opacity: 0.34 });
    if (light.lit) sheet.polygon(water, '!#7fe3ef', { opacity: 0.35 });
  });
  for (const px of [x + width * 0.1, x + width * 0.1 + 1.3]) {
    const spot: Spot = { stage, x: px, y: y + depth, width: 0, depth: 0, turn: 0 };
    if (shape !== 'rect') break;
    addRod(spot, [0, 0.3, 0], [0, 0.3, 2.4], 0.11, '#c9cfd1');
    addRod(spot, [0, 0.3, 2.4], [0, -0.7, 2.2], 0.11, '#c9cfd1');
    addRod(spot, [0, -0.7, 2.2], [0, -0.8, 0], 0.11, '#c9cfd1');
  }
}

/** Boards or slabs on the ground. */
export function drawTerrace(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  depth: number,
  kind: 'boards' | 'slabs' | 'brick',
): void {
  const { random, interior } = stage;
  const color = kind === 'boards' ? mix(interior.wood, '#b39a7c', 0.5) : kind === 'brick' ? '#b4806a' : '#cdc7bb';
  paintFace(
    stage,
    [
      [x - 0.2, y - 0.2, 0],
      [x + width + 0.2, y - 0.2, 0],
      [x + width + 0.2, y + depth, 0],
      [x - 0.2, y + depth, 0],
    ],
    darken(color, 0.3),
  );
  const [sx, sy] = kind === 'boards' ? [width, 0.55] : kind === 'brick' ? [1.4, 0.7] : [2.6, 2.2];
  for (let j = 0; j * sy < depth; j++) {
    const shift = kind === 'brick' ? (j % 2) * sx * 0.5 : 0;
    for (let i = kind === 'brick' ? -1 : 0; i * sx < width; i++) {
      const tone = random.between(-0.07, 0.09);
      const x0 = Math.max(x, x + i * sx + shift);
      const x1 = Math.min(x + width, x + (i + 1) * sx + shift);
      const y1 = Math.min(y + depth, y + (j + 1) * sy);
      if (x1 <= x0) continue;
      paintFace(
        stage,
        [
          [x0 + 0.03, y + j * sy + 0.03, 0],
          [x1 - 0.03, y + j * sy + 0.03, 0],
          [x1 - 0.03, y1 - 0.03, 0],
          [x0 + 0.03, y1 - 0.03, 0],
        ],
        tone < 0 ? darken(color, -tone) : lighten(color, tone),
      );
    }
  }
}

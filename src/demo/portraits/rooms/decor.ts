import { createRandom } from '#lib/random.ts';
import { darken, lighten, mix } from '../color.ts';
import { short, type Point } from '../svg.ts';
import type { Vector } from './camera.ts';
import { onWall, paintOnWall } from './shell.ts';
import { addBox, addRod, addTurned, spotAt, type Spot } from './solids.ts';
import { addSolid, paintFace, type Stage, type WindowSide } from './stage.ts';
import { addVase } from './tables.ts';

/** A rug, flat on the floor; draw before the furniture. */
export function drawRug(stage: Stage, x: number, y: number, width: number, depth: number, round = false): void {
  const { interior, random, camera, sheet } = stage;
  const [first = '#a6523f', second = '#d9c29a', third = '#4b5d66'] = interior.textiles;
  const base = random.pick([lighten(second, 0.35), lighten(first, 0.5), lighten(third, 0.45), '#e9e3d6']);
  const ink = random.pick([first, third, darken(base, 0.25)]);
  const style = random.pick(['border', 'stripes', 'diamonds', 'plain', 'moroccan', 'border'] as const);
  if (round) {
    const ring = (share: number): Point[] =>
      camera.outline(
        Array.from({ length: 36 }, (_, i): Vector => [
          x + width / 2 + Math.cos((i / 36) * Math.PI * 2) * (width / 2) * share,
          y + depth / 2 + Math.sin((i / 36) * Math.PI * 2) * (depth / 2) * share,
          0.02,
        ]),
      );
    sheet.polygon(ring(1.015), darken(base, 0.3), { opacity: 0.35 });
    for (const [share, color] of [
      [1, base],
      [0.86, ink],
      [0.82, base],
      [0.5, ink],
      [0.47, base],
    ] as const)
      sheet.polygon(ring(share), color, { opacity: share === 1 ? 1 : 0.7 });
    return;
  }
  const quad = (a: number, b: number, c: number, d: number, fill: string, more?: Record<string, string | number>): void =>
    paintFace(
      stage,
      [
        [x + width * a, y + depth * b, 0.02],
        [x + width * c, y + depth * b, 0.02],
        [x + width * c, y + depth * d, 0.02],
        [x + width * a, y + depth * d, 0.02],
      ],
      fill,
      more,
    );
  quad(-0.006, -0.012, 1.006, 1.006, darken(base, 0.45), { opacity: 0.3 });
  quad(0, 0, 1, 1, base);
  if (style === 'border') {
    quad(0.035, 0.05, 0.965, 0.95, ink, { opacity: 0.55 });
    quad(0.05, 0.075, 0.95, 0.925, base);
    quad(0.09, 0.13, 0.91, 0.87, ink, { opacity: 0.16 });
    quad(0.11, 0.16, 0.89, 0.84, base);
  } else if (style === 'stripes') {
    for (let i = 0; i < 9; i++) quad(i / 9 + 0.02, 0, i / 9 + 0.06, 1, ink, { opacity: 0.5 });
  } else if (style === 'diamonds' || style === 'moroccan') {
    for (let i = 0; i < 6; i++) {
      for (let j = 0; j < 4; j++) {
        const [cx, cy] = [x + (width * (i + 0.5)) / 6, y + (depth * (j + 0.5)) / 4];
        const [rx, ry] = [(width / 12) * 0.86, (depth / 8) * 0.86];
        const outline = camera.outline([
          [cx - rx, cy, 0.02],
          [cx, cy - ry, 0.02],
          [cx + rx, cy, 0.02],
          [cx, cy + ry, 0.02],
        ]);
        if (outline.length < 3) continue;
        if (style === 'moroccan') sheet.polygon(outline, 'none', { stroke: darken(ink, 0.1), 'stroke-width': 2, opacity: 0.5 });
        else sheet.polygon(outline, (i + j) % 2 === 0 ? ink : third, { opacity: 0.5 });
      }
    }
  }
  for (const b of [0, 1]) quad(0, b === 0 ? -0.02 : 1, 1, b === 0 ? 0 : 1.02, lighten(base, 0.2), { opacity: 0.7 });
}

/** A framed picture on a wall; `a`, `b` is its lower left corner. */
export function drawArt(stage: Stage, side: WindowSide, a: number, b: number, width: number, height: number, key: string): void {
  const random = createRandom(`${stage.facts.seed}/art/${key}`);
  const { interior } = stage;
  const frame = random.pick([interior.wood, '#2b2a28', '#efe9dc', interior.metal]);
  paintOnWall(stage, side, a + 0.06, b - 0.12, a + width + 0.1, b + height - 0.05, '#2a2018', { opacity: 0.16 });
  paintOnWall(stage, side, a, b, a + width, b + height, frame);
  const mat = random.chance(0.65) ? 0.22 : 0.02;
  paintOnWall(stage, side, a + 0.1, b + 0.1, a + width - 0.1, b + height - 0.1, '#f7f3ea');
  const [x0, y0, x1, y1] = [a + 0.1 + mat, b + 0.1 + mat, a + width - 0.1 - mat, b + height - 0.1 - mat];
  const palette = random.shuffle([...interior.textiles, interior.feature, '#e8dcc4', '#c9b79a', '#6f8790']);
  const color = (index: number): string => palette[index % palette.length] ?? '#c9b79a';
  paintOnWall(stage, side, x0, y0, x1, y1, lighten(color(0), 0.5));
  const at = (u: number, v: number): Vector => onWall(stage, side, x0 + (x1 - x0) * u, y0 + (y1 - y0) * v);
  const blob = (u: number, v: number, r: number, fill: string): void => {
    const stretch = (x1 - x0) / Math.max(0.1, y1 - y0);
    paintFace(
      stage,
      Array.from({ length: 22 }, (_, i) =>
        at(
          u + (Math.cos((i / 22) * 6.283) * r) / Math.max(1, stretch),
          v + Math.sin((i / 22) * 6.283) * r * Math.min(1, stretch),
        ),
      ),
      fill,
    );
  };
  const kind = random.pick(['hills', 'shapes', 'bands', 'sun', 'leaf'] as const);
  if (kind === 'hills' || kind === 'sun') {
    if (kind === 'sun') blob(random.between(0.3, 0.7), 0.66, 0.17, color(1));
    for (let layer = 0; layer < 3; layer++) {
      const top = 0.55 - layer * 0.16;
      const points: Vector[] = [at(0, 0)];
      for (let i = 0; i <= 8; i++) points.push(at(i / 8, top + Math.sin(i * 0.9 + layer * 2 + random.next()) * 0.07));
      points.push(at(1, 0));
      paintFace(stage, points, mix(color(layer + 1), '#3a4a4a', layer * 0.14));
    }
  } else if (kind === 'bands') {
    let v = 0;
    for (let i = 0; v < 1; i++) {
      const next = Math.min(1, v + random.between(0.1, 0.32));
      paintFace(stage, [at(0, v), at(1, v), at(1, next), at(0, next)], color(i));
      v = next;
    }
  } else if (kind === 'leaf') {
    for (let i = 0; i < 7; i++) {
      const angle = -0.9 + i * 0.3;
      paintFace(
        stage,
        [
          at(0.5, 0.12),
          at(0.5 + Math.sin(angle) * 0.3 - 0.05, 0.5),
          at(0.5 + Math.sin(angle) * 0.46, 0.5 + Math.cos(angle) * 0.42),
          at(0.5 + Math.sin(angle) * 0.3 + 0.05, 0.46),
        ],
        color(1 + (i % 2)),
      );
    }
  } else {
    blob(0.36, 0.6, 0.24, color(1));
    blob(0.62, 0.36, 0.2, color(2));
    paintFace(stage, [at(0.15, 0.1), at(0.55, 0.1), at(0.5, 0.34), at(0.2, 0.3)], color(3));
  }
}

/** One large picture, a pair, or a small gallery, centred on `a`. */
export function drawArtGroup(stage: Stage, side: WindowSide, a: number, b: number, width: number, key: string): void {
  if (stage.interior.plenty < 0.4) return;
  const kind = createRandom(`${stage.facts.seed}/group/${key}`).pick(['one', 'pair', 'gallery', 'one', 'tall'] as const);
  if (kind === 'pair') {
    const each = Math.min(2.1, width * 0.44);
    drawArt(stage, side, a - each - 0.2, b, each, each * 1.3, `${key}1`);
    drawArt(stage, side, a + 0.2, b, each, each * 1.3, `${key}2`);
  } else if (kind === 'gallery' && width > 4) {
    drawArt(stage, side, a - 2.2, b + 0.3, 1.5, 2, `${key}1`);
    drawArt(stage, side, a - 0.5, b + 0.9, 1.9, 1.4, `${key}2`);
    drawArt(stage, side, a - 0.5, b - 0.4, 1.1, 1.1, `${key}3`);
    drawArt(stage, side, a + 0.8, b - 0.4, 0.9, 1.1, `${key}4`);
    drawArt(stage, side, a + 1.6, b + 0.1, 1.3, 1.7, `${key}5`);
  } else if (kind === 'tall') {
    drawArt(stage, side, a - Math.min(1.2, width * 0.4), b - 0.3, Math.min(2.4, width * 0.8), 3, key);
  } else {
    const wide = Math.min(4.4, width * 0.9);
    drawArt(stage, side, a - wide / 2, b, wide, wide * 0.62, key);
  }
}

export type PlantKind = 'fiddle' | 'palm' | 'snake' | 'monstera' | 'olive';

/** A potted plant of `height` feet that stands at height `z`. */
export function addPlant(stage: Stage, x: number, y: number, height: number, kind: PlantKind, z = 0): void {
  const { random, interior, camera, sheet } = stage;
  const pot = Math.min(0.75, height * 0.16 + 0.14);
  const spot =
    z === 0
      ? spotAt(stage, x - pot, y - pot, pot * 2, pot * 2)
      : { stage, x: x - pot, y: y - pot, width: pot * 2, depth: pot * 2, turn: 0 as const };
  const potHeight = pot * 1.7;
  const potColor = random.pick(['#efe9dd', '#b8724a', '#4a5052', '#c9a98a', interior.textiles[0] ?? '#b8724a', '#d8d2c6']);
  addTurned(spot, {
    at: [pot, pot],
    profile: [
      [pot * 0.72, z],
      [pot, z + potHeight],
    ],
    color: potColor,
    top: '#4a3a2c',
  });
  const leaf = random.pick(['#4f7d4f', '#5f8f57', '#3f6f4c', '#6f9960']);
  const shoots = Array.from({ length: kind === 'snake' ? 9 : kind === 'palm' ? 11 : 16 }, (_, i) => ({
    t: random.next(),
    side: i % 2 === 0 ? 1 : -1,
    lean: random.between(-1, 1),
    tone: random.between(-0.2, 0.16),
  }));
  const spread = height * 0.2;
  addSolid(stage, [x - spread, y - 0.3, z + potHeight], [x + spread, y + 0.3, z + height], () => {
    const [px, py] = camera.project([x, y, z + potHeight]);
    const unit = camera.scaleAt([x, y, z + potHeight]);
    const tall = (height - potHeight) * unit;
    const shade = (tone: number): string => (tone < 0 ? darken(leaf, -tone) : lighten(leaf, tone));
    if (kind === 'snake') {
      for (const { lean, t, tone } of shoots) {
        const h = tall * (0.55 + t * 0.45);
        const w = tall * 0.05;
        const tipX = px + lean * tall * 0.2;
        sheet.path(
          `M${short(px + lean * w - w)} ${short(py)}Q${short(px + lean * tall * 0.08 - w * 1.4)} ${short(py - h * 0.5)} ${short(tipX)} ${short(py - h)}Q${short(px + lean * tall * 0.08 + w * 1.4)} ${short(py - h * 0.5)} ${short(px + lean * w + w)} ${short(py)}Z`,
          shade(tone),
        );
      }
      return;
    }
    if (kind === 'palm') {
      for (const { lean, t, tone } of shoots) {
        const [ex, ey] = [px + lean * tall * 0.55, py - tall * (0.5 + t * 0.5) * (1 - Math.abs(lean) * 0.25)];
        const [mx, my] = [px + lean * tall * 0.18, py - tall * 0.75];
        sheet.path(`M${short(px)} ${short(py)}Q${short(mx)} ${short(my)} ${short(ex)} ${short(ey)}`, 'none', {
          stroke: shade(tone),
          'stroke-width': Math.max(1.2, unit * 0.04),
        });
        for (const s of [0.45, 0.6, 0.75, 0.9]) {
          const bx = (1 - s) ** 2 * px + 2 * s * (1 - s) * mx + s * s * ex;
          const by = (1 - s) ** 2 * py + 2 * s * (1 - s) * my + s * s * ey;
          for (const d of [-1, 1])
            sheet.ellipse(bx + d * tall * 0.05, by + tall * 0.03, tall * 0.075, tall * 0.017, shade(tone + d * 0.05), {
              transform: `rotate(${d * 38 + Math.round(lean * 30)} ${short(bx)} ${short(by)})`,
            });
        }
      }
      return;
    }
    sheet.line(px, py, px + unit * 0.05, py - tall * 0.75, '#7a6048', Math.max(1.5, unit * 0.07));
    const size = { fiddle: 0.13, monstera: 0.17, olive: 0.055 }[kind];
    for (const [i, { t, side, lean, tone }] of shoots.entries()) {
      const rise = kind === 'monstera' ? 0.15 + t * 0.75 : 0.25 + (i / shoots.length) * 0.72;
      const reach = (kind === 'monstera' ? 0.34 : kind === 'olive' ? 0.26 : 0.18) * tall * (0.4 + Math.abs(lean) * 0.6);
      const [lx, ly] = [px + side * reach, py - tall * rise];
      if (kind === 'olive') {
        for (let k = 0; k < 7; k++)
          sheet.ellipse(
            lx + Math.cos(k * 2.3 + lean) * tall * 0.1,
            ly + Math.sin(k * 1.7 + t) * tall * 0.08,
            tall * size,
            tall * size * 0.42,
            mix(shade(tone), '#a9b48a', 0.4),
            { transform: `rotate(${k * 40} ${short(lx)} ${short(ly)})` },
          );
        continue;
      }
      sheet.line(px, ly + tall * 0.1, lx, ly, shade(-0.15), Math.max(1, unit * 0.03));
      sheet.ellipse(lx, ly, tall * size, tall * size * 0.66, shade(tone), {
        transform: `rotate(${Math.round(side * (30 + lean * 25))} ${short(lx)} ${short(ly)})`,
      });
      sheet.line(
        lx - side * tall * size * 0.8,
        ly + tall * size * 0.2,
        lx + side * tall * size * 0.7,
        ly - tall * size * 0.1,
        lighten(leaf, 0.25),
        1,
        { opacity: 0.6 },
      );
    }
  });
}

export type ShadeKind = 'dome' | 'drum' | 'globe' | 'cone' | 'rattan' | 'glass';

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

export function addBookshelf(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  turn: Spot['turn'],
  color: string,
  depth = 1.1,
): void {
  const spot = spotAt(stage, x, y, width, depth, turn);
  const { random } = stage;
  const rows = Math.max(3, Math.round(height / 1.3));
  const books = Array.from({ length: rows }, (_, row) => planShelf(stage, row));
  addBox(spot, {
    at: [0, 0, 0],
    size: [width, depth, height],
    color,
    decorate: (face, pen) => {
      if (face !== 'front') return;
      const edge = 0.12 / width;
      pen.quad(edge, 0.02, 1 - edge, 1 - 0.12 / height, darken(color, 0.32));
      for (let row = 0; row < rows; row++) {
        const v0 = 0.03 + (row / rows) * 0.95;
        const v1 = v0 + 0.95 / rows;
        for (const book of books[row] ?? []) {
          pen.quad(
            edge + book.from * (1 - edge * 2),
            v0,
            edge + book.to * (1 - edge * 2),
            v0 + (v1 - v0) * book.tall,
            book.color,
          );
        }
        pen.quad(0, v1 - 0.09 / height, 1, v1, lighten(color, 0.04));
      }
    },
  });
  if (random.chance(0.4) && height < 6) addVase({ ...spot }, width / 2, depth / 2, height, 0.9);
}

function planShelf(stage: Stage, row: number): { from: number; to: number; tall: number; color: string }[] {
  const { random, interior } = stage;
  const items: { from: number; to: number; tall: number; color: string }[] = [];
  let at = random.between(0.02, 0.2);
  const colors = [...interior.textiles, interior.feature, '#e9e1cf', '#4a5052', '#b89a6a', '#7a8f86', '#c9bda6', '#8c4a3f'];
  while (at < 0.94 && items.length < 26) {
    if (random.chance(0.12 + (1 - interior.plenty) * 0.3)) at += random.between(0.08, 0.22);
    const wide = random.chance(0.08) ? random.between(0.07, 0.12) : random.between(0.016, 0.034);
    if (at + wide > 0.98) break;
    items.push({ from: at, to: at + wide, tall: random.between(0.5, 0.82), color: random.pick(colors) });
    at += wide + 0.003;
  }
  return row < 0 ? [] : items;
}

/** A flat screen on the wall. */
export function drawScreen(stage: Stage, side: WindowSide, a: number, b: number, width: number): void {
  const height = width * 0.57;
  paintOnWall(stage, side, a + 0.08, b - 0.1, a + width + 0.1, b + height - 0.04, '#2a2018', { opacity: 0.22 });
  paintOnWall(stage, side, a, b, a + width, b + height, '#17191c');
  const outline = stage.camera.outline([
    onWall(stage, side, a + 0.08, b + 0.08),
    onWall(stage, side, a + width * 0.5, b + 0.08),
    onWall(stage, side, a + width * 0.8, b + height - 0.08),
    onWall(stage, side, a + 0.08, b + height - 0.08),
  ]);
  if (outline.length > 2) stage.sheet.polygon(outline, '#ffffff', { opacity: 0.05 });
}

export function drawMirror(
  stage: Stage,
  side: WindowSide,
  a: number,
  b: number,
  width: number,
  height: number,
  kind: 'round' | 'arch' | 'rect',
): void {
  const { interior, sheet, camera } = stage;
  const shape = (grow: number): Vector[] => {
    if (kind === 'rect')
      return [
        onWall(stage, side, a - grow, b - grow),
        onWall(stage, side, a + width + grow, b - grow),
        onWall(stage, side, a + width + grow, b + height + grow),
        onWall(stage, side, a - grow, b + height + grow),
      ];
    const [cx, rx] = [a + width / 2, width / 2 + grow];
    const points: Vector[] = [];
    if (kind === 'round')
      for (let i = 0; i < 32; i++)
        points.push(
          onWall(
            stage,
            side,
            cx + Math.cos((i / 32) * 6.283) * rx,
            b + height / 2 + Math.sin((i / 32) * 6.283) * (height / 2 + grow),
          ),
        );
    else {
      points.push(onWall(stage, side, cx - rx, b - grow), onWall(stage, side, cx + rx, b - grow));
      for (let i = 0; i <= 16; i++)
        points.push(
          onWall(stage, side, cx + Math.cos((i / 16) * 3.1416) * rx, b + height - width / 2 + Math.sin((i / 16) * 3.1416) * rx),
        );
    }
    return points;
  };
  paintFace(stage, shape(0.14), darken(interior.metal, 0.1));
  paintFace(stage, shape(0.09), interior.metal);
  const outline = camera.outline(shape(0));
  if (outline.length < 3) return;
  sheet.polygon(
    outline,
    sheet.linear('down', [
      [0, '#e9eff0'],
      [1, '#c3d0d2'],
    ]),
  );
  const clip = sheet.clip(() => sheet.polygon(outline, '#000000'));
  const [x, y] = camera.project(onWall(stage, side, a, b + height));
  const unit = camera.scaleAt(onWall(stage, side, a, b));
  sheet.group({ 'clip-path': clip }, () => {
    for (const [from, wide] of [
      [0.5, 0.5],
      [1.25, 0.18],
    ] as const)
      sheet.polygon(
        [
          [x + from * unit, y - 20],
          [x + (from + wide) * unit, y - 20],
          [x + (from + wide - 2.2) * unit, y + height * unit + 20],
          [x + (from - 2.2) * unit, y + height * unit + 20],
        ],
        '#ffffff',
        { opacity: 0.4 },
      );
  });
}

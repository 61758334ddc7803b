import type { Random } from '#lib/random.ts';
import { darken, lighten, mix } from '../color.ts';
import { createCamera } from './camera.ts';
import { type RoomContext, paintRoom } from './room.ts';
import { addBox, addRod, addTurned, spotAt } from './solids.ts';
import { type Stage, addSolid, paintFace } from './stage.ts';
import { onWall, paintOnWall } from './wall-places.ts';
import { short } from '../svg.ts';

const CARS = ['#a33f36', '#2f5570', '#d9d6cf', '#3c4246', '#6f8a7a', '#b8b9b8', '#c99a45', '#e9e6df', '#51667a'] as const;

/** The garage from its door: a bay for every space, a car in most of them. */
export function drawGarageRoom(context: RoomContext): void {
  const { facts, interior } = context;
  const random = context.random.fork('plan');
  const bays = Math.min(4, Math.max(1, facts.garageSpaces));
  const bay = bays > 2 ? 9.4 : 10.6;
  const size = { width: bays * bay + 2.5, depth: 22, height: 9.6 };
  const eye = random.between(4.9, 5.6);
  const distance = 26 + bays * 2.6;
  const focal = Math.min(72, (1600 * random.between(0.86, 0.92)) / size.width) * (distance - 8);
  const x = size.width * random.between(0.44, 0.56);
  const camera = createCamera([x, size.depth - distance, eye], 0, focal, [800 + (x / size.width - 0.5) * 800, 470]);
  const wall = mix(interior.wall, '#e9e7e1', 0.6);
  const plain: RoomContext = { ...context, interior: { ...interior, wall, trim: '#d8d5ce', mood: 'modern' } };
  const parked = Array.from({ length: bays }, (_, i) => i === 0 || random.chance(0.55));
  paintRoom(plain, {
    size,
    viewpoints: ['middle'],
    camera,
    bright: 'left',
    openings: random.chance(0.6) ? [{ side: 'left', from: 13, to: 16.4, sill: 4.2, head: 6.8, panes: 'grid' }] : [],
    shell: { floor: 'concrete', floorColor: random.pick(['#b4b2ac', '#c4c1b9', '#9fa09c', '#8f9698']), ceiling: 'flat' },
    coat: (stage) => {
      if (random.chance(0.4))
        for (const side of ['left', 'right', 'back'] as const)
          paintOnWall(
            stage,
            side,
            side === 'back' ? 0 : -8,
            0,
            side === 'back' ? size.width : size.depth,
            3.6,
            mix(interior.feature, wall, 0.55),
          );
    },
    hang: (stage) => {
      drawInnerDoor(stage, size.width - 4.6);
      drawPegboard(stage, 1.2, Math.min(7, size.width - 7));
    },
    lay: (stage) => {
      for (let i = 1; i < bays; i++) {
        const at = 1.25 + i * bay;
        paintFace(
          stage,
          [
            [at - 0.1, 2, 0.01],
            [at + 0.1, 2, 0.01],
            [at + 0.1, 19, 0.01],
            [at - 0.1, 19, 0.01],
          ],
          '#f0ede4',
          { opacity: 0.55 },
        );
      }
    },
    furnish: (stage) => {
      addWorkbench(stage, random, 0.8, Math.min(8, size.width - 6.4));
      addShelving(stage, random);
      for (let i = 0; i < bays; i++) {
        const middle = 1.25 + (i + 0.5) * bay;
        stage.sheet.group({ 'data-part': 'bay' }, () =>
          paintFace(
            stage,
            [
              [middle - 0.6, 3, 0.01],
              [middle + 0.6, 3, 0.01],
              [middle + 0.6, 15, 0.01],
              [middle - 0.6, 15, 0.01],
            ],
            '#6f6d68',
            { opacity: 0.12 },
          ),
        );
        if (parked[i]) addCar(stage, random, middle, 9.5);
        else if (random.chance(0.6)) addBicycle(stage, random, middle, 15);
      }
    },
  });
}

function drawInnerDoor(stage: Stage, a: number): void {
  paintOnWall(stage, 'back', a - 0.35, 0, a + 3.35, 7.2, '#ded9cf');
  paintOnWall(stage, 'back', a, 0, a + 3, 6.85, '#f4f1e9');
  for (const [b0, b1] of [
    [0.7, 3],
    [3.5, 6.2],
  ] as const)
    for (const c of [0.35, 1.65]) paintOnWall(stage, 'back', a + c, b0, a + c + 1, b1, '#e5e0d5');
  const { camera, sheet } = stage;
  sheet.circle(
    ...camera.project(onWall(stage, 'back', a + 0.28, 3.2)),
    camera.scaleAt(onWall(stage, 'back', a, 3)) * 0.12,
    '#a37a43',
  );
}

function drawPegboard(stage: Stage, a: number, width: number): void {
  if (width < 2) return;
  const { random } = stage;
  paintOnWall(stage, 'back', a, 4.4, a + width, 7.8, '#c9a97c');
  paintOnWall(stage, 'back', a, 4.4, a + width, 4.5, '#8f7450');
  for (let x = a + 0.5; x < a + width - 0.5; x += random.between(0.55, 0.95)) {
    const tall = random.between(0.7, 1.7);
    const top = random.between(6.6, 7.4);
    const color = random.pick(['#a33f36', '#3c4246', '#7a7d80', '#c99a45', '#2f5570']);
    paintOnWall(stage, 'back', x, top - tall, x + 0.12, top, '#6a5138');
    paintOnWall(stage, 'back', x - 0.14, top - 0.35, x + 0.26, top, color);
  }
}

function addWorkbench(stage: Stage, random: Random, x: number, width: number): void {
  const { size } = stage;
  if (width < 3) return;
  const spot = spotAt(stage, x, size.depth - 2.4, width, 2.4);
  const color = random.pick(['#a33f36', '#3c4246', '#5f7f83', '#8a6240']);
  addBox(spot, {
    at: [0, 0.2, 0.2],
    size: [width * 0.42, 2.2, 2.7],
    color,
    decorate: (face, pen) => {
      if (face !== 'front') return;
      for (let j = 0; j < 5; j++) {
        pen.quad(0.04, (j + 0.06) / 5, 0.96, (j + 0.94) / 5, lighten(color, 0.07));
        pen.line(0.3, (j + 0.6) / 5, 0.7, (j + 0.6) / 5, '#d8d8d4', 0.09);
      }
    },
  });
  addRod(spot, [width - 0.3, 0.4, 0], [width - 0.3, 0.4, 2.9], 0.3, '#8a6240');
  addBox(spot, { at: [0, 0, 2.9], size: [width, 2.4, 0.22], color: '#b98f62' });
  for (let i = 0; i < 4; i++) {
    const px = width * (0.15 + i * 0.22);
    if (random.chance(0.5))
      addTurned(spot, {
        at: [px, 1.3],
        profile: [
          [0.3, 3.12],
          [0.3, 3.8],
        ],
        color: random.pick(['#d9d6cf', '#c99a45', '#2f5570']),
        top: '#8d9093',
      });
    else addBox(spot, { at: [px - 0.5, 0.9, 3.12], size: [1, 0.7, 0.6], color: random.pick(['#a33f36', '#4a4e51', '#5f7f83']) });
  }
}

function addShelving(stage: Stage, random: Random): void {
  const { size } = stage;
  const spot = spotAt(stage, size.width - 1.7, size.depth - 12, 6.5, 1.6, 3);
  for (const px of [0.1, 6.4]) for (const py of [0.1, 1.5]) addRod(spot, [px, py, 0], [px, py, 6.6], 0.12, '#55595c');
  for (const z of [0.6, 2.5, 4.4, 6.3]) {
    addBox(spot, { at: [0, 0, z], size: [6.5, 1.6, 0.1], color: '#9a9d9f' });
    if (z > 6) continue;
    for (let x = 0.25; x < 5.4; x += random.between(1.3, 2)) {
      const color = random.pick(['#c9a97c', '#8fa3ab', '#b5673f', '#e3ded2', '#5f7f6f']);
      addBox(spot, {
        at: [x, 0.2, z + 0.1],
        size: [1.15, 1.2, random.between(0.8, 1.4)],
        color,
        decorate: (face, pen) => face === 'front' && pen.quad(0.3, 0.4, 0.7, 0.65, lighten(color, 0.4)),
      });
    }
  }
}

/** A car seen from behind; drawn flat, in the plane of its tail. */
function addCar(stage: Stage, random: Random, x: number, y: number): void {
  const color = random.pick(CARS);
  const tall = random.chance(0.55);
  const [half, height] = tall ? [3.15, 5.6] : [3, 4.7];
  stage.shadows.push([x - half, y - 0.3, half * 2, 9]);
  addSolid(stage, [x - half, y, 0], [x + half, y + 9, height], () => {
    const { camera, sheet } = stage;
    const [px, base] = camera.project([x, y, 0]);
    const u = camera.scaleAt([x, y, 0]);
    const at = (a: number, b: number): string => `${short(px + a * u)} ${short(base - b * u)}`;
    const deck = tall ? 3.3 : 2.9;
    for (const side of [-1, 1])
      sheet.rect(px + side * half * 0.78 * u - 0.42 * u, base - 1.5 * u, 0.84 * u, 1.5 * u, '#1d1f21', { rx: 0.2 * u });
    sheet.path(
      `M${at(-half * 0.86, deck)}Q${at(-half * 0.78, height)} ${at(-half * 0.56, height)}L${at(half * 0.56, height)}Q${at(half * 0.78, height)} ${at(half * 0.86, deck)}Z`,
      darken(color, 0.1),
    );
    sheet.path(
      `M${at(-half * 0.72, deck + 0.15)}Q${at(-half * 0.66, height - 0.35)} ${at(-half * 0.5, height - 0.4)}L${at(half * 0.5, height - 0.4)}Q${at(half * 0.66, height - 0.35)} ${at(half * 0.72, deck + 0.15)}Z`,
      sheet.linear('down', [
        [0, '#4a5a66'],
        [1, '#2a343c'],
      ]),
    );
    sheet.path(
      `M${at(-half * 0.3, height - 0.5)}L${at(-half * 0.02, height - 0.5)}L${at(-half * 0.25, deck + 0.2)}L${at(-half * 0.5, deck + 0.2)}Z`,
      '#ffffff',
      { opacity: 0.14 },
    );
    sheet.path(
      `M${at(-half * 0.94, 0.75)}Q${at(-half, 2)} ${at(-half * 0.9, deck)}L${at(half * 0.9, deck)}Q${at(half, 2)} ${at(half * 0.94, 0.75)}Z`,
      sheet.linear('down', [
        [0, lighten(color, 0.16)],
        [0.5, color],
        [1, darken(color, 0.22)],
      ]),
    );
    sheet.path(
      `M${at(-half * 0.95, 1.5)}L${at(half * 0.95, 1.5)}L${at(half * 0.9, 0.7)}L${at(-half * 0.9, 0.7)}Z`,
      darken(color, 0.32),
    );
    for (const side of [-1, 1]) {
      sheet.path(
        `M${at(side * half * 0.93, deck - 0.35)}L${at(side * half * 0.6, deck - 0.35)}L${at(side * half * 0.64, deck - 0.95)}L${at(side * half * 0.95, deck - 1.1)}Z`,
        '#b8332c',
      );
      sheet.path(
        `M${at(side * half * 0.9, deck - 0.5)}L${at(side * half * 0.72, deck - 0.5)}L${at(side * half * 0.73, deck - 0.66)}L${at(side * half * 0.91, deck - 0.68)}Z`,
        '#f0a08f',
      );
    }
    sheet.rect(px - 0.75 * u, base - (deck - 0.6) * u, 1.5 * u, 0.62 * u, '#eceae2', { rx: 2 });
    sheet.rect(px - 0.6 * u, base - (deck - 0.82) * u, 1.2 * u, 0.18 * u, '#8f959a');
    sheet.line(
      px - half * 0.84 * u,
      base - (deck + 0.02) * u,
      px + half * 0.84 * u,
      base - (deck + 0.02) * u,
      lighten(color, 0.35),
      2,
    );
    for (const side of [-1, 1])
      sheet.rect(px + side * half * 0.5 * u - 0.25 * u, base - 0.95 * u, 0.5 * u, 0.2 * u, '#9fa3a5', { rx: 3 });
  });
}

function addBicycle(stage: Stage, random: Random, x: number, y: number): void {
  const color = random.pick(['#a33f36', '#2f6f6b', '#c99a45', '#34466b']);
  stage.shadows.push([x - 2.6, y, 5.2, 0.5]);
  addSolid(stage, [x - 2.8, y, 0], [x + 2.8, y + 0.5, 3.6], () => {
    const { camera, sheet } = stage;
    const [px, base] = camera.project([x, y, 0]);
    const u = camera.scaleAt([x, y, 0]);
    const at = (a: number, b: number): [number, number] => [px + a * u, base - b * u];
    for (const side of [-1, 1]) {
      sheet.circle(...at(side * 1.65, 1.12), 1.1 * u, 'none', { stroke: '#2b2d2f', 'stroke-width': 0.13 * u });
      for (let i = 0; i < 6; i++) {
        const angle = (i / 6) * Math.PI;
        const [cx, cy] = at(side * 1.65, 1.12);
        sheet.line(
          cx - Math.cos(angle) * u,
          cy - Math.sin(angle) * u,
          cx + Math.cos(angle) * u,
          cy + Math.sin(angle) * u,
          '#9fa3a5',
          0.7,
        );
      }
    }
    const tube = 0.13 * u;
    const frame = [at(-1.65, 1.12), at(-0.75, 2.6), at(1.2, 2.7), at(-0.1, 1.1), at(-0.75, 2.6)];
    sheet.polyline(frame, color, tube, { 'stroke-linejoin': 'round' });
    sheet.line(...at(-1.65, 1.12), ...at(-0.1, 1.1), color, tube);
    sheet.polyline([at(1.65, 1.12), at(1.15, 2.9), at(1.2, 3.3), at(1.7, 3.35)], '#3a3e42', tube * 0.9);
    sheet.line(...at(-0.75, 2.6), ...at(-0.85, 3), '#3a3e42', tube * 0.8);
    sheet.line(...at(-1.2, 3.05), ...at(-0.5, 3.05), '#2b2d2f', tube * 1.6, { 'stroke-linecap': 'round' });
  });
}

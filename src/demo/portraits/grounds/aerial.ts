import type { Random } from '#lib/random.ts';
import { darken, lighten, mix } from '../color.ts';
import { crownFromAbove, drawCarFromAbove, drawRoof } from './from-above.ts';
import type { Scene } from './scene.ts';
import type { Light } from '../landscape/light.ts';
import { type Point, type Sheet, circlesPath, short, smoothPath } from '../svg.ts';
import { PORTRAIT_HEIGHT, PORTRAIT_WIDTH } from '../types.ts';

/** The lot from above, the street along the bottom edge: roof, drive, garden, trees, pool and neighbors. */
export function drawAerial(scene: Scene): void {
  const { sheet, random, light, facts, scheme } = scene;
  const fork = random.fork('aerial');
  const streetTop = 930;
  const lotDepth = Math.sqrt(facts.lotSqft * 1.7);
  const unit = Math.min(9.2, 800 / lotDepth, 1180 / (facts.lotSqft / lotDepth));
  const lotWidth = Math.max(330, Math.min(1250, (facts.lotSqft / lotDepth) * unit));
  const depth = Math.min(880, lotDepth * unit);
  const left = 800 - lotWidth / 2;
  const top = streetTop - depth;
  drawGround(sheet, fork, light);
  const behind = facts.waterfront || facts.view === 'water';
  if (behind) drawShoreline(sheet, top - 20);
  drawNeighbors(scene, fork, left, lotWidth, top, streetTop, behind);
  drawLot(sheet, fork, light, left, top, lotWidth, depth);
  drawRoad(sheet, fork, streetTop);
  const floor = facts.livingAreaSqft / Math.max(1, Math.round(facts.stories));
  const garage = facts.garageSpaces > 0 ? Math.min(3, facts.garageSpaces) * 11 * unit : 0;
  const width = Math.min(lotWidth - 50 - garage, Math.max(150, Math.sqrt(floor * 1.6) * unit));
  const height = Math.min(depth * 0.42, Math.max(110, (floor / (width / unit)) * unit));
  const x = 800 - (width + garage) / 2;
  const y = streetTop - Math.min(depth * 0.22, 26 * unit) - height;
  const flat =
    facts.style === 'Modern' ||
    facts.style === 'Mid-Century Modern' ||
    facts.style === 'Townhouse' ||
    facts.style === 'Condo Tower';
  const kind = flat ? 'flat' : fork.pick(['gable', 'hip', 'cross'] as const);
  const look = { material: scheme.roof, color: scheme.roofColor };
  drawDrives(sheet, fork, { x, width, garage, bottom: y + height, street: streetTop });
  drawGarden(scene, fork, { left, top, lotWidth, x, y, width: width + garage });
  drawRoof(scene, { x, y, width, height, kind, ...look });
  if (garage > 0)
    drawRoof(scene, {
      x: x + width - 3,
      y: y + height * 0.24,
      width: garage,
      height: Math.max(70, Math.min(height * 0.76, 24 * unit)),
      kind: flat ? 'flat' : fork.pick(['cross', 'gable']),
      ...look,
    });
  drawLotTrees(scene, fork, left, top, lotWidth, depth, { x, y, width: width + garage, height });
}

function drawGround(sheet: Sheet, random: Random, light: Light): void {
  sheet.rect(0, 0, PORTRAIT_WIDTH, PORTRAIT_HEIGHT, mix(light.lawn, '#8a9a70', 0.25));
  for (let i = 0; i < 26; i++)
    sheet.ellipse(
      random.between(0, 1600),
      random.between(0, 1000),
      random.between(60, 190),
      random.between(40, 120),
      random.chance(0.5) ? lighten(light.lawn, 0.1) : darken(light.lawn, 0.1),
      { opacity: 0.25 },
    );
}

function drawShoreline(sheet: Sheet, y: number): void {
  const edge = Math.max(70, y);
  sheet.path(`M0 0H1600V${short(edge - 10)}Q1200 ${short(edge + 26)} 800 ${short(edge)}T0 ${short(edge + 12)}Z`, '#e0d3b4');
  sheet.path(
    `M0 0H1600V${short(edge - 28)}Q1200 ${short(edge + 8)} 800 ${short(edge - 18)}T0 ${short(edge - 6)}Z`,
    sheet.linear('down', [
      [0, '#3f7f9c'],
      [1, '#7fb8c4'],
    ]),
  );
  sheet.path(
    `M120 ${short(edge * 0.35)}q60 -8 120 0M620 ${short(edge * 0.55)}q70 -8 140 0M1180 ${short(edge * 0.3)}q60 -8 120 0`,
    'none',
    { stroke: '#ffffff', 'stroke-width': 3, opacity: 0.4 },
  );
}

function drawRoad(sheet: Sheet, random: Random, top: number): void {
  sheet.rect(0, top, PORTRAIT_WIDTH, 26, '#d3cdc2');
  for (let x = 0; x < PORTRAIT_WIDTH; x += 46) sheet.rect(x, top, 1.4, 26, '#b3ada2', { opacity: 0.7 });
  sheet.rect(0, top + 26, PORTRAIT_WIDTH, 14, '#93ad6a');
  sheet.rect(0, top + 40, PORTRAIT_WIDTH, 4, '#c6c1b8');
  sheet.rect(0, top + 44, PORTRAIT_WIDTH, PORTRAIT_HEIGHT - top, '#6b6d71');
  for (let x = 30; x < PORTRAIT_WIDTH; x += 130) sheet.rect(x, top + 92, 64, 5, '#efe6c4', { opacity: 0.85 });
  if (random.chance(0.7)) drawCarFromAbove(sheet, random, random.between(120, 1400), top + 66);
}

function drawLot(sheet: Sheet, random: Random, light: Light, left: number, top: number, width: number, depth: number): void {
  sheet.rect(
    left,
    top,
    width,
    depth,
    sheet.linear('down', [
      [0, lighten(light.lawn, 0.05)],
      [1, light.lawn],
    ]),
  );
  if (random.chance(0.6))
    for (let x = left; x < left + width; x += 48) sheet.rect(x, top, 24, depth, '#ffffff', { opacity: 0.05 });
  const specks = Array.from(
    { length: 260 },
    () => [random.between(left, left + width), random.between(top, top + depth), random.between(0.8, 2)] as const,
  );
  sheet.path(circlesPath(specks), darken(light.lawn, 0.2), { opacity: 0.3 });
  const fence = random.pick(['#b79b74', '#e6dfd0', '#8f7a5e']);
  for (const x of [left, left + width]) {
    sheet.rect(x - 1 + light.sunSide * -4, top + 4, 6, depth * 0.66, light.shadow, { opacity: 0.2 });
    sheet.rect(x - 2.5, top, 5, depth * 0.66, fence);
  }
  sheet.rect(left, top - 2.5, width, 5, fence);
}

function drawNeighbors(
  scene: Scene,
  random: Random,
  left: number,
  width: number,
  top: number,
  street: number,
  openBehind: boolean,
): void {
  const { sheet, light, scheme } = scene;
  const roofs = ['#5c544d', '#4b4d52', '#6b5f54', '#7a6552', '#8a5a48', scheme.roofColor];
  for (const side of [-1, 1] as const) {
    for (let i = 0; i < 3; i++) {
      const x = side < 0 ? left - (i + 1) * (width * 0.82) + 34 : left + width + i * width * 0.82 + 34;
      const wide = Math.min(width * 0.6, random.between(200, 330));
      const tall = random.between(150, 230);
      const y = street - random.between(110, 190) - tall;
      sheet.rect(x + wide * 0.62, y + tall - 10, 56, street - y - tall + 10, '#c6c0b4');
      drawRoof(scene, {
        x,
        y,
        width: wide,
        height: tall,
        kind: random.pick(['gable', 'hip', 'cross']),
        material: 'asphalt',
        color: mix(random.pick(roofs), light.lawn, 0.12),
      });
      if (random.chance(0.25))
        sheet.ellipse(x + wide * 0.4, y - 120, 54, 30, '#79c3cf', { stroke: '#e2dccf', 'stroke-width': 8 });
    }
  }
  if (openBehind) return;
  for (let x = -80; x < PORTRAIT_WIDTH; x += random.between(270, 400)) {
    if (top < 130) break;
    drawRoof(scene, {
      x,
      y: top - random.between(180, 240),
      width: random.between(180, 260),
      height: random.between(110, 150),
      kind: random.pick(['gable', 'hip']),
      material: 'asphalt',
      color: mix(random.pick(roofs), light.lawn, 0.15),
    });
  }
  for (let i = 0; i < 34; i++) {
    const x = random.between(-20, 1620);
    const inside = x > left - 30 && x < left + width + 30;
    const y = inside ? random.between(-10, Math.max(10, top - 40)) : random.between(-10, street - 70);
    if (inside && top < 90) continue;
    crownFromAbove(sheet, random, light, x, y, random.between(24, 52));
  }
}

interface DrivePlan {
  x: number;
  width: number;
  garage: number;
  bottom: number;
  street: number;
}

function drawDrives(sheet: Sheet, random: Random, { x, width, garage, bottom, street }: DrivePlan): void {
  if (garage > 0) {
    const from = x + width + garage * 0.08;
    sheet.rect(from, bottom - 30, garage * 0.84, street - bottom + 70, random.pick(['#cbc6bb', '#8a8a8a', '#bfae9a']));
    for (let y = bottom; y < street; y += 40) sheet.rect(from, y, garage * 0.84, 1.4, '#6d675d', { opacity: 0.35 });
    if (random.chance(0.5))
      sheet.group({ transform: `rotate(90 ${short(from + garage * 0.42)} ${short((bottom + street) / 2)})` }, () =>
        drawCarFromAbove(sheet, random, from + garage * 0.42 - 53, (bottom + street) / 2),
      );
  }
  const door = x + width * 0.45;
  sheet.path(
    `M${short(door)} ${short(bottom - 6)}q${short(random.between(-46, 46))} ${short((street - bottom) / 2)} ${short(random.between(-24, 24))} ${short(street - bottom + 8)}`,
    'none',
    { stroke: '#d3ccbf', 'stroke-width': 22 },
  );
}

interface GardenPlan {
  left: number;
  top: number;
  lotWidth: number;
  x: number;
  y: number;
  width: number;
}

function drawGarden({ sheet, facts, light }: Scene, random: Random, { left, top, lotWidth, x, y, width }: GardenPlan): void {
  const room = y - top;
  const patio = Math.min(90, room * 0.4);
  const color = random.pick(['#cdc5b6', '#b08d6c', '#c2a98f']);
  const wide = width * random.between(0.5, 0.75);
  const from = x + (width - wide) * random.next();
  sheet.rect(from, y - patio, wide, patio + 6, color);
  for (let px = from; px < from + wide; px += 18) sheet.rect(px, y - patio, 1.2, patio, darken(color, 0.2), { opacity: 0.5 });
  if (facts.pool && room > 110) {
    const [poolWidth, poolHeight] = [Math.min(lotWidth * 0.5, 250), Math.min(110, room - patio - 40, room * 0.5)];
    const [px, py] = [left + (lotWidth - poolWidth) * random.between(0.3, 0.7), Math.max(top + 18, y - patio - poolHeight - 26)];
    const round = random.chance(0.4);
    const shape = (grow: number): string =>
      round
        ? smoothPath(
            Array.from({ length: 10 }, (_, i): Point => [
              px + poolWidth / 2 + Math.cos(i * 0.628) * (poolWidth / 2 + grow) * (1 + 0.12 * Math.cos(i * 1.256)),
              py + poolHeight / 2 + Math.sin(i * 0.628) * (poolHeight / 2 + grow),
            ]),
          )
        : `M${short(px - grow)} ${short(py - grow)}h${short(poolWidth + grow * 2)}v${short(poolHeight + grow * 2)}h${short(-poolWidth - grow * 2)}Z`;
    sheet.group({ 'data-part': 'pool' }, () => {
      sheet.path(shape(16), '#ddd6c8');
      sheet.path(
        shape(0),
        sheet.linear('down', [
          [0, '#8fd8e0'],
          [1, '#48aec4'],
        ]),
      );
      sheet.path(
        `M${short(px + poolWidth * 0.2)} ${short(py + poolHeight * 0.4)}q20 -9 40 0t40 0M${short(px + poolWidth * 0.45)} ${short(py + poolHeight * 0.68)}q18 -8 36 0t36 0`,
        'none',
        { stroke: '#ffffff', 'stroke-width': 2.6, opacity: 0.6 },
      );
    });
    for (let i = 0; i < 2; i++)
      sheet.rect(px + poolWidth + 22, py + 8 + i * 40, 46, 20, '#f3ede0', { rx: 4, stroke: '#c9bfae', 'stroke-width': 1.5 });
  }
  sheet.circle(from + wide * 0.3, y - patio * 0.5, 25, random.pick(['#b5512f', '#f0e6d2', '#3f6f78']), {
    stroke: light.shadow,
    'stroke-opacity': 0.2,
    'stroke-width': 3,
  });
  sheet.rect(from + wide * 0.62, y - patio * 0.72, 56, 32, '#8a6240', { rx: 4 });
}

interface Block {
  x: number;
  y: number;
  width: number;
  height: number;
}

function drawLotTrees(
  { sheet, light }: Scene,
  random: Random,
  left: number,
  top: number,
  width: number,
  depth: number,
  house: Block,
): void {
  for (let x = left + 26; x < left + width - 16; x += random.between(36, 70))
    if (random.chance(0.75)) crownFromAbove(sheet, random, light, x, top + random.between(14, 32), random.between(18, 34));
  for (let i = 0; i < 12; i++) {
    const side = random.chance(0.5);
    const x = side ? left + random.between(18, 40) : left + width - random.between(18, 40);
    const y = top + random.between(50, depth - 70);
    if (x + 46 > house.x && x - 46 < house.x + house.width && y + 50 > house.y && y - 50 < house.y + house.height) continue;
    crownFromAbove(sheet, random, light, x, y, random.between(20, 44));
  }
  for (let x = house.x + 12; x < house.x + house.width * 0.4; x += 24)
    crownFromAbove(sheet, random, light, x, house.y + house.height + 14, 11);
  const street = top + depth;
  for (let x = left - 420; x < left + width + 500; x += random.between(170, 260)) {
    if (x > house.x + house.width * 0.35 && x < house.x + house.width + 60) continue;
    crownFromAbove(sheet, random, light, x, street - random.between(24, 46), random.between(34, 48));
  }
}

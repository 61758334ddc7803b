import { FACADE_STYLES } from '../facades/facade-styles.ts';
import { type Facade, type House, placeHouse } from '../facades/house.ts';
import { drawLawn } from './lawn.ts';
import { drawOnStreet } from './on-street.ts';
import { type Paving, drawDrive, drawStreet, drawWalk } from './paving.ts';
import { TREES, drawBackTrees, drawForeground, drawOverhang, drawPlanting, drawSideTrees } from './planting.ts';
import type { Scene } from './scene.ts';
import { drawBackdrop } from '../landscape/backdrop.ts';
import { drawSky } from '../landscape/sky.ts';
import { PORTRAIT_HEIGHT, PORTRAIT_WIDTH } from '../types.ts';

/** The home as it stands behind its front yard, or on its street. */
export function drawFront(scene: Scene): void {
  const { identity, facts, scheme } = scene;
  const facade = FACADE_STYLES[facts.style](identity.fork('facade'), facts, scheme);
  if (facade.setting === 'street') drawOnStreet(scene, facade);
  else drawInYard(scene, facade);
}

function drawInYard(scene: Scene, facade: Facade): void {
  const { sheet, random, light, facts } = scene;
  const ground = random.between(790, 832);
  const horizon = ground - random.between(34, 52);
  const close = facade.width < 40 ? random.between(0.78, 0.92) : 1;
  const spare = Math.max(0, PORTRAIT_WIDTH - 120 - facade.width * 20) / 2;
  const middle = PORTRAIT_WIDTH / 2 + random.between(-1, 1) * Math.min(110, spare);
  const house = placeHouse({ ...scene, random: scene.identity.fork('house') }, facade, {
    ground,
    middle,
    maxWidth: 1400 * close,
    maxHeight: 655,
    maxScale: 23,
  });
  drawSky(sheet, random.fork('sky'), light, horizon);
  drawBackdrop(sheet, random.fork('backdrop'), light, facts.view, horizon, 1);
  drawLawn(sheet, random.fork('lawn'), light, horizon, facts.condition);
  const kinds = random.shuffle(TREES[facts.style]).slice(0, random.int(2, 3));
  drawBackTrees(scene, house, facade, kinds, ground);
  const street = random.chance(0.45) ? random.between(996, 1018) : null;
  const gaps = drawPaving(scene, house, facade, ground, street);
  if (street !== null) drawStreet(sheet, random.fork('street'), light, street, 34);
  drawHouseShadow(scene, house, facade);
  facade.draw(house);
  drawPlanting(scene, house, facade, ground);
  drawSideTrees(scene, house, facade, kinds, ground);
  drawForeground(scene, gaps, street);
  if (house.y(facade.height) > 300 && random.chance(0.55)) drawOverhang(scene);
}

function drawHouseShadow({ sheet, light }: Scene, house: House, facade: Facade): void {
  const [left, right] = [house.x(0), house.x(facade.width)];
  const y = house.y(0);
  const shift = -light.sunSide * 60;
  sheet.group({ filter: sheet.blur(5), opacity: light.shadowOpacity * 1.1 }, () => {
    sheet.polygon(
      [
        [left, y - 4],
        [right, y - 4],
        [right + Math.max(0, shift) + 8, y + 18],
        [left + Math.min(0, shift) - 8, y + 18],
      ],
      light.shadow,
    );
  });
}

const PAVINGS: readonly Paving[] = ['concrete', 'asphalt', 'pavers', 'gravel', 'concrete'];

function drawPaving(
  { sheet, random, light }: Scene,
  house: House,
  facade: Facade,
  ground: number,
  street: number | null,
): [number, number][] {
  const fork = random.fork('paving');
  const bottom = street ?? PORTRAIT_HEIGHT + 4;
  const gaps: [number, number][] = [];
  const paving = fork.pick(PAVINGS);
  const middle = PORTRAIT_WIDTH / 2;
  const stretch = 1 + ((bottom - ground) / 290) * 0.75;
  for (const [left, right] of joinGarages(facade)) {
    const from = [house.x(left) - 6, house.x(right) + 6, ground] as const;
    const to = [middle + (from[0] - middle) * stretch, middle + (from[1] - middle) * stretch, bottom] as const;
    drawDrive(sheet, fork, light, { from, to }, paving);
    gaps.push([Math.min(from[0], to[0]), Math.max(from[1], to[1])]);
  }
  for (const door of facade.doors) {
    const x = house.x(door);
    const near = gaps.find(([from, to]) => x > from - 120 && x < to + 120);
    const end = near ? x + (x < near[0] ? -60 : 40) : middle + (x - middle) * stretch + fork.between(-90, 90);
    const safe = gaps.some(([from, to]) => end > from - 60 && end < to + 60)
      ? x - Math.sign((gaps[0]?.[0] ?? 0) - x || 1) * 40
      : end;
    drawWalk(sheet, fork, light, [x, ground - 1], house.scale * 4.4, safe, bottom);
    gaps.push([Math.min(x + (safe - x) * 0.6, safe) - 105, Math.max(x + (safe - x) * 0.6, safe) + 105]);
  }
  return gaps;
}

function joinGarages(facade: Facade): [number, number][] {
  const spans: [number, number][] = [];
  for (const { x, width } of facade.garages) {
    const last = spans.at(-1);
    if (last && x - last[1] < 6) last[1] = x + width;
    else spans.push([x, x + width]);
  }
  return spans;
}

import type { Random } from '#lib/random.ts';
import { darken, mix } from '../color.ts';
import { FACADE_STYLES } from '../facades/facade-styles.ts';
import { placeHouse, type Facade, type House, type Scheme } from '../facades/house.ts';
import { chooseScheme } from '../facades/scheme.ts';
import { drawFoliage, drawShrub, drawTopiary, type Lobe } from '../landscape/foliage.ts';
import { drawBackdrop } from '../landscape/backdrop.ts';
import type { Light } from '../landscape/light.ts';
import { drawSky } from '../landscape/sky.ts';
import { drawTree, type TreeKind } from '../landscape/trees.ts';
import type { Sheet } from '../svg.ts';
import { PORTRAIT_HEIGHT, PORTRAIT_WIDTH, type ArchitecturalStyle, type HomeFacts } from '../types.ts';
import { drawLawn } from './lawn.ts';
import { drawDrive, drawFence, drawStreet, drawWalk, type Paving } from './paving.ts';

export interface Scene {
  sheet: Sheet;
  random: Random;
  light: Light;
  facts: HomeFacts;
  scheme: Scheme;
  /** Draws that must come out alike in every picture of the home. */
  identity: Random;
}

/** The home as it stands behind its front yard, or on its street. */
export function drawFront(scene: Scene): void {
  const { identity, facts, scheme } = scene;
  const facade = FACADE_STYLES[facts.style](identity.fork('facade'), facts, scheme);
  if (facade.setting === 'street') drawOnStreet(scene, facade);
  else drawInYard(scene, facade);
}

const TREES: Record<ArchitecturalStyle, readonly TreeKind[]> = {
  Craftsman: ['round', 'maple', 'conifer', 'oak', 'pine', 'blossom'],
  Colonial: ['oak', 'round', 'maple', 'conifer', 'blossom'],
  Modern: ['birch', 'pine', 'round', 'cypress', 'maple', 'olive'],
  Farmhouse: ['oak', 'round', 'conifer', 'birch', 'blossom'],
  Victorian: ['oak', 'maple', 'blossom', 'round', 'conifer'],
  Tudor: ['conifer', 'oak', 'round', 'birch', 'maple'],
  Mediterranean: ['palm', 'cypress', 'olive', 'palm', 'cypress'],
  Ranch: ['round', 'oak', 'pine', 'birch', 'maple', 'conifer'],
  Townhouse: ['round', 'poplar', 'maple', 'blossom', 'birch'],
  'Condo Tower': ['round', 'poplar', 'birch', 'maple'],
  'Mid-Century Modern': ['palm', 'pine', 'olive', 'birch', 'maple', 'round'],
  'Cape Cod': ['round', 'pine', 'oak', 'birch', 'blossom'],
  Contemporary: ['birch', 'pine', 'conifer', 'round', 'maple'],
  Duplex: ['round', 'maple', 'poplar', 'blossom', 'oak'],
};

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

function drawBackTrees(
  { sheet, random, light }: Scene,
  house: House,
  facade: Facade,
  kinds: readonly TreeKind[],
  ground: number,
): void {
  const fork = random.fork('back-trees');
  const [left, right] = [house.x(0), house.x(facade.width)];
  const count = fork.int(3, 6);
  const places = Array.from({ length: count }, (_, index) => {
    const edge = fork.chance(0.72);
    const x = edge
      ? index % 2 === 0
        ? fork.between(-40, left + 30)
        : fork.between(right - 30, PORTRAIT_WIDTH + 40)
      : fork.between(left + 60, right - 60);
    return {
      x,
      height: edge ? fork.between(230, 430) : fork.between(330, 470),
      far: fork.between(0.2, 0.42),
      kind: fork.pick(kinds),
    };
  });
  for (const place of places.toSorted((a, b) => b.far - a.far)) {
    drawTree(sheet, fork, light, place.kind, {
      x: place.x,
      y: ground - 20 + (0.42 - place.far) * 40,
      height: place.height,
      far: place.far,
    });
  }
}

function drawSideTrees(
  { sheet, random, light }: Scene,
  house: House,
  facade: Facade,
  kinds: readonly TreeKind[],
  ground: number,
): void {
  const fork = random.fork('side-trees');
  const [left, right] = [house.x(0), house.x(facade.width)];
  for (const side of [-1, 1] as const) {
    const room = side < 0 ? left : PORTRAIT_WIDTH - right;
    if (room < 50 || fork.chance(0.16)) continue;
    const kind = fork.pick(kinds);
    const slim = kind === 'cypress' || kind === 'poplar' || kind === 'birch' || kind === 'conifer' || kind === 'palm';
    const height = slim ? fork.between(330, 560) : Math.min(fork.between(330, 600), 200 + room * 1.7);
    const share = fork.between(0.3, 0.62);
    const x = side < 0 ? left - room * share : right + room * share;
    drawTree(sheet, fork, light, kind, { x, y: ground + fork.between(14, 58), height });
    if (kind === 'cypress') drawTree(sheet, fork, light, kind, { x: x + side * 62, y: ground + 20, height: height * 0.86 });
  }
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

function drawPlanting({ sheet, random, light, facts }: Scene, house: House, facade: Facade, ground: number): void {
  const fork = random.fork('planting');
  if (facts.condition === 1 && fork.chance(0.6)) return;
  for (const [from, to] of facade.beds) {
    if (to - from < 2) continue;
    if (fork.chance(0.6)) {
      sheet.ellipse(
        house.x((from + to) / 2),
        ground + 6,
        ((to - from) / 2) * house.scale + 8,
        11,
        mix('#6b5240', light.lawn, 0.25),
      );
    }
    let x = from + fork.between(0.4, 1.6);
    const tidy = fork.chance(0.35);
    while (x < to - 1) {
      const width = tidy ? 3.2 : fork.between(2, 5.2);
      const height = tidy ? 2.4 : fork.between(1.3, 3);
      if (x + width / 2 > to) break;
      drawShrub(
        sheet,
        fork,
        light,
        house.x(x + width / 2),
        ground + fork.between(5, 12),
        width * house.scale,
        height * house.scale,
      );
      x += width * fork.between(0.75, tidy ? 1 : 1.5);
    }
  }
  if (fork.chance(0.3)) {
    const shape = fork.pick(['ball', 'cone'] as const);
    for (const door of facade.doors) {
      for (const side of [-1, 1]) {
        const x = house.x(door + side * 4.4);
        const size = house.scale * 1.7;
        drawTopiary(sheet, fork, light, x, ground + 2 - size * 0.6, size, shape);
        sheet.polygon(
          [
            [x - size * 0.42, ground + 2 - size * 0.66],
            [x + size * 0.42, ground + 2 - size * 0.66],
            [x + size * 0.32, ground + 6],
            [x - size * 0.32, ground + 6],
          ],
          darken('#a5603f', fork.pick([0, 0.5])),
        );
      }
    }
  }
}

function drawForeground(
  { sheet, random, light, facts }: Scene,
  gaps: readonly (readonly [number, number])[],
  street: number | null,
): void {
  const fork = random.fork('foreground');
  const fences = {
    Victorian: 'iron',
    'Cape Cod': 'picket',
    Colonial: 'picket',
    Farmhouse: 'rail',
    Tudor: 'stone',
    Craftsman: 'picket',
    Ranch: 'rail',
  } as const;
  const kind = Object.entries(fences).find(([style]) => style === facts.style)?.[1];
  const fenced = kind !== undefined && fork.chance(0.3);
  if (fenced) drawFence(sheet, fork, light, kind, (street ?? 1030) - 8, gaps);
  const y = street === null ? PORTRAIT_HEIGHT + 16 : street - 4;
  const clear = (x: number, half: number): boolean => gaps.every(([from, to]) => x + half < from || x - half > to);
  const clumps = fenced ? fork.int(2, 4) : fork.int(0, 4);
  for (let i = 0; i < clumps; i++) {
    const width = fork.between(90, 210);
    const x = fork.chance(0.5) ? fork.between(-20, 420) : fork.between(1180, 1620);
    if (clear(x, width * 0.45))
      drawShrub(sheet, fork, light, x, y, width, street === null ? fork.between(60, 120) : fork.between(36, 54));
  }
}

function drawOnStreet(scene: Scene, facade: Facade): void {
  const { sheet, random, light, facts } = scene;
  const tower = facts.style === 'Condo Tower';
  const ground = tower ? 868 : 850;
  const house = placeHouse({ ...scene, random: scene.identity.fork('house') }, facade, {
    ground,
    middle: PORTRAIT_WIDTH / 2 + (tower ? random.between(-130, 130) : 0),
    maxWidth: tower ? 1080 : 1480,
    maxHeight: tower ? 770 : 690,
    maxScale: 19.5,
  });
  drawSky(sheet, random.fork('sky'), light, ground);
  drawBackdrop(sheet, random.fork('backdrop'), light, facts.view === 'none' && tower ? 'city' : facts.view, ground - 10, 1.15);
  sheet.rect(0, ground - 14, PORTRAIT_WIDTH, 30, darken(light.lawn, 0.06));
  const fork = random.fork('street-trees');
  for (const x of [60, 260, 1340, 1545]) {
    if (x > house.x(0) + 40 && x < house.x(facade.width) - 40) continue;
    drawTree(sheet, fork, light, fork.pick(TREES[facts.style]), {
      x: x + fork.between(-50, 50),
      y: ground - 4,
      height: fork.between(250, 380),
      far: 0.22,
    });
  }
  if (tower) drawCityBlock(scene, house, facade, ground);
  facade.draw(house);
  drawPlanting({ ...scene, random: random.fork('street-planting') }, house, facade, ground - 4);
  drawStreet(sheet, random.fork('street'), light, ground + 4, 74);
  for (const { x, width } of facade.garages) {
    drawDrive(
      sheet,
      fork,
      light,
      { from: [house.x(x), house.x(x + width), ground], to: [house.x(x) - 24, house.x(x + width) + 24, ground + 78] },
      'concrete',
    );
  }
  const kind = fork.pick(TREES[facts.style]);
  for (const x of fork.shuffle([130, 430, 1170, 1480]).slice(0, fork.int(1, 3))) {
    if (
      facade.doors.some((door) => Math.abs(house.x(door) - x) < 120) ||
      facade.garages.some((place) => x > house.x(place.x) - 60 && x < house.x(place.x + place.width) + 60)
    )
      continue;
    sheet.ellipse(x, ground + 52, 36, 9, '#7d6a58');
    drawTree(sheet, fork, light, kind, { x, y: ground + 52, height: fork.between(300, 420) });
  }
}

/** Leaves of a tree that stands beside us, in an upper corner of a wide sky. */
function drawOverhang({ sheet, random, light }: Scene): void {
  const fork = random.fork('overhang');
  const side = fork.chance(0.5) ? 1 : -1;
  const corner = side > 0 ? PORTRAIT_WIDTH : 0;
  const color = mix(fork.pick(light.leaves), '#2c4030', 0.25);
  const lobes: Lobe[] = [];
  for (let i = 0; i < 15; i++) {
    const t = i / 14;
    lobes.push([
      corner - side * t * fork.between(330, 440),
      -24 + fork.between(0, 78) * (1 - t * 0.8),
      fork.between(34, 62) * (1 - t * 0.45),
    ]);
  }
  for (let i = 0; i < 5; i++)
    lobes.push([corner + side * 10 - side * fork.between(0, 60), 40 + i * 38, fork.between(30, 52) * (1 - i * 0.12)]);
  drawFoliage(sheet, fork, light, lobes, color, { leaf: 8, density: 30 });
}

/** Paler buildings beside a tower, so that it stands in a city. */
function drawCityBlock(scene: Scene, house: House, facade: Facade, ground: number): void {
  const { sheet, light, facts } = scene;
  for (const side of [-1, 1] as const) {
    const fork = scene.random.fork(`block${side}`);
    let edge = side < 0 ? house.x(0) - 24 : house.x(facade.width) + 24;
    while (edge > -60 && edge < PORTRAIT_WIDTH + 60) {
      const other: HomeFacts = { ...facts, seed: `${facts.seed}/block`, garageSpaces: 0, buildingFloors: fork.int(4, 13) };
      const plain = chooseScheme(fork, other);
      const faded = {
        ...plain,
        wallColor: mix(plain.wallColor, light.haze, 0.5),
        accentColor: mix(plain.accentColor, light.haze, 0.5),
        baseColor: mix(plain.baseColor, light.haze, 0.5),
        sash: mix(plain.sash, light.haze, 0.55),
        roofColor: mix(plain.roofColor, light.haze, 0.5),
      };
      const block = FACADE_STYLES['Condo Tower'](fork.fork(`facade${Math.round(edge)}`), other, faded);
      const wide = block.width * house.scale;
      const place = placeHouse(
        { sheet, light, facts: other, scheme: faded, random: fork.fork(`house${Math.round(edge)}`) },
        block,
        { ground: ground - 8, middle: edge + (side * wide) / 2, maxWidth: wide, maxHeight: 9999, maxScale: house.scale },
      );
      sheet.group({ opacity: 0.82 }, () => block.draw(place));
      edge += side * (wide + fork.between(4, 60));
    }
  }
}

import { createRandom } from '#lib/random.ts';
import { darken, lighten, lightness } from '../color.ts';
import { addFridge, addHood, addRange } from './kitchen-appliances.ts';
import { addBaseRun, addIsland, addShelves, addUpperRun, drawSplash } from './kitchen-units.ts';
import { addPendant } from './lamps.ts';
import type { Opening } from './openings.ts';
import { addPlant } from './plants.ts';
import { type RoomContext, paintRoom } from './room.ts';
import { drawRug } from './rugs.ts';
import { addStool } from './seating.ts';
import { spotAt } from './solids.ts';
import type { Stage } from './stage.ts';
import { addVase } from './tables.ts';
import { ceilingKind, hasCrown } from './taste.ts';
import { drawArt } from './wall-art.ts';

/** A wall of cabinets with window or range in the middle, often an island in front. */
export function drawKitchen(context: RoomContext): void {
  const { interior, facts } = context;
  const random = context.random.fork('plan');
  const size = { width: random.between(14, 18), depth: random.between(13, 16), height: random.between(8.8, 10) };
  const layout = random.pick(['window', 'range', 'window', 'range'] as const);
  const island = facts.livingAreaSqft > 1300 ? random.chance(0.78) : random.chance(0.2);
  const middle = size.width / 2 + random.between(-0.6, 0.6);
  const fridgeLeft = random.chance(0.5);
  const shelves = random.chance(0.35);
  const runFrom = fridgeLeft ? 3.3 : 0;
  const runTo = fridgeLeft ? size.width : size.width - 3.3;
  const windowHalf = random.between(1.9, 2.7);
  const openings: Opening[] = [];
  if (layout === 'window')
    openings.push({
      side: 'back',
      from: middle - windowHalf,
      to: middle + windowHalf,
      sill: 3.7,
      head: 7,
      curtains: random.pick(['none', 'roman', 'none']),
      columns: 2,
    });
  openings.push({
    side: 'left',
    from: 3,
    to: Math.min(9, size.depth - 4),
    sill: random.chance(0.5) ? 0.3 : 2.6,
    head: 7.4,
    curtains: 'none',
  });
  const rangeX =
    layout === 'range' ? middle - 1.5 : middle + (fridgeLeft ? 1 : -1) * Math.min(4.2, (runTo - runFrom) * 0.3) - 1.25;
  const splash = random.pick(['run', 'full', 'run'] as const);
  paintRoom(context, {
    size,
    viewpoints: island ? ['middle', 'aside', 'wide', 'corner'] : ['middle', 'close', 'corner', 'aside'],
    eye: 5,
    bright: layout === 'window' ? 'back' : 'left',
    openings,
    shell: {
      floor:
        random.weighted(
          ['home', 'checker', 'large-tile'] as const,
          (kind) =>
            ({ home: 6, checker: interior.mood === 'classic' || interior.mood === 'dated' ? 2 : 0.5, 'large-tile': 1.5 })[kind],
        ) === 'home' && interior.floor !== 'carpet'
          ? interior.floor
          : random.pick(['checker', 'large-tile'] as const),
      floorColor: interior.floor === 'carpet' ? '#c9c2b4' : interior.floorColor,
      ceiling: ceilingKind(random, interior),
      crown: hasCrown(interior),
      feature: random.chance(0.15) ? ['right'] : [],
    },
    coat: (stage) => drawSplash(stage, runFrom, runTo, 3.08, splash === 'full' ? size.height - 0.6 : 4.9),
    hang: (stage) => drawArt(stage, 'right', size.depth * 0.35, 4.6, 2, 2.6, 'kitchen'),
    ...(island ? {} : { lay: (stage: Stage) => drawRug(stage, middle - 3.4, size.depth - 6.4, 6.8, 2.6) }),
    furnish: (stage) => {
      if (fridgeLeft) addFridge(stage, 0.1, size.depth - 2.6, 3.1);
      else addFridge(stage, size.width - 3.2, size.depth - 2.6, 3.1);
      const sinkX = layout === 'window' ? middle : null;
      addBaseRun(stage, runFrom, rangeX, sinkX);
      addRange(stage, rangeX, size.depth - 2.3);
      addBaseRun(stage, rangeX + 2.5 + (layout === 'range' ? 0.5 : 0), runTo, sinkX);
      const gapFrom = layout === 'window' ? middle - windowHalf - 0.6 : rangeX - 0.15;
      const gapTo = layout === 'window' ? middle + windowHalf + 0.6 : rangeX + 3.15;
      for (const [from, to] of [
        [runFrom, gapFrom],
        [gapTo, runTo],
      ] as const) {
        const hoodInside = layout === 'window' && rangeX > from - 0.5 && rangeX < to;
        const spans: [number, number][] = hoodInside
          ? [
              [from, rangeX],
              [rangeX + 2.5, to],
            ]
          : [[from, to]];
        for (const [a, b] of spans) {
          if (b - a < 1) continue;
          if (shelves) addShelves(stage, a + 0.2, b - 0.2);
          else addUpperRun(stage, a, b);
        }
      }
      addHood(stage, rangeX + (layout === 'range' ? 1.5 : 1.25), layout === 'range' ? 3 : 2.4);
      if (island) furnishIsland(stage, middle);
      else if (random.chance(0.5)) addPlant(stage, size.width - 1.2, 5, 4, 'fiddle');
    },
  });
}

function furnishIsland(stage: Stage, middle: number): void {
  const { size, interior, camera } = stage;
  const random = createRandom(`${stage.facts.seed}/island`);
  const width = Math.min(9.5, size.width * 0.56);
  const y = Math.max(camera.at[1] + 6.4, size.depth - 8.2);
  const stoolsNear = random.chance(0.7);
  addIsland(stage, middle - width / 2, y, width, 3.3, stoolsNear ? 1 : 0);
  const spot = { stage, x: middle - width / 2, y, width, depth: 3.3, turn: 0 as const };
  addVase(spot, width * random.pick([0.25, 0.7]), 1.8, 3.08, 1.05);
  const count = Math.max(2, Math.floor(width / 2.6));
  const kind = random.pick(['round', 'saddle', 'back'] as const);
  const color = random.pick([interior.wood, interior.seat, interior.metal]);
  if (stoolsNear)
    for (let i = 0; i < count; i++)
      addStool(stage, middle - width / 2 + ((i + 0.5) * width) / count - 0.65, y - 0.75, 2.25, kind, color);
  const lamps = width > 7.5 ? 3 : 2;
  const shade = random.pick(['dome', 'globe', 'cone', 'rattan', 'glass', 'dome'] as const);
  const lampColor = random.pick([
    interior.metal,
    interior.feature,
    lightness(interior.cabinet) > 0.6 ? darken(interior.metal, 0.2) : lighten(interior.metal, 0.15),
  ]);
  for (let i = 0; i < lamps; i++)
    addPendant(
      stage,
      middle - width / 2 + ((i + 0.5) * width) / lamps,
      y + 1.6,
      Math.min(6.2, size.height - 2.3),
      shade === 'globe' ? 0.5 : 0.6,
      shade,
      lampColor,
    );
  spotAt(stage, middle - width / 2, y, width, 3.3);
}

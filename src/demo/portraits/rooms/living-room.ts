import type { Random } from '#lib/random.ts';
import { lighten } from '../color.ts';
import { addBookshelf } from './bookshelf.ts';
import { addFireplace } from './fireplace.ts';
import { addFloorLamp, addPendant, addTableLamp } from './lamps.ts';
import type { Opening } from './openings.ts';
import { type PlantKind, addPlant } from './plants.ts';
import { type RoomContext, type RoomPlan, paintRoom } from './room.ts';
import { drawRug } from './rugs.ts';
import { addArmchair, addPouf, addSofa } from './seating.ts';
import type { Shell } from './shell-look.ts';
import { type Stage, addSolid } from './stage.ts';
import { type CoffeeTableKind, addCabinet, addCoffeeTable, addSideTable, addTrinkets, addVase } from './tables.ts';
import { ceilingKind, chairKind, hasCrown, sofaKind, wallFinish } from './taste.ts';
import { drawArt, drawArtGroup, drawMirror, drawScreen } from './wall-art.ts';

const PLANTS: readonly PlantKind[] = ['fiddle', 'palm', 'snake', 'monstera', 'olive'];

export function drawLivingRoom(context: RoomContext): void {
  const random = context.random.fork('plan');
  const layout = random.weighted(['sofa-window', 'hearth', 'sofa-wall', 'facing'] as const, (kind) =>
    kind === 'hearth' ? (context.facts.fireplace ? 12 : 0) : { 'sofa-window': 4, 'sofa-wall': 4, facing: 3 }[kind],
  );
  const { interior, facts } = context;
  const size = { width: random.between(15, 19), depth: random.between(15, 18), height: random.between(9, 10.6) };
  const finish = wallFinish(random, interior);
  const shell: Shell = {
    floor: interior.floor,
    floorColor: interior.floorColor,
    finish:
      finish === 'wainscot' || finish === 'beadboard' || finish === 'panels'
        ? { back: finish, left: finish, right: finish }
        : { back: finish },
    feature: finish === 'paint' && random.chance(0.3) ? ['back'] : [],
    ceiling: ceilingKind(random, interior),
    crown: hasCrown(interior),
  };
  const open =
    facts.style === 'Modern' ||
    facts.style === 'Contemporary' ||
    facts.style === 'Condo Tower' ||
    facts.style === 'Mid-Century Modern';
  const plan =
    layout === 'hearth'
      ? planHearth(random, size, open)
      : layout === 'sofa-window'
        ? planWindowSofa(random, size, open)
        : layout === 'facing'
          ? planFacing(random, size, open)
          : planWallSofa(random, size, open);
  paintRoom(context, { size, shell, ...plan });
}

type Layout = Omit<RoomPlan, 'size' | 'shell'>;

type Size = RoomPlan['size'];

const CURTAINS: readonly NonNullable<Opening['curtains']>[] = ['drapes', 'none', 'sheer', 'roman', 'drapes'];

function sideWindows(random: Random, size: Size, side: 'left' | 'right', open: boolean): Opening[] {
  const curtains = random.pick(CURTAINS);
  if (open)
    return [
      { side, from: 3, to: size.depth - 2.4, sill: 0.2, head: size.height - 1.1, curtains: random.pick(['none', 'sheer']) },
    ];
  return [
    { side, from: size.depth - 6, to: size.depth - 2.6, sill: 2.4, head: 7.6, curtains },
    { side, from: size.depth - 12, to: size.depth - 8.6, sill: 2.4, head: 7.6, curtains },
  ];
}

function backWindow(random: Random, size: Size, open: boolean): Opening[] {
  const half = open ? size.width * 0.4 : random.between(3.4, 4.6);
  const middle = size.width / 2;
  if (!open && random.chance(0.35)) {
    return [-1, 0, 1].map((i) => ({
      side: 'back' as const,
      from: middle + i * 4.4 - 1.5,
      to: middle + i * 4.4 + 1.5,
      sill: 2.3,
      head: 7.8,
      curtains: 'roman' as const,
    }));
  }
  return [
    {
      side: 'back',
      from: middle - half,
      to: middle + half,
      sill: open ? 0.2 : 2.4,
      head: open ? size.height - 1.2 : 7.8,
      curtains: open ? random.pick(['none', 'sheer']) : random.pick(CURTAINS),
    },
  ];
}

/** Table, rug and what stands about the middle of the group. */
function addMiddle(stage: Stage, x: number, y: number): void {
  const { random } = stage;
  const kind = random.pick<CoffeeTableKind>(['slab', 'round', 'oval', 'drum', 'glass', 'shelf']);
  if (kind === 'round' || kind === 'drum') addCoffeeTable(stage, x - 1.6, y - 1.6, 3.2, 3.2, kind);
  else addCoffeeTable(stage, x - 2.2, y - 1.15, 4.4, 2.3, kind);
}

function addCorners(stage: Stage): void {
  const { random, size, interior } = stage;
  if (random.chance(0.75 * interior.plenty + 0.1))
    addPlant(stage, 1.3, size.depth - 1.3, random.between(4, 6.4), random.pick(PLANTS));
  if (random.chance(0.6)) addFloorLamp(stage, size.width - 1.4, size.depth - 1.3, random.pick(['drum', 'arc', 'tripod']));
  else if (interior.plenty > 0.6)
    addPlant(stage, size.width - 1.3, size.depth - 1.2, random.between(3.2, 5), random.pick(PLANTS));
}

function hangLamp(stage: Stage): void {
  const { random, size, interior } = stage;
  if (!random.chance(0.45)) return;
  const kind = random.pick(['drum', 'rattan', 'globe', 'dome'] as const);
  addPendant(stage, size.width / 2, size.depth * 0.52, size.height - 2.6, 1.1, kind, lighten(interior.metal, 0.1));
}

function planWindowSofa(random: Random, size: Size, open: boolean): Layout {
  return {
    viewpoints: ['middle', 'aside', 'close', 'wide'],
    bright: 'back',
    openings: backWindow(random, size, open),
    hang: (stage) => {
      drawArtGroup(stage, 'left', size.depth * 0.5, 4.6, 4, 'living-left');
      drawArt(stage, 'right', size.depth * 0.45, 4.4, 3, 2.2, 'living-right');
    },
    lay: (stage) => drawRug(stage, size.width / 2 - 5, size.depth - 9, 10, 7, random.chance(0.15)),
    furnish: (stage) => {
      const { interior } = stage;
      const middle = size.width / 2;
      const kind = sofaKind(random, interior);
      addSofa(stage, middle - 4, size.depth - 4.6, 3, 0, interior.seat, kind);
      addMiddle(stage, middle, size.depth - 6.9);
      if (random.chance(0.8))
        addArmchair(
          stage,
          middle - 6.6,
          size.depth - 8.4,
          1,
          random.pick([interior.feature, interior.seat]),
          chairKind(random, interior),
        );
      const other = random.pick(['chair', 'pouf', 'none', 'chair'] as const);
      if (other === 'chair') addArmchair(stage, middle + 4, size.depth - 8.4, 3, interior.feature, chairKind(random, interior));
      else if (other === 'pouf') addPouf(stage, middle + 3.6, size.depth - 7.6, interior.textiles[0] ?? interior.feature);
      const table = addSideTable(stage, middle + 4.6, size.depth - 3.4, 1.6, 1.9, random.pick(['round', 'box', 'drawer']));
      addTableLamp(table, 0.8, 0.8, 1.9);
      addCorners(stage);
      hangLamp(stage);
    },
  };
}

function planWallSofa(random: Random, size: Size, open: boolean): Layout {
  const side = 'left';
  return {
    viewpoints: ['corner', 'middle', 'aside', 'wide'],
    bright: side,
    openings: sideWindows(random, size, side, open),
    hang: (stage) => {
      drawArtGroup(stage, 'back', size.width * 0.52, 4.9, 7, 'living-back');
      drawScreen(stage, 'right', size.depth - 9.6, 3.4, 5);
    },
    lay: (stage) => drawRug(stage, size.width / 2 - 4.8, size.depth - 9.2, 10, 7),
    furnish: (stage) => {
      const { interior } = stage;
      const middle = size.width * 0.5;
      addSofa(stage, middle - 4.2, size.depth - 3.4, 3, 0, interior.seat, sofaKind(random, interior));
      if (random.chance(0.4)) addSofa(stage, 2.4, size.depth - 9.6, 2, 1, interior.seat, sofaKind(random, interior));
      else addArmchair(stage, 2.6, size.depth - 8.6, 1, interior.feature, chairKind(random, interior));
      addMiddle(stage, middle + 0.4, size.depth - 6.3);
      addCabinet(stage, size.width - 1.7, size.depth - 10.2, 6.4, 1.6, 2, 3, { slats: random.chance(0.5) });
      const table = addSideTable(stage, middle + 4.4, size.depth - 2.6, 1.5, 1.9, random.pick(['round', 'drawer']));
      addTableLamp(table, 0.75, 0.75, 1.9);
      addCorners(stage);
      hangLamp(stage);
    },
  };
}

function planHearth(random: Random, size: Size, open: boolean): Layout {
  const side = random.pick(['left', 'right'] as const);
  const shelves = random.chance(0.5);
  const facing = random.chance(0.5);
  const television = random.chance(0.35);
  return {
    viewpoints: ['middle', 'aside', 'close', 'middle'],
    bright: side,
    openings: shelves
      ? sideWindows(random, size, side, open)
      : [
          ...sideWindows(random, size, side, open),
          ...[1.1, size.width - 4.1].map((from) => ({
            side: 'back' as const,
            from,
            to: from + 3,
            sill: 2.4,
            head: 7.4,
            curtains: 'none' as const,
          })),
        ],
    hang: (stage) => drawArtGroup(stage, side === 'left' ? 'right' : 'left', size.depth * 0.55, 4.4, 4, 'hearth-side'),
    lay: (stage) => drawRug(stage, size.width / 2 - 4.4, size.depth - 10, 8.8, 6.6),
    furnish: (stage) => {
      const { interior } = stage;
      const middle = size.width / 2;
      addFireplace(stage, middle, random.between(5.4, 6.6));
      hangOverMantel(stage, middle, television);
      if (shelves) {
        const wide = middle - 4;
        for (const x of [0.2, size.width - wide - 0.2]) addBookshelf(stage, x, size.depth - 1.1, wide, 7.6, 0, interior.trim);
      }
      const kind = sofaKind(random, interior);
      if (facing) {
        addSofa(stage, middle - 6.4, size.depth - 10.4, 2, 1, interior.seat, kind);
        addSofa(stage, middle + 3.4, size.depth - 10.4, 2, 3, interior.seat, kind);
      } else {
        addSofa(stage, middle - 6.4, size.depth - 10.6, 3, 1, interior.seat, kind);
        for (const dy of [4.4, 7.7])
          addArmchair(stage, middle + 3.3, size.depth - dy - 2.8, 3, interior.feature, chairKind(random, interior));
      }
      addMiddle(stage, middle, size.depth - 7);
      if (!shelves) addPlant(stage, size.width - 1.1, size.depth - 1.2, 4.6, random.pick(PLANTS));
      hangLamp(stage);
    },
  };
}

/** A picture, a round mirror or a screen on the chimney breast. */
function hangOverMantel(stage: Stage, x: number, television: boolean): void {
  const { size, random } = stage;
  const front = { ...stage, size: { ...size, depth: size.depth - 1.4 } };
  const room = size.height - 5.6;
  const kind = random.pick(['round', 'art', 'arch'] as const);
  const y = size.depth - 1.42;
  const tall = Math.min(2.6, room - 0.5);
  addSolid(stage, [x - 2.2, y - 0.06, 5.3], [x + 2.2, y, 5.3 + tall], () => {
    if (television) drawScreen(front, 'back', x - 2, 5.5, 4);
    else if (kind === 'art') drawArt(front, 'back', x - 1.9, 5.4, 3.8, tall, 'mantel');
    else drawMirror(front, 'back', x - tall / 2, 5.4, tall, tall, kind === 'round' ? 'round' : 'rect');
  });
}

function planFacing(random: Random, size: Size, open: boolean): Layout {
  return {
    viewpoints: ['corner', 'corner', 'aside', 'middle'],
    bright: 'back',
    openings: backWindow(random, size, open),
    hang: (stage) => drawArtGroup(stage, 'right', size.depth * 0.56, 4.5, 6, 'facing-right'),
    lay: (stage) => drawRug(stage, size.width / 2 - 4.6, size.depth - 10, 9.6, 7),
    furnish: (stage) => {
      const { interior } = stage;
      const middle = size.width / 2;
      addSofa(stage, size.width - 4, size.depth - 11, 3, 3, interior.seat, sofaKind(random, interior));
      addMiddle(stage, middle + 0.4, size.depth - 7.4);
      const kind = chairKind(random, interior);
      addArmchair(stage, middle - 5.2, size.depth - 6.6, 1, interior.feature, kind);
      if (random.chance(0.6)) addArmchair(stage, middle - 5.2, size.depth - 10.2, 1, interior.feature, kind);
      if (!open) {
        const shelf = addCabinet(stage, middle - 3, size.depth - 1.7, 6, 1.5, 2.2, 0, { slats: random.chance(0.5) });
        addTrinkets(shelf, 2, 0.75, 2.3, 1.2);
        addVase(shelf, 4.8, 0.75, 2.3, 1);
      }
      addCorners(stage);
      hangLamp(stage);
    },
  };
}

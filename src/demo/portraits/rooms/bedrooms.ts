import { addBed, bedLook } from './beds.ts';
import { addBookshelf } from './bookshelf.ts';
import { addFloorLamp, addPendant, addTableLamp } from './lamps.ts';
import type { Opening } from './openings.ts';
import { addPlant } from './plants.ts';
import { type RoomContext, type RoomPlan, paintRoom } from './room.ts';
import { drawRug } from './rugs.ts';
import { addArmchair, addBench, addDiningChair } from './seating.ts';
import { addBox, spotAt } from './solids.ts';
import { addCabinet, addDesk, addSideTable, addTrinkets } from './tables.ts';
import { ceilingKind, chairKind, hasCrown, wallFinish } from './taste.ts';
import { drawArt, drawArtGroup } from './wall-art.ts';

export function drawPrimaryBedroom(context: RoomContext): void {
  const { interior, facts } = context;
  const random = context.random.fork('plan');
  const size = { width: random.between(13.5, 17), depth: random.between(13, 16), height: random.between(8.8, 10) };
  const middle = size.width / 2;
  const finish = wallFinish(random, interior);
  const layout = random.pick(['windows-beside', 'side-light', 'side-light', 'bed-side'] as const);
  const open = facts.style === 'Condo Tower' || facts.style === 'Modern' || facts.style === 'Contemporary';
  const curtains = random.pick(['drapes', 'drapes', 'sheer', 'roman', 'none'] as const);
  const openings: Opening[] =
    layout === 'windows-beside'
      ? [-1, 1].map((s) => ({
          side: 'back' as const,
          from: middle + s * 5.2 - 1.3,
          to: middle + s * 5.2 + 1.3,
          sill: 2.4,
          head: 7.4,
          curtains,
          columns: 1,
        }))
      : layout === 'side-light'
        ? [
            {
              side: 'left',
              from: open ? 3 : size.depth - 8,
              to: size.depth - 2.4,
              sill: open ? 0.2 : 2.3,
              head: open ? 8 : 7.4,
              curtains,
            },
          ]
        : [
            {
              side: 'back',
              from: middle - (open ? 6 : 3.6),
              to: middle + (open ? 6 : 3.6),
              sill: open ? 0.2 : 2.2,
              head: open ? 8 : 7.5,
              curtains,
            },
          ];
  const look = bedLook(random, context);
  const plan: Omit<RoomPlan, 'size'> = {
    viewpoints:
      layout === 'bed-side'
        ? ['middle', 'aside', 'corner']
        : layout === 'windows-beside'
          ? ['middle', 'aside', 'wide']
          : ['middle', 'aside', 'corner', 'wide'],
    bright: layout === 'side-light' ? 'left' : 'back',
    openings,
    shell: {
      floor: random.chance(0.25) ? 'carpet' : interior.floor,
      floorColor: interior.floorColor,
      finish: layout === 'bed-side' ? { right: finish } : { back: finish },
      feature:
        finish === 'brick' || finish === 'slats' ? [] : random.chance(0.5) ? [layout === 'bed-side' ? 'right' : 'back'] : [],
      ceiling: ceilingKind(random, interior),
      crown: hasCrown(interior),
    },
    hang: (stage) => {
      if (layout === 'side-light') drawArtGroup(stage, 'back', middle, 5.3, 4.4, 'bed-back');
      if (layout === 'windows-beside') drawArt(stage, 'back', middle - 1.3, 5.2, 2.6, 1.9, 'bed-back');
      if (layout === 'bed-side') drawArtGroup(stage, 'left', size.depth * 0.5, 4.6, 4, 'bed-left');
      else drawArtGroup(stage, 'right', size.depth * 0.52, 4.4, 4, 'bed-right');
    },
    lay: (stage) =>
      layout === 'bed-side'
        ? drawRug(stage, size.width - 11.2, size.depth - 10.6, 8.6, 8.6)
        : drawRug(stage, middle - 5.2, size.depth - 9.8, 10.4, 6.4),
    furnish: (stage) => {
      const side = random.pick(['box', 'drawer', 'round'] as const);
      if (layout === 'bed-side') {
        const y = size.depth - 9.4;
        addBed(stage, size.width - 7.1, y, 6, 3, look);
        for (const dy of [-1.9, 6.2]) {
          const table = addSideTable(stage, size.width - 1.8, y + dy, 1.6, 2, side, 3);
          addTableLamp(table, 0.8, 0.8, 2);
        }
        if (!open) addArmchair(stage, 1.4, size.depth - 4.4, 1, interior.seat, chairKind(random, interior));
        addPlant(stage, 1.4, size.depth - 1.2, random.between(3.8, 5.6), 'olive');
      } else {
        addBed(stage, middle - 3, size.depth - 7.1, 6, 0, look);
        for (const dx of [-5.1, 3.5]) {
          const table = addSideTable(stage, middle + dx, size.depth - 1.9, 1.6, 2, side);
          addTableLamp(table, 0.8, 0.8, 2);
        }
        if (random.chance(0.45)) addBench(stage, middle - 2.2, size.depth - 9, 4.4, 0, interior.wood, interior.seat);
        if (random.chance(0.6)) {
          const chest = addCabinet(stage, size.width - 1.8, size.depth - 9.4, 4.6, 1.7, 3, 3, { rows: 3, columns: 2 });
          addTrinkets(chest, 2, 0.8, 3.1, 1);
        }
        if (layout === 'side-light' && random.chance(0.6))
          addArmchair(stage, 1.2, size.depth - 6, 1, interior.feature, chairKind(random, interior));
        addPlant(stage, 1.2, size.depth - 1.1, random.between(3.4, 5.4), random.pick(['fiddle', 'palm', 'monstera', 'snake']));
      }
      if (random.chance(0.5))
        addPendant(
          stage,
          middle,
          size.depth * 0.55,
          size.height - 2,
          0.9,
          random.pick(['drum', 'rattan', 'globe']),
          interior.metal,
        );
    },
  };
  paintRoom(context, { size, ...plan });
}

export function drawSecondBedroom(context: RoomContext): void {
  const { interior } = context;
  const random = context.random.fork('plan');
  const size = { width: random.between(11, 13.5), depth: random.between(11, 13), height: random.between(8.5, 9.4) };
  const kind = random.pick(['guest', 'twin', 'child', 'teen'] as const);
  const side = random.pick(['left', 'back'] as const);
  const middle = size.width / 2;
  const openings: Opening[] =
    side === 'left'
      ? [
          {
            side,
            from: size.depth - 6.6,
            to: size.depth - 2.8,
            sill: 2.6,
            head: 7.2,
            curtains: random.pick(['roman', 'drapes', 'sheer']),
          },
        ]
      : [
          {
            side,
            from: middle - (kind === 'twin' ? 1.8 : 2.4),
            to: middle + (kind === 'twin' ? 1.8 : 2.4),
            sill: 2.6,
            head: 7.2,
            curtains: random.pick(['drapes', 'roman', 'sheer']),
          },
        ];
  const look = { ...bedLook(random, context), color: interior.feature };
  paintRoom(context, {
    size,
    viewpoints: ['middle', 'aside', 'corner'],
    bright: side,
    openings,
    shell: {
      floor: random.chance(0.35) ? 'carpet' : interior.floor,
      floorColor: interior.floorColor,
      finish: kind === 'child' ? { back: random.pick(['stripes', 'beadboard', 'arch', 'paint']) } : {},
      feature: random.chance(0.5) ? ['back'] : [],
      ceiling: 'flat',
      crown: hasCrown(interior),
    },
    hang: (stage) => {
      if (side === 'left') drawArtGroup(stage, 'back', middle, 5, 5, 'second-back');
      drawArtGroup(stage, 'right', size.depth * 0.5, 4.6, 3.6, 'second-right');
    },
    lay: (stage) => drawRug(stage, middle - 3.4, size.depth - 8.4, 6.8, 5, kind === 'child' && random.chance(0.6)),
    furnish: (stage) => {
      if (kind === 'twin') {
        for (const x of [middle - 4.9, middle + 1.7]) addBed(stage, x, size.depth - 7.1, 3.2, 0, look);
        const table = addSideTable(stage, middle - 0.8, size.depth - 1.8, 1.6, 2, 'drawer');
        addTableLamp(table, 0.8, 0.8, 2);
      } else if (kind === 'guest') {
        addBed(stage, middle - 2.5, size.depth - 7.1, 5, 0, look);
        for (const dx of [-4.3, 2.8])
          addTableLamp(addSideTable(stage, middle + dx, size.depth - 1.7, 1.4, 2, 'round'), 0.7, 0.7, 2);
        addPlant(stage, size.width - 1, size.depth - 3.4, 3.4, 'snake');
      } else {
        addBed(stage, size.width - 3.5, size.depth - 7.3, 3.2, 0, look);
        const desk = addDesk(stage, 0.4, size.depth - 7.4, 4, 1, 'legs');
        addTableLamp(desk, 0.7, 1.6, 2.5);
        addDiningChair(stage, 3.2, size.depth - 6.2, 3, 'slab', interior.wood);
        addBookshelf(
          stage,
          middle - 2.6,
          size.depth - 1.1,
          3,
          kind === 'child' ? 3.2 : 5.6,
          0,
          random.pick([interior.trim, interior.wood]),
        );
        if (kind === 'child') {
          const toys = spotAt(stage, middle - 2, size.depth - 5.6, 3, 1);
          for (const [i, color] of interior.textiles.entries())
            addBox(toys, { at: [i * 0.75, 0.2 + (i % 2) * 0.4, 0], size: [0.5, 0.5, 0.5], color });
        } else addFloorLamp(stage, 1.2, size.depth - 1.2, 'tripod');
      }
    },
  });
}

import { lighten, mix } from '../color.ts';
import { addShower, addToilet, addTub, addVanity } from './bath-units.ts';
import type { Flooring } from './floors.ts';
import { addGlow, addPendant } from './lamps.ts';
import type { Opening } from './openings.ts';
import { addPlant } from './plants.ts';
import { type RoomContext, paintRoom } from './room.ts';
import { drawRug } from './rugs.ts';
import { addStool } from './seating.ts';
import { type Stage, paintFace } from './stage.ts';
import { drawArt, drawMirror } from './wall-art.ts';
import type { WallFinish } from './wall-finish.ts';
import { onWall } from './wall-places.ts';

export function drawBathroom(context: RoomContext): void {
  const { interior, facts } = context;
  const random = context.random.fork('plan');
  const size = { width: random.between(9.5, 12.5), depth: random.between(9.5, 12), height: random.between(8.5, 9.6) };
  const layout = random.weighted(
    ['tub', 'shower', 'both', 'vanity'] as const,
    (kind) => ({ tub: 3, shower: 3, both: facts.livingAreaSqft > 1800 ? 3 : 0, vanity: 2 })[kind],
  );
  const middle = size.width / 2;
  const floor = random.pick<Flooring>([
    'hex',
    'checker',
    'large-tile',
    'large-tile',
    'hex',
    interior.mood === 'mediterranean' ? 'terracotta' : 'large-tile',
  ]);
  const finish = random.pick<WallFinish>(['half-tile', 'half-tile', 'beadboard', 'tile', 'paint']);
  const tubWindow = layout === 'tub' || layout === 'both';
  const openings: Opening[] = tubWindow
    ? [
        {
          side: 'back',
          from: middle + 0.3,
          to: Math.min(size.width - 0.9, middle + random.between(3.2, 4.4)),
          sill: 3.1,
          head: 7.2,
          curtains: random.pick(['none', 'roman', 'none']),
        },
      ]
    : [
        {
          side: 'left',
          from: size.depth - 5.4,
          to: size.depth - 2.6,
          sill: 3.8,
          head: 7.2,
          curtains: random.pick(['none', 'roman']),
        },
      ];
  const tileHeight = random.pick([3.6, 4.2, 5]);
  const vanityWidth = layout === 'tub' || layout === 'both' ? Math.min(4.4, middle - 0.8) : random.between(4.4, 6);
  const vanityX = tubWindow
    ? 0.5
    : layout === 'shower'
      ? Math.max(0.6, size.width - 4.4 - vanityWidth - 0.4)
      : middle - vanityWidth / 2;
  paintRoom(context, {
    size,
    viewpoints: ['middle', 'aside', 'close', 'corner'],
    bright: tubWindow ? 'back' : 'left',
    openings,
    shell: {
      floor,
      floorColor:
        floor === 'large-tile'
          ? random.pick(['#cfc9be', '#b9bab6', '#8f9192', '#d9d2c4'])
          : floor === 'terracotta'
            ? '#bd7650'
            : interior.feature,
      finish: { back: finish, left: finish === 'tile' ? 'paint' : finish, right: finish === 'tile' ? 'paint' : finish },
      tileColor: random.chance(0.7) ? interior.tile : mix(interior.feature, '#ffffff', 0.35),
      tileHeight,
      feature: finish === 'half-tile' && random.chance(0.3) ? ['back', 'left', 'right'] : [],
      ceiling: 'flat',
    },
    hang: (stage) => {
      const shape = random.pick(['round', 'arch', 'rect'] as const);
      const double = vanityWidth > 5;
      const centers = double ? [vanityX + vanityWidth * 0.27, vanityX + vanityWidth * 0.73] : [vanityX + vanityWidth / 2];
      const wide = double ? vanityWidth * 0.36 : Math.min(2.6, vanityWidth * 0.64);
      for (const center of centers)
        drawMirror(stage, 'back', center - wide / 2, 4.3, wide, shape === 'round' ? wide : 2.9, shape);
      drawSconces(stage, centers, wide);
      drawTowelBar(stage);
      drawArt(stage, 'right', size.depth * 0.42, 4.8, 1.6, 2, 'bath');
    },
    lay: (stage) => drawRug(stage, vanityX + 0.2, size.depth - 4.6, Math.min(4.4, vanityWidth), 1.9),
    furnish: (stage) => {
      addVanity(stage, vanityX, vanityWidth);
      if (tubWindow)
        addTub(
          stage,
          middle + 0.1,
          size.depth - 3.4,
          size.width - middle - 0.7,
          random.pick(['slipper', 'oval', 'claw', 'built']),
        );
      if (layout === 'shower') addShower(stage, size.width - 4.2, 4.2);
      if (layout === 'both') addShower(stage, 0, 0.01);
      if (layout === 'vanity' || layout === 'shower')
        addToilet(
          stage,
          layout === 'vanity' ? size.width - 2.2 : 0.3,
          size.depth - (layout === 'vanity' ? 2.6 : 6),
          layout === 'vanity' ? 0 : 1,
        );
      else if (random.chance(0.5)) addToilet(stage, size.width - 2.6, size.depth - 7.4, 3);
      if (tubWindow && random.chance(0.6)) addStool(stage, middle - 0.9, size.depth - 4.6, 1.5, 'round', interior.wood);
      if (interior.plenty > 0.45)
        addPlant(
          stage,
          tubWindow ? size.width - 0.9 : 1,
          tubWindow ? size.depth - 4.6 : size.depth - 0.9,
          random.between(2.6, 4.4),
          random.pick(['palm', 'monstera', 'snake']),
        );
      if (tubWindow && random.chance(0.35))
        addPendant(stage, middle + 2.4, size.depth - 2, 6.2, 0.7, random.pick(['globe', 'rattan', 'dome']), interior.metal);
    },
  });
}

function drawSconces(stage: Stage, centers: readonly number[], wide: number): void {
  const { sheet, camera, interior, light } = stage;
  const spots =
    centers.length > 1
      ? [((centers[0] ?? 0) + (centers[1] ?? 0)) / 2, (centers[0] ?? 0) - wide * 0.76, (centers[1] ?? 0) + wide * 0.76]
      : [(centers[0] ?? 0) - wide * 0.78, (centers[0] ?? 0) + wide * 0.78];
  for (const a of spots) {
    if (a < 0.35 || a > stage.size.width - 0.35) continue;
    const at = onWall(stage, 'back', a, 6);
    const [x, y] = camera.project(at);
    const unit = camera.scaleAt(at);
    sheet.rect(x - unit * 0.04, y - unit * 0.1, unit * 0.08, unit * 0.6, interior.metal);
    sheet.rect(x - unit * 0.17, y - unit * 0.55, unit * 0.34, unit * 0.58, light.lit ? '!#ffe9b8' : '#f6f0e0', {
      rx: unit * 0.1,
    });
    addGlow(stage, [at[0], at[1], 6.2], 1.6);
  }
}

function drawTowelBar(stage: Stage): void {
  const { interior, size } = stage;
  const a = size.depth - 4.4;
  const color = interior.textiles[0] ?? '#a6523f';
  paintFace(
    stage,
    [
      onWall(stage, 'right', a + 0.2, 2.6, 0.1),
      onWall(stage, 'right', a + 1.5, 2.6, 0.1),
      onWall(stage, 'right', a + 1.5, 4.5, 0.1),
      onWall(stage, 'right', a + 0.2, 4.5, 0.1),
    ],
    lighten(color, 0.3),
  );
  paintFace(
    stage,
    [
      onWall(stage, 'right', a + 0.2, 2.8, 0.1),
      onWall(stage, 'right', a + 1.5, 2.8, 0.1),
      onWall(stage, 'right', a + 1.5, 3, 0.1),
      onWall(stage, 'right', a + 0.2, 3, 0.1),
    ],
    color,
  );
  paintFace(
    stage,
    [
      onWall(stage, 'right', a, 4.45, 0.1),
      onWall(stage, 'right', a + 1.8, 4.45, 0.1),
      onWall(stage, 'right', a + 1.8, 4.54, 0.1),
      onWall(stage, 'right', a, 4.54, 0.1),
    ],
    interior.metal,
  );
}

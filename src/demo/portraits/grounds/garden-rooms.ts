import { lighten } from '../color.ts';
import { addFirePit, addGrill, addLounger, addParasol, drawPool, drawTerrace } from './yard-things.ts';
import { addPlant } from '../rooms/plants.ts';
import { addArmchair, addDiningChair, addSofa } from '../rooms/seating.ts';
import type { Stage } from '../rooms/stage.ts';
import { addCoffeeTable, addDiningTable } from '../rooms/tables.ts';

export function furnishPool(stage: Stage): void {
  const { random, size, interior } = stage;
  const shape = random.pick(['rect', 'round', 'rect', 'lap'] as const);
  const [width, depth] = shape === 'lap' ? [13, 20] : [random.between(22, 28), random.between(11, 14)];
  const x = size.width / 2 - width / 2 + random.between(-5, 5);
  const y = random.between(14, 16);
  drawTerrace(stage, 2, 6, 56, 34, random.pick(['slabs', 'slabs', 'boards', 'brick']));
  drawPool(stage, x, y, width, depth, shape);
  const color = random.pick(['#f4efe4', ...interior.textiles]);
  const parasol = random.pick([interior.feature, '#f3ead8', interior.textiles[0] ?? '#b5512f']);
  const back = y + depth + 2.4;
  const count = random.int(2, 4);
  for (let i = 0; i < count; i++) addLounger(stage, x + 1 + i * 4.6 + (i > 1 ? 2.4 : 0), back, 0, color);
  addParasol(stage, x + 5, back + 4, 4.4, parasol);
  if (random.chance(0.6)) setOutdoorTable(stage, x + width - 3, back + 3);
  for (const px of [x - 3, x + width + 3])
    addPlant(stage, px, y + depth * 0.7, random.between(3, 5), random.pick(['palm', 'olive', 'monstera']));
}

export function furnishTerrace(stage: Stage): void {
  const { random, interior } = stage;
  const kind = random.pick(['boards', 'slabs', 'brick'] as const);
  const x = random.between(15, 21);
  const width = random.between(22, 27);
  drawTerrace(stage, x, 9, width, 20, kind);
  const middle = x + width / 2;
  const layout = random.pick(['dining', 'lounge', 'fire', 'both'] as const);
  if (layout === 'dining' || layout === 'both') setOutdoorTable(stage, layout === 'both' ? middle - 6 : middle, 19);
  if (layout === 'lounge' || layout === 'both') {
    const lx = layout === 'both' ? middle + 1.6 : middle - 4;
    addSofa(stage, lx, 21.5, 3, 0, lighten(interior.seat, 0.1), 'wood');
    addCoffeeTable(stage, lx + 1.8, 18, 4, 2.2, 'shelf');
    addArmchair(stage, lx - 2.6, 16.6, 1, interior.feature, 'lounge');
  }
  if (layout === 'fire') {
    addFirePit(stage, middle, 17);
    for (const [dx, dy, turn] of [
      [-5.4, 15.6, 1],
      [2.9, 15.6, 3],
      [-1.3, 20.4, 0],
    ] as const)
      addArmchair(stage, middle + dx, dy, turn, interior.feature, 'lounge');
  }
  if (random.chance(0.6)) addGrill(stage, x + width - 4.4, 26);
  if (layout === 'dining') addParasol(stage, middle + 5.6, 23, 4.2, interior.textiles[0] ?? '#b5512f');
  for (const px of [x + 1, x + width - 1])
    addPlant(stage, px, 12, random.between(2.8, 4.4), random.pick(['olive', 'palm', 'monstera']));
}

function setOutdoorTable(stage: Stage, x: number, y: number): void {
  const { random, interior } = stage;
  const round = random.chance(0.4);
  const chair = random.pick(['slab', 'spindle'] as const);
  addDiningTable(stage, x - (round ? 2.2 : 3.4), y - 1.7, round ? 4.4 : 6.8, round ? 4 : 3.4, round ? 'pedestal' : 'legs');
  const seats = round ? [0] : [-1.7, 1.7];
  for (const dx of seats) {
    addDiningChair(stage, x + dx - 0.75, y + 1.7, 0, chair, interior.wood);
    addDiningChair(stage, x + dx - 0.75, y - 3.2, 2, chair, interior.wood);
  }
  for (const [dx, turn] of [
    [-1, 1],
    [1, 3],
  ] as const)
    addDiningChair(stage, x + dx * (round ? 2.9 : 4) - 0.75, y - 0.78, turn, chair, interior.wood);
}

import { darken, lighten } from '../color.ts';
import { type Spot, addBox, spotAt } from './solids.ts';
import type { Stage } from './stage.ts';
import { addVase } from './tables.ts';

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

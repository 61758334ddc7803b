import { darken, lighten, mix } from '../color.ts';
import { addGlow } from './lamps.ts';
import { addBox, spotAt } from './solids.ts';
import type { Stage } from './stage.ts';
import { addTrinkets } from './tables.ts';

/** A chimney breast with hearth and mantel against the far wall; `x` is its middle. */
export function addFireplace(stage: Stage, x: number, width = 6): void {
  const { interior, random, size, sheet } = stage;
  const depth = 1.4;
  const spot = spotAt(stage, x - width / 2, size.depth - depth, width, depth);
  const kind = random.pick(['brick', 'stone', 'plaster', 'tile', 'wood'] as const);
  const color = {
    brick: '#a5644c',
    stone: '#a89d8f',
    plaster: lighten(interior.wall, 0.35),
    tile: interior.feature,
    wood: interior.trim,
  }[kind];
  const mantel = kind === 'wood' ? interior.trim : interior.wood;
  const fire = interior.plenty > 0.5 && random.chance(0.7);
  const cells = Array.from({ length: 190 }, () => random.between(-0.12, 0.12));
  addBox(spot, {
    at: [0, 0, 0],
    size: [width, depth, size.height],
    color: kind === 'wood' || kind === 'tile' ? interior.wall : color,
    decorate: (face, pen) => {
      if (face !== 'front') return;
      const top = kind === 'wood' || kind === 'tile' ? 4.6 / size.height : 1;
      if (kind === 'tile' || kind === 'wood') pen.quad(0.08, 0, 0.92, top, color);
      if (kind !== 'plaster' && kind !== 'wood') {
        const rows = kind === 'stone' ? 14 : kind === 'tile' ? 9 : 32;
        const columns = kind === 'stone' ? 6 : kind === 'tile' ? 10 : 8;
        const [left, right] = kind === 'tile' ? [0.08, 0.92] : [0, 1];
        for (let j = 0; j < rows; j++) {
          for (let i = -1; i < columns; i++) {
            const shift = j % 2 === 0 ? 0 : 0.5;
            const u0 = Math.max(left, left + ((i + shift) / columns) * (right - left));
            const u1 = Math.min(right, left + ((i + 1 + shift) / columns) * (right - left));
            if (u1 <= u0) continue;
            const tone = cells[(j * 11 + i * 7 + 77) % cells.length] ?? 0;
            pen.quad(
              u0 + 0.004,
              ((j + 0.06) / rows) * top,
              u1 - 0.004,
              ((j + 0.94) / rows) * top,
              tone < 0 ? darken(color, -tone) : lighten(color, tone),
            );
          }
        }
      }
      const h = 3.1 / size.height;
      pen.quad(0.24, 0, 0.76, h * 1.08, mix(darken(color, 0.3), '#2a2622', 0.4));
      pen.quad(0.27, 0, 0.73, h, '#191614');
      if (fire) {
        const [x0, y0] = pen.point(0.3, 0.02);
        const [x1, y1] = pen.point(0.7, h * 0.75);
        const [w, tall] = [x1 - x0, y0 - y1];
        sheet.ellipse((x0 + x1) / 2, y0 - tall * 0.1, Math.abs(w) * 0.5, tall * 0.5, '!#ff9a3c', { opacity: 0.35 });
        for (let i = 0; i < 5; i++) {
          const fx = x0 + w * (0.16 + i * 0.17);
          const ft = tall * (0.5 + ((i * 37) % 5) * 0.1);
          sheet.path(
            `M${(fx - w * 0.07).toFixed(1)} ${y0.toFixed(1)}Q${(fx - w * 0.09).toFixed(1)} ${(y0 - ft * 0.5).toFixed(1)} ${fx.toFixed(1)} ${(y0 - ft).toFixed(1)}Q${(fx + w * 0.09).toFixed(1)} ${(y0 - ft * 0.5).toFixed(1)} ${(fx + w * 0.07).toFixed(1)} ${y0.toFixed(1)}Z`,
            i % 2 === 0 ? '!#f9a03f' : '!#ffd27a',
          );
        }
        for (const u of [0.34, 0.44, 0.54]) pen.quad(u, 0.004, u + 0.13, 0.03, '#5a3f2c');
      }
    },
  });
  addBox(spot, {
    at: [-0.2, -1.3, 0],
    size: [width + 0.4, 1.3, 0.22],
    color: kind === 'brick' ? darken(color, 0.06) : kind === 'stone' ? color : '#8d8881',
  });
  const shelf = spotAtShelf(stage, x, width, depth);
  addBox(shelf, {
    at: [-0.25, -0.5, 4.6],
    size: [width + 0.5, 0.5, kind === 'plaster' || kind === 'stone' ? 0.42 : 0.26],
    color: mantel,
  });
  if (kind === 'wood')
    for (const px of [0.1, width - 0.9]) addBox(shelf, { at: [px, -0.24, 0.22], size: [0.8, 0.24, 4.36], color: interior.trim });
  if (interior.plenty > 0.35)
    addTrinkets(shelf, width * 0.5, -0.25, kind === 'plaster' || kind === 'stone' ? 5.02 : 4.86, width * 0.26);
  if (fire) addGlow(stage, [x, size.depth - depth - 0.4, 1], 3);
}

function spotAtShelf(stage: Stage, x: number, width: number, depth: number) {
  return { stage, x: x - width / 2, y: stage.size.depth - depth, width, depth, turn: 0 as const };
}

import type { Random } from '#lib/random.ts';
import { darken } from '../color.ts';
import { type Facade, type House, spread } from '../facades/house.ts';
import { STORY, bodyWidth, drawBody, drawWindowRow, storiesOf } from '../facades/massing.ts';
import { drawChimney } from '../facades/roof-parts.ts';
import { drawGable, drawParapet, drawSlab, drawSlope } from '../facades/roofs.ts';
import { drawShade } from '../facades/walls.ts';
import { type Panes, drawWindow } from '../facades/windows.ts';
import type { HomeFacts } from '../types.ts';

/** The home from its garden: the same walls and roof, glazed doors to the terrace. */
export function planRear(random: Random, facts: HomeFacts): Pick<Facade, 'width' | 'height'> & { draw(house: House): void } {
  const flat = facts.style === 'Modern' || facts.style === 'Mid-Century Modern';
  const row = facts.style === 'Townhouse';
  const stories = facts.style === 'Cape Cod' ? 1 : storiesOf(facts);
  const width = row ? 24 : Math.min(54, bodyWidth(random, facts, 1.9, 36, 50));
  const base = 0.9;
  const eave = base + STORY * stories;
  const rise = flat || row ? 0 : random.between(6.5, 9);
  const panes: Panes = flat || facts.style === 'Contemporary' ? 'plain' : random.pick(['double-hung', 'grid', 'two-over-two']);
  const doorWidth = Math.min(width * 0.4, random.between(9, 15));
  const doorX = random.between(0.24, 0.62) * (width - doorWidth);
  const gable = !flat && !row && random.chance(0.5);
  const pergola = random.chance(0.4);
  return {
    width,
    height: eave + rise + 3,
    draw: (house) => {
      const { scheme, sheet, scale } = house;
      if (facts.fireplace && !flat) drawChimney(house, width * 0.8, eave, eave + rise + 2, {});
      drawBody(house, 0, width, base, eave);
      const columns = Math.max(2, Math.round(doorWidth / 3.4));
      drawWindow(house, doorX, base, doorWidth, 7.4, { panes: 'ribbon', columns, casing: 0.3, sill: false });
      if (doorX > 8) drawWindowRow(house, 1, doorX - 1, doorX > 15 ? 2 : 1, base + 2.4, 3.6, 4.8, { panes, columns: 2 });
      const rest = width - doorX - doorWidth;
      if (rest > 8)
        drawWindowRow(house, doorX + doorWidth + 1, width - 1, rest > 15 ? 2 : 1, base + 2.6, 3.6, 4.4, { panes, columns: 2 });
      for (let story = 1; story < stories; story++)
        for (const middle of spread(1, width - 1, Math.round(width / 9)))
          drawWindow(house, middle - 1.7, base + STORY * story + 2.4, 3.4, 4.8, { panes, columns: 2 });
      if (row) drawParapet(house, 0, width, eave, scheme.trim);
      else if (flat) drawSlab(house, 0, width, eave, { overhang: 2 });
      else drawSlope(house, 0, width, eave, rise, { inset: 1.6 });
      if (gable) drawGable(house, doorX - 2, doorWidth + 4, eave - 0.4, (doorWidth + 4) * 0.32);
      if (!pergola) return;
      const wood = darken(scheme.trim, 0.04);
      drawShade(house, doorX - 1.5, 9.2, doorWidth + 3, 3, 0.24);
      for (const px of [doorX - 1.5, doorX + doorWidth + 0.9])
        sheet.rect(house.x(px), house.y(9.2), 0.6 * scale, 9.2 * scale, wood);
      for (let px = doorX - 2.2; px < doorX + doorWidth + 2; px += 1.3)
        sheet.rect(house.x(px), house.y(9.9), 0.3 * scale, 0.8 * scale, darken(wood, 0.1));
      sheet.rect(house.x(doorX - 2.6), house.y(9.5), (doorWidth + 5.2) * scale, 0.5 * scale, wood);
    },
  };
}

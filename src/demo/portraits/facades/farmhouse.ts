import { drawDoor } from './doors.ts';
import type { FacadeStyle } from './house.ts';
import { STORY, bodyWidth, drawBody, drawCrossGable, drawWindowRow, drawWing, planWing, storiesOf } from './massing.ts';
import { type PorchOptions, drawPorch, drawPorchShade } from './porches.ts';
import { drawChimney, drawDormer } from './roof-parts.ts';
import { drawSlope } from './roofs.ts';
import { drawWindow } from './windows.ts';

/** Steep gables on white boards, a long porch, dark windows. */
export const planFarmhouse: FacadeStyle = (random, facts) => {
  const stories = storiesOf(facts, 2);
  const width = bodyWidth(random, facts, 1.9, 36, 54);
  const wing = planWing(random, facts, width, ['carriage', 'carriage', 'raised']);
  const base = random.between(1, 1.8);
  const eave = base + STORY * stories;
  const rise = random.between(7.4, 9.4);
  const layout = random.pick(['twin', 'single', 'dormers'] as const);
  const gableWidth = random.between(13, 16.5);
  const gables = layout === 'dormers' ? [] : layout === 'single' ? [0] : [0, width - gableWidth * 0.9];
  const porchFrom = layout === 'dormers' ? 0.5 : gableWidth;
  const porchTo = layout === 'twin' ? width - gableWidth * 0.9 : width - 0.5;
  const door = porchFrom + (porchTo - porchFrom) * random.pick([0.3, 0.5, 0.5]);
  const porch: PorchOptions = {
    x: porchFrom,
    width: porchTo - porchFrom,
    floor: base,
    ceiling: base + 8.2,
    columns: Math.max(2, Math.round((porchTo - porchFrom) / 8) + 1),
    column: random.pick(['post', 'square']),
    rail: random.pick(['none', 'none', 'x', 'baluster']),
    rise: 3,
    roof: 'shed',
    door,
    furniture: random.chance(0.7),
  };
  const gableEave = layout === 'dormers' ? eave : eave + (stories === 1 ? random.pick([0, 1.4]) : 0);
  const gableRise = gableWidth * random.between(0.5, 0.62);
  const panes = random.pick(['two-over-two', 'grid', 'double-hung'] as const);
  const dormers = random.int(2, 3);
  const ornament = random.pick(['window', 'vent', 'round', 'truss'] as const);
  return {
    width: width + wing.width,
    height: Math.max(eave + rise, gableEave + gableRise) + 2.4,
    doors: [door],
    garages: wing.places,
    beds: [
      [0, door - 4],
      [door + 4, width],
    ],
    setting: 'yard',
    draw: (house) => {
      const look = { panes, casing: 0.28, head: 'none' } as const;
      if (facts.fireplace) drawChimney(house, width * 0.66, eave, eave + rise + 1.6, {});
      drawWing(house, wing, { roof: random.pick(['gable', 'slope']), rise: Math.min(9, wing.width * 0.42) });
      drawBody(house, 0, width, base, eave, false);
      if (door - porchFrom > 6.5)
        drawWindowRow(house, porchFrom + 0.5, door - 2.2, door - porchFrom > 15 ? 2 : 1, base + 1.8, 3.4, 5.8, look);
      if (porchTo - door > 6.5)
        drawWindowRow(house, door + 2.2, porchTo - 0.5, porchTo - door > 15 ? 2 : 1, base + 1.8, 3.4, 5.8, look);
      if (stories === 2) {
        const count = Math.max(1, Math.round((porchTo - porchFrom) / 9));
        drawWindowRow(house, porchFrom, porchTo, count, base + STORY + 3.4, 2.9, 4.4, look);
      }
      drawSlope(house, 0, width, eave, rise, { inset: 1.5, overhang: 1 });
      for (let i = 0; layout === 'dormers' && i < dormers; i++) {
        drawDormer(house, (width * (i + 0.5)) / dormers, eave + rise * 0.14, {
          width: 5.4,
          height: 4.4,
          kind: 'gable',
          window: look,
        });
      }
      gables.forEach((x, index) => {
        const wide = index === 0 ? gableWidth : gableWidth * 0.9;
        const tall = index === 0 ? gableRise : gableRise * 0.88;
        drawCrossGable(house, x, wide, base, gableEave, tall, ornament, { eave, ridge: eave + rise, from: 0, to: width });
        drawWindow(house, x + wide / 2 - 3.4, base + 1.8, 6.8, 5.8, {
          ...look,
          panes: panes === 'double-hung' ? 'casement' : panes,
          columns: 4,
          box: random.chance(0.2),
        });
        if (stories === 2) drawWindow(house, x + wide / 2 - 2.4, base + STORY + 2.4, 4.8, 5, { ...look, columns: 2 });
      });
      drawPorchShade(house, porch);
      drawDoor(house, door, base, {
        kind: random.pick(['glazed', 'dutch', 'panel', 'double']),
        sidelights: random.chance(0.3),
        lanterns: true,
      });
      drawPorch(house, porch);
    },
  };
};

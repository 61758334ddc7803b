import { drawDoor } from './doors.ts';
import type { FacadeStyle } from './house.ts';
import { STORY, bodyWidth, drawBody, drawWindowRow, drawWing, planWing, storiesOf } from './massing.ts';
import { type ColumnKind, type PorchOptions, drawPorch, drawPorchShade } from './porches.ts';
import { drawBrackets, drawChimney, drawDormer, drawGableOrnament } from './roof-parts.ts';
import { drawGable, drawSlope } from './roofs.ts';

/** Bungalows: deep porches on tapered columns, low roofs, dormers or nested gables. */
export const planCraftsman: FacadeStyle = (random, facts) => {
  const stories = storiesOf(facts, 2);
  const width = bodyWidth(random, facts, 1.5, 30, 46);
  const base = random.between(1.8, 2.8);
  const wing = planWing(random, facts, width, ['carriage', 'raised', 'carriage']);
  const eave = base + STORY * stories;
  const frontGable = random.chance(0.45);
  const rise = frontGable ? width * random.between(0.26, 0.34) : random.between(7.6, 9.6);
  const porchWidth = width * random.pick([1, 1, 0.72, 0.6]);
  const porchX = porchWidth === width ? 0 : random.pick([0, (width - porchWidth) / 2]);
  const door = porchX + porchWidth * random.pick([0.3, 0.5, 0.68]);
  const porch: PorchOptions = {
    x: porchX,
    width: porchWidth,
    floor: base,
    ceiling: base + 8,
    columns: Math.max(2, Math.round(porchWidth / random.between(9, 12)) + 1),
    column: random.weighted<ColumnKind>(['tapered', 'square'], (kind) => (kind === 'tapered' ? 4 : 1)),
    rail: random.pick(['baluster', 'none', 'solid', 'baluster']),
    rise: !frontGable && stories === 1 && porchWidth === width ? 0 : 3.4,
    roof: random.pick(['shed', 'hip']),
    door,
    furniture: random.chance(0.5),
  };
  const porchGable = frontGable && random.chance(0.6);
  const dormer = random.pick(['gable', 'shed', 'gable'] as const);
  const dormerWidth = random.between(9, 14);
  const panes = random.pick(['three-over-one', 'three-over-one', 'six-over-six'] as const);
  const chimneyX = random.pick([0.18, 0.8]) * width;
  const ornament = random.pick(['window', 'vent', 'truss'] as const);
  return {
    width: width + wing.width,
    height: eave + rise + 2.5,
    doors: [door],
    garages: wing.places,
    beds: [
      [0, door - 3.5],
      [door + 3.5, width],
    ],
    setting: 'yard',
    draw: (house) => {
      drawWing(house, wing, { roof: frontGable ? 'gable' : 'slope', corners: true });
      if (facts.fireplace) drawChimney(house, chimneyX, eave, eave + rise + 1.2, { width: 3.2 });
      drawBody(house, 0, width, base, eave);
      const left = Math.max(1.5, porchX);
      const big = { panes, casing: 0.42, head: 'flat' } as const;
      const wide = (door - left) / 2 > 5 ? 2 : 1;
      if (door - left > 8) drawWindowRow(house, left, door - 2.4, wide, base + 2.2, 3.6, 5, big);
      if (width - door > 9)
        drawWindowRow(house, door + 2.4, width - 1.2, width - door > 20 ? 2 : 1, base + 2.2, 4.2, 5, { ...big, columns: 3 });
      if (stories === 2) drawWindowRow(house, 1.5, width - 1.5, width > 38 ? 4 : 3, base + STORY + 2.6, 3.1, 4.6, big);
      if (frontGable) {
        drawGable(house, 0, width, eave, rise, { overhang: 2.2, barge: 0.95 });
        drawGableOrnament(house, 0, width, eave, rise, ornament);
        drawBrackets(house, 0, width, eave, rise);
      } else {
        drawSlope(house, 0, width, eave, rise, { overhang: 2.2, inset: 1.8, fascia: 0.7 });
        drawDormer(house, width / 2, eave + rise * 0.16, {
          width: dormerWidth,
          height: 4.4,
          kind: dormer,
          windows: 3,
          window: { panes },
        });
      }
      drawPorchShade(house, porch);
      drawDoor(house, door, base, { kind: 'craftsman', sidelights: random.chance(0.3), lanterns: true });
      drawPorch(house, porch);
      if (porchGable) {
        const top = porch.ceiling + 0.9;
        drawGable(house, porchX, porchWidth, top, porchWidth * 0.26, { overhang: 1.6, barge: 0.85 });
        drawGableOrnament(house, porchX, porchWidth, top, porchWidth * 0.26, 'truss');
      }
    },
  };
};

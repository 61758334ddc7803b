import { drawBay } from './bay.ts';
import { drawDoor } from './doors.ts';
import type { FacadeStyle } from './house.ts';
import { STORY, bodyWidth, drawBody, drawCrossGable, drawWindowRow, drawWing, planWing, storiesOf } from './massing.ts';
import { type PorchOptions, drawPorch, drawPorchShade } from './porches.ts';
import { drawChimney } from './roof-parts.ts';
import { drawSlope } from './roofs.ts';
import { drawWall } from './walls.ts';
import { drawWindow } from './windows.ts';

/** Long and low, one roof over everything, a picture window. */
export const planRanch: FacadeStyle = (random, facts) => {
  const stories = storiesOf(facts, 2);
  const width = bodyWidth(random, facts, 2.1, 40, 58);
  const wing = planWing(random, facts, width, ['raised', 'plain', 'raised', 'carriage']);
  const base = random.between(0.7, 1.3);
  const eave = base + 8.8 + (stories - 1) * STORY;
  const hip = random.chance(0.45);
  const rise = random.between(5, 7.2);
  const gable = random.chance(0.55);
  const gableWidth = random.between(14, 18);
  const gableX = random.pick([1.5, width - gableWidth - 2]);
  const door = gable ? (gableX < 4 ? gableX + gableWidth + 4 : gableX - 4) : width * random.between(0.48, 0.62);
  const porched = random.chance(0.55);
  const porchFrom = gable ? (gableX < 4 ? gableX + gableWidth : Math.max(1, door - 12)) : door - 7;
  const porchTo = gable ? (gableX < 4 ? Math.min(width, door + 12) : gableX) : door + 9;
  const porch: PorchOptions = {
    x: porchFrom,
    width: porchTo - porchFrom,
    floor: base,
    ceiling: base + 8,
    columns: 3,
    column: random.pick(['square', 'post', 'turned']),
    rail: random.chance(0.3) ? 'baluster' : 'none',
    rise: 0,
    beam: 0.6,
    door,
  };
  const wainscot = random.chance(0.4) ? random.between(2.6, 3.4) : 0;
  const window = {
    panes: random.pick(['double-hung', 'six-over-six', 'casement', 'two-over-two'] as const),
    head: 'none',
  } as const;
  const bay = random.chance(0.3);
  const mainFrom = gable && gableX < 4 ? gableX + gableWidth : 1;
  const mainTo = gable && gableX > 4 ? gableX : width - 1;
  return {
    width: width + wing.width,
    height: eave + Math.max(rise, gable ? gableWidth * 0.36 : 0) + 2.6,
    doors: [door],
    garages: wing.places,
    beds: [
      [0, door - 3],
      [door + 3, width],
    ],
    setting: 'yard',
    draw: (house) => {
      const { scheme } = house;
      const shutters = scheme.shutter;
      if (facts.fireplace) drawChimney(house, width * random.pick([0.22, 0.72]), eave, eave + rise + 2, { width: 4, pots: 2 });
      drawBody(house, 0, width, base, eave);
      const hasWing = wing.width > 0;
      drawWing(house, wing, {
        roof: random.chance(0.5) ? 'gable' : hip ? 'hip' : 'slope',
        wallHeight: base + 8.8,
        rise: rise + 1.6,
        corners: true,
      });
      if (wainscot)
        drawWall(house, {
          x: 0,
          y: base,
          width,
          height: wainscot,
          material: scheme.base === 'concrete' ? 'brick' : scheme.base,
          color: scheme.base === 'concrete' ? '#a2604a' : scheme.baseColor,
        });
      const sill = base + Math.max(2.6, wainscot);
      const before = door - 3.4 - mainFrom;
      const after = mainTo - door - 3.4;
      if (before > 5)
        drawWindowRow(house, mainFrom, door - 3.2, before > 20 ? 3 : before > 11 ? 2 : 1, sill, before > 7 ? 5 : 3.4, 4.6, {
          ...window,
          columns: 2,
          shutters: before > 9 ? shutters : null,
        });
      if (after > 12) drawWindow(house, door + 4, sill - 0.5, Math.min(9, after - 4), 5.2, { panes: 'ribbon', columns: 3 });
      else if (after > 5) drawWindowRow(house, door + 3.2, mainTo, 1, sill, 3.6, 4.6, window);
      if (after > 19) drawWindowRow(house, door + 14.5, mainTo, 1, sill, 3.2, 4.6, { ...window, shutters });
      if (stories === 2)
        drawWindowRow(
          house,
          mainFrom + 1,
          mainTo - 1,
          Math.max(1, Math.round((mainTo - mainFrom) / 10)),
          base + STORY + 1.6,
          3.4,
          4.4,
          { ...window, shutters },
        );
      drawSlope(house, 0, width + (hasWing && !hip ? 0.1 : 0), eave, rise, { inset: hip ? rise * 1.4 : 1.3, overhang: 1.8 });
      if (gable) {
        drawCrossGable(house, gableX, gableWidth, base, eave, gableWidth * 0.3, 'vent', {
          eave,
          ridge: eave + rise,
          from: 0,
          to: width,
        });
        if (bay) drawBay(house, gableX + gableWidth / 2 - 4.4, base + 1, 8.8, 7, { panes: 'grid', columns: 3, roof: 'hip' });
        else
          drawWindow(house, gableX + gableWidth / 2 - 4, sill - 0.4, 8, 5, {
            panes: 'ribbon',
            columns: 3,
            shutters,
            box: random.chance(0.3),
          });
      }
      if (porched) drawPorchShade(house, porch);
      drawDoor(house, door, base, {
        kind: random.pick(['panel', 'glazed', 'craftsman']),
        sidelights: random.chance(0.4),
        lanterns: random.chance(0.5),
        steps: 2,
      });
      if (porched) drawPorch(house, porch);
    },
  };
};

import { drawDoor } from './doors.ts';
import { type FacadeStyle, spread } from './house.ts';
import { bodyWidth, drawBody, drawWindowRow, drawWing, planWing, storiesOf } from './massing.ts';
import { drawChimney, drawDormer } from './roof-parts.ts';
import { drawGable, drawSlope } from './roofs.ts';
import { drawWindow } from './windows.ts';

/** A steep roof over one low story, dormers, shutters and a middle chimney. */
export const planCapeCod: FacadeStyle = (random, facts) => {
  const stories = storiesOf(facts, 2);
  const width = bodyWidth(random, facts, 1.6, 30, 44);
  const wing = planWing(random, facts, width, ['carriage', 'raised']);
  const base = random.between(1.2, 1.9);
  // The second story of a Cape lies under the roof: it shows as dormers, not as wall.
  const eave = base + 8.6;
  const rise = random.between(10, 12);
  const dormers = stories === 1 ? (random.chance(0.25) ? 1 : 0) : random.pick([2, 2, 3]);
  const dormerKind = random.pick(['gable', 'gable', 'shed', 'hip'] as const);
  const wideShed = stories === 2 && random.chance(0.2);
  const half = random.chance(0.25);
  const door = half ? width * 0.3 : width / 2;
  const entry = random.pick(['gable', 'plain', 'pilaster'] as const);
  const panes = random.pick(['six-over-six', 'six-over-six', 'two-over-two'] as const);
  const breeze = wing.width > 0 && random.chance(0.5) ? random.between(5, 8) : 0;
  const shifted = breeze
    ? { ...wing, x: wing.x + breeze, places: wing.places.map((place) => ({ ...place, x: place.x + breeze })) }
    : wing;
  return {
    width: width + wing.width + breeze,
    height: eave + rise + 3.4,
    doors: [door],
    garages: shifted.places,
    beds: [
      [0, door - 3],
      [door + 3, width],
    ],
    setting: 'yard',
    draw: (house) => {
      const { scheme } = house;
      const shutters = scheme.shutter;
      if (facts.fireplace)
        drawChimney(house, width * random.pick([0.5, 0.5, 0.88]), eave + rise * 0.5, eave + rise + 3, { width: 3.6, pots: 2 });
      if (breeze) {
        drawBody(house, width, breeze, base, base + 7.6, false);
        drawWindow(house, width + breeze / 2 - 1.2, base + 2.4, 2.4, 4, { panes });
        drawSlope(house, width - 1, breeze + 2, base + 7.6, 4.4, { overhang: 0 });
      }
      drawWing(house, shifted, { roof: random.pick(['gable', 'slope']), rise: 8.4, corners: true });
      drawBody(house, 0, width, base, eave);
      const window = { panes, head: 'flat', shutters, box: random.chance(0.3) } as const;
      const left = door - 2.6;
      const right = width - door - 2.6;
      if (left > 6) drawWindowRow(house, 0.6, door - 2.4, left > 11 ? 2 : 1, base + 2.3, 2.9, 4.7, window);
      if (right > 6)
        drawWindowRow(house, door + 2.4, width - 0.6, right > 20 ? 3 : right > 11 ? 2 : 1, base + 2.3, 2.9, 4.7, window);
      drawSlope(house, 0, width, eave, rise, { inset: 1.8, overhang: 0.9 });
      if (wideShed)
        drawDormer(house, width / 2, eave + 1.4, { width: width * 0.62, height: 5, kind: 'shed', windows: 4, window: { panes } });
      else
        for (const share of dormers ? spread(0.06, 0.94, dormers) : [])
          drawDormer(house, width * share, eave + rise * 0.15, {
            width: 5,
            height: 4.6,
            kind: dormerKind === 'shed' ? 'gable' : dormerKind,
            window: { panes },
          });
      drawDoor(house, door, base, {
        kind: random.pick(['panel', 'dutch', 'panel']),
        sidelights: random.chance(0.4),
        transom: random.chance(0.3) ? 'flat' : 'none',
        casing: entry === 'pilaster' ? 0.7 : 0.42,
        lanterns: random.chance(0.6),
        steps: 2,
      });
      if (entry === 'gable')
        drawGable(house, door - 3.6, 7.2, base + 7.9, 2.6, {
          overhang: 0.6,
          barge: 0.45,
          material: 'clapboard',
          color: scheme.trim,
        });
    },
  };
};

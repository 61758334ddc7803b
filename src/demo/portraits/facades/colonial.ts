import { drawDoor } from './doors.ts';
import { type FacadeStyle, type House, spread } from './house.ts';
import { STORY, bodyWidth, drawBody, drawWing, planWing, storiesOf } from './massing.ts';
import { type PorchOptions, drawPorch, drawPorchShade } from './porches.ts';
import { drawChimney, drawDormer } from './roof-parts.ts';
import { drawGable, drawSlope } from './roofs.ts';
import { drawBelt } from './walls.ts';
import { type WindowOptions, drawWindow } from './windows.ts';

/** Symmetrical fronts of three or five bays with a centered door. */
export const planColonial: FacadeStyle = (random, facts) => {
  const stories = storiesOf(facts);
  const width = bodyWidth(random, facts, 1.75, 32, 50);
  const base = random.between(1.4, 2.2);
  const eave = base + STORY * stories;
  const bays = width < 37 && random.chance(0.6) ? 3 : 5;
  const roof = random.pick(['gable', 'gable', 'hip', 'hip', 'gambrel'] as const);
  const rise = roof === 'hip' ? random.between(8, 10) : random.between(7.2, 9.4);
  const wing = planWing(random, facts, width, ['raised', 'carriage']);
  const entry = random.pick(['portico', 'pediment', 'fan', 'porch', 'flat'] as const);
  const dormers = random.chance(0.4) ? random.pick([2, 3]) : 0;
  const head = random.pick(['crown', 'flat', 'keystone', 'pediment'] as const);
  const middle = width / 2;
  const centerGable = stories > 1 && roof !== 'gambrel' && dormers === 0 && random.chance(0.3);
  const porch: PorchOptions = {
    x: entry === 'porch' ? 1 : middle - 5,
    width: entry === 'porch' ? width - 2 : 10,
    floor: base,
    ceiling: base + 8.4,
    columns: entry === 'porch' ? 6 : 2,
    column: random.pick(['round', 'square']),
    rail: 'none',
    rise: entry === 'porch' ? 3 : 0,
    roof: 'hip',
    door: middle,
  };
  const chimneys = facts.fireplace ? random.pick([[0.07, 0.93], [0.93], [0.07], [0.5]]) : [];
  const window: WindowOptions = {
    panes: random.pick(['six-over-six', 'two-over-two', 'six-over-six']),
    head: head === 'pediment' ? 'crown' : head,
  };
  return {
    width: width + wing.width,
    height: eave + rise + 3,
    doors: [middle],
    garages: wing.places,
    beds: [
      [0, middle - 4],
      [middle + 4, width],
    ],
    setting: 'yard',
    draw: (house) => {
      const shutters = house.scheme.shutter;
      for (const share of chimneys) drawChimney(house, width * share, eave, eave + rise + 2.4, { pots: 2 });
      drawWing(house, wing, { roof: roof === 'hip' ? 'hip' : 'slope', rise: 8, corners: true });
      drawBody(house, 0, width, base, eave);
      if (house.scheme.wall === 'brick' && stories > 1) drawBelt(house, 0, base + STORY - 0.4, width, 0.5);
      drawBays(house, width, stories, base, bays, { ...window, shutters: bays === 5 && width < 40 ? null : shutters });
      if (roof === 'gambrel') {
        drawSlope(house, 0, width, eave, rise * 0.62, { inset: 0.6 });
        drawSlope(house, 0.6, width - 1.2, eave + rise * 0.62, rise * 0.38, { inset: 1.2, fascia: 0.2 });
      } else {
        drawSlope(house, 0, width, eave, rise, { inset: roof === 'hip' ? rise * 1.15 : 1.7, fascia: 0.9 });
      }
      for (const share of dormers > 0 ? spread(0.1, 0.9, dormers) : []) {
        drawDormer(house, width * share, eave + rise * 0.12, {
          width: 4.6,
          height: 4.4,
          kind: 'gable',
          window: { panes: 'six-over-six' },
        });
      }
      if (centerGable)
        drawGable(house, middle - 7, 14, eave - 0.6, 4.6, { material: house.scheme.wall, color: house.scheme.wallColor });
      if (entry === 'porch' || entry === 'portico') drawPorchShade(house, porch);
      drawDoor(house, middle, base, {
        kind: 'panel',
        sidelights: random.chance(0.6),
        transom: entry === 'fan' ? 'fan' : entry === 'portico' ? 'flat' : 'none',
        casing: 0.6,
        lanterns: true,
        steps: 3,
      });
      if (entry === 'porch' || entry === 'portico') drawPorch(house, porch);
      if (entry === 'portico')
        drawGable(house, porch.x, porch.width, porch.ceiling + 0.9, 3.2, {
          overhang: 0.7,
          barge: 0.5,
          color: house.scheme.trim,
          material: 'stucco',
        });
      if (entry === 'pediment')
        drawGable(house, middle - 3.6, 7.2, base + 7.8, 1.9, {
          overhang: 0.3,
          barge: 0.4,
          color: house.scheme.trim,
          material: 'stucco',
        });
    },
  };
};

function drawBays(house: House, width: number, stories: number, base: number, bays: number, options: WindowOptions): void {
  const wide = Math.min(3.2, (width / bays) * 0.42);
  for (let story = 0; story < stories; story++) {
    spread(0.8, width - 0.8, bays).forEach((middle, index) => {
      if (story === 0 && index === Math.floor(bays / 2)) return;
      const tall = story === 0 ? 5.4 : 4.8;
      drawWindow(
        house,
        middle - wide / 2,
        base + story * STORY + 2.4,
        wide,
        tall,
        story === stories - 1 ? { ...options, head: options.head === 'keystone' ? 'keystone' : 'flat' } : options,
      );
    });
  }
}

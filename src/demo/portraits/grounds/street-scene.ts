import { FACADE_STYLES } from '../facades/facade-styles.ts';
import { placeHouse } from '../facades/house.ts';
import { chooseScheme } from '../facades/scheme.ts';
import { drawLawn } from './lawn.ts';
import { drawStreet } from './paving.ts';
import type { Scene } from './scene.ts';
import { drawBackdrop } from '../landscape/backdrop.ts';
import { drawShrub } from '../landscape/foliage.ts';
import { drawSky } from '../landscape/sky.ts';
import { drawTree } from '../landscape/trees.ts';
import { type ArchitecturalStyle, PORTRAIT_WIDTH } from '../types.ts';

const NEIGHBOURS: readonly ArchitecturalStyle[] = ['Craftsman', 'Colonial', 'Farmhouse', 'Cape Cod', 'Ranch', 'Tudor', 'Duplex'];

/** The home among its neighbors, seen from across the street. */
export function drawStreetScene(scene: Scene): void {
  const { sheet, random, light, facts, scheme, identity } = scene;
  const ground = 800;
  const own = FACADE_STYLES[facts.style](identity.fork('facade'), facts, scheme);
  const city = facts.style === 'Condo Tower';
  const row = own.setting === 'street';
  drawSky(sheet, random.fork('sky'), light, ground - 40);
  drawBackdrop(sheet, random.fork('backdrop'), light, city ? 'city' : facts.view, ground - 30, city ? 1.6 : 1);
  drawLawn(sheet, random.fork('lawn'), light, ground - 34, facts.condition);
  const scale = city ? Math.min(6.4, 620 / own.height) : Math.min(14.5, 900 / own.width, 480 / own.height);
  const fork = random.fork('neighbours');
  const half = (own.width * scale) / 2;
  for (const x of [90, 420, 1180, 1510])
    drawTree(sheet, fork, light, fork.pick(['round', 'oak', 'conifer', 'maple']), {
      x: x + fork.between(-90, 90),
      y: ground - 18,
      height: fork.between(240, 400),
      far: 0.34,
    });
  for (const side of [-1, 1] as const) {
    let edge = 800 + side * (half + (row ? 14 : 70));
    for (let i = 0; i < 2 && edge > -200 && edge < 1800; i++) {
      const label = `${side}/${i}`;
      const style = row ? facts.style : fork.pick(NEIGHBOURS);
      const other = {
        ...facts,
        seed: `${facts.seed}/${label}`,
        style,
        stories: city ? 1 : fork.int(1, 2) + (row ? 1 : 0),
        garageSpaces: fork.int(0, 2),
        livingAreaSqft: fork.int(1300, 2600),
        buildingFloors: fork.int(5, 14),
      };
      const theirs = chooseScheme(fork.fork(`scheme/${label}`), other);
      const facade = FACADE_STYLES[style](fork.fork(`facade/${label}`), other, theirs);
      const wide = facade.width * scale;
      const house = placeHouse({ sheet, light, facts: other, scheme: theirs, random: fork.fork(`house/${label}`) }, facade, {
        ground: ground + 4,
        middle: edge + (side * wide) / 2,
        maxWidth: wide,
        maxHeight: 9999,
        maxScale: scale,
      });
      facade.draw(house);
      edge += side * (wide + (row ? 10 : 80));
    }
  }
  const house = placeHouse({ ...scene, random: identity.fork('house') }, own, {
    ground: ground + 8,
    middle: 800,
    maxWidth: 9999,
    maxHeight: 9999,
    maxScale: scale,
  });
  own.draw(house);
  for (const [from, to] of own.beds) {
    for (let x = from + 1; x + 3 < to; x += fork.between(3, 5))
      drawShrub(sheet, fork, light, house.x(x + 1.5), ground + 12, 3.4 * scale, 2.2 * scale);
  }
  drawStreet(sheet, random.fork('street'), light, row ? ground + 12 : ground + 78, 46);
  for (let x = fork.between(40, 160); x < PORTRAIT_WIDTH; x += fork.between(330, 520)) {
    if (x > house.x(0) + 30 && x < house.x(own.width) - 30) continue;
    drawTree(sheet, fork, light, fork.pick(['round', 'maple', 'birch', 'blossom']), {
      x,
      y: ground + 74,
      height: fork.between(260, 360),
    });
  }
}

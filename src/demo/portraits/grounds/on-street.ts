import { darken, mix } from '../color.ts';
import { FACADE_STYLES } from '../facades/facade-styles.ts';
import { type Facade, type House, placeHouse } from '../facades/house.ts';
import { chooseScheme } from '../facades/scheme.ts';
import { drawDrive, drawStreet } from './paving.ts';
import { TREES, drawPlanting } from './planting.ts';
import type { Scene } from './scene.ts';
import { drawBackdrop } from '../landscape/backdrop.ts';
import { drawSky } from '../landscape/sky.ts';
import { drawTree } from '../landscape/trees.ts';
import { type HomeFacts, PORTRAIT_WIDTH } from '../types.ts';

export function drawOnStreet(scene: Scene, facade: Facade): void {
  const { sheet, random, light, facts } = scene;
  const tower = facts.style === 'Condo Tower';
  const ground = tower ? 868 : 850;
  const house = placeHouse({ ...scene, random: scene.identity.fork('house') }, facade, {
    ground,
    middle: PORTRAIT_WIDTH / 2 + (tower ? random.between(-130, 130) : 0),
    maxWidth: tower ? 1080 : 1480,
    maxHeight: tower ? 770 : 690,
    maxScale: 19.5,
  });
  drawSky(sheet, random.fork('sky'), light, ground);
  drawBackdrop(sheet, random.fork('backdrop'), light, facts.view === 'none' && tower ? 'city' : facts.view, ground - 10, 1.15);
  sheet.rect(0, ground - 14, PORTRAIT_WIDTH, 30, darken(light.lawn, 0.06));
  const fork = random.fork('street-trees');
  for (const x of [60, 260, 1340, 1545]) {
    if (x > house.x(0) + 40 && x < house.x(facade.width) - 40) continue;
    drawTree(sheet, fork, light, fork.pick(TREES[facts.style]), {
      x: x + fork.between(-50, 50),
      y: ground - 4,
      height: fork.between(250, 380),
      far: 0.22,
    });
  }
  if (tower) drawCityBlock(scene, house, facade, ground);
  facade.draw(house);
  drawPlanting({ ...scene, random: random.fork('street-planting') }, house, facade, ground - 4);
  drawStreet(sheet, random.fork('street'), light, ground + 4, 74);
  for (const { x, width } of facade.garages) {
    drawDrive(
      sheet,
      fork,
      light,
      { from: [house.x(x), house.x(x + width), ground], to: [house.x(x) - 24, house.x(x + width) + 24, ground + 78] },
      'concrete',
    );
  }
  const kind = fork.pick(TREES[facts.style]);
  for (const x of fork.shuffle([130, 430, 1170, 1480]).slice(0, fork.int(1, 3))) {
    if (
      facade.doors.some((door) => Math.abs(house.x(door) - x) < 120) ||
      facade.garages.some((place) => x > house.x(place.x) - 60 && x < house.x(place.x + place.width) + 60)
    )
      continue;
    sheet.ellipse(x, ground + 52, 36, 9, '#7d6a58');
    drawTree(sheet, fork, light, kind, { x, y: ground + 52, height: fork.between(300, 420) });
  }
}

/** Paler buildings beside a tower, so that it stands in a city. */
function drawCityBlock(scene: Scene, house: House, facade: Facade, ground: number): void {
  const { sheet, light, facts } = scene;
  for (const side of [-1, 1] as const) {
    const fork = scene.random.fork(`block${side}`);
    let edge = side < 0 ? house.x(0) - 24 : house.x(facade.width) + 24;
    while (edge > -60 && edge < PORTRAIT_WIDTH + 60) {
      const other: HomeFacts = { ...facts, seed: `${facts.seed}/block`, garageSpaces: 0, buildingFloors: fork.int(4, 13) };
      const plain = chooseScheme(fork, other);
      const faded = {
        ...plain,
        wallColor: mix(plain.wallColor, light.haze, 0.5),
        accentColor: mix(plain.accentColor, light.haze, 0.5),
        baseColor: mix(plain.baseColor, light.haze, 0.5),
        sash: mix(plain.sash, light.haze, 0.55),
        roofColor: mix(plain.roofColor, light.haze, 0.5),
      };
      const block = FACADE_STYLES['Condo Tower'](fork.fork(`facade${Math.round(edge)}`), other, faded);
      const wide = block.width * house.scale;
      const place = placeHouse(
        { sheet, light, facts: other, scheme: faded, random: fork.fork(`house${Math.round(edge)}`) },
        block,
        { ground: ground - 8, middle: edge + (side * wide) / 2, maxWidth: wide, maxHeight: 9999, maxScale: house.scale },
      );
      sheet.group({ opacity: 0.82 }, () => block.draw(place));
      edge += side * (wide + fork.between(4, 60));
    }
  }
}

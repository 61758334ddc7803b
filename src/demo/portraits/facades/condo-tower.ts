import { darken, lighten, mix } from '../color.ts';
import { drawGarageDoors, planGarageDoors } from './garages.ts';
import { drawGlass } from './glass.ts';
import type { FacadeStyle, House } from './house.ts';
import { drawShade, drawWall } from './walls.ts';

type Skin = 'balconies' | 'curtain' | 'grid' | 'loft' | 'bands';

/** A building of many floors on a lobby; low-rise lofts to slender towers. */
export const planCondoTower: FacadeStyle = (random, facts) => {
  const floors = Math.min(34, Math.max(4, facts.buildingFloors ?? random.int(5, 22)));
  const floor = 10;
  const lobby = 15;
  const width = floors > 18 ? random.between(58, 78) : random.between(70, 104);
  const skin = random.pick<Skin>(
    floors < 8 ? ['loft', 'balconies', 'grid', 'bands'] : ['balconies', 'curtain', 'grid', 'balconies', 'bands'],
  );
  const columns = Math.max(4, Math.round(width / random.between(11, 14)));
  const door = width * random.pick([0.5, 0.38, 0.62]);
  const doors = planGarageDoors(random, Math.min(1, facts.garageSpaces));
  const podium = floors > 10 && random.chance(0.5) ? random.between(14, 24) : 0;
  const height = lobby + floors * floor;
  const setbackAt = floors > 12 && random.chance(0.5) ? Math.floor(floors * 0.7) : floors;
  return {
    width: width + podium + 10,
    height: height + 14,
    doors: [door],
    garages: doors.map(() => ({ x: width - 14, width: 9 })),
    beds: [
      [2, door - 10],
      [door + 10, width - 18],
    ],
    setting: 'street',
    draw: (house) => {
      const { scheme } = house;
      if (podium) {
        drawWall(house, {
          x: width,
          y: 0,
          width: podium,
          height: lobby + floor * 2,
          material: scheme.accent,
          color: mix(scheme.wallColor, scheme.baseColor, 0.5),
        });
        for (let row = 0; row < 2; row++) drawRow(house, width, podium, lobby + row * floor, floor, 2, 'grid');
      }
      drawWall(house, { x: 0, y: 0, width, height: lobby + setbackAt * floor });
      if (setbackAt < floors)
        drawWall(house, {
          x: width * 0.1,
          y: lobby + setbackAt * floor,
          width: width * 0.8,
          height: (floors - setbackAt) * floor,
        });
      for (let row = 0; row < floors; row++) {
        const inset = row >= setbackAt;
        drawRow(
          house,
          inset ? width * 0.1 : 0,
          inset ? width * 0.8 : width,
          lobby + row * floor,
          floor,
          inset ? Math.max(3, columns - 1) : columns,
          skin,
        );
      }
      drawCrown(house, setbackAt < floors ? width * 0.1 : 0, setbackAt < floors ? width * 0.8 : width, height);
      if (setbackAt < floors) drawCrown(house, 0, width * 0.1, lobby + setbackAt * floor);
      drawLobby(house, width, lobby, door);
      drawGarageDoors(house, doors, width - 16, 'slat', 9);
      shadeSide(house, width, height);
    },
  };
};

function drawRow(house: House, x: number, width: number, y: number, floor: number, columns: number, skin: Skin): void {
  const { sheet, scale, scheme, random } = house;
  const slot = width / columns;
  if (skin === 'curtain') {
    for (let i = 0; i < columns * 2; i++) drawPane(house, x + (slot / 2) * i + 0.15, y + 0.9, slot / 2 - 0.3, floor - 1.2);
    sheet.rect(house.x(x), house.y(y + 0.9), width * scale, 0.9 * scale, darken(scheme.wallColor, 0.12));
    return;
  }
  if (skin === 'bands') {
    drawPane(house, x + 0.8, y + 2.8, width - 1.6, floor - 4.4);
    for (let i = 1; i < columns * 2; i++)
      sheet.rect(house.x(x + (slot / 2) * i) - 1, house.y(y + floor - 1.6), 2, (floor - 4.4) * scale, scheme.sash);
    sheet.rect(house.x(x), house.y(y + 2.8), width * scale, 0.35 * scale, lighten(scheme.wallColor, 0.2));
    return;
  }
  for (let i = 0; i < columns; i++) {
    const left = x + slot * i;
    const loft = skin === 'loft';
    drawPane(
      house,
      left + slot * (loft ? 0.1 : 0.18),
      y + (loft ? 1.6 : 2),
      slot * (loft ? 0.8 : 0.64),
      floor - (loft ? 3.2 : 3.6),
    );
    const bars = loft ? 4 : 2;
    for (let b = 1; b < bars; b++)
      sheet.rect(
        house.x(left + slot * 0.14 + (slot * 0.72 * b) / bars) - 0.8,
        house.y(y + floor - 1.6),
        1.6,
        (floor - 3.6) * scale,
        scheme.sash,
      );
    if (skin === 'balconies' && (i % 2 === 0 || columns < 6)) drawBalcony(house, left, slot, y, random.chance(0.3));
  }
  if (skin === 'loft') sheet.rect(house.x(x), house.y(y + 0.6), width * scale, 0.6 * scale, lighten(scheme.trim, 0.05));
}

function drawPane(house: House, x: number, y: number, width: number, height: number): void {
  drawGlass(house, house.x(x), house.y(y + height), width * house.scale, height * house.scale);
  house.sheet.rect(house.x(x), house.y(y + height), width * house.scale, height * house.scale, 'none', {
    stroke: house.scheme.sash,
    'stroke-width': 1.4,
  });
}

function drawBalcony(house: House, x: number, slot: number, y: number, plants: boolean): void {
  const { sheet, scale, scheme } = house;
  drawShade(house, x + slot * 0.06, y - 0.2, slot * 0.88, 2, 0.3);
  sheet.rect(house.x(x + slot * 0.04), house.y(y + 0.7), slot * 0.92 * scale, 0.8 * scale, lighten(scheme.wallColor, 0.22));
  sheet.rect(house.x(x + slot * 0.06), house.y(y + 4), slot * 0.88 * scale, 3.3 * scale, '#c4d6dc', { opacity: 0.42 });
  sheet.rect(house.x(x + slot * 0.05), house.y(y + 4.1), slot * 0.9 * scale, Math.max(1.4, 0.3 * scale), scheme.sash);
  if (plants) sheet.circle(house.x(x + slot * 0.25), house.y(y + 3.6), scale * 1.3, '#6a935a');
}

function drawCrown(house: House, x: number, width: number, y: number): void {
  const { sheet, scale, scheme } = house;
  sheet.rect(house.x(x - 0.6), house.y(y + 1.8), (width + 1.2) * scale, 1.8 * scale, lighten(scheme.wallColor, 0.1));
  sheet.rect(house.x(x - 0.6), house.y(y + 2.2), (width + 1.2) * scale, 0.6 * scale, scheme.roofColor);
  if (width < 30) return;
  sheet.rect(house.x(x + width * 0.36), house.y(y + 9), width * 0.26 * scale, 7 * scale, darken(scheme.wallColor, 0.16));
  sheet.rect(house.x(x + width * 0.36), house.y(y + 9), width * 0.26 * scale, 1 * scale, scheme.roofColor);
}

function drawLobby(house: House, width: number, lobby: number, door: number): void {
  const { sheet, scale, scheme } = house;
  drawWall(house, {
    x: 0,
    y: 0,
    width,
    height: lobby,
    material: scheme.base === 'concrete' ? 'panel' : scheme.base,
    color: scheme.baseColor,
  });
  drawShade(house, 0, lobby, width, 3, 0.3);
  const panes = Math.round((width - 22) / 7);
  for (let i = 0; i < panes; i++) {
    const x = 3 + (i * (width - 22)) / panes;
    drawPane(house, x, 1.4, (width - 22) / panes - 1.2, 10);
  }
  sheet.rect(house.x(door - 5), house.y(10.6), 10 * scale, 10.6 * scale, darken(scheme.trim, 0.35));
  drawPane(house, door - 4.4, 0.2, 4.2, 9.6);
  drawPane(house, door + 0.2, 0.2, 4.2, 9.6);
  sheet.rect(house.x(door - 9), house.y(12.4), 18 * scale, 1.1 * scale, scheme.roofColor);
  sheet.rect(house.x(door - 9), house.y(12.4), 18 * scale, 2, lighten(scheme.roofColor, 0.35));
  drawShade(house, door - 9, 11.3, 18, 2, 0.35);
}

function shadeSide(house: House, width: number, height: number): void {
  const { sheet, scale, light } = house;
  const stops =
    light.sunSide > 0
      ? ([
          [0, light.shadow, 0.2],
          [0.4, light.shadow, 0],
        ] as const)
      : ([
          [0.6, light.shadow, 0],
          [1, light.shadow, 0.2],
        ] as const);
  sheet.rect(house.x(0), house.y(height), width * scale, height * scale, sheet.linear('across', stops));
}

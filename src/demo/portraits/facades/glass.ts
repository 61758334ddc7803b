import { mix } from '../color.ts';
import type { House } from './house.ts';
import { short } from '../svg.ts';

export function archPath(x: number, y: number, width: number, height: number): string {
  const r = width / 2;
  return `M${short(x)} ${short(y + height)}V${short(y + r)}A${short(r)} ${short(r)} 0 0 1 ${short(x + width)} ${short(y + r)}V${short(y + height)}Z`;
}

/** Glass with sky in it by day, or a lit room by night. Pixels. */
export function drawGlass(house: House, x: number, y: number, width: number, height: number, arched = false): void {
  const { sheet, random, light } = house;
  const shape = (fill: string, more = {}): void => {
    if (arched) sheet.path(archPath(x, y, width, height), fill, more);
    else sheet.rect(x, y, width, height, fill, more);
  };
  const glowing = light.lit ? random.chance(0.82) : light.time === 'golden' && random.chance(0.3);
  if (glowing) {
    shape(
      sheet.linear('down', [
        [0, light.lit ? '!#ffe3a4' : '!#f6dda6'],
        [1, light.lit ? '!#f2b45c' : '!#d9a766'],
      ]),
    );
  } else {
    const deep = mix(random.pick(['#58748a', '#4f6c80', '#637f90']), light.haze, 0.12);
    const bright = mix('#b7d0da', light.haze, 0.3);
    shape(
      sheet.linear('down', [
        [0, bright],
        [0.45, mix(deep, bright, 0.45)],
        [1, deep],
      ]),
    );
  }
  const clip = sheet.clip(() => shape('#000000'));
  sheet.group({ 'clip-path': clip }, () => {
    drawCurtains(house, x, y, width, height, glowing);
    if (!glowing) {
      const lean = height * 0.55;
      const from = x + random.between(-0.1, 0.5) * width;
      const band = random.between(0.16, 0.3) * width + 4;
      sheet.polygon(
        [
          [from + lean, y],
          [from + lean + band, y],
          [from + band, y + height],
          [from, y + height],
        ],
        '#ffffff',
        { opacity: 0.16 },
      );
      sheet.polygon(
        [
          [from + lean + band * 1.3, y],
          [from + lean + band * 1.55, y],
          [from + band * 1.55, y + height],
          [from + band * 1.3, y + height],
        ],
        '#ffffff',
        { opacity: 0.12 },
      );
    }
    sheet.rect(x, y, width, Math.max(3, height * 0.07), '#111827', { opacity: 0.26 });
    sheet.rect(light.sunSide > 0 ? x + width - 3 : x, y, 3, height, '#111827', { opacity: 0.18 });
  });
}

function drawCurtains(house: House, x: number, y: number, width: number, height: number, glowing: boolean): void {
  const { sheet, random } = house;
  const kind = random.weighted(
    ['drapes', 'blind', 'shade', 'bare'],
    (choice) => ({ drapes: 4, blind: 2, shade: 2, bare: 3 })[choice] ?? 1,
  );
  const cloth = glowing ? '!#fff0cc' : random.pick(['#f3efe6', '#e6ddd0', '#d9dfe0']);
  const opacity = glowing ? 0.55 : 0.5;
  if (kind === 'drapes') {
    const gather = width * random.between(0.12, 0.2);
    for (const side of [0, 1] as const) {
      const edge = side === 0 ? x : x + width;
      const inner = side === 0 ? x + gather : x + width - gather;
      const tie = side === 0 ? x + gather * 1.35 : x + width - gather * 1.35;
      sheet.path(
        `M${short(edge)} ${short(y)}L${short(tie)} ${short(y)}Q${short(inner)} ${short(y + height * 0.5)} ${short(inner)} ${short(y + height)}L${short(edge)} ${short(y + height)}Z`,
        cloth,
        { opacity },
      );
    }
  } else if (kind === 'blind') {
    const drop = height * random.pick([0.25, 0.4, 1]);
    for (let row = y; row < y + drop; row += 5) sheet.rect(x, row, width, 2.8, cloth, { opacity: opacity * 0.7 });
  } else if (kind === 'shade') {
    sheet.rect(x, y, width, height * random.between(0.18, 0.4), cloth, { opacity });
  }
}

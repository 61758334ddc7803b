import type { Random } from '#lib/random.ts';
import { darken, lighten, mix } from '../color.ts';
import type { Light } from '../landscape/light.ts';
import { type Point, type Sheet, circlesPath } from '../svg.ts';
import { PORTRAIT_HEIGHT, PORTRAIT_WIDTH } from '../types.ts';

export type Paving = 'concrete' | 'asphalt' | 'pavers' | 'gravel' | 'brick';

const COLORS: Record<Paving, string> = {
  concrete: '#cdc8bd',
  asphalt: '#6a6a6c',
  pavers: '#b9ab9a',
  gravel: '#c9bda6',
  brick: '#b07a62',
};

interface Strip {
  from: readonly [left: number, right: number, y: number];
  to: readonly [left: number, right: number, y: number];
}

function edge(strip: Strip, t: number): [number, number, number] {
  return [0, 1, 2].map((k) => (strip.from[k] ?? 0) + ((strip.to[k] ?? 0) - (strip.from[k] ?? 0)) * t) as [number, number, number];
}

/** A drive that widens toward us. */
export function drawDrive(sheet: Sheet, random: Random, light: Light, strip: Strip, paving: Paving): void {
  const color = COLORS[paving];
  const points: Point[] = [
    [strip.from[0], strip.from[2]],
    [strip.from[1], strip.from[2]],
    [strip.to[1], strip.to[2]],
    [strip.to[0], strip.to[2]],
  ];
  sheet.polygon(
    points,
    sheet.linear('down', [
      [0, lighten(mix(color, light.haze, 0.15), 0.06)],
      [1, darken(color, 0.1)],
    ]),
    { stroke: darken(light.lawn, 0.25), 'stroke-width': 2.5, 'stroke-opacity': 0.4 },
  );
  const clip = sheet.clip(() => sheet.polygon(points, '#000000'));
  sheet.group({ 'clip-path': clip }, () => {
    if (paving === 'gravel' || paving === 'asphalt') {
      const specks = Array.from({ length: 260 }, () => {
        const t = random.next();
        const [left, right, y] = edge(strip, t);
        return [left + random.next() * (right - left), y, 0.8 + t * 1.7] as const;
      });
      sheet.path(circlesPath(specks), paving === 'gravel' ? darken(color, 0.2) : lighten(color, 0.14), { opacity: 0.6 });
      return;
    }
    const rows = paving === 'concrete' ? 4 : 15;
    const columns = paving === 'concrete' ? 2 : 9;
    for (let i = 1; i < rows; i++) {
      const [left, right, y] = edge(strip, (i / rows) ** 1.5);
      sheet.line(left, y, right, y, darken(color, 0.25), paving === 'concrete' ? 2 : 1.3, { opacity: 0.5 });
    }
    for (let j = 1; j < columns; j++) {
      const at = (k: 'from' | 'to'): [number, number] => [strip[k][0] + ((strip[k][1] - strip[k][0]) * j) / columns, strip[k][2]];
      sheet.line(...at('from'), ...at('to'), darken(color, 0.25), paving === 'concrete' ? 2 : 1.2, {
        opacity: paving === 'concrete' ? 0.5 : 0.35,
      });
    }
  });
}

/** A walk from the door that bends and widens on its way to us, or stepping stones along it. */
export function drawWalk(
  sheet: Sheet,
  random: Random,
  light: Light,
  door: Point,
  width: number,
  end: number,
  bottom: number,
): void {
  const paving = random.pick<Paving>(['concrete', 'pavers', 'brick', 'concrete', 'pavers']);
  const color = COLORS[paving];
  const sway = random.between(-1, 1) * 110;
  const middle = (t: number): number => door[0] + (end - door[0]) * t + Math.sin(t * Math.PI) * sway * 0.6;
  const half = (t: number): number => (width / 2) * (0.9 + t * 1.5);
  const y = (t: number): number => door[1] + (bottom - door[1]) * t;
  if (random.chance(0.22)) {
    for (let i = 0; i < 8; i++) {
      const t = ((i + 0.4) / 8) ** 1.25;
      sheet.ellipse(middle(t) + 3, y(t) + 3, half(t) * 0.95, 5 + t * 12, light.shadow, { opacity: 0.2 });
      sheet.ellipse(middle(t), y(t), half(t) * 0.95, 5 + t * 12, lighten(COLORS.concrete, random.between(0, 0.12)));
    }
    return;
  }
  const steps = Array.from({ length: 13 }, (_, i) => i / 12);
  const left = steps.map((t): Point => [middle(t) - half(t), y(t)]);
  const right = steps.map((t): Point => [middle(t) + half(t), y(t)]);
  const outline = [...left, ...right.toReversed()];
  sheet.polygon(
    outline,
    sheet.linear('down', [
      [0, lighten(color, 0.05)],
      [1, darken(color, 0.06)],
    ]),
    { stroke: darken(light.lawn, 0.3), 'stroke-width': 3, 'stroke-opacity': 0.35, 'stroke-linejoin': 'round' },
  );
  const rows = paving === 'concrete' ? 7 : 20;
  for (let i = 1; i < rows; i++) {
    const t = (i / rows) ** 1.2;
    sheet.line(middle(t) - half(t), y(t), middle(t) + half(t), y(t), darken(color, 0.22), 1.4, { opacity: 0.55 });
    if (paving === 'concrete') continue;
    for (const u of i % 2 === 0 ? [-0.5, 0, 0.5] : [-0.75, -0.25, 0.25, 0.75]) {
      const next = ((i + 1) / rows) ** 1.2;
      sheet.line(middle(t) + half(t) * u, y(t), middle(next) + half(next) * u, y(next), darken(color, 0.22), 1.1, {
        opacity: 0.45,
      });
    }
  }
}

/** Pavement, kerb and roadway along the bottom edge, from `top` px. */
export function drawStreet(sheet: Sheet, random: Random, light: Light, top: number, pavement: number): void {
  const kerb = top + pavement;
  const stone = '#cfc9be';
  sheet.rect(
    0,
    top,
    PORTRAIT_WIDTH,
    pavement,
    sheet.linear('down', [
      [0, mix(stone, light.haze, 0.2)],
      [1, stone],
    ]),
  );
  for (let i = -8; i < 26; i++) {
    const from = 800 + (i - 9) * 110;
    sheet.line(from, top, 800 + (from - 800) * 1.13, kerb, darken(stone, 0.2), 1.4, { opacity: 0.55 });
  }
  sheet.rect(0, top, PORTRAIT_WIDTH, 2, darken(stone, 0.24), { opacity: 0.6 });
  sheet.rect(0, kerb, PORTRAIT_WIDTH, 9, lighten(stone, 0.16));
  sheet.rect(0, kerb + 9, PORTRAIT_WIDTH, 6, darken(stone, 0.36));
  if (kerb + 15 >= PORTRAIT_HEIGHT) return;
  sheet.rect(
    0,
    kerb + 15,
    PORTRAIT_WIDTH,
    PORTRAIT_HEIGHT - kerb - 15,
    sheet.linear('down', [
      [0, '#75767a'],
      [1, '#606268'],
    ]),
  );
  const specks = Array.from(
    { length: 150 },
    () => [random.between(0, PORTRAIT_WIDTH), random.between(kerb + 20, PORTRAIT_HEIGHT), random.between(0.7, 1.8)] as const,
  );
  sheet.path(circlesPath(specks), '#8d8e92', { opacity: 0.5 });
  const line = kerb + 15 + (PORTRAIT_HEIGHT - kerb - 15) * 0.72;
  if (PORTRAIT_HEIGHT - kerb > 70)
    for (let x = 40; x < PORTRAIT_WIDTH; x += 190)
      sheet.polygon(
        [
          [x, line],
          [x + 92, line],
          [x + 98, line + 8],
          [x - 2, line + 8],
        ],
        '#e8e2cc',
        { opacity: 0.85 },
      );
}

/** A fence, hedge or wall across the page at `y`, open where `gaps` lie. */
export function drawFence(
  sheet: Sheet,
  random: Random,
  light: Light,
  kind: 'picket' | 'rail' | 'iron' | 'stone',
  y: number,
  gaps: readonly (readonly [number, number])[],
): void {
  const height = { picket: 62, rail: 58, iron: 70, stone: 40 }[kind];
  const spans = fenceSpans(gaps);
  const open = (x: number, margin = 0): boolean => !spans.some(([from, to]) => x >= from + margin && x <= to - margin);
  const color = { picket: '#f7f4ec', rail: random.pick(['#8c7356', '#f2ede2']), iron: '#2e3033', stone: '#a69a8b' }[kind];
  sheet.rect(0, y - 1, PORTRAIT_WIDTH, 0.01, color);
  let shade = '';
  let pales = '';
  const step = { picket: 17, rail: 132, iron: 15, stone: 24 }[kind];
  for (let x = -6; x < PORTRAIT_WIDTH + 6; x += step) {
    if (open(x + step / 2, kind === 'rail' ? 60 : 10)) continue;
    if (kind === 'picket') {
      shade += `M${x - 6 * light.sunSide} ${y}h11l${-light.sunSide * 8} 9h-11Z`;
      pales += `M${x} ${y}v${-height + 6}l5.5 -8l5.5 8v${height - 6}Z`;
    } else if (kind === 'iron') {
      pales += `M${x} ${y}v${-height}l1.5 -6l1.5 6v${height}Z`;
    } else if (kind === 'stone') {
      for (const row of [0, 1])
        sheet.rect(
          x + row * 7,
          y - height + row * 20,
          step - 1.5,
          18.5,
          mix(color, random.pick(['#8d8d90', '#b9a98f', '#9c9183']), 0.6),
          { rx: 5 },
        );
    } else {
      pales += `M${x} ${y}v${-height}h10v${height}Z`;
    }
  }
  sheet.path(shade, light.shadow, { opacity: 0.18 });
  const rails = kind === 'picket' ? [0.3, 0.76] : kind === 'iron' ? [0.12, 0.92] : kind === 'rail' ? [0.28, 0.6, 0.9] : [];
  for (const share of rails) {
    for (const [from, to] of spans) sheet.rect(from, y - height * share, to - from, kind === 'iron' ? 3 : 6, darken(color, 0.07));
  }
  sheet.path(pales, color, { stroke: darken(color, 0.25), 'stroke-width': 0.8 });
}

function fenceSpans(gaps: readonly (readonly [number, number])[]): [number, number][] {
  const sorted = gaps.toSorted((a, b) => a[0] - b[0]);
  const spans: [number, number][] = [];
  let from = -40;
  for (const [start, end] of sorted) {
    if (start > from) spans.push([from, start]);
    from = Math.max(from, end);
  }
  if (from < PORTRAIT_WIDTH) spans.push([from, PORTRAIT_WIDTH + 40]);
  // A stump of fence between two ways in looks forgotten.
  return spans.filter(([start, end]) => end - start > 240);
}

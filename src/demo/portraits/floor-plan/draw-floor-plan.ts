import type { Random } from '#lib/random.ts';
import { type PlanLevel, type PlanRoom, type PlanRoomKind, planLevels } from './layout.ts';
import { drawSymbols } from './symbols.ts';
import { type Sheet, short } from '../svg.ts';
import { type HomeFacts, PORTRAIT_HEIGHT, PORTRAIT_WIDTH } from '../types.ts';

const PAPER = '#fbfaf7';

const WALL = '#3b403d';

const TONES: Record<PlanRoomKind, string> = {
  living: '#f6efdf',
  kitchen: '#f3ede0',
  dining: '#f6efdf',
  office: '#eef0e6',
  primary: '#e9efe7',
  bedroom: '#e9efe7',
  bathroom: '#e2ecef',
  laundry: '#e6ebec',
  entry: '#f1ece2',
  stairs: '#f1ece2',
  garage: '#ebe8e1',
};

interface Placed {
  level: PlanLevel;
  left: number;
  top: number;
  unit: number;
}

/** All levels side by side: rooms, walls, doors, windows and furniture. */
export function drawFloorPlan(sheet: Sheet, random: Random, facts: HomeFacts): void {
  const levels = planLevels(random, facts);
  sheet.rect(0, 0, PORTRAIT_WIDTH, PORTRAIT_HEIGHT, PAPER);
  drawGrid(sheet);
  const unit = placeLevels(levels, (placed, index) => {
    sheet.group({ 'data-part': 'level' }, () => drawLevel(sheet, placed, facts, index));
    drawDots(
      sheet,
      placed.left + (placed.level.width * placed.unit) / 2,
      placed.top + placed.level.height * placed.unit + 46,
      index + 1,
    );
  });
  drawCompass(sheet, random);
  drawScale(sheet, unit);
}

const GAP = 90;

/** Lays the levels out in the rows that leave them largest; gives the pixels per foot. */
function placeLevels(levels: readonly PlanLevel[], draw: (placed: Placed, index: number) => void): number {
  const fits = levels.map((_, index) => {
    const columns = index + 1;
    const rows = Array.from({ length: Math.ceil(levels.length / columns) }, (__, row) =>
      levels.slice(row * columns, (row + 1) * columns),
    );
    const widths = rows.map((row) => row.reduce((sum, level) => sum + level.width, 0));
    const heights = rows.map((row) => Math.max(...row.map((level) => level.height)));
    const across = Math.min(...rows.map((row, i) => (PORTRAIT_WIDTH - 170 - GAP * (row.length - 1)) / (widths[i] ?? 1)));
    const down = (PORTRAIT_HEIGHT - 150 - 70 * rows.length) / heights.reduce((sum, height) => sum + height, 0);
    return { rows, widths, heights, unit: Math.min(across, down) };
  });
  const best = fits.reduce((a, b) => (b.unit > a.unit ? b : a));
  const { unit } = best;
  let bottom =
    (PORTRAIT_HEIGHT - best.heights.reduce((sum, height) => sum + height * unit, 0) - 70 * (best.rows.length - 1)) / 2 - 16;
  let index = 0;
  best.rows.forEach((row, i) => {
    bottom += (best.heights[i] ?? 0) * unit;
    let left = (PORTRAIT_WIDTH - (best.widths[i] ?? 0) * unit - GAP * (row.length - 1)) / 2;
    for (const level of row) {
      draw({ level, left, top: bottom - level.height * unit, unit }, index);
      index += 1;
      left += level.width * unit + GAP;
    }
    bottom += 70;
  });
  return unit;
}

function drawGrid(sheet: Sheet): void {
  let data = '';
  for (let x = 20; x < PORTRAIT_WIDTH; x += 40) data += `M${x} 0V${PORTRAIT_HEIGHT}`;
  for (let y = 13; y < PORTRAIT_HEIGHT; y += 40) data += `M0 ${y}H${PORTRAIT_WIDTH}`;
  sheet.path(data, 'none', { stroke: '#efebe2', 'stroke-width': 1 });
}

/** Which level this is, shown in dots since the drawing has no words. */
function drawDots(sheet: Sheet, x: number, y: number, count: number): void {
  for (let i = 0; i < count; i++) sheet.circle(x + (i - (count - 1) / 2) * 20, y, 5, '#0f5d4a');
}

function drawLevel(sheet: Sheet, placed: Placed, facts: HomeFacts, index: number): void {
  const { level, left, top, unit } = placed;
  const body = level.rooms.filter((room) => room.kind !== 'garage');
  const width = Math.max(...body.map((room) => room.x + room.width)) * unit;
  const height = level.height * unit;
  sheet.rect(left + 6, top + 9, width, height, '#2a2018', { opacity: 0.1 });
  sheet.rect(left, top, width, height, '#f6f2e8');
  for (const room of level.rooms) drawRoomFloor(sheet, placed, room);
  for (const room of level.rooms) {
    sheet.group({ 'data-room': room.kind }, () =>
      drawSymbols(
        {
          sheet,
          x: left + room.x * unit,
          y: top + room.y * unit,
          width: room.width * unit,
          height: room.height * unit,
          unit,
          flipped: room.row === 'front',
        },
        room.kind,
        facts.garageSpaces,
      ),
    );
  }
  drawInnerWalls(sheet, placed);
  const thick = Math.max(6, unit * 0.62);
  const garage = level.rooms.find((room) => room.kind === 'garage');
  if (garage) outline(sheet, left + garage.x * unit, top + garage.y * unit, garage.width * unit, garage.height * unit, thick);
  outline(sheet, left, top, width, height, thick);
  for (const room of body) drawWindows(sheet, placed, room, thick);
  for (const room of level.rooms) drawDoor(sheet, placed, room);
  if (index === 0) drawEntrance(sheet, placed, thick);
}

function outline(sheet: Sheet, x: number, y: number, width: number, height: number, thick: number): void {
  sheet.rect(x, y, width, height, 'none', { stroke: WALL, 'stroke-width': thick });
}

function drawRoomFloor(sheet: Sheet, { left, top, unit }: Placed, room: PlanRoom): void {
  const [x, y, width, height] = [left + room.x * unit, top + room.y * unit, room.width * unit, room.height * unit];
  sheet.rect(x, y, width, height, TONES[room.kind]);
  const wet = room.kind === 'bathroom' || room.kind === 'laundry' || room.kind === 'kitchen';
  const step = (wet ? 1.2 : 0.9) * unit;
  let lines = '';
  for (let a = step; a < height; a += step) lines += `M${short(x)} ${short(y + a)}h${short(width)}`;
  if (wet) for (let a = step; a < width; a += step) lines += `M${short(x + a)} ${short(y)}v${short(height)}`;
  sheet.path(lines, 'none', { stroke: '#2a2018', 'stroke-width': 0.8, opacity: 0.07 });
}

const OPEN_KINDS: readonly PlanRoomKind[] = ['living', 'kitchen', 'dining'];

function drawInnerWalls(sheet: Sheet, { level, left, top, unit }: Placed): void {
  const thick = Math.max(4, unit * 0.36);
  for (const row of ['back', 'front'] as const) {
    const rooms = level.rooms.filter((room) => room.row === row);
    rooms.forEach((room, i) => {
      const next = rooms[i + 1];
      const y = top + room.y * unit;
      const open = next && OPEN_KINDS.includes(room.kind) && OPEN_KINDS.includes(next.kind);
      if (next) {
        const stub = open ? room.height * 0.2 : room.height;
        sheet.rect(left + (room.x + room.width) * unit - thick / 2, y, thick, stub * unit, WALL);
        if (open)
          sheet.rect(left + (room.x + room.width) * unit - thick / 2, y + (room.height - stub) * unit, thick, stub * unit, WALL);
      }
      const hallY = row === 'back' ? top + level.hall.y * unit : top + (level.hall.y + level.hall.height) * unit;
      if (room.kind === 'living') {
        sheet.rect(left + room.x * unit, hallY - thick / 2, room.width * unit * 0.28, thick, WALL);
        sheet.rect(left + (room.x + room.width * 0.72) * unit, hallY - thick / 2, room.width * unit * 0.28, thick, WALL);
      } else if (room.kind !== 'stairs' && room.kind !== 'entry') {
        sheet.rect(left + room.x * unit, hallY - thick / 2, room.width * unit, thick, WALL);
      }
    });
  }
}

function drawWindows(sheet: Sheet, { left, top, unit }: Placed, room: PlanRoom, thick: number): void {
  if (room.kind === 'entry') return;
  const y = room.row === 'back' ? top + room.y * unit : top + (room.y + room.height) * unit;
  const wide = Math.min(room.width * 0.5, room.kind === 'bathroom' ? 2.4 : room.kind === 'living' ? 8 : 5) * unit;
  const x = left + (room.x + room.width / 2) * unit - wide / 2;
  sheet.rect(x, y - thick / 2, wide, thick, '#ffffff', { stroke: WALL, 'stroke-width': 1.2 });
  sheet.rect(x, y - 1, wide, 2, '#7fa6b8');
}

function drawDoor(sheet: Sheet, { level, left, top, unit }: Placed, room: PlanRoom): void {
  if (room.kind === 'living' || room.kind === 'stairs' || room.kind === 'entry') return;
  const size = 2.6 * unit;
  const thick = Math.max(4, unit * 0.36) + 2;
  if (room.kind === 'garage') {
    const y = top + (room.y + 1.4) * unit;
    sheet.rect(left + room.x * unit - thick, y, thick * 2, size, PAPER);
    swing(sheet, left + room.x * unit, y, size, 1, 1);
    return;
  }
  const hallY = room.row === 'back' ? top + level.hall.y * unit : top + (level.hall.y + level.hall.height) * unit;
  const way = room.row === 'back' ? -1 : 1;
  const x = left + (room.x + (room.width > 9 ? 0.9 : room.width / 2 - 1.3)) * unit;
  sheet.rect(x, hallY - thick / 2, size, thick, TONES[room.kind]);
  swing(sheet, x, hallY, size, 1, way);
}

function swing(sheet: Sheet, x: number, y: number, size: number, sx: number, sy: number): void {
  sheet.line(x, y, x, y + sy * size, '#6f6a60', 2.4);
  sheet.path(
    `M${short(x)} ${short(y + sy * size)}A${short(size)} ${short(size)} 0 0 ${sy > 0 ? 0 : 1} ${short(x + sx * size)} ${short(y)}`,
    'none',
    { stroke: '#6f6a60', 'stroke-width': 1.2, 'stroke-dasharray': '4 4' },
  );
}

function drawEntrance(sheet: Sheet, { level, left, top, unit }: Placed, thick: number): void {
  const entry = level.rooms.find((room) => room.kind === 'entry');
  if (!entry) return;
  const size = 3.2 * unit;
  const x = left + (entry.x + entry.width / 2) * unit - size / 2;
  const y = top + (entry.y + entry.height) * unit;
  sheet.rect(x, y - thick / 2 - 1, size, thick + 2, TONES.entry);
  swing(sheet, x, y, size, 1, -1);
  sheet.polygon(
    [
      [x + size / 2, y + 14],
      [x + size / 2 - 11, y + 32],
      [x + size / 2 + 11, y + 32],
    ],
    '#0f5d4a',
  );
}

function drawCompass(sheet: Sheet, random: Random): void {
  const [x, y] = [1508, 92];
  const angle = random.int(0, 359);
  sheet.circle(x, y, 34, 'none', { stroke: '#c9c2b4', 'stroke-width': 1.6 });
  sheet.group({ transform: `rotate(${angle} ${x} ${y})` }, () => {
    sheet.polygon(
      [
        [x, y - 30],
        [x - 9, y],
        [x + 9, y],
      ],
      '#0f5d4a',
    );
    sheet.polygon(
      [
        [x, y + 30],
        [x - 9, y],
        [x + 9, y],
      ],
      '#ddd7ca',
    );
  });
}

/** Ten feet in alternating steps of two. */
function drawScale(sheet: Sheet, unit: number): void {
  for (let i = 0; i < 5; i++)
    sheet.rect(70 + i * unit * 2, 1010, unit * 2, 8, i % 2 === 0 ? WALL : '#ffffff', { stroke: WALL, 'stroke-width': 1 });
}

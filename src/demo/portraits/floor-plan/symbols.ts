import type { PlanRoomKind } from './layout.ts';
import { type Sheet, short } from '../svg.ts';

/** A room in pixels, its outer wall at the top unless `flipped`. */
interface SymbolFrame {
  sheet: Sheet;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Pixels per foot. */
  unit: number;
  flipped: boolean;
}

const INK = '#8d867a';

const FILL = '#fdfcf8';

interface Pen {
  box(x: number, y: number, width: number, height: number, round?: number, fill?: string): void;
  oval(x: number, y: number, radiusX: number, radiusY: number, fill?: string): void;
  line(x1: number, y1: number, x2: number, y2: number): void;
  width: number;
  height: number;
}

function createPen(frame: SymbolFrame): Pen {
  const { sheet, unit, flipped } = frame;
  const height = frame.height / unit;
  const px = (x: number): number => frame.x + x * unit;
  const py = (y: number): number => frame.y + (flipped ? height - y : y) * unit;
  const style = { stroke: INK, 'stroke-width': 1.6 };
  return {
    width: frame.width / unit,
    height,
    box: (x, y, w, h, round = 0, fill = FILL) =>
      sheet.rect(px(x), flipped ? py(y + h) : py(y), w * unit, h * unit, fill, { ...style, rx: round * unit }),
    oval: (x, y, rx, ry, fill = FILL) => sheet.ellipse(px(x), py(y), rx * unit, ry * unit, fill, style),
    line: (x1, y1, x2, y2) => sheet.line(px(x1), py(y1), px(x2), py(y2), INK, 1.5),
  };
}

/** Furniture seen from above. */
export function drawSymbols(frame: SymbolFrame, kind: PlanRoomKind, spaces: number): void {
  const pen = createPen(frame);
  const draw: Record<PlanRoomKind, () => void> = {
    living: () => drawLiving(pen),
    kitchen: () => drawKitchen(pen),
    dining: () => drawDining(pen),
    office: () => drawOffice(pen),
    primary: () => drawBed(pen, 6.2, true),
    bedroom: () => drawBed(pen, pen.width > 10.5 ? 5 : 3.4, pen.width > 11),
    bathroom: () => drawBath(pen),
    laundry: () => {
      for (const y of [0.4, 3.2]) {
        pen.box(0.4, y, 2.5, 2.5, 0.2);
        pen.oval(1.65, y + 1.25, 0.85, 0.85);
      }
    },
    entry: () => pen.box(0.5, pen.height * 0.34, 1.2, Math.min(4, pen.height * 0.4), 0.1),
    stairs: () => drawStairs(pen),
    garage: () => drawCars(frame, pen, spaces),
  };
  draw[kind]();
}

function drawLiving(pen: Pen): void {
  const cx = pen.width / 2;
  const cy = Math.max(4.2, pen.height * 0.45);
  pen.box(cx - 4.6, cy - 3, 9.2, 6.6, 0.2, '#f1ebdd');
  pen.box(cx - 3.8, cy - 3.6, 7.6, 3, 0.5);
  pen.box(cx - 3.1, cy - 2.7, 3, 2, 0.3);
  pen.box(cx + 0.1, cy - 2.7, 3, 2, 0.3);
  pen.box(cx - 1.9, cy + 0.4, 3.8, 1.8, 0.3);
  if (pen.width > 14) {
    pen.box(cx - 6.2, cy + 0.2, 2.6, 2.6, 0.5);
    pen.box(cx + 3.6, cy + 0.2, 2.6, 2.6, 0.5);
  }
  pen.box(cx - 3, pen.height - 1.7, 6, 1.2, 0.1);
  pen.oval(1.3, 1.3, 0.8, 0.8, '#dfe8d8');
}

function drawKitchen(pen: Pen): void {
  pen.box(0.3, 0.3, pen.width - 0.6, 2.1, 0.05, '#f3efe6');
  pen.box(0.3, 2.4, 2.1, Math.max(1, pen.height * 0.4), 0.05, '#f3efe6');
  pen.box(pen.width / 2 - 1.3, 0.6, 2.6, 1.4, 0.25);
  const hob = pen.width - 3.6;
  pen.box(hob, 0.35, 2.5, 2, 0.1);
  for (const [x, y] of [
    [0.65, 0.6],
    [1.85, 0.6],
    [0.65, 1.4],
    [1.85, 1.4],
  ] as const)
    pen.oval(hob + x, 0.35 + y, 0.36, 0.36);
  if (pen.width > 11 && pen.height > 11) {
    const wide = Math.min(7, pen.width - 6.4);
    pen.box(pen.width / 2 - wide / 2 + 0.6, pen.height * 0.5, wide, 2.8, 0.1);
    for (let i = 0; i < Math.floor(wide / 2); i++)
      pen.oval(pen.width / 2 - wide / 2 + 1.6 + i * 2, pen.height * 0.5 + 3.6, 0.6, 0.6);
  }
}

function drawDining(pen: Pen): void {
  const [cx, cy] = [pen.width / 2, pen.height / 2];
  const long = Math.min(6.4, pen.width - 4.6);
  for (const dx of long > 4 ? [-long * 0.27, long * 0.27] : [0])
    for (const dy of [-2.5, 1.1]) pen.box(cx + dx - 0.75, cy + dy, 1.5, 1.4, 0.3);
  for (const dx of [-long / 2 - 1, long / 2 - 0.4]) pen.box(cx + dx, cy - 0.75, 1.4, 1.5, 0.3);
  pen.box(cx - long / 2, cy - 1.6, long, 3.2, 0.3);
}

function drawOffice(pen: Pen): void {
  pen.box(pen.width / 2 - 2.6, 0.6, 5.2, 2.3, 0.1);
  pen.oval(pen.width / 2, 4, 0.95, 0.95);
  pen.box(0.3, 3.4, 1.1, Math.max(2, pen.height - 7), 0.05);
}

function drawBed(pen: Pen, bed: number, tables: boolean): void {
  const cx = pen.width / 2;
  pen.box(cx - bed / 2, 0.4, bed, 6.8, 0.25);
  const pillows = bed > 4.4 ? 2 : 1;
  for (let i = 0; i < pillows; i++)
    pen.box(cx - bed / 2 + 0.3 + (i * (bed - 0.3)) / pillows, 0.7, (bed - 0.3) / pillows - 0.3, 1.3, 0.3);
  pen.line(cx - bed / 2, 2.9, cx + bed / 2, 2.9);
  pen.line(cx - bed / 2, 3.7, cx + bed / 2, 3.7);
  if (tables)
    for (const dx of [-bed / 2 - 1.7, bed / 2 + 0.3])
      if (cx + dx > 0.2 && cx + dx + 1.4 < pen.width - 0.2) pen.box(cx + dx, 0.4, 1.4, 1.3, 0.1);
  if (pen.height > 12) {
    pen.box(0.3, pen.height - 2.3, pen.width * 0.5, 1.9, 0.05, '#f3efe6');
    for (let x = 0.7; x < pen.width * 0.5; x += 0.6) pen.line(x, pen.height - 2, x, pen.height - 0.7);
  }
}

function drawBath(pen: Pen): void {
  const long = Math.min(5.2, pen.width - 0.8);
  pen.box((pen.width - long) / 2, 0.4, long, 2.6, 0.1);
  pen.box((pen.width - long) / 2 + 0.3, 0.7, long - 0.6, 2, 0.7);
  pen.box(0.4, 4.2, 2, 3.2, 0.1, '#f3efe6');
  pen.oval(1.35, 5.8, 0.65, 0.85);
  pen.box(pen.width - 2.6, 4.3, 2, 0.8, 0.1);
  pen.oval(pen.width - 1.6, 6.1, 0.75, 1.05);
}

function drawStairs(pen: Pen): void {
  const wide = Math.min(3.4, pen.width - 1);
  const long = Math.min(pen.height - 1.2, 11);
  pen.box(0.5, 0.5, wide, long, 0);
  for (let y = 1.4; y < long; y += 0.9) pen.line(0.5, y, 0.5 + wide, y);
  pen.line(0.5 + wide / 2, 1, 0.5 + wide / 2, long);
  pen.line(0.5 + wide / 2, 1, 0.5 + wide / 2 - 0.6, 2);
  pen.line(0.5 + wide / 2, 1, 0.5 + wide / 2 + 0.6, 2);
}

function drawCars({ sheet, unit, x, y, height }: SymbolFrame, pen: Pen, spaces: number): void {
  for (let i = 0; i < spaces; i++) {
    const slot = pen.width / spaces;
    const cx = slot * (i + 0.5);
    const top = Math.max(1, pen.height / 2 - 7.4);
    sheet.group({ 'data-part': 'car' }, () => {
      pen.box(cx - 3, top, 6, 14.6, 1.6);
      pen.box(cx - 2.4, top + 4.2, 4.8, 2.4, 0.5);
      pen.box(cx - 2.3, top + 10.6, 4.6, 1.7, 0.4);
      pen.line(cx - 2.4, top + 6.6, cx - 2.3, top + 10.6);
      pen.line(cx + 2.4, top + 6.6, cx + 2.3, top + 10.6);
    });
    const left = x + (cx - slot / 2 + 0.9) * unit;
    sheet.path(`M${short(left)} ${short(y + height)}h${short((slot - 1.8) * unit)}`, 'none', {
      stroke: '#fbfaf7',
      'stroke-width': unit * 0.34,
    });
    sheet.path(`M${short(left)} ${short(y + height)}h${short((slot - 1.8) * unit)}`, 'none', {
      stroke: INK,
      'stroke-width': 1.6,
      'stroke-dasharray': '7 5',
    });
  }
}

import { getResolvedPDFJS } from 'unpdf';
import type { Rule } from '../model/text/page-grid.ts';
import { byHeight, holds, isNear, multiply, toMatrix, transformBox, UNIT, type Box, type Matrix } from './pdf-boxes.ts';
import { isPaper, isRectangle, strikes, subpathsOf } from './ink-shapes.ts';

/** Letters that one operation draws: PDF points, y upwards from the bottom of the page. */
export interface Ink {
  text: string;
  x: number;
  /** Of the base line. */
  y: number;
  width: number;
  height: number;
  /** Whether a reader of the page cannot see them. */
  isHidden: boolean;
  /** Whether a bar runs through them. */
  isStruck: boolean;
  /** What the page calls their font. */
  font: string;
}

export interface PageInk {
  inks: Ink[];
  /** Whether a picture fills most of the page: the page is a scan. */
  isPicture: boolean;
  /** The thin lines that can be seen on it. */
  rules: Rule[];
  /** Drawn squares for a tick. */
  boxes: TickBox[];
}

/** A small square that somebody may tick: PDF points. */
export interface TickBox {
  left: number;
  bottom: number;
  right: number;
  top: number;
  /** Whether a tick is drawn in it; a letter may stand there instead. */
  isTicked: boolean;
}

/** What the library tells of a page's drawing. */
export interface Drawing {
  fnArray: ArrayLike<number>;
  argsArray: ArrayLike<unknown>;
}

interface State {
  ctm: Matrix;
  fill: string;
  stroke: string;
  alpha: number;
  lineWidth: number;
  isBlended: boolean;
  font: string;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  mode: number;
}

/** What the letters of one operation have in common. */
interface Pen {
  height: number;
  /** How much wider than its own measure a letter is drawn. */
  stretch: number;
  isUnseen: boolean;
  isWhite: boolean;
}

interface Area {
  box: Box;
  isWhite: boolean;
  /** Whether it is a plain rectangle of full ink, which leaves nothing of what lies under it. */
  isCover: boolean;
  order: number;
}

/** How high what covers a letter is at least, in its height. */
const LEAST_COVER = 0.4;
const FAINTEST = 0.05;
const OPAQUE = 0.95;
// How much of a picture's page makes the page a scan.
const SCAN_SHARE = 0.6;
const MODES = { invisible: 3, clipOnly: 7 };
// Rules of forms are thin and not too short; a path of many points is a drawing.
const THICKEST_RULE = 2.6;
const SHORTEST_RULE = 7;
const MOST_RULES = 3000;
const MOST_PATH = 4000;
// Boxes for a tick are about as high as letters.
const TICK_BOX = { smallest: 5, largest: 17, leastShare: 0.72 };
const MOST_BOXES = 2000;
// Rectangles have few corners; what has more may leave its middle open.
const MOST_CORNERS = 18;

/**
 * The letters of a page as its operations draw them, and what became of them: invisible ink, ink in the color of the paper, ink
 * that was painted over, and bars through words. `strikes` are the boxes of words that a note on the page strikes; `upright`
 * turns the page as it is read, and `view` and `strikes` are turned already.
 */
export async function traceInk(
  drawing: Drawing,
  view: readonly number[],
  { strikes = [], upright = UNIT }: { strikes?: readonly Box[]; upright?: Matrix } = {},
): Promise<PageInk> {
  const { OPS } = await getResolvedPDFJS();
  const tracer = new Tracer(OPS, [view[0] ?? 0, view[1] ?? 0, view[2] ?? 0, view[3] ?? 0], upright);
  for (let at = 0; at < drawing.fnArray.length; at += 1) tracer.step(drawing.fnArray[at] ?? 0, drawing.argsArray[at], at);
  return tracer.finish(strikes);
}

class Tracer {
  private state: State = {
    ctm: UNIT,
    fill: '#000000',
    stroke: '#000000',
    alpha: 1,
    lineWidth: 1,
    isBlended: false,
    font: '',
    size: 1,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    mode: 0,
  };
  private readonly stack: State[] = [];
  private text: Matrix = UNIT;
  private line: Matrix = UNIT;
  private annotations = 0;
  private readonly letters: (Ink & { order: number })[] = [];
  private readonly areas: Area[] = [];
  private readonly bars: Box[] = [];
  private readonly rules: Rule[] = [];
  private readonly boxes: Box[] = [];
  private readonly strokes: Box[] = [];
  private pictured = 0;

  private readonly ops: Readonly<Record<string, number>>;
  private readonly view: Box;

  constructor(ops: Readonly<Record<string, number>>, view: Box, upright: Matrix) {
    this.ops = ops;
    this.view = view;
    this.state.ctm = upright;
  }

  step(op: number, args: unknown, order: number): void {
    const { ops } = this;
    if (op === ops['beginAnnotation']) this.annotations += 1;
    else if (op === ops['endAnnotation']) this.annotations -= 1;
    if (this.annotations > 0) return;
    const list = Array.isArray(args) ? (args as unknown[]) : [];
    switch (op) {
      case ops['save']:
        this.stack.push({ ...this.state });
        break;
      case ops['restore']:
      case ops['paintFormXObjectEnd']:
        this.state = this.stack.pop() ?? this.state;
        break;
      case ops['transform']:
        this.state.ctm = multiply(this.state.ctm, toMatrix(list));
        break;
      case ops['paintFormXObjectBegin']:
        this.stack.push({ ...this.state });
        if (typeof list[0] === 'object' && list[0] !== null) this.state.ctm = multiply(this.state.ctm, toMatrix(list[0]));
        break;
      case ops['setGState']:
        this.setState(list[0]);
        break;
      case ops['setFillRGBColor']:
        this.state.fill = String(list[0]);
        break;
      case ops['setStrokeRGBColor']:
        this.state.stroke = String(list[0]);
        break;
      case ops['setLineWidth']:
        this.state.lineWidth = Number(list[0]);
        break;
      case ops['setFillColorN']:
        this.state.fill = 'pattern';
        break;
      case ops['constructPath']:
        this.paint(list, order);
        break;
      case ops['paintImageXObject']:
      case ops['paintInlineImageXObject']:
      case ops['paintImageMaskXObject']:
        this.picture(op, order);
        break;
      default:
        this.stepText(op, list, order);
    }
  }

  private stepText(op: number, list: readonly unknown[], order: number): void {
    const { ops, state } = this;
    const [first = 0, second = 0] = list.map(Number);
    switch (op) {
      case ops['beginText']:
        this.text = this.line = UNIT;
        break;
      case ops['setFont']:
        state.font = String(list[0]);
        state.size = second;
        break;
      case ops['setCharSpacing']:
        state.charSpacing = first;
        break;
      case ops['setWordSpacing']:
        state.wordSpacing = first;
        break;
      case ops['setHScale']:
        state.scale = first / 100;
        break;
      case ops['setLeading']:
        state.leading = -first;
        break;
      case ops['setTextRenderingMode']:
        state.mode = first;
        break;
      case ops['setTextMatrix']:
        this.text = this.line = toMatrix(typeof list[0] === 'object' ? list[0] : list);
        break;
      case ops['setLeadingMoveText']:
        state.leading = second;
        this.moveLine(first, second);
        break;
      case ops['moveText']:
        this.moveLine(first, second);
        break;
      case ops['nextLine']:
        this.moveLine(0, state.leading);
        break;
      case ops['showText']:
        this.show(Array.isArray(list[0]) ? (list[0] as unknown[]) : [], order);
        break;
    }
  }

  private moveLine(x: number, y: number): void {
    this.line = multiply(this.line, [1, 0, 0, 1, x, y]);
    this.text = this.line;
  }

  private setState(entries: unknown): void {
    if (!Array.isArray(entries)) return;
    for (const entry of entries as unknown[]) {
      const [key, value] = Array.isArray(entry) ? (entry as unknown[]) : [];
      if (key === 'ca') this.state.alpha = Number(value);
      if (key === 'BM') this.state.isBlended = value !== 'source-over' && value !== 'Normal' && value !== 'normal';
      if (key === 'Font' && Array.isArray(value)) this.state.size = Number(value[1]);
    }
  }

  private show(glyphs: readonly unknown[], order: number): void {
    const { state } = this;
    const start = multiply(state.ctm, this.text);
    // Letters of one operation differ by their place alone.
    const pen: Pen = {
      height: Math.hypot(start[2], start[3]) * Math.abs(state.size),
      stretch: Math.hypot(start[0], start[1]),
      isUnseen: state.mode === MODES.invisible || state.mode === MODES.clipOnly || state.alpha < FAINTEST,
      isWhite: state.mode === 0 && isPaper(state.fill),
    };
    let along = 0;
    for (const glyph of glyphs) {
      let advance: number;
      if (typeof glyph === 'number') advance = (-glyph / 1000) * state.size * state.scale;
      else {
        const { unicode, width, isSpace } = (glyph ?? {}) as { unicode?: string; width?: number; isSpace?: boolean };
        const spacing = state.charSpacing + (isSpace === true ? state.wordSpacing : 0);
        const own = ((width ?? 0) / 1000) * state.size * state.scale;
        this.letter(unicode ?? '', own, order, start[4] + start[0] * along, start[5] + start[1] * along, pen);
        advance = own + spacing * state.scale;
      }
      along += advance;
    }
    this.text = multiply(this.text, [1, 0, 0, 1, along, 0]);
  }

  private letter(text: string, width: number, order: number, x: number, y: number, pen: Pen): void {
    const { height, stretch, isUnseen } = pen;
    const isHidden = isUnseen || (pen.isWhite && !this.isOnDark(x, y + height / 3));
    this.letters.push({ text, x, y, width: width * stretch, height, isHidden, isStruck: false, font: this.state.font, order });
  }

  private isOnDark(x: number, y: number): boolean {
    // The last area that was painted there is what the letters stand on.
    for (let at = this.areas.length - 1; at >= 0; at -= 1) {
      const area = this.areas[at];
      if (area !== undefined && holds(area.box, x, y)) return !area.isWhite;
    }
    return false;
  }

  private paint(list: readonly unknown[], order: number): void {
    const { ops, state } = this;
    const [op, data, bounds] = list as [number, unknown, ArrayLike<number> | null];
    if (bounds == null || bounds.length < 4) return;
    const isFilled = [ops['fill'], ops['eoFill'], ops['fillStroke'], ops['eoFillStroke'], ops['closeFillStroke']].includes(op);
    const isStroked = [ops['stroke'], ops['closeStroke'], ops['fillStroke'], ops['eoFillStroke']].includes(op);
    if (!isFilled && !isStroked) return;
    // Half of a line's width lies beyond its path.
    const beyond = isStroked ? state.lineWidth / 2 : 0;
    const [x0, y0, x1, y1] = [bounds[0] ?? 0, bounds[1] ?? 0, bounds[2] ?? 0, bounds[3] ?? 0];
    const box = transformBox(state.ctm, [x0, y0 - beyond, x1, y1 + beyond]);
    const isSolid = isFilled || y1 - y0 < 1;
    const isPale = isPaper(isFilled ? state.fill : state.stroke);
    const corners = Array.isArray(data) && ArrayBuffer.isView(data[0]) ? (data[0] as Float32Array).length : 0;
    if (!isPale && box[3] - box[1] < 4 && box[2] - box[0] > 6) this.bars.push(box);
    if (!isPaper(isStroked ? state.stroke : state.fill) && this.isSmall(data, box, isStroked)) return;
    if (!isPale && state.alpha >= FAINTEST && this.rules.length <= MOST_RULES) this.rule(data, isFilled);
    if (!isSolid) return;
    const isCover = isFilled && corners <= MOST_CORNERS && state.alpha >= OPAQUE && !state.isBlended;
    this.areas.push({ box, isWhite: isPale, isCover, order });
  }

  /** Whether a path is the edge of a box for a tick; what may be the tick in one is noted. */
  private isSmall(data: unknown, box: Box, isStroked: boolean): boolean {
    const [wide, high] = [box[2] - box[0], box[3] - box[1]];
    if (Math.max(wide, high) > TICK_BOX.largest || this.boxes.length + this.strokes.length > MOST_BOXES) return false;
    const path = Array.isArray(data) && ArrayBuffer.isView(data[0]) ? (data[0] as Float32Array) : undefined;
    if (path === undefined || path.length > MOST_PATH) return false;
    const isSquare =
      isStroked &&
      Math.min(wide, high) >= TICK_BOX.smallest &&
      Math.min(wide, high) >= Math.max(wide, high) * TICK_BOX.leastShare &&
      subpathsOf(path).every(isRectangle);
    if (isSquare) this.boxes.push(box);
    else this.strokes.push(box);
    return isSquare;
  }

  private findBoxes(): TickBox[] {
    const isIn = (inner: Box, outer: Box) =>
      holds(outer, inner[0] + 0.5, inner[1] + 0.5) && holds(outer, inner[2] - 0.5, inner[3] - 0.5);
    const own = this.boxes.filter((box, at) => !this.boxes.some((other, index) => index > at && isNear(other, box)));
    return own.map((box) => {
      const [left, bottom, right, top] = box;
      const isTicked = this.strokes.some(
        (stroke) => isIn(stroke, box) && Math.max(stroke[2] - stroke[0], stroke[3] - stroke[1]) >= (top - bottom) * 0.35,
      );
      return { left, bottom, right, top, isTicked };
    });
  }

  /** The thin lines of a path: thin areas that it fills, or its own straight lines. */
  private rule(data: unknown, isFilled: boolean): void {
    const path = Array.isArray(data) && ArrayBuffer.isView(data[0]) ? (data[0] as Float32Array) : undefined;
    if (path === undefined || path.length > MOST_PATH) return;
    for (const points of subpathsOf(path)) {
      const lines = isFilled ? [points] : points.slice(1).map((point, at) => [points[at] ?? point, point]);
      for (const line of lines) {
        const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)];
        const [x0, y0, x1, y1] = transformBox(this.state.ctm, [
          Math.min(...xs),
          Math.min(...ys),
          Math.max(...xs),
          Math.max(...ys),
        ]);
        if (Math.min(x1 - x0, y1 - y0) <= THICKEST_RULE && Math.max(x1 - x0, y1 - y0) >= SHORTEST_RULE)
          this.rules.push({ x0, y0, x1, y1 });
      }
    }
  }

  private picture(op: number, order: number): void {
    const box = transformBox(this.state.ctm, [0, 0, 1, 1]);
    const { view } = this;
    const share =
      ((Math.min(box[2], view[2]) - Math.max(box[0], view[0])) * (Math.min(box[3], view[3]) - Math.max(box[1], view[1]))) /
      Math.max(1, (view[2] - view[0]) * (view[3] - view[1]));
    this.pictured = Math.max(this.pictured, share);
    if (op !== this.ops['paintImageMaskXObject'] && !this.state.isBlended)
      this.areas.push({ box, isWhite: false, isCover: true, order });
  }

  finish(notes: readonly Box[]): PageInk {
    const coversAt = byHeight(
      this.areas.filter(({ isCover }) => isCover),
      ({ box }) => box,
    );
    const barsAt = byHeight(this.bars, (bar) => bar);
    const inks = this.letters.map(({ order, ...ink }) => {
      const [x, y] = [ink.x + ink.width / 2, ink.y + ink.height / 3];
      // A bar through a word strikes it, and hides nothing.
      const isCovered = coversAt(y).some(
        ({ box, order: painted }) => painted > order && box[3] - box[1] >= ink.height * LEAST_COVER && holds(box, x, y),
      );
      return {
        ...ink,
        isHidden: ink.isHidden || isCovered || !holds(this.view, x, y),
        isStruck: barsAt(y).some((bar) => strikes(bar, ink)) || notes.some((box) => holds(box, x, y)),
      };
    });
    return { inks, isPicture: this.pictured >= SCAN_SHARE, rules: this.rules, boxes: this.findBoxes() };
  }
}

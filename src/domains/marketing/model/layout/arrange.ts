import type { Box, Frame, Picture, Words } from './frame.ts';
import type { Area, Fit, Mark, Page } from './mark.ts';
import { countKept, type Measure, setText } from './set-text.ts';

interface Size {
  width: number;
  height: number;
  /** No text becomes smaller than this. */
  floor: number;
}

/** Text sizes, then sentences, then both, and no sentence only at last: what is tried until everything has a place. */
const TRIES: readonly { scale: number; keep: number }[] = [
  ...[1, 0.95, 0.9, 0.86].map((scale) => ({ scale, keep: 1 })),
  ...[0.8, 0.6, 0.45, 0.3, 0.15].map((keep) => ({ scale: 0.88, keep })),
  ...[0.8, 0.72].map((scale) => ({ scale, keep: 0.15 })),
  ...[0.88, 0.8, 0.72, 0.64, 0.56, 0.5].map((scale) => ({ scale, keep: 0 })),
];

/** Puts every frame of a page in its place. Contents shrink until nothing is cut off; `fit` says how much. */
export function arrange(frame: Frame, { width, height, floor }: Size, measure: Measure): Page & { fit: Fit } {
  let found: { marks: Mark[]; fit: Fit } | undefined;
  for (const { scale, keep } of TRIES) {
    const pass = new Pass({ scale, keep, floor }, measure);
    pass.put(frame, { x: 0, y: 0, width, height });
    const fit = { scale, droppedSentences: pass.dropped, overflow: pass.overflow };
    if (found === undefined || fit.overflow < found.fit.overflow) found = { marks: pass.marks, fit };
    if (fit.overflow === 0) break;
  }
  return { width, height, marks: found?.marks ?? [], fit: found?.fit ?? { scale: 1, droppedSentences: 0, overflow: 0 } };
}

/** Half a point is nothing that anybody sees. */
const TOLERANCE = 0.5;

interface Given {
  scale: number;
  keep: number;
  floor: number;
}

class Pass {
  readonly marks: Mark[] = [];
  overflow = 0;
  dropped = 0;
  #block = 0;
  readonly #given: Given;
  readonly #measure: Measure;

  constructor(given: Given, measure: Measure) {
    this.#given = given;
    this.#measure = measure;
  }

  put(frame: Frame, area: Area): void {
    switch (frame.kind) {
      case 'box': {
        this.#putBox(frame, area);
        break;
      }
      case 'layers': {
        for (const child of frame.children) this.put(child, area);
        break;
      }
      case 'words': {
        this.#putWords(frame, area);
        break;
      }
      case 'picture': {
        this.#putPicture(frame, area);
        break;
      }
      case 'shade': {
        const { color, rise, opacity, foot } = frame;
        this.marks.push({ kind: 'shade', ...area, color, rise, opacity, foot });
        break;
      }
      case 'shape': {
        const { side, of, path, color, ground, alt } = frame;
        const x = area.x + shift(frame.align, area.width - side);
        const y = area.y + Math.max(0, (area.height - side) / 2);
        if (ground !== null)
          this.marks.push({ kind: 'fill', x, y, width: side, height: side, color: ground, opacity: 1, radius: 0 });
        this.marks.push({ kind: 'shape', x, y, side, of, path, color, alt });
        break;
      }
      case 'rule': {
        const { color, weight, isDashed } = frame;
        const isLevel = area.width >= area.height;
        const [x, y] = [area.x + (isLevel ? 0 : area.width / 2), area.y + (isLevel ? area.height / 2 : 0)];
        const [x2, y2] = isLevel ? [x + area.width, y] : [x, y + area.height];
        this.marks.push({ kind: 'line', x1: x, y1: y, x2, y2, color, weight, isDashed });
        break;
      }
      case 'space': {
        break;
      }
    }
  }

  #putBox(box: Box, area: Area): void {
    const { color, opacity } = { color: box.fill, opacity: box.fillOpacity };
    if (color !== null) this.marks.push({ kind: 'fill', ...area, color, opacity, radius: box.radius });
    if (box.line !== null) this.marks.push({ kind: 'frame-line', ...area, ...box.line, radius: box.radius });
    const [top, end, bottom, start] = box.padding;
    const inner = { x: area.x + start, y: area.y + top, width: area.width - start - end, height: area.height - top - bottom };
    const isDown = box.direction === 'down';
    const [room, breadth] = isDown ? [inner.height, inner.width] : [inner.width, inner.height];
    const sizes = this.#share(box, room, breadth);
    const used = sizes.reduce((sum, size) => sum + size, 0) + box.gap * Math.max(0, sizes.length - 1);
    this.#note(used - room);
    const spare = Math.max(0, room - used);
    const between = box.justify === 'between' && sizes.length > 1 ? spare / (sizes.length - 1) : 0;
    let at = (isDown ? inner.y : inner.x) + (box.justify === 'between' ? 0 : shift(box.justify, spare));
    for (const [index, child] of box.children.entries()) {
      const size = sizes[index] ?? 0;
      // Beside each other, frames that are not as tall as the row stand where its alignment says.
      const whole = isDown || box.align === 'start' ? breadth : this.heightOf(child, size);
      const across = Math.min(breadth, child.across ?? whole);
      const side = shift(box.align, breadth - across);
      this.put(
        child,
        isDown
          ? { x: inner.x + side, y: at, width: across, height: size }
          : { x: at, y: inner.y + side, width: size, height: across },
      );
      at += size + box.gap + between;
    }
  }

  /** The sizes of a box's children along its direction. */
  #share(box: Box, room: number, breadth: number): number[] {
    const isDown = box.direction === 'down';
    const natural = box.children.map((child) => {
      if (child.size !== undefined) return child.size;
      if (child.grow !== undefined) return child.least ?? 0;
      const across = Math.min(breadth, child.across ?? breadth);
      return isDown ? this.heightOf(child, across) : this.widthOf(child, room);
    });
    const gaps = box.gap * Math.max(0, box.children.length - 1);
    const fixed = box.children.reduce((sum, child, at) => sum + (child.grow === undefined ? (natural[at] ?? 0) : 0), gaps);
    let left = Math.max(0, room - fixed);
    let shares = box.children.reduce((sum, { grow = 0, size }) => sum + (size === undefined ? grow : 0), 0);
    const sizes = [...natural];
    // Frames whose share is below their least keep that, and the others share the rest.
    const growing = new Set(box.children.flatMap(({ grow, size }, at) => (grow !== undefined && size === undefined ? [at] : [])));
    for (let hasChanged = true; hasChanged;) {
      hasChanged = false;
      for (const at of growing) {
        const { grow = 0, least = 0 } = box.children[at] ?? {};
        if (shares === 0 || (left * grow) / shares >= least) continue;
        sizes[at] = least;
        left = Math.max(0, left - least);
        shares -= grow;
        growing.delete(at);
        hasChanged = true;
      }
    }
    for (const at of growing) sizes[at] = shares === 0 ? 0 : (left * (box.children[at]?.grow ?? 0)) / shares;
    return sizes;
  }

  heightOf(frame: Frame, width: number): number {
    switch (frame.kind) {
      case 'box': {
        const [top, end, bottom, start] = frame.padding;
        const room = width - start - end;
        if (frame.direction === 'down') {
          const heights = frame.children.map(
            (child) =>
              child.size ??
              (child.grow === undefined ? this.heightOf(child, Math.min(room, child.across ?? room)) : (child.least ?? 0)),
          );
          return top + bottom + heights.reduce((sum, height) => sum + height, 0) + frame.gap * Math.max(0, heights.length - 1);
        }
        const widths = this.#share(frame, room, Number.POSITIVE_INFINITY);
        return (
          top + bottom + Math.max(0, ...frame.children.map((child, at) => child.across ?? this.heightOf(child, widths[at] ?? 0)))
        );
      }
      case 'layers': {
        return Math.max(0, ...frame.children.map((child) => this.heightOf(child, width)));
      }
      case 'words': {
        return this.#set(frame, width).height;
      }
      case 'shape': {
        return frame.side;
      }
      case 'rule': {
        return frame.weight;
      }
      case 'picture':
      case 'shade':
      case 'space': {
        return frame.least ?? 0;
      }
    }
  }

  widthOf(frame: Frame, room: number): number {
    switch (frame.kind) {
      case 'box': {
        const [, end, , start] = frame.padding;
        const inner = room - start - end;
        const widths = frame.children.map((child) =>
          frame.direction === 'down'
            ? (child.across ?? this.widthOf(child, inner))
            : (child.size ?? (child.grow === undefined ? this.widthOf(child, inner) : (child.least ?? 0))),
        );
        const gaps = frame.gap * Math.max(0, widths.length - 1);
        const total = frame.direction === 'down' ? Math.max(0, ...widths) : widths.reduce((sum, width) => sum + width, gaps);
        return Math.min(room, total + start + end);
      }
      case 'layers': {
        return Math.max(0, ...frame.children.map((child) => this.widthOf(child, room)));
      }
      case 'words': {
        // A line that just fits must not break at its own width.
        return Math.min(room, this.#set(frame, room).width + 0.01);
      }
      case 'shape': {
        return frame.side;
      }
      case 'rule': {
        return frame.weight;
      }
      case 'picture':
      case 'shade':
      case 'space': {
        return frame.least ?? 0;
      }
    }
  }

  #set(frame: Words, width: number) {
    return setText(frame, { width, ...this.#given, measure: this.#measure });
  }

  #putWords(frame: Words, area: Area): void {
    const { lines, size, height, width } = this.#set(frame, area.width);
    const { face, color, leading, tracking } = frame;
    this.dropped += frame.sentences.length - countKept(frame, this.#given.keep);
    if (lines.length === 0) return;
    this.#note(height - area.height);
    this.#note(width - area.width);
    const block = (this.#block += 1);
    for (const [index, text] of lines.entries()) {
      const wide = (this.#measure(face, text) + tracking * Math.max(0, Array.from(text).length - 1)) * size;
      this.marks.push({
        kind: 'text',
        block,
        x: area.x + shift(frame.align, area.width - wide),
        // The letters stand in the middle of their line.
        y: area.y + index * size * leading + (size * leading) / 2 + size * BASELINE,
        width: wide,
        text,
        face,
        size,
        tracking: tracking * size,
        color,
      });
    }
  }

  #putPicture(frame: Picture, area: Area): void {
    const { pictureId, fit, radius, alt, label, labelAt } = frame;
    const labelSize = Math.max(frame.labelSize, this.#given.floor);
    this.marks.push({ kind: 'picture', ...area, pictureId, fit, radius, alt });
    if (label === null) return;
    const width = this.#measure('medium', label) * labelSize;
    const [padX, padY] = [labelSize * 0.6, labelSize * 0.35];
    const size = width + 2 * padX > area.width ? labelSize * (area.width / (width + 2 * padX)) : labelSize;
    const box = { width: this.#measure('medium', label) * size + 2 * padX * (size / labelSize), height: size + 2 * padY };
    // Away from the edge, where paper is cut.
    const inset = Math.max(0, Math.min(labelSize * 1.6, area.width - box.width));
    const x = area.x + inset;
    const y = labelAt === 'head' ? area.y + inset : area.y + area.height - box.height - inset;
    this.marks.push({ kind: 'fill', x, y, ...box, color: '#141816', opacity: 0.82, radius: 0 });
    this.marks.push({
      kind: 'text',
      block: (this.#block += 1),
      x: x + padX * (size / labelSize),
      y: y + box.height / 2 + size * BASELINE,
      width: this.#measure('medium', label) * size,
      text: label,
      face: 'medium',
      size,
      tracking: 0,
      color: '#ffffff',
    });
  }

  #note(excess: number): void {
    if (excess > TOLERANCE) this.overflow += excess;
  }
}

/** From the middle of a line to its baseline, as a share of the size: half the height of a capital letter. */
const BASELINE = 0.355;

function shift(align: 'start' | 'center' | 'end' | 'between', spare: number): number {
  if (align === 'center') return spare / 2;
  return align === 'end' ? spare : 0;
}

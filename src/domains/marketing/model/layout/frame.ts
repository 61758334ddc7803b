import type { Face } from './mark.ts';

/** How a frame takes its place among its neighbors. Sizes are along the parent's direction. */
export interface Place {
  /** A fixed size; without it, what the contents need. */
  size?: number;
  /** A share of the space that is left. */
  grow?: number;
  /** The least that a growing frame takes. */
  least?: number;
  /** A fixed size across the parent's direction; without it, all of it. */
  across?: number;
}

export type Align = 'start' | 'center' | 'end';

export interface Box extends Place {
  kind: 'box';
  direction: 'down' | 'right';
  gap: number;
  /** Top, right, bottom, left. */
  padding: readonly [number, number, number, number];
  fill: string | null;
  fillOpacity: number;
  radius: number;
  line: { color: string; weight: number } | null;
  /** Along the direction, where space is left. */
  justify: Align | 'between';
  /** Across it, for children with a size across. */
  align: Align;
  children: readonly Frame[];
}

/** Frames over each other, the first at the bottom, all as large as the whole. */
export interface Layers extends Place {
  kind: 'layers';
  children: readonly Frame[];
}

export interface Words extends Place {
  kind: 'words';
  text: string;
  /** Sentences that may be left out from the end if there is no place; they follow `text`. */
  sentences: readonly string[];
  face: Face;
  /** The largest and the least size. */
  fontSize: number;
  leastSize: number;
  color: string;
  align: Align;
  /** Line height as a share of the size. */
  leading: number;
  /** Space between letters as a share of the size. */
  tracking: number;
  /** The text shrinks before it takes more lines than this. */
  lines: number;
}

export interface Picture extends Place {
  kind: 'picture';
  pictureId: string;
  alt: string;
  fit: 'cover' | 'contain';
  radius: number;
  /** Stands in a corner of the picture: what was altered. */
  label: string | null;
  labelSize: number;
  /** Where words lie over its foot, the label stands at its head. */
  labelAt: 'head' | 'foot';
}

export interface Shade extends Place {
  kind: 'shade';
  color: string;
  /** Below its top, it has this opacity, and more from there to its foot. */
  rise: number;
  opacity: number;
  foot: number;
}

/** A square outline: a QR code, a mark. */
export interface Shape extends Place {
  kind: 'shape';
  side: number;
  of: number;
  path: string;
  color: string;
  ground: string | null;
  alt: string | null;
  align: Align;
}

export interface Rule extends Place {
  kind: 'rule';
  color: string;
  weight: number;
  isDashed: boolean;
}

export interface Space extends Place {
  kind: 'space';
}

export type Frame = Box | Layers | Words | Picture | Shade | Shape | Rule | Space;

type Sides = number | readonly [number, number] | readonly [number, number, number, number];
type BoxOptions = Partial<Omit<Box, 'kind' | 'direction' | 'children' | 'padding'>> & { padding?: Sides };
type Child = Frame | null | false;

function makeBox(direction: Box['direction'], { padding = 0, ...options }: BoxOptions, children: readonly Child[]): Box {
  return {
    kind: 'box',
    direction,
    gap: 0,
    fill: null,
    fillOpacity: 1,
    radius: 0,
    line: null,
    justify: 'start',
    align: 'start',
    ...options,
    padding: sidesOf(padding),
    children: children.filter((child) => child !== null && child !== false),
  };
}

function sidesOf(padding: Sides): Box['padding'] {
  if (typeof padding === 'number') return [padding, padding, padding, padding];
  if (padding.length === 4) return padding;
  const [vertical, horizontal] = padding;
  return [vertical, horizontal, vertical, horizontal];
}

/** Frames below each other. Null and false stand for nothing. */
export const down = (options: BoxOptions, ...children: readonly Child[]): Box => makeBox('down', options, children);
/** Frames beside each other. */
export const right = (options: BoxOptions, ...children: readonly Child[]): Box => makeBox('right', options, children);
export const layers = (place: Place, ...children: readonly Child[]): Layers => ({
  kind: 'layers',
  ...place,
  children: children.filter((child) => child !== null && child !== false),
});
export const space = (place: Place = { grow: 1 }): Space => ({ kind: 'space', ...place });
export const rule = (color: string, { weight = 0.75, isDashed = false, ...place }: Partial<Rule> = {}): Rule => ({
  ...place,
  kind: 'rule',
  color,
  weight,
  isDashed,
});
export const shade = (options: Omit<Shade, 'kind'>): Shade => ({ kind: 'shade', ...options });

type WordsOptions = Partial<Omit<Words, 'kind' | 'text'>> & Pick<Words, 'fontSize' | 'color'>;

export const words = (text: string, options: WordsOptions): Words => ({
  kind: 'words',
  text,
  sentences: [],
  face: 'text',
  leastSize: options.fontSize * 0.8,
  align: 'start',
  leading: 1.4,
  tracking: 0,
  lines: Number.POSITIVE_INFINITY,
  ...options,
});

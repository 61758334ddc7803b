/** The typefaces of a page. */
export const FACES = ['display', 'display-light', 'text', 'medium', 'strong'] as const;
export type Face = (typeof FACES)[number];

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Something at its place on a page: x to the right, y down, from the top left corner of the trimmed page. */
export type Mark =
  | (Area & { kind: 'fill'; color: string; opacity: number; radius: number })
  /** From clear at the top to this color after `rise`, and on to `foot` at the bottom, so that words can stand on a picture. */
  | (Area & { kind: 'shade'; color: string; rise: number; opacity: number; foot: number })
  | (Area & { kind: 'frame-line'; color: string; weight: number; radius: number })
  | (Area & { kind: 'picture'; pictureId: string; fit: 'cover' | 'contain'; radius: number; alt: string })
  | { kind: 'line'; x1: number; y1: number; x2: number; y2: number; color: string; weight: number; isDashed: boolean }
  /** An outline in a square of this side. The path is in units of `of` across. */
  | { kind: 'shape'; x: number; y: number; side: number; of: number; path: string; color: string; alt: string | null }
  /** One line of text; `y` is its baseline. Lines of one block are read together. */
  | {
      kind: 'text';
      block: number;
      x: number;
      y: number;
      width: number;
      text: string;
      face: Face;
      size: number;
      tracking: number;
      color: string;
    };

/** A page with everything at its place, in points of 1/72 inch for print and in pixels for screens. */
export interface Page {
  width: number;
  height: number;
  marks: Mark[];
}

/** What had to give so that everything found its place. */
export interface Fit {
  /** The factor of all text sizes. */
  scale: number;
  /** Sentences of the running text that found no place. */
  droppedSentences: number;
  /** By how much the contents are still too large; 0 if nothing is cut off. */
  overflow: number;
}

/** The parts of fontkit, which has no types of its own, that sheets need. */
declare module 'fontkit' {
  export interface GlyphPath {
    transform(a: number, b: number, c: number, d: number, e: number, f: number): GlyphPath;
    toSVG(): string;
  }

  export interface GlyphRun {
    /** In units of the font. */
    advanceWidth: number;
    glyphs: readonly { path: GlyphPath }[];
    positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[];
  }

  export interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): GlyphRun;
  }

  export function openSync(path: string): Font;
}

/** The parts of fontkit, which has no types of its own, that files and sheets need. */
declare module 'fontkit' {
  export interface GlyphPath {
    transform(a: number, b: number, c: number, d: number, e: number, f: number): GlyphPath;
    toSVG(): string;
  }

  export interface Glyph {
    path: GlyphPath;
    /** The letters that it stands for; none for a glyph that was first met as a part of another one. */
    codePoints: readonly number[];
  }

  export interface GlyphRun {
    /** In units of the font. */
    advanceWidth: number;
    glyphs: readonly Glyph[];
    positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[];
  }

  export interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): GlyphRun;
    getGlyph(id: number, codePoints?: readonly number[]): Glyph | null;
  }

  export function openSync(path: string): Font;
}

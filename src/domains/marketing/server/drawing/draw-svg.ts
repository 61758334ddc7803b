import type { Mark } from '../../model/layout/mark.ts';
import { faceFor, openFace } from './typefaces.ts';

interface SvgDrawing {
  /** What is shown, from the top left corner of the trimmed page. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Of the picture, in pixels. */
  pixels: number;
  marks: readonly Mark[];
  /** A picture as it is shown in this mark, as a data address; undefined if it is gone. */
  pictureOf: (mark: Extract<Mark, { kind: 'picture' }>) => string | undefined;
}

/** A material as SVG with its letters as outlines, so that it looks the same wherever it is drawn. */
export function drawSvg({ x, y, width, height, pixels, marks, pictureOf }: SvgDrawing): string {
  const defs: string[] = [];
  const parts = marks.map((mark, index) => drawMark(mark, { index, defs, pictureOf }));
  const tall = Math.round((pixels * height) / width);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${tall}" viewBox="${x} ${y} ${width} ${height}"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#ffffff"/><defs>${defs.join('')}</defs>${parts.join('')}</svg>`;
}

interface Drawing {
  index: number;
  defs: string[];
  pictureOf: SvgDrawing['pictureOf'];
}

const n = (value: number) => String(Math.round(value * 1000) / 1000);

function drawMark(mark: Mark, { index, defs, pictureOf }: Drawing): string {
  switch (mark.kind) {
    case 'fill': {
      return `<rect ${areaOf(mark)} rx="${n(mark.radius)}" fill="${mark.color}" fill-opacity="${mark.opacity}"/>`;
    }
    case 'shade': {
      defs.push(
        `<linearGradient id="s${index}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mark.color}" stop-opacity="0"/><stop offset="${mark.rise / mark.height}" stop-color="${mark.color}" stop-opacity="${mark.opacity}"/><stop offset="1" stop-color="${mark.color}" stop-opacity="${mark.foot}"/></linearGradient>`,
      );
      return `<rect ${areaOf(mark)} fill="url(#s${index})"/>`;
    }
    case 'frame-line': {
      return `<rect ${areaOf(mark)} rx="${n(mark.radius)}" fill="none" stroke="${mark.color}" stroke-width="${n(mark.weight)}"/>`;
    }
    case 'picture': {
      const address = pictureOf(mark);
      if (address === undefined) return '';
      const how = mark.fit === 'cover' ? 'xMidYMid slice' : 'xMidYMid meet';
      return `<svg ${areaOf(mark)} overflow="hidden"><image width="${n(mark.width)}" height="${n(mark.height)}" preserveAspectRatio="${how}" href="${address}"/></svg>`;
    }
    case 'line': {
      const dashes = mark.isDashed ? ` stroke-dasharray="${n(mark.weight * 4)} ${n(mark.weight * 4)}"` : '';
      return `<line x1="${n(mark.x1)}" y1="${n(mark.y1)}" x2="${n(mark.x2)}" y2="${n(mark.y2)}" stroke="${mark.color}" stroke-width="${n(mark.weight)}"${dashes}/>`;
    }
    case 'shape': {
      return `<path transform="translate(${n(mark.x)} ${n(mark.y)}) scale(${mark.side / mark.of})" d="${mark.path}" fill="${mark.color}" fill-rule="evenodd"/>`;
    }
    case 'text': {
      return `<path d="${outline(mark)}" fill="${mark.color}"/>`;
    }
  }
}

function areaOf({ x, y, width, height }: { x: number; y: number; width: number; height: number }): string {
  return `x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"`;
}

function outline({ text, face, size, tracking, x, y }: Extract<Mark, { kind: 'text' }>): string {
  const font = openFace(faceFor(face, text));
  const scale = size / font.unitsPerEm;
  const run = font.layout(text);
  let at = x;
  let path = '';
  for (const [index, glyph] of run.glyphs.entries()) {
    const position = run.positions[index];
    if (position === undefined) continue;
    path += glyph.path.transform(scale, 0, 0, -scale, at + position.xOffset * scale, y - position.yOffset * scale).toSVG();
    at += position.xAdvance * scale + tracking;
  }
  return path;
}

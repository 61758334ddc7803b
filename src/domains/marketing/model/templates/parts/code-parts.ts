import { drawCode } from '../../codes.ts';
import type { Content } from '../../content.ts';
import { down, type Frame, right } from '../../layout/frame.ts';
import type { Ground, Pen } from './pen.ts';

interface CodeOptions {
  ground?: Ground;
  level?: 'M' | 'Q';
  /** The words stand below it, or beside it. */
  below?: boolean;
  /** It stands among frames below each other. */
  inColumn?: boolean;
}

/** Codes that a phone reads: to the page of the home, and to the originals of its altered pictures. */
export function codeParts(content: Content, unit: number, { on, plain }: Pen) {
  /** A code with words beside or below it; nothing without an address. */
  const code = (
    url: string | null,
    {
      side,
      caption,
      ground = 'paper',
      level = 'M',
      below = true,
      inColumn = false,
    }: CodeOptions & { side: number; caption: string },
  ): Frame | null => {
    if (url === null) return null;
    const { path, of } = drawCode(url, level);
    const shape: Frame = {
      kind: 'shape',
      side,
      of,
      path,
      color: '#141816',
      ground: '#ffffff',
      alt: caption,
      align: below ? 'center' : 'start',
      size: side,
    };
    const text = plain(caption, Math.max(6.5, (side / unit) * 0.095), on(ground).soft, {
      align: below ? 'center' : 'start',
      leading: 1.25,
      lines: below ? 2 : 3,
    });
    return below
      ? down({ gap: 3 * unit, ...(inColumn ? { across: side } : { size: side }) }, shape, text)
      : right({ gap: 8 * unit, align: 'center' }, shape, down({ grow: 1, justify: 'center' }, text));
  };

  const homeCode = (side: number, options: CodeOptions & { caption?: string } = {}) =>
    code(content.homeUrl, { side, caption: 'Photos and times', ...options });

  /** The way to the originals of altered pictures; nothing if none is altered. */
  const originalsCode = (side: number, options: CodeOptions = {}) =>
    code(content.originalsUrl, { side, caption: 'Untouched photos', ...options });

  return { code, homeCode, originalsCode };
}

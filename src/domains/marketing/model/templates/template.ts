import type { Content } from '../content.ts';
import type { Frame } from '../layout/frame.ts';
import type { Occasion } from '../occasions.ts';
import type { TemplateGroup } from './groups.ts';

export interface Template {
  key: string;
  name: string;
  group: TemplateGroup;
  /** What it is for, in one sentence. */
  purpose: string;
  /** Print in points of 1/72 inch after trimming, screen in pixels. HTML is shown 600 pixels wide. */
  medium: 'print' | 'screen' | 'html';
  width: number;
  height: number;
  /** By name, in order. */
  pages: readonly string[];
  /** The one thing it announces; null for whatever is true now. */
  occasion: Occasion | null;
  /** How many pictures it has place for. */
  photos: number;
  draw: (content: Content) => readonly Frame[];
}

import type { Content } from '../content.ts';
import { codeParts } from './parts/code-parts.ts';
import { homeParts } from './parts/home-parts.ts';
import { penOf } from './parts/pen.ts';
import { pictureParts } from './parts/picture-parts.ts';
import { saidParts } from './parts/said-parts.ts';
import { senderParts } from './parts/sender-parts.ts';

/** The parts of a material in one size: `unit` is 1 on a letter page. */
export function partsOf(content: Content, unit: number) {
  const pen = penOf(content, unit);
  const codes = codeParts(content, unit, pen);
  return {
    palette: content.palette,
    isAltered: content.originalsUrl !== null,
    ...pen,
    ...homeParts(content, unit, pen),
    ...saidParts(content, unit, pen),
    ...pictureParts(content, unit, pen),
    ...codes,
    ...senderParts(content, unit, pen, codes),
  };
}

/** The same contents with white words on the primary color, for materials whose words stand on a picture. */
export const onPicture = (content: Content): Content =>
  content.photos.length === 0
    ? content
    : { ...content, palette: { ...content.palette, onPrimary: '#ffffff', onPrimarySoft: '#e4e7e5' } };

import { clamp } from '#lib/clamp.ts';
import type { PhotoCut } from '../../contract.ts';

/** Part of a picture, in shares of its width and height. */
export type Crop = NonNullable<PhotoCut['crop']>;
export type Corner = 'top left' | 'top right' | 'bottom left' | 'bottom right';
export type Turn = PhotoCut['turn'];

export interface Size {
  width: number;
  height: number;
}

export const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 };
/** The smallest side of a crop. */
export const SMALLEST_SHARE = 0.1;

/** Of bounds that cross by a rounding error, the lower one counts. */
const within = (value: number, low: number, high: number) => clamp(value, low, Math.max(low, high));

/** Width of a crop divided by its height, as shares, for an aspect of its pixels. */
const shareRatio = (aspect: number, { width, height }: Size) => (aspect * height) / width;

/** The largest crop with this aspect (width by height in pixels) around the middle of another. */
export function fitAspect(crop: Crop, aspect: number, size: Size): Crop {
  const ratio = shareRatio(aspect, size);
  const width = Math.min(1, ratio);
  const height = width / ratio;
  const [middleX, middleY] = [crop.x + crop.width / 2, crop.y + crop.height / 2];
  return { x: within(middleX - width / 2, 0, 1 - width), y: within(middleY - height / 2, 0, 1 - height), width, height };
}

/** Moves a crop by shares, inside the picture. */
export function moveCrop(crop: Crop, { x, y }: { x: number; y: number }): Crop {
  return { ...crop, x: within(crop.x + x, 0, 1 - crop.width), y: within(crop.y + y, 0, 1 - crop.height) };
}

/** Pulls a corner to a point; the opposite corner stays. With an aspect, the crop keeps it. */
export function pullCorner(
  crop: Crop,
  corner: Corner,
  { to, aspect, size }: { to: { x: number; y: number }; aspect: number | undefined; size: Size },
): Crop {
  const isLeft = corner.endsWith('left');
  const isTop = corner.startsWith('top');
  const fixedX = isLeft ? crop.x + crop.width : crop.x;
  const fixedY = isTop ? crop.y + crop.height : crop.y;
  const roomX = isLeft ? fixedX : 1 - fixedX;
  const roomY = isTop ? fixedY : 1 - fixedY;
  let width = within(isLeft ? fixedX - to.x : to.x - fixedX, SMALLEST_SHARE, roomX);
  let height = within(isTop ? fixedY - to.y : to.y - fixedY, SMALLEST_SHARE, roomY);
  if (aspect !== undefined) {
    const ratio = shareRatio(aspect, size);
    width = Math.min(Math.max(width, height * ratio), roomX, roomY * ratio);
    height = width / ratio;
  }
  return { x: isLeft ? fixedX - width : fixedX, y: isTop ? fixedY - height : fixedY, width, height };
}

/** One side of a crop by number. The others follow only as far as the picture ends, or the aspect asks. */
export function setSide(
  crop: Crop,
  side: keyof Crop,
  { value, aspect, size }: { value: number; aspect: number | undefined; size: Size },
): Crop {
  if (side === 'x') return { ...crop, x: within(value, 0, 1 - crop.width) };
  if (side === 'y') return { ...crop, y: within(value, 0, 1 - crop.height) };
  const room = { width: 1 - crop.x, height: 1 - crop.y };
  const next = { ...crop, [side]: within(value, SMALLEST_SHARE, room[side]) };
  if (aspect === undefined) return next;
  const ratio = shareRatio(aspect, size);
  const width = Math.min(side === 'width' ? next.width : next.height * ratio, room.width, room.height * ratio);
  return { ...crop, width, height: width / ratio };
}

/** A crop of a picture that is turned by another quarter, clockwise: the same part of it. */
export function turnCrop({ x, y, width, height }: Crop): Crop {
  return { x: 1 - y - height, y: x, width: height, height: width };
}

export const isWhole = ({ x, y, width, height }: Crop): boolean => x < 0.001 && y < 0.001 && width > 0.998 && height > 0.998;

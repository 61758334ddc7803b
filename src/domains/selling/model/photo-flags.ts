import { differenceOf, type PhotoMeasures } from './photo-measures.ts';

/** What a photo may have against it. Flags are advice: none of them keeps a photo out of a listing. */
export const PHOTO_FLAGS = ['blurred', 'dark', 'blown', 'small', 'same', 'alike'] as const;

export interface PhotoFlag {
  kind: (typeof PHOTO_FLAGS)[number];
  /** The earlier photo that it looks like. */
  photoId: string | null;
}

export interface MeasuredPhoto {
  id: string;
  kind: 'Photo' | 'Floor Plan';
  /** Pixels of the longer side. */
  longerSide: number;
  /** The untouched picture of an altered one. */
  originalId: string | null;
  /** Null until it is measured. */
  measures: PhotoMeasures | null;
}

// Chosen on 23 drawings and 19 photographs, each also spoiled by degrees: of those blurred by 4 px in 1000 or shaken by 20,
// 83 of 84 are flagged, of the untouched ones 1 (a flower before a soft ground). `tests/photo-flags.test.ts` holds the limits
// on other pictures.
/** Fewer look coarse on a screen. */
const FEW_PX = 1024;
const BLURRED = { reblurOver: 0.42, detailUnder: 20 };
const DARK = { meanUnder: 50, brightUnder: 100 };
const MOST_WHITE = 0.1;
/** Differing bits of 63. Different pictures differ in 14 or more. */
const SAME_BITS = 8;
const ALIKE_BITS = 12;

/** Flags of photos by their id, in the order of the listing: of two that look the same, the later one is flagged. */
export function flagPhotos(photos: readonly MeasuredPhoto[]): Map<string, PhotoFlag[]> {
  return new Map(
    photos.map((photo, at) => {
      const own = flagOne(photo).map((kind): PhotoFlag => ({ kind, photoId: null }));
      const twin = findTwin(photo, photos.slice(0, at));
      return [photo.id, twin === undefined ? own : [...own, twin]];
    }),
  );
}

function flagOne({ kind, longerSide, measures }: MeasuredPhoto): PhotoFlag['kind'][] {
  const flags: PhotoFlag['kind'][] = [];
  // A plan is thin lines on white: light and sharpness say nothing about it.
  if (measures !== null && kind === 'Photo') {
    if (measures.reblur > BLURRED.reblurOver && measures.detail < BLURRED.detailUnder) flags.push('blurred');
    if (measures.meanLight < DARK.meanUnder && measures.brightLight < DARK.brightUnder) flags.push('dark');
    if (measures.whiteShare > MOST_WHITE) flags.push('blown');
  }
  if (longerSide < FEW_PX) flags.push('small');
  return flags;
}

function findTwin(photo: MeasuredPhoto, earlier: readonly MeasuredPhoto[]): PhotoFlag | undefined {
  const others = earlier.filter((one) => one.kind === photo.kind && one.originalId !== photo.id && photo.originalId !== one.id);
  const distances = others.flatMap((one) => {
    const distance = distanceOf(photo.measures, one.measures);
    return distance === undefined || distance > ALIKE_BITS ? [] : [{ photoId: one.id, distance }];
  });
  const [nearest] = distances.toSorted((a, b) => a.distance - b.distance);
  if (nearest === undefined) return undefined;
  return { kind: nearest.distance <= SAME_BITS ? 'same' : 'alike', photoId: nearest.photoId };
}

function distanceOf(one: PhotoMeasures | null, other: PhotoMeasures | null): number | undefined {
  if (one === null || other === null || one.looks === null || other.looks === null) return undefined;
  const mirrored = other.mirroredLooks === null ? 64 : differenceOf(one.looks, other.mirroredLooks);
  return Math.min(differenceOf(one.looks, other.looks), mirrored);
}

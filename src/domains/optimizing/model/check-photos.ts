import { flagPhotos, type PhotoFlag, type PhotoMeasures } from '#domains/selling/contract.ts';
import { missingRooms, orderPhotos, scorePhotos } from './score/score-photos.ts';
import { SCORE_PARTS } from './score/score-rules.ts';
import type { PhotoToScore, ScoreLine } from './score/score-types.ts';

/** A photo that is in nobody's listing. */
export interface LoosePhoto {
  id: string;
  /** RESO ImageOf, as whoever adds it says; null while they have not. */
  room: string | null;
  longerSide: number;
  measures: PhotoMeasures;
}

export interface CheckedPhotos {
  flags: ReadonlyMap<string, readonly PhotoFlag[]>;
  /** Points of the photos in a listing's score, and of how many. */
  points: number;
  of: number;
  lines: readonly ScoreLine[];
  missingRooms: readonly string[];
  /** A better order; null if the present one is right. */
  order: readonly string[] | null;
}

/** What photos earn in a listing's score and why, with what each has against it; by the rules of a listing here. */
export function checkPhotos(photos: readonly LoosePhoto[], kindOfHome: string): CheckedPhotos {
  const flags = flagPhotos(
    photos.map(({ id, longerSide, measures }) => ({ id, kind: 'Photo' as const, longerSide, originalId: null, measures })),
  );
  const toScore = photos.map(({ id, room }): PhotoToScore => ({
    id,
    kind: 'Photo',
    room,
    caption: null,
    isAltered: false,
    originalId: null,
    flags: (flags.get(id) ?? []).map(({ kind }) => kind),
  }));
  const facts = { fields: kindOfHome === '' ? {} : { PropertySubType: kindOfHome }, rooms: [], nearby: [] };
  const lines = scorePhotos({ photos: toScore, facts });
  const order = orderPhotos(toScore);
  return {
    flags,
    points: Math.round(lines.reduce((sum, { earned }) => sum + (earned ?? 0), 0)),
    of: SCORE_PARTS.photos.points,
    lines,
    missingRooms: missingRooms(kindOfHome, toScore),
    order: order.every((id, at) => id === photos[at]?.id) ? null : order,
  };
}

import { FIVE_ROOMS, LIMITS, ROOMS_OF_UNITS, VIEWS_OF_LAND } from './score-rules.ts';
import { line, type ListingToScore, type PhotoToScore, type ScoreLine } from './score-types.ts';

/** The rooms that photos of this kind of home show at least. */
export function roomsToShow(kind: unknown): Readonly<Record<string, readonly string[]>> {
  if (kind === 'Unimproved Land') return VIEWS_OF_LAND;
  return kind === 'Condominium' || kind === 'Stock Cooperative' ? ROOMS_OF_UNITS : FIVE_ROOMS;
}

/** Photos that show the home as it is: no plans, no twins, no originals, no altered ones without their original. */
export function honestPhotos(photos: readonly PhotoToScore[]): PhotoToScore[] {
  const ids = new Set(photos.map(({ id }) => id));
  const originals = new Set(photos.flatMap(({ originalId }) => originalId ?? []));
  return photos.filter(
    ({ id, kind, flags, isAltered, originalId }) =>
      kind === 'Photo' &&
      !originals.has(id) &&
      !flags.includes('same') &&
      (!isAltered || (originalId !== null && ids.has(originalId))),
  );
}

/** Rooms that no photo shows, as people say them. */
export function missingRooms(kind: unknown, photos: readonly PhotoToScore[]): string[] {
  const shown = new Set(honestPhotos(photos).map(({ room }) => room));
  return Object.entries(roomsToShow(kind)).flatMap(([name, tags]) => (tags.some((tag) => shown.has(tag)) ? [] : [name]));
}

const SPOILED = ['blurred', 'dark', 'blown'] as const;

export function scorePhotos({ photos, facts }: Pick<ListingToScore, 'photos' | 'facts'>): ScoreLine[] {
  const kind = facts.fields['PropertySubType'];
  const honest = honestPhotos(photos);
  const rooms = Object.keys(roomsToShow(kind));
  const missing = missingRooms(kind, photos);
  const pictures = photos.filter((photo) => photo.kind === 'Photo');
  const share = (count: number, of: number) => (of === 0 ? 0 : count / of);
  const without = (flags: readonly string[]) =>
    pictures.filter((photo) => !photo.flags.some((flag) => flags.includes(flag))).length;
  const [clear, large, single] = [without(SPOILED), without(['small']), without(['same', 'alike'])];
  const described = honest.filter(({ caption, room }) => (caption ?? '').trim() !== '' || room !== null).length;
  const [front = ''] = rooms;
  const hasFront = findCover(kind, honest) !== undefined;
  const isOrdered = hasFront && bestCover(kind, photos) === undefined;
  // Whoever has no photo is told so once, with all its points.
  const fixOf = (todo: string, minutes: number) =>
    pictures.length === 0
      ? { todo: `Add photos, first of ${missing.join(', ')}`, minutes: 60, where: 'Photos' }
      : { todo, minutes, where: 'Photos' };
  return [
    line({
      key: 'rooms',
      label: 'Rooms that buyers look for',
      part: share(rooms.length - missing.length, rooms.length),
      of: 10,
      why: missing.length === 0 ? 'Every room that buyers look for is there' : `No photo is tagged as ${missing.join(', ')}`,
      fix: fixOf(`Add or tag a photo of ${missing.join(', ')}`, 10 * Math.max(1, missing.length)),
    }),
    line({
      key: 'count',
      label: 'Number of photos',
      part: share(Math.min(honest.length, LIMITS.photos), LIMITS.photos),
      of: 4,
      why: `${honest.length} ${honest.length === 1 ? 'photo counts' : 'photos count'}; ${LIMITS.photos} earn all points`,
      fix: fixOf(`Add ${Math.max(0, LIMITS.photos - honest.length)} more photos`, 45),
    }),
    line({
      key: 'sharpness',
      label: 'Sharp and well lit',
      part: share(clear, pictures.length),
      of: 3,
      why:
        pictures.length === 0
          ? 'There is no photo yet'
          : `${clear} of ${pictures.length} are neither blurred nor too dark or too bright`,
      fix: fixOf('Take the blurred, dark or washed-out photos again', 30),
    }),
    line({
      key: 'size',
      label: 'Large enough',
      part: share(large, pictures.length),
      of: 2,
      why:
        pictures.length === 0
          ? 'There is no photo yet'
          : `${large} of ${pictures.length} have at least 1,024 pixels on their longer side`,
      fix: fixOf('Upload the small photos in their full size', 15),
    }),
    line({
      key: 'twins',
      label: 'No photo twice',
      part: share(single, pictures.length),
      of: 2,
      why:
        pictures.length === 0
          ? 'There is no photo yet'
          : single === pictures.length
            ? 'No two photos look alike'
            : `${pictures.length - single} look like an earlier one`,
      fix: fixOf('Remove photos that look like others', 3),
    }),
    line({
      key: 'order',
      label: 'Cover and order',
      part: Number(isOrdered),
      of: 2,
      why: isOrdered
        ? 'The cover shows what buyers expect first'
        : honest.length === 0
          ? 'There is no photo yet'
          : hasFront
            ? 'The best cover is not first'
            : `No photo is tagged as ${front}, which buyers expect first`,
      fix: hasFront ? fixOf(`Put ${front} first`, 1) : fixOf(`Tag or add a photo of ${front}, and put it first`, 5),
    }),
    line({
      key: 'captions',
      label: 'Tagged or described',
      part: share(described, honest.length),
      of: 2,
      why:
        honest.length === 0
          ? 'There is no photo yet'
          : `${described} of ${honest.length} say what they show, also to people who cannot see them`,
      fix: fixOf('Tag each photo with its room', 5),
    }),
  ];
}

const ORDER: readonly (readonly string[])[] = [
  ['Front of Structure', 'Lot'],
  ['Living Room', 'Great Room', 'Family Room', 'View'],
  ['Kitchen'],
  ['Dining Room', 'Dining Area', 'Breakfast Area'],
  ['Master Bedroom'],
  ['Master Bathroom'],
  ['Bedroom', 'Guest Quarters'],
  ['Bathroom'],
  ['Office', 'Study', 'Den', 'Library', 'Loft', 'Bonus Room', 'Media Room', 'Game Room', 'Recreation Room', 'Basement'],
  ['Laundry', 'Mud Room', 'Utility Room', 'Garage', 'Workshop', 'Storage'],
  ['Deck', 'Patio', 'Balcony', 'Pool', 'Spa', 'Garden', 'Yard', 'Back of Structure'],
  ['Waterfront', 'Dock', 'Aerial View', 'Community', 'Playground', 'Tennis Court(s)'],
];

/** The order in which people walk through a home. Originals follow their altered picture, plans come last. */
export function orderPhotos(photos: readonly PhotoToScore[]): string[] {
  const originals = new Set(photos.flatMap(({ originalId }) => originalId ?? []));
  const rankOf = ({ kind, room, flags }: PhotoToScore) => {
    const place = ORDER.findIndex((rooms) => room !== null && rooms.includes(room));
    const late = flags.some((flag) => SPOILED.some((one) => one === flag)) ? 0.5 : 0;
    return (kind === 'Floor Plan' ? ORDER.length + 1 : place < 0 ? ORDER.length : place) + late;
  };
  const first = photos.filter(({ id }) => !originals.has(id)).toSorted((a, b) => rankOf(a) - rankOf(b));
  return first.flatMap(({ id, originalId }) => [
    id,
    ...photos.filter((photo) => photo.id === originalId && originals.has(photo.id)).map((photo) => photo.id),
  ]);
}

/** A clear photo of the front, or else any of it. */
function findCover(kind: unknown, honest: readonly PhotoToScore[]): PhotoToScore | undefined {
  const fronts = honest.filter(({ room }) => Object.values(roomsToShow(kind))[0]?.includes(room ?? ''));
  return fronts.find(({ flags }) => !flags.some((flag) => SPOILED.some((one) => one === flag))) ?? fronts[0];
}

/** A better cover than the present one: a clear photo of the front. Undefined if the cover is right, or no tag says better. */
export function bestCover(kind: unknown, photos: readonly PhotoToScore[]): PhotoToScore | undefined {
  const best = findCover(kind, honestPhotos(photos));
  return best === undefined || best.id === photos[0]?.id ? undefined : best;
}

import { expect, it } from 'vitest';
import { checkPhotos, type LoosePhoto } from './check-photos.ts';

const CLEAR = { reblur: 0.3, detail: 300, meanLight: 120, brightLight: 220, whiteShare: 0 };
const photo = (id: string, room: string | null, change: Partial<LoosePhoto['measures']> = {}): LoosePhoto => ({
  id,
  room,
  longerSide: 2000,
  measures: { ...CLEAR, looks: null, mirroredLooks: null, ...change },
});
const HOUSE = 'Single Family Residence';

it('says what is missing, in which order, and what each photo has against it', () => {
  const looks = '00ff00ff00ff00ff';
  const photos = [
    photo('kitchen', 'Kitchen', { looks }),
    photo('front', 'Front of Structure'),
    photo('again', 'Kitchen', { looks }),
    photo('night', 'Bathroom', { meanLight: 20, brightLight: 60 }),
  ];
  const { flags, missingRooms, order, points, of } = checkPhotos(photos, HOUSE);
  expect(flags.get('again')).toEqual([{ kind: 'same', photoId: 'kitchen' }]);
  expect(flags.get('night')).toEqual([{ kind: 'dark', photoId: null }]);
  expect(flags.get('front')).toEqual([]);
  expect(missingRooms).toEqual(['the living area', 'the back']);
  expect(order?.[0]).toBe('front');
  expect(points).toBeGreaterThan(0);
  expect(points).toBeLessThan(of);
  // What a kind of home needs no photo of is not missing.
  expect(checkPhotos(photos, 'Condominium').missingRooms).not.toContain('the back');
});

it('earns nothing without photos, and more the more rooms are shown', () => {
  expect(checkPhotos([], HOUSE)).toMatchObject({ points: 0, order: null });
  const one = checkPhotos([photo('a', 'Front of Structure')], HOUSE);
  const two = checkPhotos([photo('a', 'Front of Structure'), photo('b', 'Kitchen')], HOUSE);
  expect(two.points).toBeGreaterThan(one.points);
});

import { PORTRAIT_HEIGHT, PORTRAIT_WIDTH } from '#demo/portraits/types.ts';
import type { PlannedPortrait, RoomType } from '#demo/portraits/types.ts';
import type { Random } from '#lib/random.ts';
import type { HomeFeatures } from './home-features.ts';
import { portraitFacts } from './portrait-facts.ts';
import { portraitPlan } from '#demo/portraits/plan.ts';
import type { MediaRecord, StandardStatus } from './reso.ts';
import type { Home } from './types.ts';

const IMAGE_OF: Readonly<Record<RoomType, string>> = {
  front: 'Front of Structure',
  living: 'Living Room',
  kitchen: 'Kitchen',
  dining: 'Dining Room',
  'primary-bedroom': 'Master Bedroom',
  'second-bedroom': 'Bedroom',
  bathroom: 'Bathroom',
  office: 'Office',
  'back-yard': 'Yard',
  balcony: 'Balcony',
  pool: 'Pool',
  garage: 'Garage',
  view: 'View',
  aerial: 'Aerial View',
  street: 'Other',
  'floor-plan': 'Floor Plan',
};
/** Feeds keep only the first pictures of homes no longer for sale. */
const KEPT_AFTER_SALE = 6;

/** The pictures of a listing, drawn when they are first asked for; rooms the home does not have are left out. */
export function drawMedia(
  random: Random,
  status: StandardStatus,
  home: Home,
  features: HomeFeatures,
  listingKey: string,
  changed: string,
): MediaRecord[] {
  const plan = portraitPlan(portraitFacts(home, features.materials)).filter((item) => hasRoom(item, features));
  const kept =
    status === 'Closed' ? plan.slice(0, KEPT_AFTER_SALE) : status === 'Incomplete' ? plan.slice(0, random.int(0, 3)) : plan;
  return kept.map((item, index) => ({
    MediaKey: `${listingKey}-${String(index + 1).padStart(2, '0')}`,
    ResourceName: 'Property',
    ResourceRecordKey: listingKey,
    MediaURL: `portrait:${listingKey}/${item.room}`,
    MediaCategory: item.room === 'floor-plan' ? 'Floor Plan' : 'Photo',
    ImageOf: IMAGE_OF[item.room],
    ShortDescription: item.caption.slice(0, 50),
    Order: index + 1,
    PreferredPhotoYN: index === 0,
    ImageWidth: PORTRAIT_WIDTH,
    ImageHeight: PORTRAIT_HEIGHT,
    MediaModificationTimestamp: changed,
  }));
}

function hasRoom({ room }: PlannedPortrait, features: HomeFeatures): boolean {
  if (room === 'office') return features.rooms.includes('Office');
  if (room === 'dining') return features.rooms.includes('Dining Room');
  if (room === 'balcony') return features.exterior.includes('Balcony');
  return true;
}

export {
  decodeLimits,
  DEFAULT_ARRIVE_BY,
  encodeLimits,
  MOST_LABEL_LENGTH,
  MOST_LIMITS,
  MOST_MINUTES,
  nameAmenity,
  type TravelLimit,
} from '../model/travel-limit.ts';
export { TRAVEL_MODES, type TravelMode } from '../model/travel-mode.ts';
export { MOST_GUEST_PLACES } from '../model/limits.ts';
export { keepGuestPlaces, useGuestPlaces } from './guest-places.ts';
export { MODE_ICONS, MODE_NAMES } from './mode-marks.ts';
export { ownPlacesOptions } from './own-places.ts';
export { CommuteTimes } from './components/commute-times.tsx';
export { TravelReach, useTravelReach } from './components/travel-reach.tsx';

import { type BookingKind, HOME_KINDS, PERSON_KINDS, usualSettings } from './booking-kinds.ts';

const propose = (kinds: readonly BookingKind[]) => kinds.map((kind) => ({ kind, isOpen: false, settings: usualSettings(kind) }));
/** A home is its own place. */
const proposeAtHome = () => propose(HOME_KINDS).map((type) => ({ ...type, settings: { ...type.settings, asksPlace: false } }));

/** What sellers begin with: the first of them who is free shows the home. Nothing can be booked until they open it. */
export function proposeSchedule(sellers: readonly string[] = []) {
  return {
    rules: [
      { days: [1, 2, 3, 4, 5], from: '16:00', to: '19:00' },
      { days: [6, 7], from: '10:00', to: '17:00' },
    ],
    overrides: [],
    eventTypes: proposeAtHome(),
    hosting: sellers.length === 0 ? null : { how: 'any' as const, userIds: [...sellers] },
  };
}

/** What a person begins with who lets others book their time. */
export function proposeOwnSchedule() {
  return {
    rules: [{ days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' }],
    overrides: [],
    eventTypes: propose(PERSON_KINDS),
  };
}

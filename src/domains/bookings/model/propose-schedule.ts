import { BOOKING_KINDS, type BookingKind } from './booking-terms.ts';

const USUAL = {
  durationMinutes: 30,
  incrementMinutes: 30,
  beforeBufferMinutes: 0,
  afterBufferMinutes: 15,
  minimumNoticeMinutes: 240,
  windowDays: 21,
  dailyCap: null,
  weeklyCap: null,
  seats: 1,
  needsApproval: true,
  changeNoticeMinutes: 120,
};

const OTHERS: Partial<Record<BookingKind, Partial<typeof USUAL>>> = {
  inspection: { durationMinutes: 180, minimumNoticeMinutes: 1440 },
  appraisal: { durationMinutes: 60, minimumNoticeMinutes: 1440 },
};

/** What a seller begins with. Nothing can be booked until they open it. */
export function proposeSchedule() {
  return {
    rules: [
      { days: [1, 2, 3, 4, 5], from: '16:00', to: '19:00' },
      { days: [6, 7], from: '10:00', to: '17:00' },
    ],
    overrides: [],
    eventTypes: BOOKING_KINDS.map((kind) => ({ kind, isOpen: false, settings: { ...USUAL, ...OTHERS[kind] } })),
  };
}

/** What can be booked at a home that is listed here. */
export const HOME_KINDS = ['tour', 'video-tour', 'inspection', 'appraisal'] as const;
/** What can be booked with a person. */
export const PERSON_KINDS = ['consultation', 'call', 'inspection', 'photo-shoot', 'signing'] as const;
export type BookingKind = (typeof HOME_KINDS)[number] | (typeof PERSON_KINDS)[number];
export const BOOKING_KINDS = [
  'tour',
  'video-tour',
  'consultation',
  'call',
  'inspection',
  'appraisal',
  'photo-shoot',
  'signing',
] as const satisfies readonly BookingKind[];

/** What the buyer of a home under contract books there, whether its sellers opened the kind to others or not. */
export const CONTRACT_KINDS: readonly BookingKind[] = ['inspection', 'appraisal'];

export const KIND_WORDS: Readonly<Record<BookingKind, string>> = {
  tour: 'Tour',
  'video-tour': 'Video tour',
  inspection: 'Inspection',
  appraisal: 'Appraisal visit',
  consultation: 'Consultation',
  call: 'Call',
  'photo-shoot': 'Photo shoot',
  signing: 'Signing',
};

/** Kinds whose guests are asked whether they have an agreement with a buyer’s agent. */
export const AGREEMENT_KINDS: readonly BookingKind[] = ['tour', 'video-tour'];

/** What every kind begins with, until its host says otherwise. */
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
  place: '',
  asksPlace: false,
  questions: [] as string[],
};

/** What of it is otherwise for a kind. */
const OTHERS: Partial<Record<BookingKind, Partial<typeof USUAL>>> = {
  inspection: { durationMinutes: 180, minimumNoticeMinutes: 1440, asksPlace: true },
  appraisal: { durationMinutes: 60, minimumNoticeMinutes: 1440 },
  call: { durationMinutes: 15, incrementMinutes: 15 },
  'photo-shoot': { durationMinutes: 120, minimumNoticeMinutes: 1440, asksPlace: true },
  signing: { durationMinutes: 60, minimumNoticeMinutes: 1440 },
};

/** What holds for a kind until its host sets something else. */
export const usualSettings = (kind: BookingKind): typeof USUAL => ({ ...USUAL, ...OTHERS[kind] });

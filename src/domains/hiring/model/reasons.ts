/** Why vendors decline, in the words of the form. Clients read the words, nothing else. */
export const DECLINE_REASONS = {
  busy: 'No time on those days',
  area: 'Too far away',
  scope: 'Not the kind of work we do',
  budget: 'The budget doesn’t work',
  details: 'Not enough details about the job',
  other: 'Another reason',
} as const;
export type DeclineReason = keyof typeof DECLINE_REASONS;
export const DECLINE_REASON_KEYS = Object.keys(DECLINE_REASONS) as [DeclineReason, ...DeclineReason[]];

/** Why vendors give a lead up after they accepted it. */
export const GIVE_UP_REASONS = {
  silent: 'The client doesn’t answer',
  elsewhere: 'The client hired someone elsewhere',
  price: 'We couldn’t agree on the price',
  time: 'We couldn’t agree on a time',
  other: 'Another reason',
} as const;
export type GiveUpReason = keyof typeof GIVE_UP_REASONS;
export const GIVE_UP_REASON_KEYS = Object.keys(GIVE_UP_REASONS) as [GiveUpReason, ...GiveUpReason[]];

export const REPORT_REASONS = {
  fake: 'It’s not about a real job',
  abuse: 'It insults or threatens',
  discrimination: 'It discriminates against people',
  private: 'It shows private details',
  fraud: 'It looks like fraud, or asks for money elsewhere',
  other: 'Something else',
} as const;
export type ReportReason = keyof typeof REPORT_REASONS;
export const REPORT_REASON_KEYS = Object.keys(REPORT_REASONS) as [ReportReason, ...ReportReason[]];

/** What can be reported: a review, the other side of a lead, a vendor's page. */
export const REPORT_KINDS = ['review', 'lead', 'vendor'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** What may be wrong with each: only a review is about a job. */
export const reportReasonsOf = (kind: ReportKind): ReportReason[] =>
  REPORT_REASON_KEYS.filter((reason) => kind === 'review' || reason !== 'fake');

/** What comes of a report: nothing to act on, a word to whom it is about, or its end: a review removed, a vendor suspended, a request ended. */
export const REPORT_DECISIONS = ['kept', 'warned', 'removed'] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

/** What a review rates besides the whole. */
export const REVIEW_ASPECTS = {
  quality: 'Quality of the work',
  value: 'Worth the price',
  time: 'On time',
  communication: 'Easy to talk to',
} as const;
export type ReviewAspect = keyof typeof REVIEW_ASPECTS;
export const REVIEW_ASPECT_KEYS = Object.keys(REVIEW_ASPECTS) as [ReviewAspect, ...ReviewAspect[]];

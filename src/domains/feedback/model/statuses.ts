/** What becomes of an answer. */
export const STATUSES = ['new', 'open', 'planned', 'done', 'declined'] as const;
export type ResponseStatus = (typeof STATUSES)[number];
export const STATUS_WORDS: Record<ResponseStatus, string> = {
  new: 'New',
  open: 'Open',
  planned: 'Planned',
  done: 'Done',
  declined: 'Not planned',
};

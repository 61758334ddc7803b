/** What pages report besides being viewed. None says who or which home. */
export const ACTS = [
  'auth_welcome_view',
  'cache_cleared',
  'signed_up',
  'home_saved',
  'home_asked',
  'tour_asked',
  'search_found',
  'search_empty',
  'sentence_read',
  'sentence_partly_read',
  'sentence_refused',
  'copy_made',
  'copy_taken',
  'match_seen',
  'match_opened',
] as const;
export type Act = (typeof ACTS)[number];

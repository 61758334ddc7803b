import type { PageState } from '../../contract.ts';

export const STATE_WORDS: Record<PageState, string> = {
  draft: 'Not shown',
  scheduled: 'Scheduled',
  published: 'Published',
  ended: 'Ended',
};

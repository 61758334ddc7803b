import { BLOCK_WORDS, type Block } from '../../model/blocks/block.ts';
import type { PageState } from '../../contract.ts';

export const STATE_WORDS: Record<PageState, string> = {
  draft: 'Not shown',
  scheduled: 'Scheduled',
  published: 'Published',
  ended: 'Ended',
};

/** What chooses the page that is edited, in the address. */
export const CHOSEN_BY = ['page', 'show'] as const;

/** What a block is called in lists and announcements. */
export function nameOfBlock({ type, props }: Block): string {
  const heading = 'heading' in props ? props.heading : '';
  return heading === '' ? BLOCK_WORDS[type] : `${BLOCK_WORDS[type]} “${heading}”`;
}

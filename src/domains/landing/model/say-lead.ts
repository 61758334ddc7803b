import type { Lead, LEAD_STATES } from '../contract.ts';

export const LEAD_STATE_WORDS: Readonly<Record<(typeof LEAD_STATES)[number], string>> = { new: 'New', answered: 'Answered' };

export const stateOf = ({ reply, hasUnsubscribed }: Pick<Lead, 'reply' | 'hasUnsubscribed'>) =>
  `${LEAD_STATE_WORDS[reply === null ? 'new' : 'answered']}${hasUnsubscribed ? ', unsubscribed' : ''}`;

export const homeOf = ({ homeAddress, zip }: Pick<Lead, 'homeAddress' | 'zip'>) =>
  [homeAddress, zip].filter((part) => part !== null).join(', ');

import type { Lead } from '../contract.ts';

export const stateOf = ({ reply, hasUnsubscribed }: Pick<Lead, 'reply' | 'hasUnsubscribed'>) =>
  `${reply === null ? 'New' : 'Answered'}${hasUnsubscribed ? ', unsubscribed' : ''}`;

export const homeOf = ({ homeAddress, zip }: Pick<Lead, 'homeAddress' | 'zip'>) =>
  [homeAddress, zip].filter((part) => part !== null).join(', ');

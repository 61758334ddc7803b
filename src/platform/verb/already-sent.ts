import { DomainError } from './domain-error.ts';

/** The refusal of a form whose id stands for something else already; `then` is what to do after a reload. */
export const alreadySent = (then = 'send it again'): DomainError =>
  new DomainError('conflict', `This form was already sent. Reload the page and ${then}.`);

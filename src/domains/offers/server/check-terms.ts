import { DomainError } from '#platform/verb/domain-error.ts';
import { checkTimes, type OfferTerms } from '../model/terms.ts';

/** Throws `invalid`, with the field, for terms whose time has passed or that cannot be done in time. */
export function requireTimely(terms: OfferTerms, time: { now: Date; timeZone: string }): void {
  const faults = checkTimes(terms, time);
  if (faults.length === 0) return;
  throw new DomainError('invalid', 'Some terms don’t work.', {
    fields: Object.fromEntries(faults.map(({ path, message }) => [['terms', ...path].join('.'), message])),
  });
}

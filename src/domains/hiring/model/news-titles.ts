import type { LeadEventName } from './hiring-words.ts';

interface Named {
  /** "Photographer". */
  what: string;
  place: string;
  vendor: string;
  /** Of the request. */
  number: number;
}

type Titles = Partial<Record<LeadEventName, (named: Named) => string>>;

const TO_CLIENT: Titles = {
  accepted: ({ vendor, number }) => `${vendor} accepted your request ${number}`,
  declined: ({ vendor, number }) => `${vendor} declined your request ${number}`,
  expired: ({ vendor, number }) => `${vendor} didn’t answer your request ${number}`,
  quoted: ({ vendor, number }) => `${vendor} sent a quote for your request ${number}`,
  'quote-withdrawn': ({ vendor, number }) => `${vendor} withdrew the quote for your request ${number}`,
  'quote-expired': ({ vendor, number }) => `The quote from ${vendor} for your request ${number} ran out`,
  confirmed: ({ vendor, number }) => `${vendor} confirmed the job for your request ${number}`,
  'not-confirmed': ({ vendor, number }) => `${vendor} didn’t confirm the job for your request ${number}`,
  cancelled: ({ vendor, number }) => `The job with ${vendor} for your request ${number} was canceled`,
  done: ({ vendor, number }) => `${vendor} says the work for your request ${number} is done`,
  disputed: ({ vendor, number }) => `${vendor} disputes the job for your request ${number}`,
  settled: ({ vendor, number }) => `The dispute with ${vendor} over your request ${number} is settled`,
  completed: ({ number }) => `The work for your request ${number} counts as confirmed`,
};

const TO_VENDOR: Titles = {
  asked: ({ what, place }) => `New request: ${what} in ${place}`,
  expired: ({ number }) => `Request ${number} expired`,
  won: ({ number }) => `Your quote for request ${number} was accepted`,
  'quote-declined': ({ number }) => `Your quote for request ${number} was declined`,
  'quote-expired': ({ number }) => `Your quote for request ${number} ran out`,
  'not-confirmed': ({ number }) => `The job for request ${number} wasn’t confirmed in time`,
  cancelled: ({ number }) => `The job for request ${number} was canceled`,
  disputed: ({ number }) => `The job for request ${number} is in dispute`,
  settled: ({ number }) => `The dispute over request ${number} is settled`,
  completed: ({ number }) => `The work for request ${number} is confirmed`,
  reviewed: ({ number }) => `Your work for request ${number} was reviewed`,
};

/** What stands over the news of a lead, as the subject of its mail. Other news is told under the request alone. */
export const titleOf = {
  client: (event: LeadEventName, named: Named): string =>
    TO_CLIENT[event]?.(named) ?? `${named.vendor}: your request ${named.number}`,
  vendor: (event: LeadEventName, named: Named): string => TO_VENDOR[event]?.(named) ?? `Request ${named.number}`,
};

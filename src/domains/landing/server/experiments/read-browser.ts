import type { Browser } from './find-arm.ts';

/** What a request says of its browser: its name, and whether its user declines to be counted. */
export function readBrowser({ headers }: Pick<Request, 'headers'>): Browser {
  return {
    userAgent: headers.get('user-agent') ?? '',
    declines: headers.get('sec-gpc') === '1' || headers.get('dnt') === '1',
  };
}

/** What a request says of its browser. */
export interface Browser {
  userAgent: string;
  /** Global Privacy Control, or Do Not Track. */
  declines: boolean;
}

export function readBrowser({ headers }: Pick<Request, 'headers'>): Browser {
  return {
    userAgent: headers.get('user-agent') ?? '',
    declines: headers.get('sec-gpc') === '1' || headers.get('dnt') === '1',
  };
}

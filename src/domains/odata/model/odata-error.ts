/** A query that is not answered, as OData says it. */
export class ODataError extends Error {
  override name = 'ODataError';
  readonly status: 400 | 401 | 403 | 404 | 413 | 429 | 501;
  readonly code: string;
  readonly target: string | undefined;

  constructor(status: ODataError['status'], code: string, message: string, target?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.target = target;
  }
}

export const badQuery = (message: string, target?: string): ODataError => new ODataError(400, 'BadRequest', message, target);

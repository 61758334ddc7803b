/** A call that was refused or went wrong, as the server says it. */
export class CallFailure extends Error {
  readonly code: string | undefined;
  /** The server's own words. */
  readonly detail: string | undefined;
  /** What is wrong with what was sent, by the path of its field. */
  readonly fields: Record<string, string>;

  constructor(
    message: string,
    { code, detail, fields = {} }: Pick<CallFailure, 'code' | 'detail'> & { fields?: Record<string, string> },
  ) {
    super(message);
    this.code = code;
    this.detail = detail;
    this.fields = fields;
  }
}

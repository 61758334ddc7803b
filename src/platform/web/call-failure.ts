/** A refused or failed call, in the server's words. */
export class CallFailure extends Error {
  readonly code: string | undefined;
  /** The server's words. */
  readonly detail: string | undefined;
  /** What is wrong with the request, by the path of its field. */
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

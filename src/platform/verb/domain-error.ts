/** The ways in which a verb can refuse. `problem.ts` turns each into a status. */
export type ErrorCode =
  | 'invalid'
  | 'malformed'
  | 'unsupported-type'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'gone'
  | 'conflict'
  | 'stale'
  | 'too-large'
  | 'too-many-requests'
  | 'not-configured'
  | 'unavailable';

export interface DomainErrorOptions {
  /** Messages by field path, each saying what to do. */
  fields?: Record<string, string>;
  /** The seconds after which it makes sense to try again. */
  retryAfterSeconds?: number;
  /** A more specific code for the caller, instead of ours. */
  publicCode?: string;
  /** What helps the caller to go on, such as the times that are free instead. */
  details?: Record<string, unknown>;
  cause?: unknown;
}

/** Thrown by verbs; knows nothing of HTTP. */
export class DomainError extends Error {
  override name = 'DomainError';
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly publicCode: string;
  readonly details: Record<string, unknown> | undefined;

  constructor(code: ErrorCode, message: string, options: DomainErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.publicCode = options.publicCode ?? code;
    this.details = options.details;
  }
}

/** Refuses one field of what was sent: the message stands at the field, and for all of it. */
export const invalidField = (field: string, message: string): DomainError =>
  new DomainError('invalid', message, { fields: { [field]: message } });

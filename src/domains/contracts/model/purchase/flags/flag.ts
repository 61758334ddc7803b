import type { Span } from '../../text/contract-text.ts';

/** Something in a contract that a person should know before signing. */
export interface Flag {
  code: string;
  /** The clause it is about; absent where it is about something missing. */
  span?: Span;
  /** How far it can be relied on, where no rule knows the words and learned weights tell it. */
  sureness?: 'likely' | 'check';
}

/** By which words a flag is known, within a sentence. */
export interface FlagRule {
  code: string;
  words: RegExp;
  unless?: RegExp | undefined;
  /** What the sentences before it must speak of, where "it" reaches back. */
  after?: RegExp;
}

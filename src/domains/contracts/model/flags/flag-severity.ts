export type Severity = 'high' | 'medium' | 'note';

export interface FlagWords {
  title: string;
  severity: Severity;
  /** What follows from it. */
  why: string;
  /** The question to ask an agent or attorney. */
  ask: string;
}

/** How the page speaks of whose time it is. */
export interface RulesWords {
  /** "the home": whose clocks count. */
  of: string;
  /** "buyers" */
  guests: string;
  /** "visit" */
  meeting: string;
  button: string;
}

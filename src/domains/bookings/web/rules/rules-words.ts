/** How the page speaks of whose time it is. */
export interface RulesWords {
  /** "the home’s time zone": whose clocks count. */
  zone: string;
  /** "buyers" */
  guests: string;
  /** "visit" */
  meeting: string;
  /** What its host says of the place. */
  place: string;
  /** Whether guests can be asked where it takes place. */
  asksPlace: boolean;
  button: string;
}

/** What a phrase is about; each name but `steering` is a class that a law protects. */
export const CATEGORIES = [
  'race_color',
  'national_origin',
  'religion',
  'sex',
  'sexual_orientation_gender_identity',
  'familial_status',
  'disability',
  'age',
  'marital_status',
  'source_of_income',
  'military_status',
  'steering',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** `hard` blocks what is published; `soft` passes with a reason that its publisher gives and that is kept. */
export const SEVERITIES = ['hard', 'soft'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** A phrase that should not be published as it stands. */
export interface Finding {
  category: Category;
  severity: Severity;
  /** UTF-16 units of the text as it was given; `end` is one past the last. */
  start: number;
  end: number;
  text: string;
  /** What to do instead, in a sentence. */
  suggestion: string;
  /** What may stand in its place; empty: it is left out. Null: only its writer can say it otherwise. */
  replacement: string | null;
  /** Why it is found: a word of `RULES`. */
  rule: Rule;
  /** The pack whose law makes it so: `federal`, `states`, or a state's two letters. */
  pack: string;
}

/** Why a phrase is found. */
export const RULES = {
  limit: 'It says who may or may not live here.',
  preference: 'It says who is wanted here.',
  audience: 'It says for whom this home is meant. Describe the home instead.',
  people: 'It describes people by what the law protects.',
  place: 'It describes a place by the people who live there.',
  demand: 'It asks of people what the law protects.',
  animal: 'Assistance animals are no pets. They are accommodated as the law requires.',
  landmark: 'A house of worship as a selling point can read as a preference.',
  judgment: 'It rates a place or its people. Give facts that can be measured.',
  word: 'The word itself suggests for whom this home is meant.',
} as const;
export type Rule = keyof typeof RULES;

export const RULE_NAMES = Object.keys(RULES) as [Rule, ...Rule[]];

/** A warning that somebody lets pass: what a publisher keeps beside the text. */
export interface Passed {
  /** As found; another phrase needs a reason of its own. */
  finding: Pick<Finding, 'category' | 'rule' | 'text' | 'pack'>;
  /** Version of the pack by which it was found. */
  version: string;
  /** In the words of the person who lets it pass. */
  reason: string;
}

/** Where the words are published: pictures show people, so their texts must not name them by class. */
export const KINDS_OF_COPY = ['remarks', 'caption', 'alternative_text', 'subject', 'reply', 'asset'] as const;
export type KindOfCopy = (typeof KINDS_OF_COPY)[number];

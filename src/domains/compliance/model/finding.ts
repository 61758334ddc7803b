/** What a phrase is about. Each name except `steering` is a class that a law protects. */
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

/** `hard` blocks publication. `soft` passes with a reason from its publisher, which is kept. */
export const SEVERITIES = ['hard', 'soft'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** A phrase that should not be published as it is. */
export interface Finding {
  category: Category;
  severity: Severity;
  /** UTF-16 units of the original text. `end` is one past the last. */
  start: number;
  end: number;
  text: string;
  /** What to do instead, in a sentence. */
  suggestion: string;
  /** A possible replacement. Empty removes the phrase. Null means that only its writer can rephrase it. */
  replacement: string | null;
  /** Why it is a finding: a key of `RULES`. */
  rule: Rule;
  /** The pack whose law applies: `federal`, `states`, or a state's two letters. */
  pack: string;
}

/** Why a phrase is a finding. */
export const RULES = {
  limit: 'It says who may or may not live here.',
  preference: 'It says who is wanted here.',
  audience: 'It says who this home is meant for. Describe the home instead.',
  people: 'It describes people by something the law protects.',
  place: 'It describes a place by the people who live there.',
  demand: 'It demands something of people that the law protects.',
  animal: 'Assistance animals are not pets. Accommodate them as the law requires.',
  landmark: 'A house of worship as a selling point can read as a preference.',
  judgment: 'It rates a place or its people. Give measurable facts.',
  manner: 'It sounds like advertisements that say who belongs here.',
  word: 'The word itself suggests who this home is meant for.',
} as const;
export type Rule = keyof typeof RULES;

export const RULE_NAMES = Object.keys(RULES) as [Rule, ...Rule[]];

/** A warning that somebody lets pass, as the publisher keeps it with the text. */
export interface Passed {
  /** As found. Another phrase needs its own reason. */
  finding: Pick<Finding, 'category' | 'rule' | 'text' | 'pack'>;
  /** Version of the pack that found it. */
  version: string;
  /** In the words of the person who lets it pass. */
  reason: string;
}

/** Where the words are published: all but the last two are about a home. Pictures show people, so their texts must not name people by class. */
export const KINDS_OF_COPY = [
  'remarks',
  'caption',
  'alternative_text',
  'subject',
  'reply',
  'asset',
  'business',
  'review',
] as const;
export type KindOfCopy = (typeof KINDS_OF_COPY)[number];

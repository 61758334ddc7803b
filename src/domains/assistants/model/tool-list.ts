import type { Scope } from './scopes.ts';

interface ToolWords {
  title: string;
  /** What it is for, in words for people. */
  what: string;
  /** What a person has to let an assistant do before it may use it; anybody's may without. */
  scope?: Scope;
}

/** Every tool of the door for assistants, by name. What each takes and answers stands in `server/tools.ts`, or `server/personal-tools.ts`. */
export const TOOLS = {
  search_homes: { title: 'Search homes', what: 'Homes that fit, by plain words or filters' },
  get_home: { title: 'One home', what: 'Facts, price history, listing firm and source of a home' },
  estimate_home: { title: 'What a home is worth', what: 'What a home is worth, with the range and how far estimates are off' },
  market_figures: { title: 'Market of a place', what: 'Sales and prices of a place, with sample sizes' },
  describe_place: { title: 'About a place', what: 'Schools, parks, everyday places and homes for sale in a place' },
  travel_times: { title: 'Travel times', what: 'Minutes from a home to a point, by every mode' },
  compare_homes: { title: 'Compare homes', what: 'Two to five homes side by side' },
  affordability: { title: 'What is affordable', what: 'The price that income, debts and savings allow, and what a month costs' },
  saved_homes: { title: 'Saved homes', what: 'The homes you saved, once you let it', scope: 'saved:read' },
  saved_searches: { title: 'Saved searches', what: 'The searches you follow, once you let it', scope: 'saved:read' },
} as const satisfies Record<string, ToolWords>;
type ToolName = keyof typeof TOOLS;
export const TOOL_NAMES = Object.keys(TOOLS) as ToolName[];

/** What a person has to allow before a tool is used; undefined for one that anybody may use, or that does not exist. */
export function scopeOfTool(name: string): Scope | undefined {
  const known = TOOL_NAMES.find((one) => one === name);
  const words: ToolWords | undefined = known === undefined ? undefined : TOOLS[known];
  return words?.scope;
}

/** What an assistant may be let do, with the words of the page that asks. Nothing is written in a person's name. */
export const SCOPES = {
  'saved:read': 'See the homes you saved and the searches you follow',
} as const;
export type Scope = keyof typeof SCOPES;
export const SCOPE_NAMES = Object.keys(SCOPES) as [Scope, ...Scope[]];

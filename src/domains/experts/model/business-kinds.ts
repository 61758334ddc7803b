/** What kind of business a professional runs. */
export const ENTITIES = {
  sole: 'Sole proprietor',
  llc: 'LLC',
  corporation: 'Corporation',
  partnership: 'Partnership',
} as const;

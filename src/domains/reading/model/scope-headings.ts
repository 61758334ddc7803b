/** Headings of a list, before a colon: what stands in it up to the next heading is refused, or only wished for. */
export const REFUSING_HEADINGS: readonly (readonly string[])[] = [
  ['no'],
  ['not'],
  ['avoid'],
  ['without'],
  ['exclude'],
  ['dont', 'want'],
  ['do', 'not', 'want'],
  ['dealbreakers'],
  ['dealbreaker'],
  ['deal', 'breakers'],
  ['deal', 'breaker'],
];
export const UNNEEDED_HEADINGS: readonly (readonly string[])[] = [
  ['dont', 'care'],
  ['dont', '-', 'care'],
  ['dont', 'cares'],
  ['dont', 'need'],
  ['not', 'important'],
  ['unimportant'],
  ['doesnt', 'matter'],
  ['not', 'needed'],
  ['not', 'necessary'],
];
export const WISHING_HEADINGS: readonly (readonly string[])[] = [
  ['nice'],
  ['bonus'],
  ['optional'],
  ['ideal'],
  ['ideally'],
  ['extras'],
  ['preferred'],
  ['nice', 'to', 'have'],
  ['nice', 'to', 'haves'],
  ['would', 'be', 'nice'],
  ['wish', 'list'],
  ['wishlist'],
];

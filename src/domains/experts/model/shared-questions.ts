import type { ScopeQuestion } from './scope.ts';

/* Questions that several categories ask. */

interface Asking {
  isRequired?: boolean;
}

/** A question with options, by key. */
export function choice(
  key: string,
  label: string,
  options: Readonly<Record<string, string>>,
  { isRequired = true }: Asking = {},
): ScopeQuestion {
  return {
    key,
    label,
    isRequired,
    kind: 'choice',
    options: Object.entries(options).map(([id, name]) => ({ key: id, label: name })),
  };
}

export function number(
  key: string,
  label: string,
  unit: string,
  { least, most, isRequired = true }: Asking & { least: number; most: number },
): ScopeQuestion {
  return { key, label, isRequired, kind: 'number', unit, least, most };
}

export function text(key: string, label: string, { isRequired = false }: Asking = {}): ScopeQuestion {
  return { key, label, isRequired, kind: 'text' };
}

export const SIDE = choice('side', 'Are you buying or selling?', { buying: 'Buying', selling: 'Selling', both: 'Both' });
export const HOME_KIND = choice('home', 'Which kind of home?', {
  house: 'A house',
  townhouse: 'A townhouse',
  condo: 'A condo',
  multi: '2–4 units',
  land: 'Land',
});
export const FLOOR_AREA = number('area', 'About how large is it?', 'square feet', {
  least: 100,
  most: 50_000,
  isRequired: false,
});
export const YEAR_BUILT = number('built', 'About when was it built?', 'year', { least: 1700, most: 2100, isRequired: false });
export const OCCUPIED = choice('occupied', 'Does someone live there now?', { yes: 'Yes', no: 'No' });
export const STORIES = choice('stories', 'How many stories?', { one: 'One', two: 'Two', more: 'Three or more' });
export const URGENCY = choice('urgency', 'How soon?', {
  now: 'It can’t wait',
  soon: 'Within two weeks',
  later: 'Whenever it works',
});

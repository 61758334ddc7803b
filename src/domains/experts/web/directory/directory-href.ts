import type { DirectoryQuery, Facet } from '../../contract.ts';

export type DirectoryState = Partial<DirectoryQuery>;

/** The address of a list; the usual order and the first page are not said. */
export function directoryHref(state: DirectoryState): string {
  const text = paramsOf(state).toString();
  return text === '' ? '/experts' : `/experts?${text}`;
}

/** The address with a facet chosen, or no longer chosen; from the first page. */
export function facetHref(state: DirectoryState, facet: Facet, value: string): string {
  const params = paramsOf({ ...state, page: 1 });
  if (state[facet] === value) params.delete(facet);
  else params.set(facet, value);
  return `/experts?${params.toString()}`;
}

function paramsOf(state: DirectoryState): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(state))
    if (!(name === 'page' && value === 1) && !(name === 'sort' && value === 'rating')) params.set(name, String(value));
  return params;
}

/** Where people edit a listing. */
export const editorHref = (id: string, part?: string): string =>
  `/seller/dashboard/listings?listing=${id}${part === undefined ? '' : `&part=${encodeURIComponent(part)}`}`;

/** Where people see the score of a listing, and what improves it. */
export const scoreHref = (id: string): string => `/seller/optimize-listing/${id}`;

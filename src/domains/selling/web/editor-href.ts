/** Where people edit a listing. */
export const editorHref = (id: string, part?: string): string =>
  `/seller/dashboard/listings?listing=${id}${part === undefined ? '' : `&part=${encodeURIComponent(part)}`}`;

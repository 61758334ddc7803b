/** Text for comparison: without accents, case and surplus spaces ("  San José " is "san jose"). */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Lower-case words of a URL: "St. Mary's Park" is "st-marys-park". Empty if no letter or digit is left. */
export function slugify(...parts: string[]): string {
  return foldText(parts.join(' '))
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The words of a URL as `slugify` makes them, cut after a number of letters. */
export function shortSlug(text: string, mostLetters: number): string {
  return slugify(text).slice(0, mostLetters).replace(/-$/, '');
}

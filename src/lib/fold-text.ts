/** Text as it is compared: accents, case and surplus spaces removed ("  San José " is "san jose"). */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Lower-case words of a URL: "St. Mary's Park" is "st-marys-park". Empty where no letter or digit is left. */
export function slugify(...parts: string[]): string {
  return foldText(parts.join(' '))
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

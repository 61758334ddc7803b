/** A handle made of a name: "maria-lopez". Names without Latin letters or digits give an empty one. */
export function handleOf(name: string, most: number): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, most)
    .replaceAll(/^-+|-+$/g, '');
}

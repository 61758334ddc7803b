const PREFIX = '/api/landing/pictures/';

/** The widths in which a picture is kept; a smaller one is kept as it is. */
export const PICTURE_WIDTHS = [800, 1600] as const;
export const MOST_PICTURE_BYTES = 20_000_000;
export const MOST_PICTURE_PIXELS = 60_000_000;
export const MOST_PICTURES = 500;

/** Where a picture of the editors is. */
export const pathOfPicture = (id: string) => `${PREFIX}${id}`;

/** The id in the path of one of the editors’ pictures; null for all others. */
export function pictureIn(path: string): string | null {
  return path.startsWith(PREFIX) ? (path.slice(PREFIX.length).split('?')[0] ?? '') : null;
}

/** The widths among which a browser may choose; undefined for other pictures of the site. */
export function srcSetOf(path: string): string | undefined {
  return pictureIn(path) === null ? undefined : PICTURE_WIDTHS.map((width) => `${path}?width=${width} ${width}w`).join(', ');
}

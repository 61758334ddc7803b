import { formatNumber } from '#lib/format.ts';

/** A number of the editor as people read it, by the RESO name of its field: years have no thousands, and places keep every digit. */
export function sayFigure(field: string, value: number): string {
  return /Year|Latitude|Longitude/.test(field) ? String(value) : formatNumber(value, 2);
}

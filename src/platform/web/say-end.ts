import { formatEnd } from '#lib/format-end.ts';
import { viewerTimeZone } from './display.ts';

/** When something ends, in the zone of the reader: only in the browser, as `viewerTimeZone`. */
export const sayEnd = (at: string): string => formatEnd(at, viewerTimeZone(), new Date());

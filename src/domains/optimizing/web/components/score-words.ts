import { formatCount } from '#lib/format.ts';

/** "5 minutes", "about 2 hours" */
export const sayMinutes = (minutes: number): string =>
  minutes < 90 ? formatCount(minutes, 'minute') : `about ${formatCount(Math.round(minutes / 60), 'hour')}`;

/** "+2.5 points" */
export const sayPoints = (points: number): string => `+${points} ${points === 1 ? 'point' : 'points'}`;

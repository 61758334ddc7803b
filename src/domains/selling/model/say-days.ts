import { formatCount } from '#lib/format.ts';

/** How long a home has been for sale: "Listed today", "1 day for sale". */
export const sayDaysForSale = (days: number): string => (days === 0 ? 'Listed today' : `${formatCount(days, 'day')} for sale`);

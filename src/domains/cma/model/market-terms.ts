/** How far back comparables, and what the market did, come from. */
export const MARKET_MONTHS = 24;
/** How many months, and how many of the nearest sales, rates are learned from. */
export const RATE_MONTHS = 72;
export const MOST_RATE_SALES = 20_000;
/** How many sales of its kind within {@link MARKET_MONTHS} a value needs. */
export const FEWEST_SALES = 40;
/** With fewer sales of its kind in the city, the whole state counts. */
export const ENOUGH_SALES = 300;

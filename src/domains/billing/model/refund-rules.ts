/** From here on, two administrators agree to a refund. */
export const REFUND_LIMIT_CENTS = 500_00;
/** How long after paying a buyer may ask for a refund by the site. */
export const REFUND_DAYS = 60;
/** All of the price of a plan goes back within so many days of paying. */
export const PLAN_REFUND_DAYS = 14;

/** How long an order can be paid at its price. */
export const ORDER_MINUTES = 60;
/** How long a page of the provider stays open; providers take no less. */
export const CHECKOUT_MINUTES = 30;
/** Days after which a failed renewal is tried again; after the last the plan ends. */
export const RENEWAL_TRIES = [1, 3, 5] as const;

/**
 * How many days before a plan by the year renews its buyer is reminded: the law of California asks for 15 to 45 (Business and
 * Professions Code 17602(b)).
 */
export const RENEWAL_NOTICE_DAYS = { least: 15, most: 30 } as const;

/** Providers charge no less. */
export const LEAST_CHARGE_CENTS = 50;

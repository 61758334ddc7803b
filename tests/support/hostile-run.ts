/** Others find what these do not: `HOSTILE_SEED=7 HOSTILE_ROUNDS=30` runs longer, and elsewhere. */
export const HOSTILE_SEED = process.env['HOSTILE_SEED'] ?? '1';
/** A database to use instead of a new small one: a disposable copy of a whole city. */
export const HOSTILE_DATABASE = process.env['HOSTILE_DATABASE'];
/** How often those who sign are killed: `SIGNING_KILLS=100`. */
export const SIGNING_KILLS = Number(process.env['SIGNING_KILLS'] ?? 4);
/** How often whoever bills is killed, `BILLING_KILLS=100`, and so many orders of the same events are tried, `EVENT_ORDERS=1000`. */
export const BILLING_KILLS = Number(process.env['BILLING_KILLS'] ?? 2);
export const EVENT_ORDERS = Number(process.env['EVENT_ORDERS'] ?? 12);
export const HOSTILE_ROUNDS = Number(process.env['HOSTILE_ROUNDS'] ?? 2);

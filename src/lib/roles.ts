/** The roles that people act in. Everything else that knows roles derives from here, the types of the database's columns too. */
export const ROLES = ['buyer', 'seller', 'vendor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Those that anyone may take, demonstration people too; admin needs a grant. */
export const OPEN_ROLES = ['buyer', 'seller', 'vendor'] as const satisfies readonly Role[];
export type OpenRole = (typeof OPEN_ROLES)[number];

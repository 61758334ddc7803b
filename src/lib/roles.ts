/** The roles that people act in. All other role types derive from here, even those of database columns. */
export const ROLES = ['buyer', 'seller', 'vendor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The roles that anyone may take, even demonstration people; admin needs a grant. */
export const OPEN_ROLES = ['buyer', 'seller', 'vendor'] as const satisfies readonly Role[];
export type OpenRole = (typeof OPEN_ROLES)[number];

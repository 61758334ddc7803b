/** The name of the base map's tile source within a style. */
export const SOURCE = 'ground';

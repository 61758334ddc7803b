export const writes = { name: 'own-listings', hits: 3000, perSeconds: 3600 } as const;

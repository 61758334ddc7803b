export const writes = { name: 'loan-application', hits: 1200, perSeconds: 3600 } as const;

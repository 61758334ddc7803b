export const writes = { name: 'saved', hits: 1200, perSeconds: 3600 } as const;
/** Limits for calls that send mail or store strangers' input. */
export const invitations = { name: 'saved-mail', hits: 20, perSeconds: 3600 } as const;

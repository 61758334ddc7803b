export const writes = { name: 'saved', hits: 1200, perSeconds: 3600 } as const;
/** What sends mail, or stores what strangers typed. */
export const invitations = { name: 'saved-mail', hits: 20, perSeconds: 3600 } as const;

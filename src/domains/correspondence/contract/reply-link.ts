/** How often a call by the link in a mail may come, whatever it answers. */
export const replyLimit = { name: 'replies', hits: 60, perSeconds: 3600 } as const;

/** How a client would like to be reached. A wish alone: who may call is asked in the request, in a box of its own. */
export const CONTACT_WISHES = { written: 'In writing, here', calls: 'By phone, too' } as const;
export type ContactWish = keyof typeof CONTACT_WISHES;

export const isContactWish = (text: string | null): text is ContactWish => text !== null && Object.hasOwn(CONTACT_WISHES, text);

/** What an e-mail address looks like, for a word at the field; the server reads it in full. */
export const ADDRESS_SHAPE = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

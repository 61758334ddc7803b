export const SEND_RESET_LINK = 'accounts.send-reset-link';
export const TAKE_PHOTO = 'accounts.take-photo';

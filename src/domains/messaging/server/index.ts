export { createReplyLink, openReplyLink, REPLY_DAYS } from './reply-links.ts';
export { findSenderId, tellSender } from './tell-sender.ts';

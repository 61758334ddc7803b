export { createReplyLink, openReplyLink, REPLY_DAYS } from './reply-links.ts';
export { findSenderId, takesAnswersByMail, tellSender } from './tell-sender.ts';

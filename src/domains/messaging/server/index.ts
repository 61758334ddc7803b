export { createReplyLink, openReplyLink, REPLY_DAYS } from './reply-links.ts';
export { type FirmInput, sendToFirm } from './send-to-firm.ts';
export { findSender } from './find-sender.ts';
export { answerInquiry } from './answer-inquiry.ts';
export { leaveFiles } from './leave-files.ts';
export { sendInquiry } from './send-inquiry.ts';

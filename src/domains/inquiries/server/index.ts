export { countMistakesWaiting } from './decide-mistake.ts';
export { answerInquiry } from './answer-inquiry.ts';
export { sendInquiry } from './send-inquiry.ts';

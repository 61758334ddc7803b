export { measureFeedback } from './measure-feedback.ts';
export { countFeedbackWaiting } from './responses.ts';

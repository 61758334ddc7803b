export { measureFeedback } from './measure-feedback.ts';

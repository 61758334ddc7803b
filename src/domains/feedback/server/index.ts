export { USUAL_WIDGET } from '../model/usual-widget.ts';
export { measureFeedback } from './measure-feedback.ts';
export { countFeedbackWaiting } from './responses.ts';
export { type RecalledAnswer, recallFeedback } from './recall-feedback.ts';

export { countQuestionsWaiting } from './questions.ts';
export { measureRequests } from './measure-requests.ts';

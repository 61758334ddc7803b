export { countQuestionsWaiting } from './questions.ts';

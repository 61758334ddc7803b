export { readAnswersOf } from './applications.ts';

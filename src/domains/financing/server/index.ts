export { readAnswersOf } from './applications.ts';
export { readPartOf } from './joined-applications.ts';
export { saveApplication } from './applications.ts';

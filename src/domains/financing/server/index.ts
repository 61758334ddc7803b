export { readAnswersOf } from './applications.ts';
export { readPartOf } from './joined-applications.ts';
export { passOnApplication } from './pass-on-application.ts';
export { saveApplication } from './applications.ts';

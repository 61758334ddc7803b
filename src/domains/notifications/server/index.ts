export { findStoppedMail, queueTopicMail, restartMail } from './mail-subscriptions.ts';
export { notifyPerson } from './notify-person.ts';
export { findRefusals, wants, type Refusals } from './preferences.ts';

export { findStoppedMail, queueTopicMail, restartMail } from './mail-subscriptions.ts';
export { notifyIfWanted, notifyPerson, wantsMail } from './notify-person.ts';
export { findRefusals, wants, type Refusals } from './preferences.ts';
export { markNotificationsRead } from './read-notifications.ts';

export { findStoppedAddresses, findStoppedMail, restartMail } from './mail-subscriptions.ts';
export { findReach, findReaches, type Reach } from './reach.ts';
export { leaveUnread } from './read-notifications.ts';
export { tellStaff } from './tell-staff.ts';
export { deliveryFor, tell, tellEach, type Notice, type Recipient, type TellContext } from './tell.ts';

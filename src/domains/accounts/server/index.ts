export { countPeopleByDay, countRetention, listSignUps, type RetentionWeek } from './active-days.ts';
export { isRecentlyProven, requirePerson, requireRecentProof, type AccountContext } from './account-context.ts';
export { findAudited, readLogOf, recordAudit, type AuditEvent } from './audit.ts';
export { listAgreed, listConsents, recordConsents } from './consents.ts';
export { createFirstAdmin } from './create-first-admin.ts';
export { describeDevice } from '../model/describe-device.ts';
export { readTimeZones } from './display-settings.ts';
export { findTie, type Tie } from './find-tie.ts';
export { grantAdminByEmail } from './grant-admin-by-email.ts';
export {
  belongsTo,
  belongsToAny,
  findIdByProvenAddress,
  findName,
  findPeople,
  findPerson,
  hasWholePast,
  isCounted,
  listStaff,
  type MailHindrance,
  type Person,
} from './people.ts';
export { eraseUser, lockPerson } from './queries.ts';
export { isStillSignedIn, resolveActor } from './resolve-actor.ts';
export { finishDemoPast, keepDemoCompanions, makeDemoCompanion, takeDemoPerson } from './demo-people.ts';

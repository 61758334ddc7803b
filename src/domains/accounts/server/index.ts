export { isRecentlyProven, requirePerson, requireRecentProof, type AccountContext } from './account-context.ts';
export { canMail, mailNotice } from './account-mail.tsx';
export { readPersonal, recordAudit, type AuditEvent } from './audit.ts';
export { createFirstAdmin } from './create-first-admin.ts';
export { readTimeZones } from './display-settings.ts';
export { grantAdminByEmail } from './grant-admin-by-email.ts';
export { isStillSignedIn, resolveActor } from './resolve-actor.ts';
export { DEMO_PERSON_CHANNEL, makeDemoCompanion, takeDemoPerson } from './demo-people.ts';

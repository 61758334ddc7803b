export { requirePerson, requireUser } from './account-context.ts';
export { recordAudit } from './audit.ts';
export { resolveActor } from './resolve-actor.ts';

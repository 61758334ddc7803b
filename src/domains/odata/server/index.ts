export { answerOData, ODATA_PATH } from './answer-odata.ts';
export { addHook, claimOffice, findHookId, removeHook, replayHook, showPartners } from './hooks.ts';
export { HOOK_KIND_NAMES } from '../contract.ts';
export { addPartner, listPartners, revokePartner } from './partners.ts';
export { RESOURCES, type Rights } from '../model/resources.ts';

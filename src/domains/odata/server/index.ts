export { answerOData, ODATA_PATH } from './answer-odata.ts';
export { addPartner, listPartners, revokePartner } from './partners.ts';
export { RESOURCES, type Rights } from '../model/resources.ts';

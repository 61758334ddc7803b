import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import { listExpertWaits, stopWaitingForExperts, waitForExperts } from './wait-for-experts.ts';
import { consentToBackgroundCheck } from './background-consent.ts';
import { changeVendor } from './change-status.ts';
import { addInsurance, addLicense, removeInsurance, removeLicense } from './credentials.ts';
import { deleteEvidence, serveEvidence, serveReviewedFile, uploadEvidence } from './evidence.ts';
import { getExpert } from './get-expert.ts';
import { listExperts } from './list-experts.ts';
import { listServed } from './list-served.ts';
import { matchExperts } from './match-experts.ts';
import { changeMember, listVendorMembers, removeMember, vendorInvitations } from './team-people.ts';
import { getOwnVendor } from './present-own.ts';
import { addVerification, getVendorToReview, listVendorsToReview, reviewVendor, withdrawVerification } from './review-vendors.ts';
import { listSavedExperts, removeSavedExpert, saveExpert } from './saved-experts.ts';
import {
  saveArea,
  saveBusiness,
  saveGoals,
  savePolicies,
  savePreferences,
  saveProfile,
  saveRest,
  saveServices,
} from './save-parts.ts';
import { showStanding } from './show-standing.ts';
import { agree, startVendor } from './start-vendor.ts';

export const expertRoutes: Route[] = [
  route(contract.matchExperts, (ctx, { body }) => matchExperts(ctx, body)),
  route(contract.listExpertWaits, (ctx) => listExpertWaits(ctx)),
  route(contract.waitForExperts, (ctx, { params }) => waitForExperts(ctx, params)),
  route(contract.stopWaitingForExperts, (ctx, { params }) => stopWaitingForExperts(ctx, params)),
  route(contract.listSavedExperts, (ctx) => listSavedExperts(ctx)),
  route(contract.saveExpert, (ctx, { params }) => saveExpert(ctx, params.expertId)),
  route(contract.removeSavedExpert, (ctx, { params }) => removeSavedExpert(ctx, params.expertId)),
  route(contract.listServed, (ctx, { query }) => listServed(ctx, query.zip)),
  route(contract.listExperts, (ctx, { query }) => listExperts(ctx, query)),
  route(contract.getExpert, (ctx, { params }) => getExpert(ctx, params.vendorId)),
  route(contract.getOwnVendor, async (ctx) => ({ vendor: await getOwnVendor(ctx) })),
  route(contract.getStanding, (ctx, { params }) => showStanding(ctx, params.vendorId)),
  route(contract.startVendor, (ctx, { body }) => startVendor(ctx, body.id)),
  route(contract.saveBusiness, (ctx, { body }) => saveBusiness(ctx, body)),
  route(contract.saveServices, (ctx, { body }) => saveServices(ctx, body)),
  route(contract.saveArea, (ctx, { body }) => saveArea(ctx, body)),
  route(contract.saveProfile, (ctx, { body }) => saveProfile(ctx, body)),
  route(contract.savePolicies, (ctx, { body }) => savePolicies(ctx, body)),
  route(contract.savePreferences, (ctx, { body }) => savePreferences(ctx, body)),
  route(contract.saveGoals, (ctx, { body }) => saveGoals(ctx, body)),
  route(contract.saveRest, (ctx, { body }) => saveRest(ctx, body)),
  route(contract.agree, (ctx, { body }) => agree(ctx, body.versions)),
  route(contract.addLicense, (ctx, { body }) => addLicense(ctx, body)),
  route(contract.removeLicense, (ctx, { params }) => removeLicense(ctx, params.credentialId)),
  route(contract.addInsurance, (ctx, { body }) => addInsurance(ctx, body)),
  route(contract.removeInsurance, (ctx, { params }) => removeInsurance(ctx, params.credentialId)),
  route(contract.uploadEvidence, (ctx, { params, query }, request) => uploadEvidence(ctx, { ...params, ...query, request })),
  route(contract.getEvidence, (ctx, { params }) => serveEvidence(ctx, params)),
  route(contract.deleteEvidence, (ctx, { params }) => deleteEvidence(ctx, params)),
  route(contract.consentToBackgroundCheck, (ctx, { body }) => consentToBackgroundCheck(ctx, body)),
  route(contract.changeVendor, (ctx, { body }) => changeVendor(ctx, body)),
  route(contract.listVendorMembers, (ctx) => listVendorMembers(ctx)),
  ...vendorInvitations.routes,
  route(contract.changeMember, (ctx, { params, body }) => changeMember(ctx, { ...params, ...body })),
  route(contract.removeMember, (ctx, { params }) => removeMember(ctx, params.userId)),
  route(contract.listVendorsToReview, (ctx, { query }) => listVendorsToReview(ctx, query)),
  route(contract.getVendorToReview, (ctx, { params }) => getVendorToReview(ctx, params.vendorId)),
  route(contract.getReviewedFile, (ctx, { params }) => serveReviewedFile(ctx, params)),
  route(contract.reviewVendor, (ctx, { params, body }) => reviewVendor(ctx, { ...params, ...body })),
  route(contract.addVerification, (ctx, { params, body }) => addVerification(ctx, { ...params, ...body })),
  route(contract.withdrawVerification, (ctx, { params, body }) => withdrawVerification(ctx, { ...params, ...body })),
];

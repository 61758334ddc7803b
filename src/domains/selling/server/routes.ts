import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import {
  archiveOwnListing,
  createOwnListing,
  deleteOwnListing,
  duplicateOwnListing,
  getOwnListing,
  listOwnListings,
} from './drafts.ts';
import {
  changeListingPart,
  chooseContact,
  leaveListing,
  type PeoplePorts,
  listListingPeople,
  ownListingInvitations,
  removeListingPerson,
} from './listing-people.ts';
import type { FiguresPorts } from './figures/count-week.ts';
import { getListingFigures } from './figures/get-figures.ts';
import { listListingWeeks } from './figures/list-weeks.ts';
import { cutPhoto } from './cut-photo.ts';
import { addPhoto, changePhoto, orderPhotos, servePhoto } from './photos.ts';
import { passPapers } from './pass-papers.ts';
import { passWords } from './pass-words.ts';
import { changePrice } from './change-price.ts';
import { changeStatus } from './change-status.ts';
import { cancelOpenHouse, listOwnOpenHouses, saveOpenHouse } from './open-houses.ts';
import { listHomeDisclosures, openDisclosures, serveHomeDisclosure } from './home-disclosures.ts';
import { listListingEvents } from './list-events.ts';
import { previewListing } from './preview-listing.ts';
import { tieHome } from './tie-home.ts';
import { planFirstDay } from './plan-first-day.ts';
import { publishListing } from './publish-listing.ts';
import { deleteSaleDocument, listSaleDocuments, serveSaleDocument, uploadSaleDocument } from './sale-documents.ts';
import {
  getListingSettings,
  getSellerDefaults,
  readLockBox,
  saveAlertLimits,
  saveLockBox,
  saveSellerDefaults,
} from './settings.ts';
import { listHomesListedTwice, withdrawListedTwice } from './same-home.ts';
import { savePlan } from './save-plan.ts';
import { listDraftVersions, restoreVersion, saveDraft } from './save-draft.ts';

const WIDTHS = { '480': 480, '960': 960, '1600': 1600 } as const;

/** A domain above knows the offers. */
export const createSellingRoutes = (ports: FiguresPorts & PeoplePorts): Route[] => [
  route(contract.listOwnListings, (ctx) => listOwnListings(ctx)),
  route(contract.createOwnListing, (ctx, { body }) => createOwnListing(ctx, body)),
  route(contract.getOwnListing, (ctx, { params }) => getOwnListing(ctx, params.id)),
  route(contract.listListingWeeks, (ctx) => listListingWeeks(ctx, ports)),
  route(contract.getListingFigures, (ctx, { params }) => getListingFigures(ctx, params.id, ports)),
  route(contract.saveOwnListing, (ctx, { params, body }) => saveDraft(ctx, { ...params, ...body })),
  route(contract.saveSellingPlan, (ctx, { params, body }) => savePlan(ctx, { ...params, ...body })),
  route(contract.deleteOwnListing, (ctx, { params }) => deleteOwnListing(ctx, params.id)),
  route(contract.listOwnListingVersions, (ctx, { params, query }) => listDraftVersions(ctx, { ...params, before: query.before })),
  route(contract.restoreOwnListingVersion, (ctx, { params }) => restoreVersion(ctx, params)),
  route(contract.tieOwnListingHome, (ctx, { params, body }) => tieHome(ctx, { ...params, ...body })),
  route(contract.publishOwnListing, (ctx, { params, body }) => publishListing(ctx, { ...params, ...body })),
  route(contract.planOwnListingFirstDay, (ctx, { params, body }) => planFirstDay(ctx, { ...params, ...body })),
  route(contract.changeOwnListingStatus, (ctx, { params, body }) => changeStatus(ctx, { ...params, ...body })),
  route(contract.listHomesListedTwice, (ctx) => listHomesListedTwice(ctx)),
  route(contract.withdrawListedTwice, (ctx, { params, body }) => withdrawListedTwice(ctx, { ...params, ...body })),
  route(contract.changeOwnListingPrice, (ctx, { params, body }) => changePrice(ctx, { ...params, ...body })),
  route(contract.passOwnListingPapers, (ctx, { params, body }) => passPapers(ctx, { ...params, ...body })),
  route(contract.openDisclosures, (ctx, { params, body }) => openDisclosures(ctx, { ...params, ...body })),
  route(contract.listHomeDisclosures, (ctx, { params }) => listHomeDisclosures(ctx, params.listingKey)),
  route(contract.getHomeDisclosureFile, (ctx, { params }) => serveHomeDisclosure(ctx, params)),
  route(contract.passOwnListingWords, (ctx, { params, body }) => passWords(ctx, { ...params, ...body })),
  route(contract.listOwnListingEvents, (ctx, { params }) => listListingEvents(ctx, params.id)),
  route(contract.previewOwnListing, (ctx, { params }) => previewListing(ctx, params.id)),
  route(contract.duplicateOwnListing, (ctx, { params, body }) => duplicateOwnListing(ctx, { id: params.id, newId: body.id })),
  route(contract.archiveOwnListing, (ctx, { params, body }) => archiveOwnListing(ctx, { ...params, ...body })),
  route(contract.addOwnListingPhoto, (ctx, { params, query }, request) => addPhoto(ctx, { ...params, ...query, request })),
  route(contract.changeOwnListingPhoto, (ctx, { params, body }) => changePhoto(ctx, { ...params, change: body })),
  route(contract.orderOwnListingPhotos, (ctx, { params, body }) => orderPhotos(ctx, { ...params, ...body })),
  route(contract.cutOwnListingPhoto, (ctx, { params, body }) => cutPhoto(ctx, { ...params, cut: body })),
  route(contract.getOwnListingPhoto, async (ctx, { params, query }) => {
    const isWhole = query.whole === 'true';
    const content = await servePhoto(ctx, { photoId: params.photoId, width: WIDTHS[params.width], isWhole });
    // An address that does not name the cut shows another picture after the next one.
    const cache = isWhole || query.cuts !== undefined ? 'private, max-age=86400, immutable' : 'private, max-age=10';
    return new Response(new Uint8Array(content), { headers: { 'content-type': 'image/webp', 'cache-control': cache } });
  }),
  route(contract.listSaleDocuments, (ctx, { params }) => listSaleDocuments(ctx, params.id)),
  route(contract.uploadSaleDocument, (ctx, { params, query }, request) =>
    uploadSaleDocument(ctx, { ...params, ...query, request }),
  ),
  route(contract.getSaleDocumentFile, (ctx, { params }) => serveSaleDocument(ctx, params)),
  route(contract.deleteSaleDocument, (ctx, { params }) => deleteSaleDocument(ctx, params)),
  route(contract.getListingSettings, (ctx, { params }) => getListingSettings(ctx, params.id)),
  route(contract.saveAlertLimits, (ctx, { params, body }) => saveAlertLimits(ctx, { ...params, ...body })),
  route(contract.readLockBox, (ctx, { params }) => readLockBox(ctx, params.id)),
  route(contract.saveLockBox, (ctx, { params, body }) => saveLockBox(ctx, { ...params, ...body })),
  route(contract.getSellerDefaults, (ctx) => getSellerDefaults(ctx)),
  route(contract.saveSellerDefaults, (ctx, { body }) => saveSellerDefaults(ctx, body)),
  route(contract.listOwnOpenHouses, (ctx, { params }) => listOwnOpenHouses(ctx, params.id)),
  route(contract.saveOwnOpenHouse, (ctx, { params, body }) => saveOpenHouse(ctx, { ...params, ...body })),
  route(contract.cancelOwnOpenHouse, (ctx, { params }) => cancelOpenHouse(ctx, params)),
  route(contract.listOwnListingPeople, (ctx, { params }) => listListingPeople(ctx, params.id)),
  ...ownListingInvitations.routes,
  route(contract.changeOwnListingPart, (ctx, { params, body }) => changeListingPart(ctx, { ...params, ...body })),
  route(contract.removeOwnListingPerson, (ctx, { params }) => removeListingPerson(ctx, params, ports)),
  route(contract.chooseOwnListingContact, (ctx, { params, body }) => chooseContact(ctx, { ...params, ...body })),
  route(contract.leaveOwnListing, (ctx, { params }) => leaveListing(ctx, params.id, ports)),
];

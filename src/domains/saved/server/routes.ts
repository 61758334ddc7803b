import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import { claimGuestAlerts } from './claim-guest-alerts.ts';
import { getDashboardLayout, setDashboardLayout } from './dashboard-layout.ts';
import { confirmGuestAlert, getGuestAlert, requestGuestAlert } from './guest-alerts.ts';
import { changeMember, collectionInvitations, removeMember } from './collection-people.ts';
import {
  clearKeptHomes,
  removeKeptHome,
  getKeptKeys,
  keepHome,
  listHomesByKey,
  listKeptHomes,
  mergeKeptHomes,
} from './kept-homes.ts';
import { getCollection, listCollections } from './read-collections.ts';
import { removeSavedArea, listSavedAreas, saveArea } from './saved-areas.ts';
import { getSearchNews, listSavedSearches, markSearchSeen } from './read-searches.ts';
import { collectionShares } from './share-collections.ts';
import {
  addComment,
  createCollection,
  deleteCollection,
  deleteComment,
  putCollectionHome,
  removeCollectionHome,
  restoreCollection,
  updateCollection,
} from './write-collections.ts';
import { createSavedSearch, deleteSavedSearch, restoreSavedSearch, updateSavedSearch } from './write-search.ts';

export const savedRoutes: Route[] = [
  route(contract.listSavedSearches, (ctx) => listSavedSearches(ctx)),
  route(contract.createSavedSearch, (ctx, { body }) => createSavedSearch(ctx, body)),
  route(contract.updateSavedSearch, (ctx, { params, body }) => updateSavedSearch(ctx, { publicId: params.id, changes: body })),
  route(contract.deleteSavedSearch, (ctx, { params }) => deleteSavedSearch(ctx, params.id)),
  route(contract.restoreSavedSearch, (ctx, { params }) => restoreSavedSearch(ctx, params.id)),
  route(contract.getSearchNews, (ctx, { params }) => getSearchNews(ctx, params.id)),
  route(contract.markSearchSeen, (ctx, { params }) => markSearchSeen(ctx, params.id)),
  route(contract.claimGuestAlerts, (ctx) => claimGuestAlerts(ctx)),
  route(contract.requestGuestAlert, (ctx, { body }) => requestGuestAlert(ctx, body)),
  route(contract.getGuestAlert, (ctx, { params }) => getGuestAlert(ctx, params.token)),
  route(contract.confirmGuestAlert, (ctx, { params }) => confirmGuestAlert(ctx, params.token)),

  route(contract.getKeptKeys, (ctx) => getKeptKeys(ctx)),
  route(contract.mergeKeptHomes, (ctx, { body }) => mergeKeptHomes(ctx, body)),
  route(contract.listKeptHomes, (ctx, { params }) => listKeptHomes(ctx, params.list)),
  route(contract.clearKeptHomes, (ctx, { params, query }) => clearKeptHomes(ctx, { ...params, ...query })),
  route(contract.keepHome, (ctx, { params }) => keepHome(ctx, { list: params.list, listingKey: params.listingKey })),
  route(contract.removeKeptHome, (ctx, { params }) => removeKeptHome(ctx, { list: params.list, listingKey: params.listingKey })),
  route(contract.listHomesByKey, (ctx, { query }) => listHomesByKey(ctx, query.keys)),

  route(contract.listSavedAreas, (ctx) => listSavedAreas(ctx)),
  route(contract.saveArea, (ctx, { params }) => saveArea(ctx, { slug: params.slug, propertyType: params.propertyType })),
  route(contract.removeSavedArea, (ctx, { params }) =>
    removeSavedArea(ctx, { slug: params.slug, propertyType: params.propertyType }),
  ),

  route(contract.listCollections, (ctx) => listCollections(ctx)),
  route(contract.createCollection, (ctx, { body }) => createCollection(ctx, body)),
  route(contract.getCollection, (ctx, { params }) => getCollection(ctx, params.id)),
  route(contract.updateCollection, (ctx, { params, body }) => updateCollection(ctx, { publicId: params.id, changes: body })),
  route(contract.deleteCollection, (ctx, { params }) => deleteCollection(ctx, params.id)),
  route(contract.restoreCollection, (ctx, { params }) => restoreCollection(ctx, params.id)),
  route(contract.putCollectionHome, (ctx, { params, body }) =>
    putCollectionHome(ctx, { publicId: params.id, listingKey: params.listingKey, note: body.note }),
  ),
  route(contract.removeCollectionHome, (ctx, { params }) =>
    removeCollectionHome(ctx, { publicId: params.id, listingKey: params.listingKey }),
  ),
  route(contract.addComment, (ctx, { params, body }) => addComment(ctx, { publicId: params.id, comment: body })),
  route(contract.deleteComment, (ctx, { params }) => deleteComment(ctx, { publicId: params.id, commentId: params.commentId })),
  ...collectionInvitations.routes,
  route(contract.changeMember, (ctx, { params, body }) =>
    changeMember(ctx, { publicId: params.id, userId: params.userId, role: body.role }),
  ),
  route(contract.removeMember, (ctx, { params }) => removeMember(ctx, { publicId: params.id, userId: params.userId })),
  ...collectionShares.routes,

  route(contract.getDashboardLayout, (ctx) => getDashboardLayout(ctx)),
  route(contract.setDashboardLayout, (ctx, { body }) => setDashboardLayout(ctx, body)),
];

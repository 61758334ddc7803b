import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import { deleteOfferDraft, getOfferDraft, keepOfferDraft } from './drafts.ts';
import { listMyOffers, listOffersFor } from './list-offers.ts';
import { moveOffer } from './move-offer.ts';
import { checkProof, serveOfferPaper, uploadOfferPaper } from './papers.ts';
import { callOffRound, openRound } from './rounds.ts';
import { submitOffer } from './submit-offer.ts';
import { removeContingency } from './remove-contingency.ts';
import { tickSaleStep } from './tick-sale-step.ts';

export const offerRoutes: Route[] = [
  route(contract.submitOffer, (ctx, { params, body }) => submitOffer(ctx, { ...params, ...body })),
  route(contract.getOfferDraft, (ctx, { params }) => getOfferDraft(ctx, params.listingKey)),
  route(contract.keepOfferDraft, (ctx, { params, body }) => keepOfferDraft(ctx, { ...params, ...body })),
  route(contract.deleteOfferDraft, (ctx, { params }) => deleteOfferDraft(ctx, params.listingKey)),
  route(contract.listMyOffers, (ctx) => listMyOffers(ctx)),
  route(contract.listOffersFor, (ctx, { params }) => listOffersFor(ctx, params.listingKey)),
  route(contract.reviseOffer, (ctx, { params, body }) => moveOffer(ctx, { ...params, ...body, verb: 'revise' })),
  route(contract.counterOffer, (ctx, { params, body: { isOneOfSeveral, ...body } }) =>
    moveOffer(ctx, { ...params, ...body, verb: isOneOfSeveral ? 'counter-several' : 'counter' }),
  ),
  route(contract.moveOffer, (ctx, { params, body }) => moveOffer(ctx, { ...params, ...body })),
  route(contract.acceptOffer, (ctx, { params, body }) => moveOffer(ctx, { ...params, ...body })),
  route(contract.removeContingency, (ctx, { params }) => removeContingency(ctx, params)),
  route(contract.tickSaleStep, (ctx, { params, body }) => tickSaleStep(ctx, { ...params, ...body })),
  route(contract.openRound, (ctx, { params, body }) => openRound(ctx, { ...params, ...body })),
  route(contract.callOffRound, (ctx, { params }) => callOffRound(ctx, params.roundId)),
  route(contract.uploadOfferPaper, (ctx, { params, query }, request) => uploadOfferPaper(ctx, { ...params, ...query, request })),
  route(contract.getOfferPaper, (ctx, { params }) => serveOfferPaper(ctx, params)),
  route(contract.checkProof, (ctx, { params, body }) => checkProof(ctx, { ...params, ...body })),
];

import { route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import * as milestones from '../contract/milestones.ts';
import * as admin from '../contract/admin.ts';
import * as services from '../contract/services.ts';
import { getLedgerStatement } from './ledger-statement.ts';
import { listAllOrders } from './list-all-orders.ts';
import { getMoneyState } from './money-state.ts';
import { listBoughtServices, moveBoughtService, saveServicePlace } from './arrange-services.ts';
import { assignOrder } from './assign-order.ts';
import { getCatalog } from './catalog.ts';
import { sendEvidence } from './disputes.ts';
import { fundMilestones } from './fund-milestones.ts';
import { serveInvoice } from './invoices.ts';
import { listLedgerOwners } from './ledger-owners.ts';
import { getMoneyPlan } from './milestones.ts';
import { decideMilestone, moveMilestone } from './move-milestone.ts';
import { cancelOrder, getOrder, listOrders, payOrder } from './own-orders.ts';
import { takePaymentEvent } from './payment-events.ts';
import { placeOrder } from './place-order.ts';
import { priceCart } from './price-cart.ts';
import { listPromoCodes, putPromoCode } from './promo-codes.ts';
import { decideRefund, grantRefund, requestRefund, resendRefund } from './refunds.ts';
import { getSandboxCheckout, paySandboxCheckout } from './sandbox-checkout.ts';
import { changeSubscription, listSubscriptions, moveSubscription } from './subscriptions.ts';
import { priceSwitch, switchSubscription } from './switch-subscription.ts';
import { openPayoutAccount } from './payout-accounts.ts';
import { finishTestAccount, getVendorMoney, requestPayout } from './vendor-money.ts';

export const billingRoutes = [
  route(contract.getCatalog, (ctx) => getCatalog(ctx)),
  route(contract.priceCart, (ctx, { body }) => priceCart(ctx, body)),
  route(contract.placeOrder, (ctx, { body }) => placeOrder(ctx, body)),
  route(contract.listOrders, (ctx) => listOrders(ctx)),
  route(contract.getOrder, (ctx, { params }) => getOrder(ctx, params.orderId)),
  route(contract.payOrder, (ctx, { params }) => payOrder(ctx, params.orderId)),
  route(contract.cancelOrder, (ctx, { params }) => cancelOrder(ctx, params.orderId)),
  route(contract.assignOrder, (ctx, { params, body }) => assignOrder(ctx, { ...params, ...body })),
  route(contract.getInvoice, (ctx, { params, query }) => serveInvoice(ctx, { orderId: params.orderId, name: query.name })),
  route(contract.requestRefund, (ctx, { params, body }) => requestRefund(ctx, { ...params, ...body })),
  route(contract.listAllOrders, (ctx, { query }) => listAllOrders(ctx, query)),
  route(contract.grantRefund, (ctx, { params, body }) => grantRefund(ctx, { ...params, ...body })),
  route(contract.decideRefund, (ctx, { params, body }) => decideRefund(ctx, { ...params, ...body })),
  route(admin.resendRefund, (ctx, { params }) => resendRefund(ctx, params.refundId)),
  route(admin.getMoneyState, (ctx) => getMoneyState(ctx)),
  route(admin.getLedgerStatement, (ctx, { query }) => getLedgerStatement(ctx, query)),
  route(admin.listLedgerOwners, (ctx, { query }) => listLedgerOwners(ctx, query)),
  route(admin.listPromoCodes, (ctx) => listPromoCodes(ctx)),
  route(admin.putPromoCode, (ctx, { params, body }) => putPromoCode(ctx, { ...params, ...body })),
  route(admin.sendEvidence, (ctx, { params, body }) => sendEvidence(ctx, { ...params, ...body })),
  route(contract.listSubscriptions, (ctx) => listSubscriptions(ctx)),
  route(contract.moveSubscription, (ctx, { params, body }) => moveSubscription(ctx, { id: params.subscriptionId, ...body })),
  route(contract.priceSwitch, (ctx, { params, query }) => priceSwitch(ctx, { id: params.subscriptionId, ...query })),
  route(contract.switchSubscription, (ctx, { params, body: { id, ...body } }) =>
    switchSubscription(ctx, { id: params.subscriptionId, orderId: id, ...body }),
  ),
  route(contract.changeSubscription, (ctx, { params, body }) => changeSubscription(ctx, { id: params.subscriptionId, ...body })),
  route(contract.getSandboxCheckout, (ctx, { params }) => getSandboxCheckout(ctx, params.checkoutId)),
  route(contract.paySandboxCheckout, (ctx, { params, body }) => paySandboxCheckout(ctx, { ...params, ...body })),
  route(milestones.getMoneyPlan, (ctx, { params }) => getMoneyPlan(ctx, params.engagementId)),
  route(milestones.fundMilestones, (ctx, { params, body }) => fundMilestones(ctx, { ...params, ...body })),
  route(milestones.moveMilestone, (ctx, { params, body }) => moveMilestone(ctx, { ...params, ...body })),
  route(milestones.decideMilestone, (ctx, { params, body }) => decideMilestone(ctx, { ...params, ...body })),
  route(milestones.getVendorMoney, (ctx, { params, query }) => getVendorMoney(ctx, { ...params, ...query })),
  route(milestones.openPayoutAccount, (ctx, { params }) => openPayoutAccount(ctx, params.vendorId)),
  route(milestones.finishTestAccount, (ctx, { params }) => finishTestAccount(ctx, params.vendorId)),
  route(milestones.requestPayout, (ctx, { params, body }) => requestPayout(ctx, { ...params, ...body })),
  route(services.saveServicePlace, (ctx, { params, body }) => saveServicePlace(ctx, { ...params, ...body })),
  route(services.listBoughtServices, (ctx, { query }) => listBoughtServices(ctx, query)),
  route(services.moveBoughtService, (ctx, { params, body }) => moveBoughtService(ctx, { ...params, move: body })),
  route(contract.takePaymentEvent, (ctx, { params }, request) => takePaymentEvent(ctx, { provider: params.provider, request })),
];

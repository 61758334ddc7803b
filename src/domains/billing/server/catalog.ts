import { utcDay } from '#lib/calendar.ts';
import type { Context } from '#platform/verb/context.ts';
import type { Payments } from '#platform/payments/payments.ts';
import type { CatalogBundle, CatalogPlan, CatalogService } from '../contract.ts';
import { type BundleLine, isSettlement, priceBundle, priceBundlePart, priceOn } from '../model/find-item.ts';
import { type Item, PERIODS, type Price } from '../model/catalog-items.ts';
import { BUNDLES, PLANS, SERVICES } from '../model/catalog.ts';

interface ShownCatalog {
  plans: CatalogPlan[];
  bundles: CatalogBundle[];
  services: CatalogService[];
  isTest: boolean;
}

/** Everything for sale, at today's prices. */
export async function getCatalog(ctx: Pick<Context, 'now' | 'actor'> & { payments: Payments }): Promise<ShownCatalog> {
  const day = utcDay(ctx.now);
  const present = ({ id, period, cents }: Price) => ({ id, period, cents });
  const pricesOf = (item: Item) => PERIODS.flatMap((period) => priceOn(item, period, day) ?? []).map(present);
  const { isDemo } = ctx.actor.kind === 'user' ? ctx.actor : { isDemo: false };
  return {
    plans: PLANS.map((plan) => ({ ...plan, includes: [...plan.includes], prices: pricesOf(plan) })),
    bundles: BUNDLES.map((bundle) => {
      const { lines, ...sums } = priceBundle(bundle, { day });
      return {
        ...bundle,
        ...sums,
        excludes: [...bundle.excludes],
        addOns: [...bundle.addOns],
        needs: [...bundle.needs],
        lines: lines.map((line, at) => ({
          ...presentPart(line),
          swaps: (bundle.includes[at]?.swaps ?? []).map((serviceId) =>
            presentPart(priceBundlePart(bundle, { serviceId, quantity: line.quantity, day })),
          ),
        })),
      };
    }),
    services: SERVICES.flatMap((service) => {
      const [price] = pricesOf(service);
      return price === undefined ? [] : [{ ...service, states: [...service.states], isSettlement: isSettlement(service), price }];
    }),
    isTest: ctx.payments.nameFor({ isDemo }) !== 'stripe' || !ctx.payments.isLive,
  };
}

function presentPart({ service, quantity, separateCents, cents }: BundleLine) {
  const { id: serviceId, name, deliverable, days, refundRule } = service;
  return { serviceId, name, deliverable, days, quantity, separateCents, cents, isSettlement: isSettlement(service), refundRule };
}

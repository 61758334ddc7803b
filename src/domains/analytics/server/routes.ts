import { readBrowser } from '#platform/http/read-browser.ts';
import { route, type Route } from '#platform/http/route.ts';
import type { Context } from '#platform/verb/context.ts';
import * as contract from '../contract.ts';
import { recordFilters } from './filter-counts.ts';
import { type ImpressionPorts, recordImpressions } from './record-impressions.ts';
import { recordListingVisit, type VisitPorts } from './record-listing-visit.ts';
import { type Browser, recordPageView, recordTraffic } from './traffic/record-traffic.ts';

interface ReportPorts {
  /** Who agreed to be recognized in experiments is, wherever their pages report from. */
  noticeVisitor: (ctx: Context, request: Request) => Promise<void>;
}

/** A domain above knows the people of a listing, who do not count. */
export const createAnalyticsRoutes = (ports: VisitPorts & ImpressionPorts & ReportPorts): Route[] => [
  route(contract.recordPageView, async (ctx, { body }, request) => {
    await recordPageView(ctx, body, readVisiting(request));
    return undefined;
  }),
  route(contract.recordTraffic, async (ctx, { body }, request) => {
    await ports.noticeVisitor(ctx, request);
    await recordTraffic(ctx, body, readVisiting(request));
    return undefined;
  }),
  route(contract.recordFilters, async (ctx, { body }, request) => {
    const { declines, userAgent } = readBrowser(request);
    if (!declines) await recordFilters(ctx, { ...body, userAgent });
    return undefined;
  }),
  route(contract.recordImpressions, async (ctx, { body }, request) => {
    const { declines, userAgent } = readBrowser(request);
    if (!declines) await recordImpressions(ctx, { ...body, userAgent }, ports);
    return undefined;
  }),
  route(contract.recordListingVisit, async (ctx, { body }, request) => {
    const { declines, userAgent } = readBrowser(request);
    if (!declines) await recordListingVisit(ctx, { ...body, userAgent }, ports);
    return undefined;
  }),
];

const readVisiting = (request: Request): Browser => ({ ...readBrowser(request), host: request.headers.get('host') ?? '' });

import type { Context } from '#platform/verb/context.ts';
import type { HandlerInput } from '#lib/endpoint.ts';
import type { recordPageView as pageViewCall, recordTraffic as reportsCall } from '../../contract.ts';
import { countryOfZone } from '../../model/country-of-zone.ts';
import { landingPageOf, patternOf } from '../../model/route-patterns.ts';
import { siteDay } from '../../model/site-day.ts';
import { browserOf, cleanTag, deviceOf, DIRECT, referrerHost, systemOf } from '../../model/visit-source.ts';
import { isVisitor, saltOf, visitorUnder } from '../daily-visitors.ts';
import { collectorOf, type TrafficEvent } from './collector.ts';
import { fingerprintOf, noteBrowserErrors } from './errors.ts';
import { limitNewValues } from './new-values.ts';

/** What the request says of its browser. */
export interface Browser {
  userAgent: string;
  host: string;
  /** Global Privacy Control, or Do Not Track. */
  declines: boolean;
}

type View = HandlerInput<typeof pageViewCall>['body'];
type Reports = HandlerInput<typeof reportsCall>['body'];
type Origin = Pick<View, 'referrer' | 'tags' | 'zone'>;

/** Counts a page view. The user agent is read for families of browsers and forgotten; who declines, and robots, count nowhere. */
export async function recordPageView(ctx: Context, { path, ...origin }: View, browser: Browser): Promise<void> {
  const common = await describeVisit(ctx, origin, browser);
  if (common === null) return;
  collectorOf(ctx).add([
    { ...common, happenedAt: ctx.now, seq: 0, kind: 'view', route: patternOf(path), name: landingPageOf(path), value: null },
  ]);
}

/** Takes what happened on pages. The browser's clock is not asked: reports say how long ago something was. */
export async function recordTraffic(ctx: Context, { reports, ...origin }: Reports, browser: Browser): Promise<void> {
  const common = await describeVisit(ctx, origin, browser);
  if (common === null) return;
  const errors = reports.flatMap((report) => (report.kind === 'error' ? [report] : []));
  if (errors.length > 0) await noteBrowserErrors(ctx, errors);
  collectorOf(ctx).add(
    reports.map((report, seq): TrafficEvent => ({
      ...common,
      happenedAt: new Date(ctx.now.getTime() - report.agoMs),
      seq: seq + 1,
      kind: report.kind,
      route: patternOf(report.path),
      name: report.kind === 'error' ? fingerprintOf('browser', report) : 'name' in report ? report.name.toLowerCase() : null,
      value: report.kind === 'vital' ? report.value : null,
    })),
  );
}

type Common = Omit<TrafficEvent, 'happenedAt' | 'seq' | 'kind' | 'route' | 'name' | 'value'>;

async function describeVisit(ctx: Context, origin: Origin, { userAgent, host, declines }: Browser): Promise<Common | null> {
  const { actor, db, now } = ctx;
  if (declines || !isVisitor(actor, userAgent)) return null;
  const day = siteDay(now);
  const tags = limitNewValues(day, {
    source: cleanTag(origin.tags?.source) ?? referrerHost(origin.referrer, host) ?? DIRECT,
    medium: cleanTag(origin.tags?.medium),
    campaign: cleanTag(origin.tags?.campaign),
    term: cleanTag(origin.tags?.term),
    content: cleanTag(origin.tags?.content),
  });
  return {
    day,
    arrivedAt: now,
    visitor: visitorUnder(await saltOf(db, day), { address: actor.address, userAgent }).visitor,
    ...tags,
    device: deviceOf(userAgent),
    browser: browserOf(userAgent),
    os: systemOf(userAgent),
    country: countryOfZone(origin.zone),
  };
}

import { cleanTag, deviceOf } from '#domains/analytics/server/index.ts';
import { DEVICE_KEYS, sourceKindOf, type SourceKind, type Visit } from '../../model/audience.ts';

/** With what and from where a page is asked for. */
export function readVisit({ headers, url }: Pick<Request, 'headers' | 'url'>): Visit {
  const { host, searchParams } = new URL(url);
  const referrer = headers.get('referer') ?? '';
  return visitOf(headers.get('user-agent') ?? '', {
    source: sourceKindOf({
      tag: cleanTag(searchParams.get('utm_source') ?? undefined),
      host: URL.canParse(referrer) ? new URL(referrer).host : null,
      ownHost: headers.get('host') ?? host,
    }),
  });
}

/** A visit by its browser, and the source that its page was told. */
export function visitOf(userAgent: string, { source }: { source: SourceKind }): Visit {
  const device = deviceOf(userAgent);
  return { device: DEVICE_KEYS.find((key) => key === device) ?? 'desktop', source };
}

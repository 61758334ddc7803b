import { PlacePage, readPlace } from '#domains/landing/web/index.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { siteContext, useSite } from '#platform/web/site-context.ts';
import { InlineLink, LineLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import type { Route } from './+types/why-realty-ai';
import { APPROACHES, COMPARISON, LIMITS, METHODS, readingMethod } from './why/content.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return readPlace(request, 'why', context.get(siteContext).productName);
}

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  return pageMeta({
    site,
    title: `Why ${site.productName}?`,
    description: 'How this compares with other ways to find a home, how it works, and its limits.',
    path: '/why-realty-ai',
  });
}

export default function WhyRealtyAi({ loaderData: { title, lead, experiment } }: Route.ComponentProps) {
  const site = useSite();
  const { productName } = site;
  return (
    <PlacePage experiment={experiment}>
      <Page width="wide" size="large" title={title} lead={lead}>
        <section className="mt-12">
          <h2 className="font-serif text-3xl text-ink">Ways to find and buy a home</h2>
          <p className="mt-2 max-w-measure text-ink-soft">
            A comparison of approaches as they are commonly offered, as of November 2026. Individual companies differ; check the
            one you deal with.
          </p>
          <div
            className="ui-scroll-hint mt-5 overflow-x-auto rounded-card border border-line bg-surface"
            tabIndex={0}
            role="region"
            aria-label="Comparison of approaches"
          >
            <table className="w-full min-w-3xl border-collapse text-left text-sm">
              <thead>
                <tr className="border-b border-line">
                  <th scope="col" className="p-4 font-semibold text-ink">
                    What you get
                  </th>
                  <th scope="col" className="bg-brand-tint p-4 font-semibold text-ink">
                    {productName}
                  </th>
                  {APPROACHES.map((approach) => (
                    <th key={approach} scope="col" className="p-4 font-semibold text-ink">
                      {approach}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {COMPARISON.map((row) => (
                  <tr key={row.criterion} className="border-b border-line align-top last:border-0">
                    <th scope="row" className="p-4 font-medium text-ink">
                      {row.criterion}
                    </th>
                    <td className="bg-brand-tint p-4 text-ink">{row.ours}</td>
                    {row.others.map((other, index) => (
                      <td key={APPROACHES[index]} className="p-4 text-ink-soft">
                        {other}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
        <section className="mt-16">
          <h2 className="font-serif text-3xl text-ink">Our methods</h2>
          <dl className="mt-5 grid gap-5 md:grid-cols-2">
            {[readingMethod(site), ...METHODS].map((method) => (
              <div key={method.name} className="rounded-card border border-line bg-surface p-5">
                <dt className="font-sans text-lg font-semibold text-ink">{method.name}</dt>
                <dd className="mt-1 text-ink-soft">
                  {method.text}
                  {method.link === undefined ? null : (
                    <>
                      {' '}
                      <InlineLink href={method.link.to}>{method.link.label}</InlineLink>
                    </>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <section className="mt-16">
          <h2 className="font-serif text-3xl text-ink">Our limits</h2>
          <ul className="mt-4 max-w-measure list-disc space-y-2 pl-5 text-ink">
            {LIMITS.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </section>
        <p className="mt-12">
          <LineLink href="/how-it-works" data-first-action>
            How it works, step by step
          </LineLink>
        </p>
      </Page>
    </PlacePage>
  );
}

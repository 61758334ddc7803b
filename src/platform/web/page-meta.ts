import type { MetaDescriptor } from 'react-router';
import type { Site } from './site.ts';

export interface PageMeta {
  site: Site;
  title: string;
  description: string;
  /** The path of the canonical address, from the site's root. */
  path: string;
  /** The path of the Open Graph picture; the product's own by default. */
  image?: string;
  /** Keeps absent pages, private pages and near-copies out of indexes. */
  isIndexed?: boolean;
  /** schema.org objects of the page. */
  structuredData?: object[];
}

/** Title, description, canonical, Open Graph and JSON-LD of a page. */
export function pageMeta({
  site,
  title,
  description,
  path,
  image = '/og.png',
  isIndexed = true,
  structuredData = [],
}: PageMeta): MetaDescriptor[] {
  const fullTitle = path === '/' ? title : `${title} · ${site.productName}`;
  const url = `${site.publicUrl}${path}`;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    ...(isIndexed
      ? [{ tagName: 'link', rel: 'canonical', href: url } satisfies MetaDescriptor]
      : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: site.productName },
    { property: 'og:image', content: `${site.publicUrl}${image}` },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...structuredData.map(
      (object) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...object } }) satisfies MetaDescriptor,
    ),
  ];
}

/** The site from the root route's match, for `meta` functions. */
export function siteOf(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): Site {
  const root = matches.find((match) => match?.id === 'root');
  if (root === undefined) throw new Error('every page lies below the root route');
  // The root loader is the only source of this value, and always answers.
  return (root.loaderData as { site: Site }).site;
}

import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { PropertyCard, PropertyCardSkeleton, type PropertyCardProps } from './property-card.tsx';

const home: PropertyCardProps = {
  href: '/property/1',
  priceCents: 84_000_000,
  priceCutCents: 1_500_000,
  bedrooms: 4,
  bathrooms: 2.5,
  livingAreaSqft: 2_140,
  street: '1420 Alder Row',
  locality: 'Evergreen, WA 98015',
  daysOnSite: 1,
  openHouse: 'Open Sat 1–3 PM',
  monthlyCostCents: 512_300,
  sqftPriceCents: 39_200,
  listingFirm: 'Listing by Alder & Pine Realty',
};

function draw(props: Partial<PropertyCardProps> = {}) {
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <PropertyCard {...home} {...props} />
    </StaticRouter>,
  );
}

function words(html: string) {
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

/** Heights of the lines of text, from top to bottom. */
function lines(html: string) {
  return [...html.slice(html.indexOf('text-sm')).matchAll(/\b(mt-\d )?(?:flex |min-)?h-(5|6|8)\b(?! w-)/g)].map((line) =>
    line[0].replace(/flex |min-/, ''),
  );
}

describe('PropertyCard', () => {
  it('writes the address in the type of the card, whatever its heading is worth on the page', () => {
    for (const level of [2, 3, 4] as const)
      expect(draw({ level })).toMatch(new RegExp(`<h${level} class="[^"]*font-sans text-sm `));
  });

  it('says every fact it is given', () => {
    expect(words(draw())).toContain('4 beds · 2.5 baths · 2,140 sq ft');
    expect(words(draw())).toContain('Price cut by $15,000');
    expect(words(draw())).toContain('Open Sat 1–3 PM · 1 day for sale');
    expect(words(draw())).toContain('Est. $5,123/mo · $392/sq ft');
    expect(words(draw({ bedrooms: 0, bathrooms: 1 }))).toContain('Studio · 1 bath');
    expect(words(draw({ daysOnSite: 0, openHouse: undefined }))).toContain('New today');
  });

  it('is one link, to the page of the home', () => {
    expect(draw().match(/<a /g)).toHaveLength(1);
    expect(draw()).toContain('href="/property/1"');
  });

  it('sets the listing firm no smaller than the median of its text', () => {
    expect(draw()).toMatch(/<p class="[^"]*">Listing by/);
    expect(draw()).not.toMatch(/text-xs[^>]*>Listing by/);
  });

  it('shows the note of its picture', () => {
    const image = { src: '/a.jpg', alt: 'Front', note: 'Illustration' };
    expect(words(draw({ image }))).toContain('Illustration');
    expect(draw({ image })).toContain('loading="lazy"');
    expect(draw({ image, eager: true })).toContain('fetchPriority="high"');
  });

  it('is light: no script hook, no inline style', () => {
    expect(draw()).not.toMatch(/ style=| on[a-z]+=/);
    expect(draw().length).toBeLessThan(2_500);
  });

  it('is as high as its skeleton', () => {
    const skeleton = renderToStaticMarkup(<PropertyCardSkeleton />);
    expect(lines(skeleton)).toHaveLength(6);
    expect(lines(draw())).toEqual(lines(skeleton));
  });
});

import type { ReactNode } from 'react';
import { formatCount, formatMoney } from '#lib/format.ts';
import { Area } from './area.tsx';
import { AppLink } from './link.tsx';

export interface PropertyCardImage {
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  alt: string;
  /** "Illustration", "Digitally altered": stands on the picture. */
  note?: string | undefined;
}

export type PropertyCardStatusTone = 'active' | 'soon' | 'pending' | 'sold' | 'new';

export interface PropertyCardProps {
  href: string;
  image?: PropertyCardImage | undefined;
  /** Above the fold: fetched first instead of lazily. */
  eager?: boolean | undefined;
  /** Covers the picture: a `PhotoStrip` that shows more photos. */
  strip?: ReactNode;
  priceCents: number;
  /** "/mo" for rents. */
  priceUnit?: string | undefined;
  priceCutCents?: number | undefined;
  bedrooms?: number | undefined;
  bathrooms?: number | undefined;
  livingAreaSqft?: number | undefined;
  /** One more fact after beds, baths and area: "0.25 acres". */
  extraFact?: string | undefined;
  street: string;
  /** City, state and postal code. */
  locality: string;
  status?: { label: string; tone: PropertyCardStatusTone } | undefined;
  daysOnSite?: number | undefined;
  /** "Open Sat 1–3 PM". */
  openHouse?: string | undefined;
  /** Estimated monthly cost in integer cents. */
  monthlyCostCents?: number | undefined;
  /** Price of a square foot of living area in integer cents. */
  sqftPriceCents?: number | undefined;
  /** The line the listing source demands, such as "Listing by Alder & Pine Realty". */
  listingFirm?: string | undefined;
  /** Buttons over the picture's corner: heart, hide. */
  actions?: ReactNode;
  /** At the end of the price line: a match score. */
  aside?: ReactNode;
  /** Below the card's text: match score, notes, compare box. */
  footer?: ReactNode;
  level?: 2 | 3 | 4 | undefined;
  /** Leaves room for two lines of address on every card, so that neighboring cards line up. */
  wholeAddress?: boolean | undefined;
  /** Shown as chosen, for instance while its pin on the map is. */
  highlighted?: boolean | undefined;
}

const statusTones: Record<PropertyCardStatusTone, string> = {
  active: 'bg-surface text-ink',
  soon: 'bg-info text-on-info',
  pending: 'bg-surface text-ink-soft',
  sold: 'bg-media text-on-media',
  new: 'bg-brand text-on-brand',
};

const frame =
  'group/card relative flex h-full min-w-0 flex-col overflow-clip rounded-card border bg-surface has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus print:break-inside-avoid';
const pictureFrame = 'relative aspect-video min-h-0 w-full sm:aspect-3/2 overflow-clip bg-sunken';
const body = 'flex flex-1 flex-col px-4 pt-3 pb-3.5 text-sm';

/** Rendered by the hundred on the server: plain markup, no state, no effects. */
export function PropertyCard(props: PropertyCardProps) {
  const { href, image, street, locality, level = 3, status, priceCutCents } = props;
  const Heading = `h${level}` as const;
  return (
    <article
      className={`${frame} ${props.highlighted ? 'border-brand shadow-float' : 'border-line hover:border-line-strong hover:shadow-card'}`}
    >
      <div className={pictureFrame}>
        <Picture image={image} eager={props.eager} />
        {props.strip}
        {status ? (
          <span
            className={`absolute top-3 left-3 z-2 rounded-control px-2 py-0.5 text-xs font-semibold ${statusTones[status.tone]}`}
          >
            {status.label}
          </span>
        ) : null}
        {image?.note === undefined ? null : (
          <span className="absolute right-2 bottom-2 z-2 rounded-control bg-media/75 px-1.5 text-xs text-on-media">
            {image.note}
          </span>
        )}
      </div>
      {props.actions == null ? null : <div className="absolute top-1.5 right-1.5 z-10 flex gap-1">{props.actions}</div>}
      <div className={body}>
        <p className="flex h-8 items-baseline gap-2">
          <span className="text-xl leading-8 font-semibold tracking-tight">
            {formatMoney(props.priceCents, 'never')}
            {props.priceUnit === undefined ? null : (
              <span className="text-sm font-normal tracking-normal text-ink-soft">{props.priceUnit}</span>
            )}
          </span>
          {priceCutCents ? (
            <span className="truncate font-medium text-accent">
              <span aria-hidden="true">↓ </span>
              <span className="sr-only">Price cut by </span>
              {formatMoney(priceCutCents, 'never')}
            </span>
          ) : null}
          {props.aside == null ? null : <span className="ml-auto shrink-0">{props.aside}</span>}
        </p>
        <p className="h-6 truncate leading-6 text-ink">
          <Facts {...props} />
        </p>
        <p className="h-5 truncate text-ink-soft tabular-nums">{sayCosts(props)}</p>
        <Heading
          className={`mt-1 ${props.wholeAddress ? 'min-h-10' : 'min-h-5'} font-sans text-sm font-normal tracking-normal text-pretty text-ink`}
        >
          <AppLink href={href} className="no-underline outline-none after:absolute after:inset-0 group-hover/card:underline">
            {street}
            <span className="text-ink-soft">, {locality}</span>
          </AppLink>
        </Heading>
        {/* What has no room beside the open house goes whole, into a line that is not shown. */}
        <p className="mt-2 flex h-5 flex-wrap overflow-clip text-ink-soft">
          {props.openHouse === undefined ? null : (
            <span className="mr-[0.5ch] max-w-full truncate font-medium text-brand">{props.openHouse}</span>
          )}
          {props.daysOnSite === undefined ? null : (
            <span className="max-w-full truncate">
              {props.openHouse === undefined ? '' : '· '}
              {sayAge(props.daysOnSite)}
            </span>
          )}
        </p>
        <p className="min-h-5 text-ink-soft">{props.listingFirm}</p>
        {props.footer == null ? null : <div className="relative mt-3 border-t border-line pt-3">{props.footer}</div>}
      </div>
    </article>
  );
}

function Picture({ image, eager }: { image: PropertyCardImage | undefined; eager: boolean | undefined }) {
  if (!image) {
    return <span className="flex size-full items-center justify-center text-sm text-ink-soft">No photo yet</span>;
  }
  return (
    <img
      src={image.src}
      srcSet={image.srcSet}
      sizes={image.sizes}
      alt={image.alt}
      width={600}
      height={400}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className="size-full object-cover"
    />
  );
}

function Facts({ bedrooms, bathrooms, livingAreaSqft, extraFact }: PropertyCardProps) {
  const before: string[] = [];
  if (bedrooms !== undefined) before.push(bedrooms === 0 ? 'Studio' : formatCount(bedrooms, 'bed'));
  if (bathrooms !== undefined) before.push(formatCount(bathrooms, 'bath'));
  if (livingAreaSqft === undefined) return [...before, ...(extraFact === undefined ? [] : [extraFact])].join(' · ');
  return (
    <>
      {before.map((fact) => `${fact} · `)}
      <Area sqft={livingAreaSqft} />
      {extraFact === undefined ? null : ` · ${extraFact}`}
    </>
  );
}

/** The cost per month and per square foot. */
function sayCosts({ monthlyCostCents, sqftPriceCents }: PropertyCardProps): string {
  return [
    ...(monthlyCostCents === undefined ? [] : [`Est. ${formatMoney(monthlyCostCents, 'never')}/mo`]),
    ...(sqftPriceCents === undefined ? [] : [`${formatMoney(sqftPriceCents, 'never')}/sq ft`]),
  ].join(' · ');
}

function sayAge(days: number): string {
  if (days <= 0) return 'New today';
  return `${formatCount(days, 'day')} for sale`;
}

const bone = 'block animate-breathe rounded-control bg-line/70';

/** Exactly as high as a card without a footer whose firm takes one line. */
export function PropertyCardSkeleton() {
  return (
    <div data-loading aria-hidden="true" className={`${frame} border-line`}>
      <div className={`${pictureFrame} animate-breathe`} />
      <div className={body}>
        <span className="flex h-8 items-center">
          <span className={`${bone} h-5 w-28`} />
        </span>
        <span className="flex h-6 items-center">
          <span className={`${bone} h-3.5 w-3/5`} />
        </span>
        <span className="flex h-5 items-center">
          <span className={`${bone} h-3.5 w-1/2`} />
        </span>
        <span className="mt-1 flex h-5 items-center">
          <span className={`${bone} h-3.5 w-4/5`} />
        </span>
        <span className="mt-2 flex h-5 items-center">
          <span className={`${bone} h-3.5 w-2/5`} />
        </span>
        <span className="flex h-5 items-center">
          <span className={`${bone} h-3.5 w-1/2`} />
        </span>
      </div>
    </div>
  );
}

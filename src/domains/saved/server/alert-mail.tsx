import { Heading } from '@react-email/heading';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { Fragment, type ReactElement } from 'react';
import { GONE_STATUSES, listedBy, type ListingSummary, mailPictureUrl, pictureNote } from '#domains/listings/contract.ts';
import { MAIL_COLORS } from '#platform/mail/mail-frame.tsx';
import type { AlertKind, ListingEvent } from '../model/classify-event.ts';
import { describeChange, nameHome, summarizeHome } from '../model/describe-change.ts';
import { searchPath } from '../model/search-text.ts';

/** What happened to one home, and the search that found it; without a search it is a favorite. */
export interface AlertRow extends Omit<ListingEvent, 'kind'> {
  kind: AlertKind;
  eventKind: ListingEvent['kind'];
  listingId: number;
  searchId: number | null;
  publicId: string | null;
  name: string | null;
  filters: Record<string, string> | null;
  /** Homes that a mail of this search shows, at most. */
  mailCap: number | null;
}

const FAVORITES_CAP = 20;

/** Subject and body of one mail about several changes, grouped by search. */
export function writeAlertMail(
  rows: readonly AlertRow[],
  homes: ReadonlyMap<number, ListingSummary>,
  url: string,
): { title: string; body: ReactElement } {
  const groups = [...Map.groupBy(rows, (row) => row.searchId).values()].map((group) => toMailGroup(group, homes, url));
  return { title: describeSubject(rows, homes), body: AlertMail({ groups }) };
}

function describeSubject(rows: readonly AlertRow[], homes: ReadonlyMap<number, ListingSummary>): string {
  const [first] = rows;
  const home = first === undefined ? undefined : homes.get(first.listingId);
  if (rows.length === 1 && first !== undefined && home !== undefined) return `${describe(first, home)}: ${nameHome(home)}`;
  const searches = [...new Set(rows.flatMap((row) => row.name ?? []))];
  const where = [
    ...(searches.length === 0 ? [] : [searches.length === 1 ? searches[0] : `${searches.length} saved searches`]),
    ...(rows.some((row) => row.name === null) ? ['your favorites'] : []),
  ];
  return `${rows.length} changes in ${where.join(' and ')}`;
}

function describe({ kind, eventKind, ...event }: AlertRow, home: ListingSummary): string {
  return describeChange(kind, { ...event, kind: eventKind }, home);
}

function toMailGroup(rows: readonly AlertRow[], homes: ReadonlyMap<number, ListingSummary>, url: string): MailGroup {
  const [first] = rows;
  const cap = first?.mailCap ?? FAVORITES_CAP;
  return {
    title: first?.name ?? 'Favorites',
    href: first?.filters == null ? `${url}/buyer-dashboard` : `${url}${searchPath(first.filters, first.publicId ?? undefined)}`,
    items: rows.slice(0, cap).flatMap((row) => {
      const home = homes.get(row.listingId);
      if (home === undefined) return [];
      return {
        change: describe(row, home),
        name: nameHome(home),
        facts: summarizeHome(home),
        firm: home.listOfficeName,
        picture: pictureOf(home, url),
        href: `${url}/property/${home.listingKey}`,
      };
    }),
    more: Math.max(0, rows.length - cap),
  };
}

/** The cover, as everyone may see it; of homes that are gone, no picture is shown anymore. */
function pictureOf({ cover, standardStatus }: ListingSummary, url: string): MailPicture | null {
  if (cover === null || GONE_STATUSES.some((gone) => gone === standardStatus)) return null;
  return { src: `${url}${mailPictureUrl(cover.id)}`, alt: cover.alt, note: pictureNote(cover) };
}

interface MailPicture {
  src: string;
  alt: string;
  note: string | undefined;
}

interface MailGroup {
  title: string;
  href: string;
  items: { change: string; name: string; facts: string; firm: string | null; href: string; picture: MailPicture | null }[];
  /** Homes beyond what the mail shows. */
  more: number;
}

export function AlertMail({ groups }: { groups: readonly MailGroup[] }) {
  return (
    <>
      {groups.map((group) => (
        <Section key={group.href}>
          <Heading as="h2" style={{ fontSize: 16, margin: '16px 0 4px' }}>
            <Link href={group.href}>{group.title}</Link>
          </Heading>
          {group.items.map((item) => (
            <Fragment key={`${item.href} ${item.change}`}>
              {item.picture === null ? null : <Picture {...item.picture} href={item.href} />}
              <Text style={{ margin: '8px 0 16px' }}>
                <strong>{item.change}</strong>
                <br />
                <Link href={item.href}>{item.name}</Link>
                <br />
                {item.facts}
                {item.firm === null ? null : (
                  <>
                    <br />
                    {listedBy(item.firm)}
                  </>
                )}
              </Text>
            </Fragment>
          ))}
          {group.more > 0 && (
            <Text>
              <Link href={group.href}>See {group.more} more</Link>
            </Text>
          )}
        </Section>
      ))}
    </>
  );
}

function Picture({ src, alt, note, href }: MailPicture & { href: string }) {
  return (
    // A text has no pictures, and needs no link of one.
    <div data-skip-in-text="true">
      <Link href={href}>
        <img
          src={src}
          alt={alt}
          width={504}
          // oxlint-disable-next-line react/forbid-dom-props -- Mail programs know no classes, and no policy of ours holds there.
          style={{ border: 0, borderRadius: 8, display: 'block', height: 'auto', marginTop: 16, maxWidth: '100%', width: '100%' }}
        />
      </Link>
      {note === undefined ? null : <Text style={{ color: MAIL_COLORS.soft, fontSize: 12, margin: '4px 0 0' }}>{note}</Text>}
    </div>
  );
}

/** Double opt-in: nothing more is sent before this is answered. */
export function ConfirmAlertMail({ searchName, confirmUrl }: { searchName: string; confirmUrl: string }) {
  return (
    <>
      <Text>Someone, most likely you, asked us to email new homes for the search “{searchName}” to this address.</Text>
      <Text>
        <Link href={confirmUrl}>Yes, send me these alerts</Link>
      </Text>
      <Text>If this wasn’t you, you don’t have to do anything. We won’t write again.</Text>
    </>
  );
}

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { formatCount, formatDate } from '#lib/format.ts';
import { formatEnd } from '#lib/format-end.ts';
import { SHARE_DAYS, USUAL_SHARE_DAYS } from '#lib/kept-for.ts';
import { Button } from './button.tsx';
import { CopyField } from './copy-field.tsx';
import { Field } from './field.tsx';
import { Notice } from './notice.tsx';
import { Select } from './select.tsx';

export interface SharedLink {
  id: string;
  createdAt: string;
  expiresAt: string;
  views: number;
  lastViewedAt: string | null;
  /** Tells this link from the others. */
  note?: string | undefined;
}

export interface ShareLinksProps {
  /** What people with the link see. */
  children: ReactNode;
  links: readonly SharedLink[];
  /** The time zone of the dates: an IANA name. */
  timeZone: string;
  /** Makes a link that lasts this number of days, and returns its path; undefined if that failed, which the page reports. */
  onCreate: (days: number) => Promise<string | undefined>;
  /** Returns whether the link has ended. The page reports a failure. */
  onEnd: (id: string) => Promise<boolean>;
  /** More choices, before the button. */
  choices?: ReactNode;
  linkLabel?: string | undefined;
}

function sayLink({ createdAt, expiresAt, views, lastViewedAt, note }: SharedLink, timeZone: string): string {
  const last = lastViewedAt === null ? '' : `, last ${formatDate(lastViewedAt, timeZone)}`;
  const made = `Made ${formatDate(createdAt, timeZone)}, ends ${formatEnd(expiresAt, timeZone, new Date())}`;
  return [made, `${formatCount(views, 'view')}${last}`, ...(note === undefined ? [] : [note])].join(' · ');
}

/** Links that open for anyone who has them: how long each lasts, and how often it was opened. */
export function ShareLinks({
  children,
  links,
  timeZone,
  onCreate,
  onEnd,
  choices,
  linkLabel = 'Link to the report',
}: ShareLinksProps) {
  const [days, setDays] = useState<number>(USUAL_SHARE_DAYS);
  const [made, setMade] = useState<{ address: string; others: readonly string[] }>();
  const [isBusy, setBusy] = useState(false);
  const offer = useRef<HTMLDivElement>(null);

  // In a dialog on a phone, what is shown only once would lie below the fold.
  useEffect(() => {
    if (made !== undefined) offer.current?.scrollIntoView?.({ block: 'nearest' });
  }, [made]);

  async function create() {
    setBusy(true);
    const path = await onCreate(days);
    if (path !== undefined) setMade({ address: `${window.location.origin}${path}`, others: links.map((link) => link.id) });
    setBusy(false);
  }

  async function end(id: string) {
    if (await onEnd(id)) setMade((now) => (now?.others.includes(id) ? now : undefined));
  }

  return (
    <div>
      <div className="text-sm text-ink-soft">{children}</div>
      {choices}
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <Field label="Lasts" className="w-40">
          <Select
            value={String(days)}
            options={SHARE_DAYS.map((count) => ({ value: String(count), label: `${count} days` }))}
            onChange={(event) => setDays(Number(event.target.value))}
          />
        </Field>
        <Button variant="secondary" busy={isBusy} onClick={() => void create()}>
          {made === undefined ? 'Make a link' : 'Make another link'}
        </Button>
      </div>
      {made === undefined ? null : (
        <div ref={offer} className="scroll-mb-24 pt-4">
          <Notice tone="success" live title="Copy it now: it is shown only once">
            <CopyField label={linkLabel} value={made.address} className="mt-2" />
          </Notice>
        </div>
      )}
      {links.length === 0 ? null : (
        <ul className="mt-4 divide-y divide-line border-y border-line text-sm">
          {links.map((link) => {
            const words = sayLink(link, timeZone);
            return (
              <li key={link.id} className="flex flex-wrap items-center justify-between gap-3 py-2">
                <span>{words}</span>
                <Button
                  size="small"
                  variant="quiet"
                  className="max-sm:-ml-3"
                  aria-label={`End this link: ${words}`}
                  onClick={() => void end(link.id)}
                >
                  End this link
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSignedInAction } from '#domains/accounts/web/index.ts';
import { formatSize } from '#domains/documents/web/index.ts';
import { ASK_FOR_PAPERS_ANCHOR } from '#domains/listings/contract.ts';
import { endpointUrl } from '#lib/endpoint.ts';
import { formatDate } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { downloadAsUser } from '#platform/web/download-as-user.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Download } from '#ui/icons/index.ts';
import { InlineLink } from '#ui/link.tsx';
import { getHomeDisclosureFile, type HomeDisclosure, listHomeDisclosures } from '../../contract.ts';

const ACCESS: Readonly<Record<HomeDisclosure['access'], { label: string; tone: BadgeTone; who: string }>> = {
  open: { label: 'Open', tone: 'brand', who: 'Anyone with an account can open it here.' },
  ask: { label: 'On request', tone: 'neutral', who: 'The sellers have it and give it to buyers who ask.' },
  none: { label: 'Not here yet', tone: 'neutral', who: 'The sellers haven’t added it yet.' },
};

interface HomeDisclosuresProps {
  listingKey: string;
  placeholder: ReactNode;
}

/** What the sellers of a home tell about it on paper: what there is, and who may see it. */
export function HomeDisclosures(props: HomeDisclosuresProps) {
  return (
    <QueryScope>
      <Disclosures {...props} />
    </QueryScope>
  );
}

function Disclosures({ listingKey, placeholder }: HomeDisclosuresProps) {
  const query = useQuery(endpointQuery(listHomeDisclosures, { params: { listingKey } }));
  return (
    <Loaded query={query} pending={placeholder} failed="We couldn’t load the disclosures">
      {({ disclosures }) =>
        disclosures.length === 0 ? (
          <p className="text-ink-soft">No list of disclosures for this home now.</p>
        ) : (
          <>
            <ul className="divide-y divide-line border-y border-line">
              {disclosures.map((one) => (
                <Disclosure key={one.key} listingKey={listingKey} disclosure={one} />
              ))}
            </ul>
            {disclosures.every(({ access }) => access === 'open') ? null : (
              <p className="mt-3">
                <InlineLink href={`/property/${listingKey}#${ASK_FOR_PAPERS_ANCHOR}`} keepScroll>
                  Ask the sellers for their disclosures
                </InlineLink>
              </p>
            )}
            <p className="mt-2 max-w-measure text-sm text-ink-soft">
              The list is made from the facts of the home, and may not be complete. The papers are the sellers’ own: we have not
              checked them. Read them before you make an offer, and ask an attorney or agent what they mean for you.
            </p>
          </>
        )
      }
    </Loaded>
  );
}

function Disclosure({ listingKey, disclosure }: { listingKey: string; disclosure: HomeDisclosure }) {
  const { key, title, why, source, access, files } = disclosure;
  const { label, tone, who } = ACCESS[access];
  const download = useWrite(({ id, name }: Pick<HomeDisclosure['files'][number], 'id' | 'name'>) =>
    downloadAsUser(endpointUrl(getHomeDisclosureFile.path, { listingKey, documentId: id }), name),
  );
  const open = useSignedInAction<{ id: string; name: string }>(`open-${key}`, (file) => void download.run(file));
  return (
    <li className="grid gap-x-8 gap-y-2 py-4 md:grid-cols-2">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-sans text-base font-medium text-ink">
          {title} <Badge tone={tone}>{label}</Badge>
        </h3>
        <p className="mt-1 text-sm">{why}</p>
        <p className="text-sm text-ink-soft">{source}</p>
      </div>
      <div className="min-w-0 text-sm">
        <p className="text-ink-soft">{who}</p>
        {files.map(({ id, name, sizeBytes, addedAt }) => (
          <Button
            key={id}
            variant="quiet"
            size="small"
            className="mt-1 max-w-full print:hidden"
            busy={download.underway.some((file) => file.id === id)}
            onClick={() => open({ id, name })}
          >
            <Download aria-hidden="true" className="size-4 shrink-0" />
            <span className="truncate">{name}</span>
            <span className="shrink-0 text-ink-soft">
              {formatSize(sizeBytes)}, {formatDate(addedAt, viewerTimeZone())}
            </span>
          </Button>
        ))}
      </div>
    </li>
  );
}

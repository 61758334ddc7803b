import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { isReadable, useReadDocument } from '#domains/contracts/web/index.ts';
import { VaultView } from '#domains/documents/web/index.ts';
import { listMyOffers } from '#domains/offers/contract.ts';
import { ownListingsOptions } from '#domains/selling/web/index.ts';
import { EnvelopeList, PrepareView, useSigningStates, useStartEnvelope } from '#domains/signing/web/index.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';

/** The vault, with what was sent to be signed; or one envelope that is prepared. */
export function DocumentsView({ frame }: PersonalViewProps) {
  const [search, setSearch] = useSearchParams();
  const prepare = (id: string) => setSearch({ prepare: id });
  const start = useStartEnvelope(prepare);
  const states = useSigningStates();
  const navigate = useNavigate();
  const read = useReadDocument((id) => void navigate(`/contract-terms?id=${id}`));
  const { data: sales } = useQuery(ownListingsOptions());
  const { data: offers } = useQuery(endpointQuery(listMyOffers));
  const homes = new Map<string, { id: string; title: string }>([
    ...(sales?.listings ?? []).map(({ id, label }) => [id, { id, title: `Sale of ${label}` }] as const),
    ...(offers?.offers ?? []).map(({ id, home }) => [id, { id, title: `Offer for ${home}` }] as const),
  ]);
  const draftId = search.get('prepare');
  if (draftId !== null)
    return (
      <Suspense fallback={<SkeletonRows rows={8} className="mt-8" />}>
        <PrepareView draftId={draftId} onLeave={() => setSearch({ view: 'signing' })} />
      </Suspense>
    );
  return (
    <VaultView
      frame={frame}
      signing={{
        content: <EnvelopeList onPrepare={prepare} />,
        onSend: ({ id, name }) => void start.run({ id, name }),
        stateOf: ({ sha256 }) => states.get(sha256),
      }}
      homes={homes}
      reading={{ isReadable, onRead: ({ id }) => void read.run(id), isBusy: read.isBusy }}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { randomUuid } from '#lib/uuid.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useAddressQuery } from '#platform/web/use-address-query.ts';
import { WriteFailure } from '#platform/web/write/write-failure.tsx';
import { Page } from '#ui/page.tsx';
import { SkeletonFields } from '#ui/skeleton-shapes.tsx';
import { LoadingRegion } from '#ui/skeleton.tsx';
import type { RequestForm, ServiceRequest } from '../../contract.ts';
import { requestOptions } from '../api.ts';
import { ChoosePros } from './choose-pros.tsx';
import { RequestFields } from './request-fields.tsx';
import { RequestFiles } from './request-files.tsx';
import { useSendAfterSignIn } from './send-after-sign-in.ts';
import { StartOf } from './start-of.tsx';

/** What somebody needs, and whom they ask for it. A draft has its id in the address, so that it is there again. */
export function RequestView({ frame }: PersonalViewProps) {
  const [params, change] = useAddressQuery();
  const [fresh] = useState(randomUuid);
  const [first, setFirst] = useState<ServiceRequest>();
  const known = params.get('request');
  const keep = (saved: ServiceRequest) => {
    if (known === saved.id) return;
    setFirst(saved);
    change({ request: saved.id }, { replaces: true });
  };
  const interrupted = useSendAfterSignIn();
  return (
    <Page {...frame}>
      <WriteFailure of={interrupted} title="Not sent yet" className="mt-6" />
      <div className="mt-8">
        {interrupted.isBusy ? (
          <LoadingRegion>
            <SkeletonFields fields={7} />
          </LoadingRegion>
        ) : known === null || known === fresh ? (
          // The same form before and after it was first saved: what is typed meanwhile stays.
          <Begun
            key={interrupted.kept === undefined ? 'new' : 'kept'}
            requestId={fresh}
            first={known === null ? undefined : first}
            start={interrupted.kept}
            params={params}
            onSaved={keep}
          />
        ) : (
          <Known requestId={known} params={params} onSaved={keep} />
        )}
      </div>
    </Page>
  );
}

interface PartsProps {
  requestId: string;
  saved: ServiceRequest | undefined;
  /** What was filled in before; by default what the address knows. */
  start?: RequestForm | undefined;
  params: URLSearchParams;
  onSaved: (saved: ServiceRequest) => void;
}

/** A request that begins here; `first` is what it was when it was first saved. */
function Begun({ first, ...props }: Omit<PartsProps, 'saved'> & { first: ServiceRequest | undefined }) {
  const query = useQuery({ ...requestOptions(props.requestId), enabled: first !== undefined });
  return <Parts {...props} saved={query.data ?? first} />;
}

function Known({ requestId, ...props }: Omit<PartsProps, 'saved' | 'start'>) {
  return (
    <Loaded query={useQuery(requestOptions(requestId))} pending={<SkeletonFields fields={7} />}>
      {(saved) => <Parts requestId={requestId} saved={saved} {...props} />}
    </Loaded>
  );
}

function Parts({ requestId, saved, start: filled, params, onSaved }: PartsProps) {
  return (
    <div className="grid gap-12">
      <StartOf saved={saved} params={params}>
        {(start) => (
          <RequestFields key={requestId} requestId={requestId} saved={saved} start={filled ?? start} onSaved={onSaved} />
        )}
      </StartOf>
      {saved === undefined ? null : (
        <>
          <RequestFiles request={saved} canAdd={saved.status === 'draft' || saved.status === 'open'} />
          {saved.status === 'draft' ? <ChoosePros request={saved} first={params.get('vendors')?.split(',') ?? []} /> : null}
        </>
      )}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { randomUuid } from '#lib/uuid.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { ServiceRequest } from '../../contract.ts';
import { requestOptions } from '../api.ts';
import { ChoosePros } from './choose-pros.tsx';
import { readStart } from './read-start.ts';
import { RequestFields } from './request-fields.tsx';
import { RequestFiles } from './request-files.tsx';

/** What somebody needs, and whom they ask for it. A draft has its id in the address, so that it is there again. */
export function RequestView({ frame }: PersonalViewProps) {
  const [params, setParams] = useSearchParams();
  const [fresh] = useState(randomUuid);
  const known = params.get('request');
  const keep = (saved: ServiceRequest) => {
    if (known === saved.id) return;
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('request', saved.id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <Page {...frame}>
      <div className="mt-8">
        {known === null ? (
          <Parts key="new" requestId={fresh} saved={undefined} params={params} onSaved={keep} />
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
  params: URLSearchParams;
  onSaved: (saved: ServiceRequest) => void;
}

function Known({ requestId, ...props }: Omit<PartsProps, 'saved'>) {
  return (
    <Loaded query={useQuery(requestOptions(requestId))} pending={<Skeleton className="h-128 w-full" />}>
      {(saved) => <Parts requestId={requestId} saved={saved} {...props} />}
    </Loaded>
  );
}

function Parts({ requestId, saved, params, onSaved }: PartsProps) {
  const start = readStart(saved, params);
  return (
    <div className="grid gap-12">
      <RequestFields key={requestId} requestId={requestId} saved={saved} start={start} onSaved={onSaved} />
      {saved === undefined ? null : (
        <>
          <RequestFiles request={saved} canAdd={saved.status === 'draft' || saved.status === 'open'} />
          {saved.status === 'draft' ? <ChoosePros request={saved} first={params.get('vendors')?.split(',') ?? []} /> : null}
        </>
      )}
    </div>
  );
}

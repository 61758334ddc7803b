import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '#domains/accounts/web/index.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { LineLink } from '#ui/link.tsx';
import type { Subscription } from '../../contract.ts';
import { subscriptionsOptions } from '../api.ts';
import { OWN_PLAN } from './checkout/own-plan-id.ts';

interface OwnPlanLinkProps {
  onFound: (own: Subscription | undefined) => void;
}

/** Leads to the plan that the reader has now, and tells the page which it is. */
export function OwnPlanLink({ onFound }: OwnPlanLinkProps) {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return (
    <QueryScope>
      <OwnPlanOf onFound={onFound} />
    </QueryScope>
  );
}

function OwnPlanOf({ onFound }: OwnPlanLinkProps) {
  return (
    <Loaded query={useQuery(subscriptionsOptions())} pending={null} failed={null}>
      {({ subscriptions }) => <Found own={subscriptions.find(({ status }) => status !== 'ended')} onFound={onFound} />}
    </Loaded>
  );
}

function Found({ own, onFound }: OwnPlanLinkProps & { own: Subscription | undefined }) {
  useEffect(() => onFound(own), [own, onFound]);
  return own === undefined ? null : <LineLink href={`#${OWN_PLAN}`}>Your plan</LineLink>;
}

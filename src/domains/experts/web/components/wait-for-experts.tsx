import { useQuery } from '@tanstack/react-query';
import { useSession, useSignedInAction } from '#domains/accounts/web/index.ts';
import type { CategoryKey } from '#lib/service-categories.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { listExpertWaits, stopWaitingForExperts, waitForExperts } from '../../contract.ts';

interface WaitForExpertsProps {
  categoryKey: CategoryKey;
  zip: string;
  /** What they would do, where several are waited for side by side. */
  what?: string | undefined;
}

/** Where nobody serves a place yet: asks to be told when somebody does, or takes that back. */
export function WaitForExperts(props: WaitForExpertsProps) {
  return (
    <QueryScope>
      <Wait {...props} />
    </QueryScope>
  );
}

function Wait({ categoryKey, zip, what }: WaitForExpertsProps) {
  const { status } = useSession();
  const { data } = useQuery({ ...endpointQuery(listExpertWaits), enabled: status === 'signed-in' });
  const waits = data?.waits.some((one) => one.categoryKey === categoryKey && one.zip === zip) ?? false;
  const params = { categoryKey, zip };
  const turn = useWrite(
    (on: boolean) => (on ? browserApi.call(waitForExperts, { params }) : browserApi.call(stopWaitingForExperts, { params })),
    {
      refreshes: [listExpertWaits],
      done: (_answer, on) => ({ title: on ? `We’ll tell you when someone serves ${zip}.` : 'You won’t hear about it.' }),
    },
  );
  const press = useSignedInAction('wait-for-experts', (on: boolean) => void turn.run(on));
  return (
    <Button variant="secondary" busy={turn.isBusy} onClick={() => press(!waits)}>
      {waits ? 'Stop waiting' : `Tell me when someone serves ${zip}`}
      {what === undefined ? '' : `: ${what}`}
    </Button>
  );
}

import { useNavigate } from 'react-router';
import { useSignedInAction } from '#domains/accounts/web/index.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { keepEstimate } from '../../contract.ts';

/** Gives the estimate of today an address of its own, which goes on showing it as it is. */
export function KeepEstimate({ homeId }: { homeId: number }) {
  const navigate = useNavigate();
  const keep = useWrite(() => browserApi.call(keepEstimate, { params: { homeId } }), {
    answered: (kept) => navigate(`/ai-valuation-details?valuationId=${kept.valuationId}`),
    done: { title: 'This page keeps today’s estimate.' },
  });
  const begin = useSignedInAction<null>('keep-estimate', () => void keep.run());
  return (
    <Button variant="secondary" size="small" className="mt-4 print:hidden" busy={keep.isBusy} onClick={() => begin(null)}>
      Keep this estimate under its own link
    </Button>
  );
}

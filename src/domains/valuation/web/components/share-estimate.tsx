import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { ShareLinks } from '#ui/share-links.tsx';
import { useToast } from '#ui/toast.tsx';
import { listValuationShares, revokeValuationShare, shareValuation } from '../../contract.ts';

/** Links to the report of a home. */
export function ShareEstimate({ homeId, hasCorrections }: { homeId: number; hasCorrections: boolean }) {
  const client = useQueryClient();
  const { toast } = useToast();
  const [isCorrected, setCorrected] = useState(true);
  const query = endpointQuery(listValuationShares, { params: { homeId } });
  const { data } = useQuery(query);

  async function run<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      const answer = await work();
      await client.invalidateQueries({ queryKey: query.queryKey });
      return answer;
    } catch (error) {
      const description = (error instanceof ApiError ? error.detail : undefined) ?? 'Please try again.';
      toast({ title: 'That did not work', description, variant: 'destructive' });
      return undefined;
    }
  }

  return (
    <section aria-labelledby="share-estimate" className="max-w-xl">
      <h3 id="share-estimate" className="mb-1 text-lg font-semibold">
        Share the report
      </h3>
      <ShareLinks
        links={(data?.shares ?? []).map((link) => ({
          ...link,
          note: link.hasCorrections ? 'with your corrections' : undefined,
        }))}
        onCreate={async (days) => {
          const share = await run(() =>
            browserApi.call(shareValuation, {
              params: { homeId },
              body: { days, hasCorrections: hasCorrections && isCorrected },
            }),
          );
          return share?.path;
        }}
        onEnd={(shareId) => run(() => browserApi.call(revokeValuationShare, { params: { homeId, shareId } }))}
        choices={
          hasCorrections ? (
            <Checkbox
              className="mt-2"
              label="With my corrections"
              checked={isCorrected}
              onChange={(event) => setCorrected(event.target.checked)}
            />
          ) : null
        }
      >
        Whoever has the link sees the full report of this home as of the day they open it, and your name.
      </ShareLinks>
    </section>
  );
}

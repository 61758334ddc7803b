import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ShareLinks } from '#ui/share-links.tsx';
import { useToast } from '#ui/toast.tsx';
import { endDealShare, listDealShares, shareDeal } from '../../contract.ts';

/** Links by which others read the roadmap: a co-buyer, an agent, a relative. */
export function ShareRoadmap({ onOpenChange }: { onOpenChange: (isOpen: boolean) => void }) {
  const client = useQueryClient();
  const { toast } = useToast();
  const [hasNotes, setHasNotes] = useState(false);
  const query = endpointQuery(listDealShares);
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
    <Dialog open onOpenChange={onOpenChange} title="Share this roadmap">
      <ShareLinks
        links={(data?.shares ?? []).map((link) => ({ ...link, note: link.hasNotes ? 'with your notes' : undefined }))}
        onCreate={async (days) => (await run(() => browserApi.call(shareDeal, { body: { days, hasNotes } })))?.path}
        onEnd={(shareId) => run(() => browserApi.call(endDealShare, { params: { shareId } }))}
        choices={
          <Checkbox
            className="mt-2"
            label="With my notes"
            checked={hasNotes}
            onChange={(event) => setHasNotes(event.target.checked)}
          />
        }
      >
        Whoever has the link sees your tasks, their dates and your name, and can change nothing.
      </ShareLinks>
    </Dialog>
  );
}

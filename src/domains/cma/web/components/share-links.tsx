import { useQueryClient } from '@tanstack/react-query';
import { browserApi } from '#platform/web/api-client.ts';
import { ShareLinks } from '#ui/share-links.tsx';
import { useToast } from '#ui/toast.tsx';
import { createShare, revokeShare, type Cma } from '../../contract.ts';
import { cmaOptions, sayFailure } from '../api.ts';

/** Links to the report of an analysis. */
export function CmaShareLinks({ cma }: { cma: Cma }) {
  const client = useQueryClient();
  const { toast } = useToast();

  async function run<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      const answer = await work();
      await client.invalidateQueries({ queryKey: cmaOptions(cma.id).queryKey });
      return answer;
    } catch (error) {
      toast({ title: 'That did not work', description: sayFailure(error), variant: 'destructive' });
      return undefined;
    }
  }

  return (
    <section aria-labelledby="report-links">
      <h3 id="report-links" className="mb-1 font-serif text-xl text-ink">
        Share by link
      </h3>
      <ShareLinks
        links={cma.shares}
        onCreate={async (days) => {
          const share = await run(() => browserApi.call(createShare, { params: { id: cma.id }, body: { days } }));
          return share?.path;
        }}
        onEnd={(shareId) => run(() => browserApi.call(revokeShare, { params: { id: cma.id, shareId } }))}
      >
        Whoever has the link sees the value, the sales and the report, as they stand when opened; nothing else of yours.
      </ShareLinks>
    </section>
  );
}

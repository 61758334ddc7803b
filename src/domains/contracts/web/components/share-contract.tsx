import { useQuery } from '@tanstack/react-query';
import { SharePanel } from '#domains/sharing/web/index.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { contractSharing, type Analysis } from '../../contract.ts';
import { contractSharesOptions } from '../api.ts';

/** Links by which an attorney or agent sees what a contract says. */
export function ShareContract({ analysis: { id, name }, onClose }: { analysis: Analysis; onClose: () => void }) {
  const query = contractSharesOptions(id);
  const links = useQuery({ ...query, meta: { follows: ['contracts'] } });
  const params = { contractId: id };
  return (
    <Dialog open onOpenChange={onClose} title={`Send what ${name} says`}>
      <Loaded query={links} pending={<Skeleton className="h-40" />} failed="We couldn’t load your links">
        {({ shares }) => (
          <SharePanel
            links={shares}
            queryKey={query.queryKey}
            onCreate={(body) => browserApi.call(contractSharing.create, { params, body })}
            onEnd={(shareId) => browserApi.call(contractSharing.end, { params: { ...params, shareId } })}
            linkLabel="Link to the terms"
            ownWords={{
              label: 'Show what I confirmed and corrected',
              note: 'with what you confirmed and corrected',
              isOnAtFirst: true,
            }}
          >
            Send the link to your attorney or agent. Anyone with it sees your name, the terms and the words they come from, the
            deadlines, the flags, and what your other papers of the deal change, until the link ends. The file itself is not
            shared.
          </SharePanel>
        )}
      </Loaded>
    </Dialog>
  );
}

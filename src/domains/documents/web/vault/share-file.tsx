import { useQuery } from '@tanstack/react-query';
import { SharePanel } from '#domains/sharing/web/index.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Dialog } from '#ui/dialog.tsx';
import { documentSharing, type VaultDocument } from '../../contract/vault.ts';
import { documentSharesOptions } from './api.ts';

/** Links that let others download one file. */
export function ShareFile({ document: { id, name }, onClose }: { document: VaultDocument; onClose: () => void }) {
  const query = documentSharesOptions(id);
  const { data } = useQuery(query);
  const params = { documentId: id };
  return (
    <Dialog open onOpenChange={onClose} title={`Share ${name}`}>
      <SharePanel
        links={data?.shares ?? []}
        queryKey={query.queryKey}
        onCreate={(body) => browserApi.call(documentSharing.create, { params, body })}
        onEnd={(shareId) => browserApi.call(documentSharing.end, { params: { ...params, shareId } })}
        linkLabel="Link to the file"
      >
        Anyone with the link sees your name and can download this file until the link ends. Links close while the file is in the
        trash. What was downloaded stays with whoever did.
      </SharePanel>
    </Dialog>
  );
}

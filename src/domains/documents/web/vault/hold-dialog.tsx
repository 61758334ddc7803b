import { browserApi } from '#platform/web/api-client.ts';
import { ReasonDialog } from '#platform/web/form/reason-form.tsx';
import { holdDocument, type VaultDocument } from '../../contract/vault.ts';
import { MOST_LETTERS } from '../../model/limits.ts';
import { VAULT_READS } from './api.ts';

/** Holds a file, so that it cannot be deleted by mistake. */
export function HoldDialog({ document: { id, name }, onClose }: { document: VaultDocument; onClose: () => void }) {
  return (
    <ReasonDialog
      title={`Put ${name} on hold?`}
      description="No one can delete it or move it to the trash until you remove the hold: for a dispute, an audit, or a duty to keep it. It stays even if your account is closed."
      why={{ name: 'reason', label: 'Why?', most: MOST_LETTERS.file }}
      button="Put on hold"
      send={({ why: reason }) => browserApi.call(holdDocument, { params: { documentId: id }, body: { reason } })}
      refreshes={VAULT_READS}
      onClose={onClose}
    />
  );
}

import { useState } from 'react';
import { DAY_MS } from '#lib/time-units.ts';
import { formatDate } from '#lib/format.ts';
import { KEPT_TRASH_DAYS } from '#lib/kept-for.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { FileText, Trash2, Undo2 } from '#ui/icons/index.ts';
import { deleteDocument } from '../../contract.ts';
import { emptyTrash, restoreDocument, type VaultDocument } from '../../contract/vault.ts';
import { formatSize } from '../../model/file-limits.ts';
import { VAULT_READS } from './api.ts';

/** What was thrown away, until it is gone for good. */
export function Trash({ documents }: { documents: readonly VaultDocument[] }) {
  const [doomed, setDoomed] = useState<VaultDocument | 'all'>();
  const done = { refreshes: VAULT_READS, answered: () => setDoomed(undefined) };
  const restore = useWrite((documentId: string) => browserApi.call(restoreDocument, { params: { documentId } }), {
    refreshes: VAULT_READS,
    done: ({ name }) => ({ title: `${name} is back` }),
  });
  const remove = useWrite(
    (which: VaultDocument | 'all') =>
      which === 'all' ? browserApi.call(emptyTrash) : browserApi.call(deleteDocument, { params: { documentId: which.id } }),
    done,
  );
  if (documents.length === 0)
    return (
      <EmptyState className="mt-6" icon={Trash2} title="The trash is empty">
        What you throw away stays here for {KEPT_TRASH_DAYS} days.
      </EmptyState>
    );
  return (
    <div className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-soft">Files are deleted for good {KEPT_TRASH_DAYS} days after you throw them away.</p>
        <Button size="small" variant="secondary" onClick={() => setDoomed('all')}>
          Empty the trash
        </Button>
      </div>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {documents.map((document) => (
          <li key={document.id} className="flex items-center gap-3 py-2">
            <FileText aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
            <div className="min-w-0 flex-1">
              <p className="line-clamp-2 font-medium wrap-anywhere">{document.name}</p>
              <p className="text-sm text-ink-soft">
                {formatSize(document.sizeBytes)}, until {formatDate(endOf(document), viewerTimeZone())}
              </p>
            </div>
            <IconButton
              icon={Undo2}
              label={`Restore ${document.name}`}
              busy={restore.underway.includes(document.id)}
              onClick={() => void restore.run(document.id)}
            />
            <IconButton icon={Trash2} label={`Delete ${document.name} for good`} onClick={() => setDoomed(document)} />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={doomed !== undefined}
        onOpenChange={() => setDoomed(undefined)}
        title={doomed === 'all' ? 'Empty the trash?' : `Delete ${doomed?.name ?? 'this file'} for good?`}
        description="This cannot be undone."
        confirm={doomed === 'all' ? 'Delete all of it' : 'Delete the file'}
        busy={remove.isBusy}
        failed={remove.failure !== undefined}
        onConfirm={() => doomed !== undefined && void remove.run(doomed)}
      />
    </div>
  );
}

const endOf = ({ trashedAt }: VaultDocument): string =>
  new Date(Date.parse(trashedAt ?? '') + KEPT_TRASH_DAYS * DAY_MS).toISOString();

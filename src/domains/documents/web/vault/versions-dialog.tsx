import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { endpointUrl } from '#lib/endpoint.ts';
import { formatDateTime } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { downloadAsUser } from '#platform/web/download-as-user.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Download, Undo2 } from '#ui/icons/index.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { type DocumentVersion, getVersionFile, listVersions, restoreVersion } from '../../contract/uploads.ts';
import type { VaultDocument } from '../../contract/vault.ts';
import { ACCEPTED, formatSize } from '../../model/file-limits.ts';
import { VAULT_READS } from './api.ts';
import { useNewVersion } from './use-new-version.ts';

/** The versions of a file: look at them, take one back, add a new one. */
export function VersionsDialog({ document: { id, name }, onClose }: { document: VaultDocument; onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const query = useQuery(endpointQuery(listVersions, { params: { documentId: id } }));
  const refreshes = [...VAULT_READS, listVersions];
  const add = useNewVersion(id);
  const restore = useWrite((version: number) => browserApi.call(restoreVersion, { params: { documentId: id, version } }), {
    refreshes,
    done: { title: 'It’s now the newest version' },
  });
  const download = useWrite(({ version, name: file }: DocumentVersion) =>
    downloadAsUser(endpointUrl(getVersionFile.path, { documentId: id, version }), file),
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Versions of ${name}`}
      description="A new version replaces the file; earlier ones stay here."
      footer={
        <Button busy={add.isBusy} busyText="Uploading…" onClick={() => input.current?.click()}>
          Add a new version
        </Button>
      }
    >
      <Loaded query={query} pending={<Skeleton className="h-24 w-full" />} failed="We couldn’t load the versions">
        {({ versions }) => (
          <ul className="divide-y divide-line border-y border-line">
            {versions.map((one) => (
              <li key={one.version} className="flex items-center gap-3 py-2">
                <div className="min-w-0 flex-1">
                  <p className="font-medium">
                    Version {one.version}
                    {one.isCurrent ? ', the newest' : ''}
                  </p>
                  <p className="text-sm text-ink-soft">
                    {formatSize(one.sizeBytes)}, {formatDateTime(one.createdAt, viewerTimeZone())}
                  </p>
                </div>
                <IconButton icon={Download} label={`Download version ${one.version}`} onClick={() => void download.run(one)} />
                {one.isCurrent ? null : (
                  <IconButton
                    icon={Undo2}
                    label={`Make version ${one.version} the newest`}
                    busy={restore.underway.includes(one.version)}
                    onClick={() => void restore.run(one.version)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <FilePicker ref={input} label={`New version of ${name}`} accept={ACCEPTED} onFiles={([file]) => void add.run(file)} />
    </Dialog>
  );
}

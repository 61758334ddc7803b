import { useWrite } from '#platform/web/write/use-write.ts';
import { listVersions } from '../../contract/uploads.ts';
import { MOST_UPLOAD_BYTES, refuseFile } from '../../model/file-limits.ts';
import { VAULT_READS } from './api.ts';
import { sendInParts } from './send-parts.ts';

/** Puts a file in the place of a document, which keeps its earlier versions. */
export function useNewVersion(id: string) {
  return useWrite(
    (file: File, documentId) => {
      const reason = refuseFile(file, MOST_UPLOAD_BYTES);
      if (reason !== undefined) throw new Error(reason);
      return sendInParts({ file, documentId, target: { replaces: id }, onProgress: () => {} });
    },
    {
      refreshes: [...VAULT_READS, listVersions],
      nameOf: (file) => `${file.name} ${file.size} ${file.lastModified}`,
      failureTitle: 'The version wasn’t added',
      done: { title: 'It’s the newest version now; the earlier one is kept' },
    },
  );
}

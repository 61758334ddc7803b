import { FileList } from '#domains/documents/web/index.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { endpointUrl } from '#lib/endpoint.ts';
import { getDocumentFile } from '#domains/documents/contract.ts';
import { deleteRequestFile, type ServiceRequest, uploadRequestFile } from '../../contract.ts';
import { HIRING_READS } from '../api.ts';

/** Photos, plans and papers of a request. */
export function RequestFiles({ request, canAdd }: { request: ServiceRequest; canAdd: boolean }) {
  if (!canAdd && request.files.length === 0) return null;
  return (
    <section aria-labelledby="request-files">
      <h2 id="request-files" className="font-serif text-2xl text-ink">
        Photos and papers
      </h2>
      <p className="mt-1 mb-3 max-w-measure text-sm text-ink-soft">
        The professionals you ask can open them, which helps them quote without a visit.
      </p>
      <FileList
        label="Photos and papers"
        files={request.files.map(({ documentId, name, sizeBytes }) => ({
          id: documentId,
          name,
          sizeBytes,
          uploadedAt: request.updatedAt,
        }))}
        target={{ endpoint: uploadRequestFile, params: { requestId: request.id } }}
        fileUrl={(documentId) => endpointUrl(getDocumentFile.path, { documentId })}
        trashFile={(documentId) => browserApi.call(deleteRequestFile, { params: { requestId: request.id, documentId } })}
        refreshes={HIRING_READS}
        canAdd={canAdd}
      />
    </section>
  );
}

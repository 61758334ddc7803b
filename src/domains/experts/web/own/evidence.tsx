import { FileList } from '#domains/documents/web/index.ts';
import { endpointUrl } from '#lib/endpoint.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { deleteEvidence, getEvidence, getOwnVendor, type OwnVendor, uploadEvidence } from '../../contract.ts';

interface EvidenceProps {
  credentialId: string;
  title: string;
  files: OwnVendor['licenses'][number]['files'];
  disabled: boolean;
}

/** Copies of a license or a certificate, which those who review the application read, and nobody else. */
export function Evidence({ credentialId, title, files, disabled }: EvidenceProps) {
  if (disabled && files.length === 0) return null;
  return (
    <div className="w-full">
      <FileList
        label={`Copies of ${title}`}
        files={files.map(({ documentId, name, sizeBytes, addedAt }) => ({
          id: documentId,
          name,
          sizeBytes,
          uploadedAt: addedAt,
          canDelete: !disabled,
        }))}
        canAdd={!disabled}
        target={{ endpoint: uploadEvidence, params: { credentialId } }}
        fileUrl={(documentId) => endpointUrl(getEvidence.path, { credentialId, documentId })}
        trashFile={(documentId) => browserApi.call(deleteEvidence, { params: { credentialId, documentId } })}
        refreshes={[getOwnVendor]}
      />
    </div>
  );
}

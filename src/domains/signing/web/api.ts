import { endpointUrl } from '#lib/endpoint.ts';
import { downloadAsUser } from '#platform/web/download-as-user.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { getSignedFile, listEnvelopes } from '../contract.ts';

export const envelopesOptions = () => endpointQuery(listEnvelopes);
export const downloadSigned = ({ id, title }: { id: string; title: string }) =>
  downloadAsUser(endpointUrl(getSignedFile.path, { envelopeId: id }), `${title}, signed.pdf`);

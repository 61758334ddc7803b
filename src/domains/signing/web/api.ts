import { endpointUrl } from '#lib/endpoint.ts';
import { downloadAsUser } from '#platform/web/download-as-user.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { getSignedFile, listEnvelopeEvents, listEnvelopes } from '../contract.ts';
import { listDrafts } from '../contract/drafts.ts';
import { listToSign } from '../contract/to-sign.ts';

const NEWS = { follows: ['documents'] as const };
export const envelopesOptions = () => ({ ...endpointQuery(listEnvelopes), meta: NEWS });
export const eventsOptions = (envelopeId: string) => ({
  ...endpointQuery(listEnvelopeEvents, { params: { envelopeId } }),
  meta: NEWS,
});
export const draftsOptions = () => endpointQuery(listDrafts);
export const toSignOptions = () => ({ ...endpointQuery(listToSign), meta: NEWS });
export const downloadSigned = ({ id, title }: { id: string; title: string }) =>
  downloadAsUser(endpointUrl(getSignedFile.path, { envelopeId: id }), `${title}, signed.pdf`);

import { useNavigate } from 'react-router';
import { useRef, useState } from 'react';
import { useSignedInAction } from '#domains/accounts/web/index.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { useAddressQuery } from '#platform/web/use-address-query.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { putServiceRequest, type RequestForm, submitServiceRequest } from '../../contract.ts';
import { CALL_CONSENT, REQUEST_CONSENT } from '../../model/contact-consent.ts';
import { HIRING_READS } from '../api.ts';

interface FilledRequest {
  requestId: string;
  form: RequestForm;
  vendorIds: string[];
}

/**
 * Sends what a visitor filled in as soon as they have signed in. What cannot be sent then, such as a second request for the same,
 * is a draft of theirs, with those whom they chose first in the list. `kept` is what could not even be kept.
 */
export function useSendAfterSignIn(): {
  begin: (filled: FilledRequest) => void;
  isBusy: boolean;
  kept: RequestForm | undefined;
  failure: string | undefined;
  reason: string | undefined;
} {
  const navigate = useNavigate();
  const [, change] = useAddressQuery();
  const saved = useRef(false);
  const [kept, setKept] = useState<RequestForm>();
  const send = useWrite(
    async ({ requestId, form, vendorIds }: FilledRequest) => {
      const params = { requestId };
      saved.current = false;
      await browserApi.call(putServiceRequest, { params, body: { version: 0, form, callConsent: CALL_CONSENT.version } });
      saved.current = true;
      return browserApi.call(submitServiceRequest, {
        params,
        body: { vendorIds, consent: REQUEST_CONSENT.version, isAnyway: false },
      });
    },
    {
      refreshes: HIRING_READS,
      tells: 'page',
      answered: ({ id }) => navigate(`/service-request-confirmation?request=${id}`),
      failed: (_error, { requestId, vendorIds }) => {
        if (saved.current) change({ request: requestId, vendors: vendorIds.join(',') }, { replaces: true });
      },
    },
  );
  const begin = useSignedInAction<FilledRequest>('send-request', (given) => {
    setKept(given.form);
    void send.run(given);
  });
  return {
    begin,
    isBusy: send.isBusy,
    kept: send.failure === undefined ? undefined : kept,
    failure: send.failure,
    reason: send.reason,
  };
}

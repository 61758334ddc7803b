import type { getSignInMethods } from '#domains/accounts/contract.ts';
import type { EndpointResponse } from '#lib/endpoint.ts';

export interface MethodSectionProps {
  methods: EndpointResponse<typeof getSignInMethods>;
  onChanged: () => Promise<void>;
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getSignInMethods } from '#domains/accounts/contract.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { SkeletonFields } from '#ui/skeleton-shapes.tsx';
import { PasskeySection } from './passkey-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProviderSection } from './provider-section.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';

const methodsQuery = endpointQuery(getSignInMethods);

/** How the person signs in. */
export function SignInSettings() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: methodsQuery.queryKey });
  return (
    <Loaded query={useQuery(methodsQuery)} pending={<SkeletonFields />} failed="We couldn’t load your sign-in methods">
      {(methods) => (
        <div className="space-y-6">
          <PasswordSection methods={methods} onChanged={refresh} />
          <TwoFactorSection methods={methods} onChanged={refresh} />
          <PasskeySection methods={methods} onChanged={refresh} />
          <ProviderSection methods={methods} onChanged={refresh} />
        </div>
      )}
    </Loaded>
  );
}

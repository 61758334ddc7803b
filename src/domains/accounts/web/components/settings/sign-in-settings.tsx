import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getSignInMethods } from '#domains/accounts/contract.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PasskeySection } from './passkey-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProviderSection } from './provider-section.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';

const methodsQuery = endpointQuery(getSignInMethods);

/** How the person signs in. */
export function SignInSettings() {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(methodsQuery);
  if (isError) return <ErrorState title="Your sign-in methods could not be read" onRetry={() => void refetch()} />;
  if (data == null) return <Skeleton className="h-96" />;
  const refresh = () => client.invalidateQueries({ queryKey: methodsQuery.queryKey });
  return (
    <div className="space-y-6">
      <PasswordSection methods={data} onChanged={refresh} />
      <TwoFactorSection methods={data} onChanged={refresh} />
      <PasskeySection methods={data} onChanged={refresh} />
      <ProviderSection methods={data} onChanged={refresh} />
    </div>
  );
}

import { useEffect, useState } from 'react';
import { KeyValueList } from '#ui/key-value-list.tsx';
import { Card } from '#ui/card.tsx';
import { readBearerToken } from '#platform/web/stored-session.ts';
import { readSignInOptions } from '../auth-calls.ts';
import { toAuthError } from '../session/auth-fetch.ts';
import { readTokenClaims } from '../session/token-clock.ts';
import { useSession } from '../session/use-session.ts';

/** The state of sign-in on a local installation: what is configured and what this browser holds, no secret. */
export function TestPanel() {
  const session = useSession();
  const [lines, setLines] = useState<{ label: string; value: string }[]>([]);
  useEffect(() => {
    readSignInOptions().then(
      (options) =>
        setLines([
          { label: 'Server secret', value: options.isConfigured ? 'set' : 'missing' },
          { label: 'Google', value: options.providers.google ? 'configured' : 'no keys' },
          { label: 'Facebook', value: options.providers.facebook ? 'configured' : 'no keys' },
          { label: 'Mail', value: options.mail ? 'configured' : 'none' },
          { label: 'Demonstration', value: options.demo ? 'on' : 'off' },
          { label: 'Shortest password', value: `${options.passwordMinLength} characters` },
        ]),
      (error: unknown) => setLines([{ label: 'Server', value: toAuthError(error).code }]),
    );
  }, []);
  const claims = readTokenClaims(readBearerToken() ?? '');
  return (
    <Card padding="small" className="mt-3 text-left">
      <KeyValueList
        items={[
          { label: 'Session', value: session.status },
          { label: 'Token', value: claims === null ? 'none' : `until ${new Date(claims.expiresAtMs).toLocaleTimeString()}` },
          ...lines,
        ]}
      />
    </Card>
  );
}

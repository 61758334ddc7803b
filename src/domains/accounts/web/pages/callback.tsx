import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { Button } from '#ui/button.tsx';
import { AppLink } from '#ui/link.tsx';
import { AuthHeading } from '../components/auth-heading.tsx';
import { POPUP_CHANNEL, type PopupResult } from '../popup-channel.ts';
import type { Route } from './+types/callback';

export function meta({ matches }: Route.MetaArgs) {
  const description = 'The end of a sign-in with Google or Facebook.';
  return pageMeta({ site: siteOf(matches), title: 'Signing in', description, path: '/auth/callback', isIndexed: false });
}

/** With any stricter policy than the provider's the browser would cut the tie to the page that opened this popup. */
export function headers() {
  return { 'Cross-Origin-Opener-Policy': 'unsafe-none' };
}

/** The popup's last page: tells the page that opened it how the sign-in ended, and closes. */
export default function CallbackPage() {
  const [search] = useSearchParams();
  const nonce = search.get('nonce');
  const error = search.get('error');
  const challenge = search.get('challenge');

  useEffect(() => {
    if (nonce === null) return;
    const result: PopupResult = { nonce, error, challenge };
    const channel = new BroadcastChannel(POPUP_CHANNEL);
    channel.postMessage(result);
    channel.close();
    const opener = window.opener as Window | null;
    opener?.postMessage(result, window.location.origin);
    window.close();
  }, [nonce, error, challenge]);

  return (
    <>
      {nonce === null && error === null ? (
        <AuthHeading title="Nothing to finish here">Google and Facebook bring you back to this page. Start below.</AuthHeading>
      ) : (
        // Whether somebody is signed in, only the page that began knows.
        <AuthHeading title={error === null ? 'Back to where you started' : 'Sign-in has ended'}>
          You can close this window and continue in the other one.
        </AuthHeading>
      )}
      <Button asChild variant="secondary" fullWidth>
        <AppLink href="/auth/login">Return to Login</AppLink>
      </Button>
    </>
  );
}

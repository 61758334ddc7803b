import { LockKeyhole } from '#ui/icons/index.ts';
import { useLocation } from 'react-router';
import type { OpenRole } from '#lib/roles.ts';
import { useSite } from '#platform/web/site-context.ts';
import { CardPage } from '#ui/card-page.tsx';
import { AppLink, InlineLink } from '#ui/link.tsx';
import { Button } from '#ui/button.tsx';

export interface SignInCardProps {
  /** What the person came for, as the page's heading. */
  title: string;
  /** What the page is for, in a sentence. */
  about?: string | undefined;
  /** What waits behind the sign-in, in one sentence. */
  reason?: string | undefined;
  /** As whom a demo shows the page; absent where none does. */
  demoRole?: OpenRole | undefined;
}

/** In place of a page that needs a signed-in person: what they find there, and the ways in, which bring them back here. */
export function SignInCard({ title, about, reason = 'Only you can see this page: please sign in.', demoRole }: SignInCardProps) {
  const { pathname, search } = useLocation();
  const { demoMode } = useSite();
  const query = `?${new URLSearchParams({ redirect: pathname + search }).toString()}`;
  return (
    <CardPage align="center" title={title} icon={<LockKeyhole aria-hidden="true" className="mx-auto size-8 text-brand" />}>
      {about !== undefined && <p className="mt-3 text-lg">{about}</p>}
      <p className="mt-3 text-ink-soft">{reason}</p>
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <Button asChild>
          <AppLink href={`/auth/login${query}`}>Sign In</AppLink>
        </Button>
        <Button asChild variant="secondary">
          <AppLink href={`/auth/register${query}`}>Create Account</AppLink>
        </Button>
      </div>
      <p className="mt-5 text-sm text-ink-soft">You’ll come back to this page afterward.</p>
      {demoMode && demoRole !== undefined && (
        <p className="mt-3 text-sm text-ink-soft">
          Or <InlineLink href={`/demo-login${query}&role=${demoRole}`}>look around as a demo {demoRole}</InlineLink>, without an
          account.
        </p>
      )}
    </CardPage>
  );
}

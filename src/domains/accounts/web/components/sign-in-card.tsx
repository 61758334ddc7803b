import { LockKeyhole } from '#ui/icons/index.ts';
import { useLocation } from 'react-router';
import { CardPage } from '#ui/card-page.tsx';
import { AppLink } from '#ui/link.tsx';
import { Button } from '#ui/button.tsx';

export interface SignInCardProps {
  /** What the person came for, as the page's heading. */
  title: string;
  /** What waits behind the sign-in, in one sentence. */
  reason?: string | undefined;
}

/** In place of a page that needs a signed-in person; brings them back here. */
export function SignInCard({ title, reason = 'Only you can see this page: please sign in.' }: SignInCardProps) {
  const { pathname, search } = useLocation();
  const query = `?${new URLSearchParams({ redirect: pathname + search }).toString()}`;
  return (
    <CardPage align="center" title={title} icon={<LockKeyhole aria-hidden="true" className="mx-auto size-8 text-brand" />}>
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
    </CardPage>
  );
}

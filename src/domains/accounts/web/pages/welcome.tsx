import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { WelcomeCard } from '../components/welcome-card.tsx';
import type { Route } from './+types/welcome';

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Sign in or create an account.';
  return pageMeta({ site: siteOf(matches), title: 'Welcome', description, path: '/auth/welcome', isIndexed: false });
}

export default function WelcomePage() {
  return <WelcomeCard />;
}

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AuthHeading } from './auth-heading.tsx';

it('says on every sign-in page, to who has no scripts, that signing in needs them', () => {
  const page = renderToStaticMarkup(<AuthHeading title="Sign in">Welcome back.</AuthHeading>);
  expect(/<noscript>(.*)<\/noscript>/.exec(page)?.[1]).toContain('Signing in needs JavaScript');
});

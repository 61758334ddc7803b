import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import CallbackPage from './callback.tsx';

it.each([
  ['', 'Nothing to finish here'],
  ['?nonce=abc', 'Back to where you started'],
  ['?nonce=abc&error=email-already-in-use', 'Sign-in has ended'],
])('at the address with "%s" tells nobody that they are signed in', (search, title) => {
  const page = renderToStaticMarkup(
    <MemoryRouter initialEntries={[`/auth/callback${search}`]}>
      <CallbackPage />
    </MemoryRouter>,
  );
  expect(page).toContain(title);
  expect(page).not.toMatch(/you are signed in/i);
});

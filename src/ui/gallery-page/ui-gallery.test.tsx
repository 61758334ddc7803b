import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ToastProvider } from '../toast.tsx';
import { UiGallery } from './ui-gallery.tsx';

it('sends no inline style from the server: a strict policy would refuse it', () => {
  const html = renderToString(
    <StaticRouter location="/ui">
      <ToastProvider>
        <UiGallery />
      </ToastProvider>
    </StaticRouter>,
  );
  expect(html).toContain('Request a tour');
  expect(html.match(/<[^>]+ style=[^>]*>/g)).toBeNull();
});

// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { CardPage } from './card-page.tsx';
import { MessagePage } from './message-page.tsx';
import { Page } from './page.tsx';

afterEach(cleanup);

const title = () => screen.getByRole('heading', { level: 1 });

describe('Page', () => {
  it('has one title, which can take the focus, and says what can be done and what is shown', () => {
    render(
      <Page title="Homes in Sagamore" lead="Every home for sale." note="12 homes">
        <p>The homes</p>
      </Page>,
    );
    title().focus();
    expect(document.activeElement).toBe(title());
    expect(document.body.textContent).toBe('Homes in SagamoreEvery home for sale.12 homesThe homes');
  });

  it('shows the way here and the steps above the title', () => {
    render(
      <MemoryRouter>
        <Page
          title="Sagamore"
          steps={<ol aria-label="Steps" />}
          crumbs={[{ label: 'Homes', href: '/properties' }, { label: 'Sagamore' }]}
        />
      </MemoryRouter>,
    );
    const way = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(way).getByRole('link', { name: 'Homes' }).getAttribute('href')).toBe('/properties');
    const follows = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(way.compareDocumentPosition(title()) & follows).toBe(follows);
    expect(screen.getByRole('list', { name: 'Steps' }).compareDocumentPosition(title()) & follows).toBe(follows);
  });

  it('prints no actions', () => {
    render(<Page title="Report" actions={<button type="button">Share</button>} />);
    expect(screen.getByRole('button').closest('[data-print="hide"]')).not.toBeNull();
    expect(title().closest('[data-print="hide"]')).toBeNull();
  });
});

describe('what stands in a page’s place', () => {
  it('has a title too', () => {
    render(
      <CardPage title="Sign in first" icon={<svg aria-label="Locked" />}>
        <p>This page is yours alone.</p>
      </CardPage>,
    );
    expect(title().textContent).toBe('Sign in first');
    expect(screen.getByLabelText('Locked')).toBeDefined();
  });

  it('is read aloud where something failed, and not where something is only to come', () => {
    const { rerender } = render(<MessagePage title="No connection" isFailure actions={<a href="/">Home</a>} />);
    expect(within(screen.getByRole('alert')).getByRole('link', { name: 'Home' })).toBeDefined();
    rerender(<MessagePage title="Resources" lead="Coming soon" />);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Coming soon')).toBeDefined();
  });
});

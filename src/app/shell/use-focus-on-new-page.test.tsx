// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useReducer } from 'react';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { PageTitle } from '#ui/page-title.tsx';
import { useFocusOnNewPage } from './use-focus-on-new-page.ts';

afterEach(cleanup);

function Site() {
  useFocusOnNewPage(useLocation().pathname);
  return (
    <>
      <Link to="/one?part=2">Second part</Link>
      <Link to="/two">Two</Link>
      <Link to="/late">Late</Link>
      <Link to="/form">Form</Link>
      <main tabIndex={-1}>
        <Routes>
          <Route path="/one" element={<PageTitle>The first</PageTitle>} />
          <Route path="/two" element={<PageTitle>The second</PageTitle>} />
          <Route path="/late" element={<LatePage />} />
          <Route path="/form" element={<FormPage />} />
        </Routes>
      </main>
    </>
  );
}

function LatePage() {
  const [hasCome, come] = useReducer(() => true, false);
  return hasCome ? <PageTitle>The late one</PageTitle> : <p onPointerEnter={come}>Loading...</p>;
}

function FormPage() {
  useEffect(() => document.querySelector('input')?.focus(), []);
  return <input aria-label="Code" />;
}

function open() {
  render(
    <MemoryRouter initialEntries={['/one']}>
      <Site />
    </MemoryRouter>,
  );
  return (name: string) => userEvent.click(screen.getByRole('link', { name }));
}

it('begins a new page at its title, or at its start until the title has come', async () => {
  const follow = open();
  expect(document.activeElement).toBe(document.body);
  await follow('Two');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'The second' }));
  await follow('Late');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  await userEvent.hover(screen.getByText('Loading...'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'The late one' }));
});

it('leaves the focus where a part of the same page or the new page itself put it', async () => {
  const follow = open();
  await follow('Second part');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Second part' }));
  await follow('Form');
  expect(document.activeElement).toBe(screen.getByLabelText('Code'));
});

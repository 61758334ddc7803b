// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import type { OwnVendor } from '../../contract.ts';
import { AgreementsPart } from './agreements-part.tsx';
import type { PartProps } from './part-props.ts';
import { ReviewPart } from './review-part.tsx';
import { ServicesPart } from './services-part.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const blank = { id: 'v', version: 0, myRole: 'owner', base: null, offers: [], agreed: [] } as unknown as OwnVendor;

it.each([
  ['services', ServicesPart, 'Save', 'Choose at least one kind of work', ['Home inspectors']],
  ['agreements', AgreementsPart, 'Agree', 'To agree, check every box', [/referrals/i, /fair housing/i, /terms/i]],
] as const)(
  'says what is missing of the %s, and sends nothing until it is there',
  async (_name, Part: (props: PartProps) => ReactNode, button, words, boxes) => {
    const sent: string[] = [];
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      if (init?.method !== undefined && init.method !== 'GET') sent.push(url);
      return Response.json({});
    });
    const page = (
      <QueryScope>
        <ToastProvider>
          <Part vendor={blank} disabled={false} />
        </ToastProvider>
      </QueryScope>
    );
    render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(words)).toBeDefined();
    expect(document.activeElement?.tagName).toBe('FIELDSET');
    expect(sent).toEqual([]);
    for (const name of boxes) await userEvent.click(screen.getByRole('checkbox', { name }));
    expect(screen.queryByText(words)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: button }));
    await expect.poll(() => sent.length).toBe(1);
  },
);

it('leads to the first unfinished step where an application is submitted before it is whole', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(url);
    return Response.json({});
  });
  const draft = { ...blank, status: 'draft', statusReason: '', missing: { area: ['a place'] }, changes: ['submit'] };
  const page = (
    <QueryScope>
      <ToastProvider>
        <ReviewPart vendor={draft as unknown as OwnVendor} disabled={false} />
      </ToastProvider>
    </QueryScope>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
  await userEvent.click(screen.getByRole('button', { name: 'Submit the application' }));
  expect(screen.getByText('Nothing was submitted: finish these first.')).toBeDefined();
  expect(document.activeElement?.getAttribute('href')).toBe('/vendor-onboarding?step=area');
  expect(sent).toEqual([]);
});

// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '#lib/roles.ts';
import type { SessionUser } from '../contract.ts';
import { Page } from '#ui/page.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import { personalPage, type PersonalViewProps } from './personal-page.tsx';
import { LOADING, sessionStore } from './session/session-store.ts';

afterEach(() => {
  cleanup();
  act(() => sessionStore.set(LOADING));
});

function makeUser(role: Role): SessionUser {
  const names = { email: 'ana@example.com', displayName: 'Ana Lee', photoURL: null, phoneNumber: null };
  const times = { createdAt: 0, lastLoginAt: 0 };
  return { uid: 'ana', ...names, ...times, role, roles: [role], emailVerified: true, isDemo: false };
}

function Leads({ user, frame }: PersonalViewProps) {
  const { data } = useQuery({ queryKey: ['leads'], queryFn: async () => 3 });
  return (
    <Page {...frame} note={`${data ?? 'no'} leads of ${user.displayName}`}>
      <p>The leads</p>
    </Page>
  );
}
const Listings = ({ frame }: PersonalViewProps) => <Page {...frame} title="My listings" />;

const options = {
  path: '/leads',
  title: 'Your leads',
  description: 'Who asked, and what became of it.',
  reason: 'Leads are kept with your account.',
};
const asSignedIn = (role: Role) => act(() => sessionStore.set({ status: 'signed-in', user: makeUser(role) }));
const show = ({ Component }: ReturnType<typeof personalPage>, demoMode = false) => {
  const page = (
    <ToastProvider>
      <Component />
    </ToastProvider>
  );
  const root = { id: 'root', path: '/leads', element: page, loader: () => null };
  const router = createMemoryRouter([root], {
    initialEntries: ['/leads?of=may'],
    hydrationData: { loaderData: { root: { site: { demoMode } } } },
  });
  return render(<RouterProvider router={router} />);
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a personal page', () => {
  it('is the same for everyone in the server’s HTML: its title, and that it loads', () => {
    const view = vi.fn<() => Promise<typeof Leads>>(async () => Leads);
    const { Component } = personalPage({ ...options, view });
    const html = renderToStaticMarkup(<Component />);
    expect(html).toMatch(/<h1[^>]*>Your leads<\/h1>/);
    expect(html).toContain('Loading...');
    expect(/<noscript>(.*)<\/noscript>/.exec(html)?.[1]).toContain('This page needs JavaScript');
    expect(view).not.toHaveBeenCalled();
  });

  it('says what it is for and why to sign in, and brings back here', async () => {
    show(personalPage({ ...options, view: async () => Leads }));
    act(() => sessionStore.set({ status: 'signed-out', user: null, reason: 'never' }));
    expect(await screen.findByText('Leads are kept with your account.')).toBeDefined();
    expect(screen.getByText('Who asked, and what became of it.')).toBeDefined();
    expect(await heading('Your leads')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth/login?redirect=%2Fleads%3Fof%3Dmay');
  });

  it('has a way in without an account where a demo shows it', async () => {
    const wayOf = async (more: object, demoMode: boolean) => {
      const { unmount } = show(personalPage({ ...options, ...more, view: async () => Leads }), demoMode);
      act(() => sessionStore.set({ status: 'signed-out', user: null, reason: 'never' }));
      await screen.findByRole('link', { name: 'Sign In' });
      const way = screen.queryByRole('link', { name: 'look around as a demo vendor' })?.getAttribute('href');
      unmount();
      return way;
    };
    expect(await wayOf({ demoRole: 'vendor' }, true)).toBe('/demo-login?redirect=%2Fleads%3Fof%3Dmay&role=vendor');
    expect(await wayOf({ demoRole: 'vendor' }, false)).toBeUndefined();
    expect(await wayOf({}, true)).toBeUndefined();
  });

  it('shows its view to whoever is signed in, who asks for data', async () => {
    show(personalPage({ ...options, view: async () => Leads, pending: <hr /> }));
    expect(screen.getByRole('separator')).toBeDefined();
    asSignedIn('buyer');
    expect(await screen.findByText('3 leads of Ana Lee')).toBeDefined();
    expect(screen.queryByRole('separator')).toBeNull();
  });

  it('shows each role its own view, and tells the others whose page it is', async () => {
    show(personalPage({ ...options, view: { vendor: async () => Leads, seller: async () => Listings } }));
    asSignedIn('buyer');
    expect(
      await screen.findByText(/^This page is for a (seller or a vendor|vendor or a seller)\. You are here as a buyer/),
    ).toBeDefined();
    asSignedIn('seller');
    expect(await heading('My listings')).toBeDefined();
    asSignedIn('vendor');
    expect(await screen.findByText('The leads')).toBeDefined();
  });

  it('keeps what is shown below the sign-in dialog when the session runs out', async () => {
    show(personalPage({ ...options, view: async () => Leads }));
    asSignedIn('buyer');
    await screen.findByText('The leads');
    act(() => sessionStore.set({ status: 'signed-out', user: null, reason: 'expired', lastUser: makeUser('buyer') }));
    expect(screen.getByText('The leads')).toBeDefined();
  });

  it('stays out of indexes, but where it says otherwise', () => {
    const site = { publicUrl: 'https://homes.example', productName: 'Homes' };
    const metaOf = (more: object) =>
      JSON.stringify(
        personalPage({ ...options, ...more, view: async () => Leads }).meta({ matches: [{ id: 'root', loaderData: { site } }] }),
      );
    expect(metaOf({})).toContain('noindex');
    expect(metaOf({})).toContain('Your leads · Homes');
    expect(metaOf({ tabTitle: 'Leads', isIndexed: true })).toContain('"Leads · Homes"');
    expect(metaOf({ isIndexed: true })).not.toContain('noindex');
  });
});

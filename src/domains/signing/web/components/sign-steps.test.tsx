// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ToSign } from '../../contract/by-link.ts';
import { Outcome } from './sign-steps.tsx';

afterEach(cleanup);

const show = (more: Partial<ToSign>) => {
  const toSign = {
    status: 'pending',
    myStatus: 'signed',
    role: 'signer',
    reason: '',
    hasAddress: true,
    senderName: 'Ann',
    ...more,
  };
  render(<Outcome toSign={toSign as ToSign} token="t" />);
};

it('promises the signed file by mail to those alone who gave an address', () => {
  show({});
  expect(screen.getByText(/you get the signed file by email/)).toBeTruthy();
  cleanup();
  show({ hasAddress: false });
  expect(screen.queryByText(/by email/)).toBeNull();
  expect(screen.getByText(/ask Ann for the signed file/)).toBeTruthy();
});

it('tells whoever declined that it was them', () => {
  show({ status: 'rejected', myStatus: 'rejected', reason: 'The price is wrong.' });
  expect(screen.getByText('You declined to sign')).toBeTruthy();
  cleanup();
  show({ status: 'rejected', myStatus: 'closed', reason: 'The price is wrong.' });
  expect(screen.getByText('This ended before everyone signed')).toBeTruthy();
});

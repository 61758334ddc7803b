// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { SharedFile } from '../../contract/vault.ts';
import { SharedFileView } from './shared-file-view.tsx';

afterEach(cleanup);

const shared: SharedFile = {
  name: 'Statement.pdf',
  contentType: 'application/pdf',
  sizeBytes: 2048,
  sha256: 'abc123',
  isRefused: false,
  sharedBy: 'Ann Lee',
  isScanned: true,
  expiresAt: '2026-06-01T00:00:00Z',
};
const show = (more: Partial<SharedFile>) => {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <SharedFileView shared={{ ...shared, ...more }} fileUrl="/file" /> },
  ]);
  render(<Stub />);
};

it('gives the hash of a file that leaves as it is kept', () => {
  show({});
  expect(screen.getByText('SHA-256: abc123')).toBeDefined();
});

it('says that pages are stamped instead, where they are', () => {
  show({ sha256: null });
  expect(screen.getByText(/Every page has Ann Lee’s name/)).toBeDefined();
  expect(screen.queryByText(/SHA-256/)).toBeNull();
});

it('offers no download of what cannot be stamped, and says why', () => {
  show({ sha256: null, isRefused: true });
  expect(screen.getByText(/Ann Lee wants every page stamped/)).toBeDefined();
  expect(screen.queryByRole('link', { name: /Download/ })).toBeNull();
});

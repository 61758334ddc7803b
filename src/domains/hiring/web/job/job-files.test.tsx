// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import type { Engagement } from '../../contract.ts';
import { JobFiles } from './job-files.tsx';

afterEach(cleanup);

const file = { documentId: '1', name: 'Attic.pdf', sizeBytes: 2048, addedAt: '2026-05-09T12:00:00Z', addedBy: 'client' };
const job = { id: 'j', createdAt: '2026-05-01T12:00:00Z', files: [file] } as unknown as Engagement;
const show = (side: 'client' | 'vendor', canAdd = true) => {
  const page = (
    <QueryScope>
      <ToastProvider>
        <JobFiles job={job} side={side} other="Olga’s Repairs" canAdd={canAdd} />
      </ToastProvider>
    </QueryScope>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
};

it('says when a file came to the job and from which side', () => {
  show('client');
  expect(screen.getByText(/May 9, 2026, added by you$/)).toBeDefined();
  cleanup();
  show('vendor');
  expect(screen.getByText(/added by Olga’s Repairs$/)).toBeDefined();
});

it('keeps the files of a job that is over, and takes no more', () => {
  show('client', false);
  expect(screen.getByText('Attic.pdf')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Add/ })).toBeNull();
});

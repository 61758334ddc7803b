// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import type { Engagement } from '../../contract.ts';
import { TaskList } from './task-list.tsx';

afterEach(cleanup);

const task = (id: string, doneAt: string | null) => ({ id, title: `Task ${id}`, side: 'vendor', doneAt, doneBy: null });

const show = (status: Engagement['status']) =>
  render(
    <QueryScope>
      <ToastProvider>
        <TaskList
          // Only what the list reads of a job.
          job={{ id: 'j', status, tasks: [task('a', '2026-11-02T10:00:00Z'), task('b', null)] } as unknown as Engagement}
          side="client"
        />
      </ToastProvider>
    </QueryScope>,
  );

it('counts what is done while the work goes on', () => {
  show('active');
  expect(screen.getByText('1 of 2 done')).toBeDefined();
  expect(screen.getByRole('checkbox', { name: /Task b/ })).toBeDefined();
});

it('asks for nothing more once the work is confirmed, and still shows what was left open', async () => {
  show('completed');
  expect(screen.queryByText(/of 2 done/)).toBeNull();
  expect(screen.getByRole('checkbox', { name: /Task a/ })).toBeDefined();
  expect(screen.queryByRole('checkbox', { name: /Task b/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show 1 task not checked off' }));
  expect(screen.getByRole('checkbox', { name: /Task b/ })).toBeDefined();
});

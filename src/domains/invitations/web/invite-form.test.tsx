// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import { InvitationLink, type LinkToHand } from './invitation-link.tsx';
import { InviteForm } from './invite-form.tsx';

afterEach(cleanup);

function Inviting() {
  const [link, setLink] = useState<LinkToHand>();
  return (
    <>
      <InviteForm
        label="Their email"
        send={async (email) => ({ delivery: 'kept', path: `/invite/${email}` })}
        refreshes={[]}
        onLink={setLink}
      />
      <InvitationLink link={link} />
    </>
  );
}

test('where no mail is sent, the link says whom it is for', async () => {
  const router = createMemoryRouter([{ path: '/', element: <Inviting /> }]);
  render(
    <QueryScope>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </QueryScope>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Their email' }), 'ana@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  await screen.findByText('Hand this link to ana@example.com');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Invitation link' }).value).toMatch('/invite/ana@example.com');
});

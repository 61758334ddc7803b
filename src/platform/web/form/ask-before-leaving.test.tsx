// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { createMemoryRouter, Link, RouterProvider, useNavigate, useSearchParams } from 'react-router';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { AskBeforeLeaving } from './ask-before-leaving.tsx';
import { useUnsentWords } from './unsent-words.ts';

// jsdom draws no dialogs.
const { showModal, close } = HTMLDialogElement.prototype;
afterAll(() => void Object.assign(HTMLDialogElement.prototype, { showModal, close }));
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

afterEach(cleanup);

function Letter() {
  const [words, setWords] = useState('');
  const settle = useUnsentWords(words !== '');
  const navigate = useNavigate();
  const send = () => {
    settle();
    void navigate('/sent');
  };
  return (
    <>
      <AskBeforeLeaving />
      <input aria-label="Words" value={words} onChange={({ target }) => setWords(target.value)} />
      <button type="button" onClick={send}>
        Send
      </button>
      <Link to="/other">Elsewhere</Link>
      <Link to="?show=all">Same page</Link>
    </>
  );
}

async function open() {
  const router = createMemoryRouter([
    { path: '/', element: <Letter /> },
    { path: '/other', element: <p>Another page</p> },
    { path: '/sent', element: <p>It went out</p> },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}
const press = (name: string, role = 'link') => userEvent.click(screen.getByRole(role, { name }));

function Steps() {
  const [search] = useSearchParams();
  const step = search.get('step') ?? 'first';
  return (
    <>
      <AskBeforeLeaving />
      <Step key={step} name={step} />
      <Link to="?step=second">Next</Link>
      <Link to="?step=first&show=all">More</Link>
    </>
  );
}

const STEP = ['step'];
function Step({ name }: { name: string }) {
  const [words, setWords] = useState('');
  useUnsentWords(words !== '', STEP);
  return <input aria-label={name} value={words} onChange={({ target }) => setWords(target.value)} />;
}

it('keeps the words of a step that another step would replace', async () => {
  const router = createMemoryRouter([{ path: '/', element: <Steps /> }], { initialEntries: ['/?step=first'] });
  render(<RouterProvider router={router} />);
  await userEvent.type(screen.getByLabelText('first'), 'We paint');
  await press('More');
  expect(router.state.location.search).toBe('?step=first&show=all');
  await press('Next');
  expect(router.state.location.search).toBe('?step=first&show=all');
  expect(await screen.findByRole('dialog', { hidden: true })).toBeDefined();
});

function Asked() {
  const [search] = useSearchParams();
  const box = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState('');
  useUnsentWords(words !== '', undefined, box);
  return (
    <>
      <AskBeforeLeaving />
      {search.get('tab') === 'past' ? null : (
        <dialog open>
          <div ref={box}>
            <input aria-label="Why" value={words} onChange={({ target }) => setWords(target.value)} />
          </div>
        </dialog>
      )}
    </>
  );
}

it('keeps the words of a dialog that the way back to another tab would close', async () => {
  const router = createMemoryRouter([{ path: '/', element: <Asked /> }], {
    initialEntries: ['/?tab=past', '/'],
    initialIndex: 1,
  });
  render(<RouterProvider router={router} />);
  await userEvent.type(screen.getByLabelText('Why'), 'I am ill');
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Why').value).toBe('I am ill');
});

it('keeps words that were not sent, and lets go when their writer says so', async () => {
  const router = await open();
  await userEvent.type(screen.getByLabelText('Words'), 'Dear seller');
  await press('Same page');
  expect(router.state.location.search).toBe('?show=all');
  await press('Elsewhere');
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(screen.getByLabelText<HTMLInputElement>('Words').value).toBe('Dear seller');
  await press('Elsewhere');
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Another page')).toBeTruthy();
});

it('asks nobody who has typed nothing, or has sent it', async () => {
  const router = await open();
  await press('Elsewhere');
  await screen.findByText('Another page');
  await router.navigate('/');
  await userEvent.type(await screen.findByLabelText('Words'), 'Dear seller');
  await press('Send', 'button');
  expect(await screen.findByText('It went out')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

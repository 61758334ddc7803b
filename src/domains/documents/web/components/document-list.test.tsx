// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defineEndpoint } from '#lib/endpoint.ts';
import { ToastProvider } from '#ui/toast.tsx';
import type { Document } from '../../contract.ts';
import { Sending } from '../vault/sending.ts';
import { DocumentList } from './document-list.tsx';
import { FileList } from './file-list.tsx';

const STUB = { id: '6f9f4c43-6d06-4a5e-9a2c-3ab5de6d7c11', name: 'Stub.pdf', sizeBytes: 900, uploadedAt: '2026-11-01T10:00:00Z' };
const VIRUS = 'a.pdf has a virus (Eicar), so we didn’t keep it.';

let sent: string[];

/** What browsers send files by: one has a virus, one is refused without a word, at one the line breaks once. */
class Uploads extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  #call = '';
  open(method: string, url: string) {
    this.#call = `${method} ${url}`;
  }
  setRequestHeader() {}
  send() {
    sent.push(this.#call);
    const [status, answer] = this.#call.includes('a.pdf')
      ? [422, JSON.stringify({ code: 'invalid', detail: VIRUS })]
      : this.#call.includes('b.pdf')
        ? [413, '']
        : [200, JSON.stringify(STUB)];
    this.status = status;
    this.responseText = answer;
    const isFirst = sent.filter((call) => call === this.#call).length === 1;
    this.dispatchEvent(new Event(isFirst && this.#call.includes('c.pdf') ? 'error' : 'load'));
  }
}

beforeEach(() => {
  sent = [];
  // Toasts capture pointers, which jsdom cannot.
  Element.prototype.hasPointerCapture ??= () => false;
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit) => {
    if (method === 'GET') return Response.json({ documents: [STUB] });
    sent.push(`${method} ${url}`);
    return Response.json(STUB);
  });
  vi.stubGlobal('XMLHttpRequest', Uploads);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const uploadPayStubs = defineEndpoint({
  method: 'PUT',
  path: '/api/loan-application/documents/pay-stubs/{documentId}',
  summary: 'Pay stubs',
  access: 'signed-in',
});

function Frame({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <ToastProvider>{children}</ToastProvider>
    </QueryClientProvider>
  );
}

function show(canDelete = true) {
  render(
    <Frame>
      <DocumentList
        label="Pay stubs"
        target={{ endpoint: uploadPayStubs }}
        belongs={(_document: Document) => true}
        canDelete={canDelete}
      />
    </Frame>,
  );
  return screen.findByText('Stub.pdf');
}

it('throws a file into the trash, from where it comes back', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Move Stub.pdf to the trash' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));
  const path = `/api/documents/${STUB.id}`;
  await waitFor(() => expect(sent).toEqual([`POST ${path}/trash`, `POST ${path}/restore`]));
});

it('keeps what may not be thrown away anymore', async () => {
  await show(false);
  expect(screen.queryByRole('button', { name: 'Move Stub.pdf to the trash' })).toBeNull();
});

it('says of each file that was not added why, also when the next one was, after the line broke', async () => {
  await show();
  const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText('Files: Pay stubs'), [pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')]);
  await waitFor(() => expect(sent).toHaveLength(4));
  expect(sent[3]).toBe(sent[2]);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(`${VIRUS}b.pdf was not added. Please try again.`));
});

it('sends their own PDF to be signed, where that can be done, and says where it stands', async () => {
  const kept = { ...STUB, contentType: 'application/pdf', sha256: 'a1' };
  const files = [
    { ...kept, id: '1', isMine: true },
    { ...kept, id: '2', name: 'Theirs.pdf', isMine: false },
    { ...kept, id: '3', name: 'Photo.png', contentType: 'image/png', sha256: 'b2', isMine: true },
  ];
  const onSend = vi.fn<(document: { id: string; name: string }) => void>();
  const list = <FileList label="Deed" files={files} target={{ endpoint: uploadPayStubs }} fileUrl={(id) => id} refreshes={[]} />;
  const { rerender } = render(<Frame>{list}</Frame>);
  const sendButtons = () => screen.queryAllByRole('button', { name: /^Send/ }).map((button) => button.getAttribute('aria-label'));
  expect(sendButtons()).toEqual([]);
  const stateOf = ({ sha256 }: { sha256: string }) => (sha256 === 'a1' ? ('waiting' as const) : undefined);
  rerender(
    <Frame>
      <Sending value={{ onSend, stateOf }}>{list}</Sending>
    </Frame>,
  );
  expect(sendButtons()).toEqual(['Send Stub.pdf for signature']);
  expect(screen.getAllByText('Out for signature')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Send Stub.pdf for signature' }));
  expect(onSend).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '1', name: 'Stub.pdf' }));
});

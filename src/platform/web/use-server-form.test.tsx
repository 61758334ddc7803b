// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ApiError } from './api-client.ts';
import { useServerForm } from './use-server-form.ts';

afterEach(cleanup);

const schema = z.object({
  name: z.string().trim().min(2, 'At least 2 characters'),
  phone: z
    .string()
    .optional()
    .transform((phone) => (phone === '' ? undefined : phone)),
});
type Send = (values: z.output<typeof schema>) => Promise<{ sentTo: string }>;

function Form({ send }: { send: Send }) {
  const { form, submit, problems, isSending, answer, failure } = useServerForm({
    id: 'f',
    schema,
    defaultValues: { name: '', phone: '' },
    send,
  });
  if (answer !== undefined) return <p>Sent to {answer.sentTo}</p>;
  return (
    <form onSubmit={(event) => void submit(event)}>
      <input aria-label="Name" id="f-name" {...form.register('name')} />
      <ul>
        {problems.map((problem) => (
          <li key={problem.fieldId}>{`${problem.fieldId}: ${problem.message}`}</li>
        ))}
      </ul>
      {failure !== undefined && <p role="alert">{failure}</p>}
      <button type="submit">{isSending ? 'Sending' : 'Send'}</button>
    </form>
  );
}

const type = (text: string) => userEvent.type(screen.getByLabelText('Name'), text);
const press = () => userEvent.click(screen.getByRole('button'));
const mockSend = (send: Send) => vi.fn<Send>(send);

describe('useServerForm', () => {
  it('sends nothing that the contract refuses, and says what is wrong', async () => {
    const send = mockSend(async () => ({ sentTo: 'us' }));
    render(<Form send={send} />);
    await press();
    expect(await screen.findByText('f-name: At least 2 characters')).toBeDefined();
    expect(send).not.toHaveBeenCalled();
  });

  it('sends what the contract makes of it, once however often it is pressed', async () => {
    let finish = (_answer: { sentTo: string }) => {};
    const send = mockSend(() => new Promise((resolve) => (finish = resolve)));
    render(<Form send={send} />);
    await type('  Bea ');
    await userEvent.dblClick(screen.getByRole('button'));
    await waitFor(() => expect(send).toHaveBeenCalledWith({ name: 'Bea', phone: undefined }));
    await press();
    finish({ sentTo: 'us' });
    expect(await screen.findByText('Sent to us')).toBeDefined();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('shows the server’s refusals at their fields and keeps what was typed', async () => {
    const text = JSON.stringify({ detail: 'name: Taken', fields: { 'name.0': 'Taken' } });
    const send = mockSend(async () => {
      throw new ApiError(422, text);
    });
    render(<Form send={send} />);
    await type('Bea');
    await press();
    expect(await screen.findByText('f-name: Taken')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Bea');
  });

  it.each([
    ['in the server’s words', new ApiError(429, '{"detail":"Try again in 60 s."}'), 'Try again in 60 s.'],
    ['in plain words', new ApiError(502, 'Bad Gateway'), 'Nothing was sent. Your words are still here; please try again.'],
    ['as a broken connection', new TypeError('Failed to fetch'), /connection failed/],
  ])('tells a failure %s, and can send again', async (_how, error, words) => {
    const send = mockSend(async () => ({ sentTo: 'us' })).mockRejectedValueOnce(error);
    render(<Form send={send} />);
    await type('Bea');
    await press();
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    await press();
    expect(await screen.findByText('Sent to us')).toBeDefined();
  });
});

// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { asksBeforeLeaving } from '#tests/support/leave-page.ts';
import { z } from 'zod';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import { ApiError } from '../api-client.ts';
import { Form, SubmitButton } from './form.tsx';
import { useForm } from './use-form.ts';

afterEach(cleanup);

const linesSchema = z.object({
  lines: z
    .array(z.object({ label: z.string().min(1, 'Name it'), cents: z.number().min(1, 'Give a price') }))
    .min(1, 'Add a line'),
});
type Lines = z.output<typeof linesSchema>;

function Listing({ send }: { send: (sent: Lines) => Promise<unknown> }) {
  const start: Lines = { lines: [{ label: 'Paint', cents: 100 }] };
  const form = useForm({
    id: 'f',
    start,
    schema: linesSchema,
    send,
    focuses: 'summary',
    labels: { lines: 'Line' },
    guards: true,
  });
  const lines = form.rows('lines');
  return (
    <Form of={form}>
      {lines.list.map(({ label }, at) => (
        <Field key={at} {...lines.field(at, 'label')} label={`Line ${at + 1}`}>
          <TextInput value={label} onChange={({ target }) => lines.change(at, { label: target.value })} />
        </Field>
      ))}
      <p>{lines.error ?? 'Nothing wrong with the list'}</p>
      <button type="button" onClick={() => lines.add({ label: '', cents: 5 })}>
        Add
      </button>
      <button type="button" onClick={() => lines.remove(0)}>
        Remove
      </button>
      <button type="button" onClick={() => lines.move(1, 0)}>
        Up
      </button>
      <button type="button" onClick={form.restart} disabled={!form.isChanged}>
        Undo
      </button>
      <SubmitButton of={form}>Send</SubmitButton>
    </Form>
  );
}

const showLines = (send = vi.fn<(sent: Lines) => Promise<unknown>>(async () => ({}))) => {
  render(
    <ToastProvider>
      <Listing send={send} />
    </ToastProvider>,
  );
  return send;
};

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name = 'Send') => userEvent.click(screen.getByRole('button', { name }));

describe('rows of a form', () => {
  it('are sent in their order, and each says what is wrong with it until it is right', async () => {
    const send = showLines();
    await press('Add');
    await press();
    expect((await screen.findByRole('link', { name: 'Line 2: Name it' })).getAttribute('href')).toBe('#f-lines.1.label');
    expect(box('Line 2').getAttribute('aria-invalid')).toBe('true');
    expect(box('Line 1').getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByText('Nothing wrong with the list')).toBeDefined();
    await userEvent.type(box('Line 2'), 'Floor');
    expect(box('Line 2').getAttribute('aria-invalid')).toBeNull();
    await press('Up');
    await press();
    await waitFor(() =>
      expect(send.mock.calls[0]?.[0]).toEqual({
        lines: [
          { label: 'Floor', cents: 5 },
          { label: 'Paint', cents: 100 },
        ],
      }),
    );
  });

  it('say what is wrong with the list itself, keep words from being left, and come back as they were', async () => {
    const send = showLines();
    expect(asksBeforeLeaving()).toBe(false);
    await press('Remove');
    await press();
    expect(await screen.findAllByText(/Add a line$/)).toHaveLength(2);
    expect(send).not.toHaveBeenCalled();
    expect(asksBeforeLeaving()).toBe(true);
    await press('Undo');
    expect(box('Line 1').value).toBe('Paint');
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('show the server’s refusal at their field', async () => {
    showLines(
      vi.fn<(sent: Lines) => Promise<unknown>>(async () => {
        throw new ApiError(422, JSON.stringify({ detail: 'No.', fields: { 'lines.0.label': 'Taken' } }));
      }),
    );
    await press();
    expect(await screen.findByRole('link', { name: 'Line 1: Taken' })).toBeDefined();
    expect(box('Line 1').getAttribute('aria-invalid')).toBe('true');
  });
});

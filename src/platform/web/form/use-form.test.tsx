// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { asksBeforeLeaving } from '#tests/support/leave-page.ts';
import { z } from 'zod';
import { DollarField } from '#ui/amount-field.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import { ApiError } from '../api-client.ts';
import { Form, SubmitButton } from './form.tsx';
import { useForm, type FormOptions } from './use-form.ts';

afterEach(cleanup);

const schema = z.object({
  name: z.string().trim().min(2, 'At least 2 characters'),
  phone: z
    .string()
    .optional()
    .transform((phone) => (phone === '' ? undefined : phone)),
  consent: z.literal(true, 'Tick the box'),
  days: z.array(z.string()).min(1, 'Choose a day'),
  idempotencyKey: z.uuid(),
});
const START = { name: '', phone: '', consent: false, days: ['Monday'] };
type Sent = z.output<typeof schema>;
type Send = (values: Sent, key: string, changed: Partial<typeof START>) => Promise<{ sentTo: string }>;
type Options = Partial<FormOptions<typeof START, Sent, { sentTo: string }>>;

function Asking({ send, ...options }: { send: Send } & Options) {
  const form = useForm({ id: 'f', schema, start: START, keyed: true, send, ...options });
  if (form.answer !== undefined && options.clears !== true) return <p>Sent to {form.answer.sentTo}</p>;
  return (
    <Form of={form}>
      <Field {...form.field('name')} label="Name">
        <TextInput />
      </Field>
      <Field {...form.field('phone')} label="Phone">
        <TextInput />
      </Field>
      <FieldGroup id="f-consent" legend="Consent" error={form.problems['consent']}>
        <Checkbox {...form.tick('consent')} label="I agree" />
      </FieldGroup>
      <button type="button" onClick={() => form.set('days', [])}>
        No day
      </button>
      <button type="button" onClick={() => form.fill({ name: 'Example' })}>
        Example
      </button>
      <SubmitButton of={form} busyText="Sending…">
        Send
      </SubmitButton>
    </Form>
  );
}

const reopen = (options: { send: Send } & Options) => {
  cleanup();
  show(options);
};

const show = (options: { send: Send } & Options) =>
  render(
    <ToastProvider>
      <Asking {...options} />
    </ToastProvider>,
  );
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (text: string) => userEvent.type(box('Name'), text);
const press = (name = 'Send') => userEvent.click(screen.getByRole('button', { name }));
async function fill() {
  await type('  Bea ');
  await userEvent.click(box('I agree'));
}
const mockSend = (send: Send = async () => ({ sentTo: 'us' })) => vi.fn<Send>(send);

describe('useForm', () => {
  it('sends nothing that the contract refuses, and leads to the first wrong field', async () => {
    const send = mockSend();
    show({ send });
    await type('B');
    await press();
    expect(await screen.findByText('At least 2 characters')).toBeDefined();
    expect(screen.getByText('Tick the box')).toBeDefined();
    expect(box('Name').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(box('Name'));
    expect(send).not.toHaveBeenCalled();
  });

  it('leads to the summary where a form has one', async () => {
    show({ send: mockSend(), focuses: 'summary' });
    await press();
    expect((await screen.findByRole('group', { name: '2 answers need a look' })).contains(document.activeElement)).toBe(true);
    expect(screen.getByRole('link', { name: 'Tick the box' }).getAttribute('href')).toBe('#f-consent');
  });

  it('leads to a field whose own name has a dot', async () => {
    function Dotted() {
      const form = useForm({
        id: 'd',
        start: { 'days.inspection': '' },
        focuses: 'summary',
        check: () => ({ 'days.inspection': 'Give whole days' }),
        send: async () => 'sent',
      });
      return (
        <Form of={form}>
          <Field {...form.field('days.inspection')} label="Inspection">
            <TextInput />
          </Field>
          <SubmitButton of={form} busyText="Sending…">
            Send
          </SubmitButton>
        </Form>
      );
    }
    render(<Dotted />, { wrapper: ToastProvider });
    await press();
    expect((await screen.findByRole('link', { name: 'Give whole days' })).getAttribute('href')).toBe('#d-days.inspection');
  });

  it('says of a field what is wrong until it is right, and of the others no less', async () => {
    show({ send: mockSend() });
    await press();
    await type('B');
    expect(screen.getByText('At least 2 characters')).toBeDefined();
    await type('ea');
    expect(screen.queryByText('At least 2 characters')).toBeNull();
    expect(screen.getByText('Tick the box')).toBeDefined();
  });

  it('keeps a text that is too long whole, counts it, and refuses it', async () => {
    const send = vi.fn<() => Promise<string>>(async () => 'sent');
    function Telling() {
      const form = useForm({ id: 't', start: { story: '' }, send });
      return (
        <Form of={form}>
          <Field {...form.field('story')} label="Story">
            <TextArea maxLength={10} />
          </Field>
          <SubmitButton of={form} busyText="Sending…">
            Send
          </SubmitButton>
        </Form>
      );
    }
    render(
      <ToastProvider>
        <Telling />
      </ToastProvider>,
    );
    const box = screen.getByLabelText<HTMLTextAreaElement>('Story');
    await userEvent.click(box);
    await userEvent.paste('Twelve chars');
    expect(box.value).toBe('Twelve chars');
    expect(box.getAttribute('aria-describedby')).toBe(screen.getByText('2 characters too many').id);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByText('Use at most 10 characters. It has 12 now.')).toBeDefined();
    expect(send).not.toHaveBeenCalled();
    await userEvent.type(box, '{Backspace}{Backspace}{Backspace}');
    expect(screen.getByText('1 character left')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(send).toHaveBeenCalled());
  });

  it('sends what the contract makes of it, once however often it is pressed', async () => {
    let finish = (_answer: { sentTo: string }) => {};
    const send = mockSend(() => new Promise((resolve) => (finish = resolve)));
    show({ send });
    await fill();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));
    await press('Sending…');
    await userEvent.type(box('Name'), '{Enter}');
    const expected = { name: 'Bea', phone: undefined, consent: true, days: ['Monday'] };
    const changed = { name: '  Bea ', consent: true };
    expect(send.mock.calls).toEqual([[{ ...expected, idempotencyKey: expect.any(String) }, expect.any(String), changed]]);
    finish({ sentTo: 'us' });
    expect(await screen.findByText('Sent to us')).toBeDefined();
  });

  it('counts what stood in the fields before the page’s script came', async () => {
    const send = mockSend();
    show({ send });
    box('Name').value = 'Filled in by the browser';
    await userEvent.click(box('I agree'));
    await press();
    await waitFor(() => expect(send.mock.calls[0]?.[0].name).toBe('Filled in by the browser'));
  });

  it('holds what no control of the browser does', async () => {
    const send = mockSend();
    show({ send, focuses: 'summary' });
    await fill();
    await press('No day');
    await press();
    expect(await screen.findByText('Choose a day')).toBeDefined();
    expect(send).not.toHaveBeenCalled();
  });

  it('fills what the browser holds, where it can be changed again', async () => {
    const send = vi.fn<Send>(async () => ({ sentTo: 'them' }));
    show({ send });
    await userEvent.click(screen.getByRole('button', { name: 'Example' }));
    const box = screen.getByLabelText<HTMLInputElement>('Name');
    expect(box.value).toBe('Example');
    await userEvent.type(box, 's');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await expect.poll(() => send.mock.calls[0]?.[0].name).toBe('Examples');
  });

  it('says at once what its own rules and the contract’s find, and of one field its own', async () => {
    const send = mockSend();
    show({ send, check: ({ name }) => ({ name: name === 'B' ? 'Not B' : undefined }) });
    await userEvent.type(box('Name'), 'B');
    await press();
    expect(await screen.findByText('Not B')).toBeDefined();
    expect(screen.queryByText('At least 2 characters')).toBeNull();
    expect(screen.getByText('Tick the box')).toBeDefined();
    expect(send).not.toHaveBeenCalled();
  });

  it('sends nothing before somebody confirmed what it would send', async () => {
    const send = mockSend();
    const confirms = vi.fn<(sent: Sent) => Promise<boolean>>().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    show({ send, confirms });
    await type('B');
    await press();
    expect(confirms).not.toHaveBeenCalled();
    await fill();
    await press();
    expect(confirms.mock.calls.at(-1)?.[0]).toMatchObject({ name: 'B  Bea' });
    expect(send).not.toHaveBeenCalled();
    await press();
    expect(await screen.findByText('Sent to us')).toBeDefined();
    expect(send).toHaveBeenCalledOnce();
  });

  it('leaves the focus with whoever writes a field anew that the server refused', async () => {
    const send = mockSend(async () => {
      throw new ApiError(422, JSON.stringify({ detail: 'name: Taken.', fields: { name: 'Taken' } }));
    });
    show({ send });
    await fill();
    await press();
    expect(await screen.findByText('Taken')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(box('Name')));
    await userEvent.keyboard('trix');
    expect(document.activeElement).toBe(box('Name'));
    expect(box('Name').value).toBe('  Bea trix');
    expect(screen.queryByText('name: Taken.')).toBeNull();
  });

  it('shows the server’s refusals at their fields and keeps what was typed', async () => {
    const send = mockSend(async () => {
      throw new ApiError(422, JSON.stringify({ detail: 'name: Taken', fields: { 'name.0': 'Taken' } }));
    });
    show({ send });
    await fill();
    await press();
    expect(await screen.findByText('Taken')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(box('Name'));
    expect(box('Name').value).toBe('  Bea ');
  });

  it('tells of a refused field that the page does not show', async () => {
    const send = mockSend(async () => {
      throw new ApiError(422, JSON.stringify({ detail: 'The listing is gone.', fields: { listingKey: 'Gone' } }));
    });
    show({ send });
    await fill();
    await press();
    expect((await screen.findByRole('alert')).textContent).toBe('The listing is gone.');
  });

  it.each([
    ['in the server’s words', new ApiError(429, '{"detail":"Try again in 60 s."}'), 'Try again in 60 s.'],
    ['in plain words', new ApiError(502, 'Bad Gateway'), 'Nothing was sent. Your words are still here; please try again.'],
    ['as a broken connection', new TypeError('Failed to fetch'), /connection failed/],
  ])('tells a failure %s, and sends again with the same key', async (_how, error, words) => {
    const send = mockSend().mockRejectedValueOnce(error);
    show({ send });
    await fill();
    await press();
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    await press();
    expect(await screen.findByText('Sent to us')).toBeDefined();
    const [first, again] = send.mock.calls;
    expect(again?.[1]).toBe(first?.[1]);
    expect(again?.[0].idempotencyKey).toBe(first?.[1]);
  });

  it('explains a failure in words of its own', async () => {
    const send = mockSend().mockRejectedValueOnce(new ApiError(409, '{"detail":"No."}'));
    show({ send, explain: () => 'It is taken' });
    await fill();
    await press();
    expect((await screen.findByRole('alert')).textContent).toBe('It is taken');
  });

  it('does not wait for a connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const send = mockSend();
    show({ send });
    await fill();
    await press();
    expect(await screen.findByText('Sent to us')).toBeDefined();
  });

  it('begins anew once it was sent, with a key of its own', async () => {
    const send = mockSend();
    show({ send, clears: true });
    await fill();
    await press();
    await waitFor(() => expect(box('Name').value).toBe(''));
    expect(box('I agree').checked).toBe(false);
    await fill();
    await press();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(send.mock.calls[1]?.[1]).not.toBe(send.mock.calls[0]?.[1]);
  });

  it('asks before words that were not sent are left, and no longer', async () => {
    const send = mockSend();
    show({ send, guards: true, clears: true });
    expect(asksBeforeLeaving()).toBe(false);
    await fill();
    expect(asksBeforeLeaving()).toBe(true);
    await press();
    await waitFor(() => expect(asksBeforeLeaving()).toBe(false));
  });

  it('stays busy where the page goes on', async () => {
    const send = mockSend();
    show({ send, staysBusy: true, clears: true });
    await fill();
    await press();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    await userEvent.type(box('Name'), 'more{Enter}');
    expect(screen.getByRole('button', { name: 'Sending…' }).getAttribute('aria-busy')).toBe('true');
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('a form that keeps what is filled in', () => {
  const keeps = { owner: 'olga', name: 'question' };
  const send: Send = () => Promise.resolve({ sentTo: 'us' });
  afterEach(() => sessionStorage.clear());

  it('has it after the page was loaded again, until it is sent', async () => {
    show({ send, keeps });
    await userEvent.type(screen.getByLabelText('Name'), 'Olga Diaz');
    await userEvent.click(screen.getByRole('checkbox'));
    reopen({ send, keeps });
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Olga Diaz');
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('Sent to us');
    reopen({ send, keeps });
    expect(screen.getByLabelText('Name')).toHaveProperty('value', '');
  });

  it('shows it to nobody else, and nothing of another kind', async () => {
    show({ send, keeps });
    await userEvent.type(screen.getByLabelText('Name'), 'Olga Diaz');
    reopen({ send, keeps: { ...keeps, owner: 'max' } });
    expect(screen.getByLabelText('Name')).toHaveProperty('value', '');
    sessionStorage.setItem('draft:olga:form question:', JSON.stringify({ name: ['x'], gone: 'y' }));
    reopen({ send, keeps });
    expect(screen.getByLabelText('Name')).toHaveProperty('value', '');
  });
});

function Fee({ send }: { send: (values: { fee: number | null }) => Promise<null> }) {
  const form = useForm({ start: { fee: null as number | null }, send });
  return (
    <Form of={form}>
      <DollarField label="Fee" value={form.values.fee} onChange={(fee) => form.set('fee', fee)} />
      <SubmitButton of={form}>Send</SubmitButton>
    </Form>
  );
}

it('is not sent while an amount cannot be read, and goes there', async () => {
  const send = vi.fn<(values: { fee: number | null }) => Promise<null>>(async () => null);
  render(<Fee send={send} />, { wrapper: ToastProvider });
  await userEvent.type(box('Fee'), 'ten{Enter}');
  expect(screen.getByText(/Give a number/)).toBeDefined();
  expect(document.activeElement).toBe(box('Fee'));
  expect(send).not.toHaveBeenCalled();
  await userEvent.clear(box('Fee'));
  await userEvent.type(box('Fee'), '10');
  await press();
  expect(send.mock.calls.map(([values]) => values)).toEqual([{ fee: 10 }]);
});

import { createHash } from 'node:crypto';
import type pg from 'pg';
import { addRow } from './old-rows.ts';

export const atDay = (day: number, hour = 9) =>
  `2026-05-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00.000Z`;
export const keyOf = (digit: string) => `${digit.repeat(8)}-0000-4000-8000-000000000000`;
/** Of a tour; the one with the key of a question is named by that. */
export const tourKeyOf = (digit: string) => keyOf(digit).replace('-0000-', '-1111-');
export const SLOTS = [atDay(25, 16), atDay(26, 17)];

/** Questions and tours as a database in use had them before correspondence had two sides. */
export async function fillOldCorrespondence(client: pg.Client): Promise<void> {
  let shown = '';
  let withheld = '';
  const add = (table: string, values: Record<string, unknown>) => addRow(client, table, values);

  function addInquiry(publicId: string, values: Record<string, unknown>) {
    const row = {
      name: 'Somebody',
      email: 'x@home.example',
      message: '',
      status: 'sent',
      delivery: 'mailed',
      sent_to: 'Example Realty',
    };
    return add('inquiries', {
      ...row,
      public_id: publicId,
      listing_id: shown,
      consent: JSON.stringify({ path: '/property/shown' }),
      created_at: atDay(1),
      status_at: atDay(1),
      ...values,
    });
  }

  function addTour(publicId: string, values: Record<string, unknown>) {
    return add('tour_requests', {
      public_id: publicId,
      listing_id: shown,
      name: 'Ann',
      email: 'ann@home.example',
      kind: 'in_person',
      slots: JSON.stringify(SLOTS.map((startsAt) => ({ startsAt }))),
      time_zone: 'America/Denver',
      buyer_agreement: 'no',
      consent: JSON.stringify({ path: '/property/shown' }),
      created_at: atDay(2),
      sent_to: 'Example Realty',
      delivery: 'kept',
      ...values,
    });
  }

  async function addLink(kind: 'inquiry' | 'tour-request', key: string, token: string, expires = atDay(30)): Promise<void> {
    const { id } = await subjectOf(kind, key);
    await add('reply_links', {
      token_hash: createHash('sha256').update(token).digest(),
      subject_id: id,
      created_at: atDay(1),
      expires_at: expires,
    });
  }

  async function subjectOf(kind: string, key: string, owner: string | null = null): Promise<{ id: string }> {
    const { rows } = await client.query<{ id: string }>('select id from subjects where kind = $1 and key = $2', [kind, key]);
    return rows[0] ?? (await add('subjects', { kind, key, user_id: owner }));
  }

  for (const id of ['ann', 'ben', 'fay']) {
    const email = `${id}@${id === 'fay' ? 'firm' : 'home'}.example`;
    await add('users', { id, email, email_verified_at: atDay(1), display_name: id });
  }
  const home = {
    standard_status: 'Active',
    property_type: 'Residential',
    city: 'Testville',
    street_number: '12',
    street_name: 'Elm',
  };
  shown = (await add('listings', { ...home, listing_key: 'shown', source_listing_key: 'a', list_office_name: 'Example Realty' }))
    .id;
  withheld = (
    await add('listings', {
      ...home,
      listing_key: 'withheld',
      source_listing_key: 'b',
      internet_entire_listing_display_yn: false,
    })
  ).id;

  // Answered, added to, reported, with a file and links, one of them over.
  const q1 = await addInquiry(keyOf('1'), {
    user_id: 'ann',
    name: 'Ann',
    email: 'ann@home.example',
    message: 'Is the roof new?',
    status: 'answered',
    status_at: atDay(5),
    read_at: atDay(2),
    created_at: atDay(1),
  });
  await add('mail_messages', { to_address: 'Fay@firm.example', dedupe_key: `inquiry-${keyOf('1')}`, state: 'sent' });
  for (const [digit, day, message, delivery] of [
    ['a', 3, 'And the boiler?', 'mailed'],
    // A key that a question has as well: nothing forbade it.
    ['2', 6, 'Thank you.', 'kept'],
  ] as const)
    await add('inquiry_messages', {
      public_id: keyOf(digit),
      inquiry_id: q1.id,
      user_id: 'ann',
      message,
      delivery,
      created_at: atDay(day),
    });
  const reported = await add('inquiry_replies', {
    public_id: keyOf('b'),
    inquiry_id: q1.id,
    message: 'Of 2019.',
    created_at: atDay(4),
  });
  await add('inquiry_replies', { public_id: keyOf('c'), inquiry_id: q1.id, message: 'The boiler too.', created_at: atDay(5) });
  await add('inquiry_reply_reports', {
    reply_id: reported.id,
    user_id: 'ann',
    reason: 'spam',
    message: 'Hm.',
    created_at: atDay(5),
  });
  const papers = await subjectOf('inquiry', keyOf('1'), 'ann');
  await add('documents', {
    public_id: keyOf('d'),
    user_id: 'ann',
    subject_id: papers.id,
    name: 'plan.pdf',
    file_key: 'one',
    size_bytes: 7,
  });
  await addLink('inquiry', keyOf('1'), 'live');
  await addLink('inquiry', keyOf('1'), 'second');
  await addLink('inquiry', keyOf('1'), 'over', atDay(10));

  // From an address that Ann has proven; nobody was mailed.
  await addInquiry(keyOf('2'), {
    email: 'Ann@home.example',
    message: 'As a guest',
    delivery: 'no-address',
    created_at: atDay(2),
  });
  await addInquiry(keyOf('3'), {
    user_id: 'ben',
    email: 'ben@home.example',
    message: 'Taken back',
    status: 'withdrawn',
    status_at: atDay(4),
    delivery: 'no-mail',
    listing_id: withheld,
  });
  await addInquiry(keyOf('4'), {
    user_id: 'ben',
    name: 'Ben',
    email: 'ben@home.example',
    message: 'Settled',
    status: 'closed',
    status_at: atDay(6),
    read_at: atDay(3),
    created_at: atDay(2),
  });
  await addLink('inquiry', keyOf('4'), 'closed');
  // Its sender is erased; the file stays until the link ends.
  const left = await addInquiry(keyOf('5'), {
    name: 'Someone who closed their account',
    email: '',
    consent: '{}',
    status: 'answered',
    sender_left_at: atDay(8),
  });
  await add('inquiry_replies', { public_id: keyOf('e'), inquiry_id: left.id, message: 'Come by.', created_at: atDay(4) });
  const kept = await subjectOf('inquiry', keyOf('5'));
  await add('documents', {
    public_id: keyOf('f'),
    user_id: null,
    subject_id: kept.id,
    name: 'File 1.pdf',
    file_key: 'two',
    size_bytes: 9,
  });
  await addLink('inquiry', keyOf('5'), 'left');
  await addInquiry(keyOf('6'), { email: 'stranger@home.example', message: 'Nobody’s', status: 'read', read_at: atDay(3) });

  const tours: [string, Record<string, unknown>][] = [
    ['7', { user_id: 'ann' }],
    [
      '8',
      {
        user_id: 'ann',
        status: 'accepted',
        confirmed_starts_at: SLOTS[1],
        reply: 'Ring twice.',
        replied_at: atDay(3),
        calendar_sequence: 0,
      },
    ],
    ['9', { status: 'cancelled', message: 'With a dog', created_at: atDay(3) }],
    [keyOf('1'), { user_id: 'ben', email: 'ben@home.example', message: 'The key of a question', created_at: atDay(1) }],
    [
      'a',
      {
        user_id: 'ben',
        email: 'ben@home.example',
        proposed_slots: JSON.stringify([atDay(27)]),
        reply: 'Later?',
        replied_at: atDay(4),
      },
    ],
    ['b', { user_id: 'ben', email: 'ben@home.example', status: 'rejected', replied_at: atDay(5), created_at: atDay(3) }],
    ['c', { user_id: 'ben', email: 'ben@home.example', status: 'completed', created_at: atDay(4) }],
    ['d', { user_id: 'ben', email: 'ben@home.example', status: 'no_show', created_at: atDay(5) }],
    ['e', { user_id: 'ben', email: 'ben@home.example', status: 'awaiting_host', delivery: 'no-mail', created_at: atDay(6) }],
  ];
  for (const [key, values] of tours) {
    const publicId = key.length === 1 ? tourKeyOf(key) : key;
    const { id } = await addTour(publicId, values);
    if (key === '8') {
      await add('mail_messages', { to_address: 'fay@firm.example', dedupe_key: `tour-${publicId}`, state: 'sent' });
      await addLink('tour-request', id, 'tour');
    }
  }
}

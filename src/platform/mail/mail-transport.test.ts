import { describe, expect, it } from 'vitest';
import { parseConfig } from '#platform/config/config.ts';
import { mailTransportOf } from './mail-transport.ts';
import { deliveryTo } from './mail.ts';

const elsewhere = { DATABASE_URL: 'postgres://db/realty' };

describe('mailTransportOf', () => {
  it('keeps mail on a local installation, and has none elsewhere, until it is told', () => {
    expect(mailTransportOf(parseConfig({}))).toEqual({ kind: 'keep' });
    expect(mailTransportOf(parseConfig(elsewhere))).toEqual({ kind: 'none' });
    expect(mailTransportOf(parseConfig({ MAIL_TRANSPORT: 'none' }))).toEqual({ kind: 'none' });
    expect(mailTransportOf(parseConfig({ ...elsewhere, MAIL_TRANSPORT: 'smtp://mail', MAIL_FROM: 'a@b.example' }))).toEqual({
      kind: 'smtp',
      url: 'smtp://mail',
      from: 'a@b.example',
    });
  });
});

describe('deliveryTo', () => {
  it('says what becomes of a mail', () => {
    const smtp = parseConfig({ MAIL_TRANSPORT: 'smtp://mail' });
    expect(deliveryTo('agent@firm.example', smtp)).toBe('mailed');
    expect(deliveryTo(null, smtp)).toBe('no-address');
    expect(deliveryTo('agent@firm.example', parseConfig({}))).toBe('kept');
    expect(deliveryTo(null, parseConfig({}))).toBe('no-address');
    expect(deliveryTo('agent@firm.example', parseConfig(elsewhere))).toBe('no-mail');
    expect(deliveryTo(null, parseConfig(elsewhere))).toBe('no-mail');
  });
});

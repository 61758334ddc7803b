import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

const peer = '198.51.100.7';

describe('clientAddress', () => {
  it('believes nothing a client says where no proxy is trusted', () => {
    expect(clientAddress({ peer, forwardedFor: '203.0.113.1', trustedProxies: 0 })).toBe(peer);
  });

  it('takes what the trusted proxy saw, whatever the client wrote before it', () => {
    const forwardedFor = '1.1.1.1, 203.0.113.1';
    expect(clientAddress({ peer, forwardedFor, trustedProxies: 1 })).toBe('203.0.113.1');
    expect(clientAddress({ peer, forwardedFor: `9.9.9.9, ${forwardedFor}`, trustedProxies: 2 })).toBe('1.1.1.1');
  });

  it('falls back to the peer where the header is missing, short or no address', () => {
    expect(clientAddress({ peer, forwardedFor: null, trustedProxies: 1 })).toBe(peer);
    expect(clientAddress({ peer, forwardedFor: '203.0.113.1', trustedProxies: 2 })).toBe(peer);
    expect(clientAddress({ peer, forwardedFor: 'read:everyone', trustedProxies: 1 })).toBe(peer);
    expect(clientAddress({ peer: undefined, forwardedFor: '', trustedProxies: 1 })).toBe('unknown');
  });

  it('drops ports and the IPv6 dress of IPv4 addresses', () => {
    expect(clientAddress({ peer, forwardedFor: '203.0.113.1:5678', trustedProxies: 1 })).toBe('203.0.113.1');
    expect(clientAddress({ peer: '::ffff:203.0.113.1', forwardedFor: null, trustedProxies: 0 })).toBe('203.0.113.1');
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['[2001:DB8::1]:443', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('counts %s as its network %s', (address, network) => {
    expect(clientAddress({ peer: address, forwardedFor: null, trustedProxies: 0 })).toBe(network);
  });
});

// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getMe, getToken, signOut } from '#domains/accounts/contract.ts';
import { ApiError } from '#platform/web/api-client.ts';
import { fetchForSignIn, isMobile, toAuthError } from './auth-fetch.ts';
import { SESSION_PATHS } from './session-server.ts';

afterEach(() => vi.unstubAllGlobals());

describe('calls of the sign-in', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/138.0 Safari/537.36', 30_000],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Mobile/15E148', 60_000],
  ])('give up after a while: %s', async (userAgent, timeoutMs) => {
    vi.stubGlobal('navigator', { userAgent });
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(AbortSignal.abort(new DOMException('timed out', 'TimeoutError')));
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      init.signal?.throwIfAborted();
      return new Response();
    });
    const error: unknown = await fetchForSignIn('/api/auth/token').catch((reason: unknown) => reason);
    expect(timeout).toHaveBeenCalledWith(timeoutMs);
    expect(toAuthError(error).code).toBe('network-request-failed');
    expect(isMobile(userAgent)).toBe(timeoutMs === 60_000);
  });

  it('name the code of what the server refused', () => {
    const problem = new ApiError(401, JSON.stringify({ code: 'wrong-password', detail: 'Incorrect password' }));
    expect(toAuthError(problem)).toMatchObject({ code: 'wrong-password', detail: 'Incorrect password' });
    expect(toAuthError(new ApiError(502, 'Bad gateway'))).toMatchObject({ code: 'internal', detail: undefined });
    expect(toAuthError(new SyntaxError('not JSON'))).toMatchObject({ code: 'unexpected', detail: 'not JSON' });
  });

  it('go where the contract says', () => {
    expect(SESSION_PATHS).toEqual({ token: getToken.path, user: getMe.path, signOut: signOut.path });
  });
});

import os from 'node:os';
import { describe, expect, it } from 'vitest';
import { preparePostgresBinaries } from './postgres-binaries.ts';
import { choosePostgresSettings } from './postgres-settings.ts';

describe('preparePostgresBinaries', () => {
  it.each(['linux-x64 without glibc', 'freebsd-x64', 'linux-riscv64'])('names DATABASE_URL on %s', async (platform) => {
    await expect(preparePostgresBinaries({ fallbackDir: os.tmpdir(), platform })).rejects.toThrow(
      /^No PostgreSQL comes along.*DATABASE_URL.*\.$/,
    );
  });
});

describe('choosePostgresSettings', () => {
  const GIB = 1024 ** 3;
  it('shares a tenth of what is stored, at most a quarter of the memory and one gigabyte', () => {
    const shared = (memoryGib: number, storedGib: number) =>
      choosePostgresSettings({ memoryBytes: memoryGib * GIB, cores: 2 }, storedGib * GIB)['shared_buffers'];
    expect(shared(16, 0)).toBe('32MB');
    expect(shared(16, 2)).toBe('204MB');
    expect(shared(16, 20)).toBe('1024MB');
    expect(shared(1, 20)).toBe('256MB');
    expect(shared(1 / 8, 0)).toBe('32MB');
  });
});

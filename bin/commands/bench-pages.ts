import type { Command } from 'commander';
import { benchOf, urlOption } from '../command-options.ts';
import type { Operator } from '../operator.ts';

interface Options {
  url: string;
}

export function register(program: Command, operator: Operator): void {
  benchOf(program)
    .command('pages')
    .description("Lighthouse's scores of pages of a running site, as on a phone")
    .argument('[paths...]', 'which pages', ['/'])
    .addOption(urlOption())
    .action((paths: string[], options: Options) => run(operator, paths, options));
}

async function run(operator: Operator, paths: string[], { url }: Options): Promise<void> {
  const { findChromium } = await import('../find-chromium.ts');
  const { measurePage } = await import('../../bench/lighthouse.ts');
  const chromium = await findChromium((what) => operator.print(what));
  const pages: Record<string, Awaited<ReturnType<typeof measurePage>>> = {};
  for (const path of paths) {
    operator.print(`Measuring ${path} …`);
    pages[path] = await measurePage(new URL(path, url).href, chromium);
  }
  operator.result(
    { pages },
    Object.entries(pages).map(
      ([path, scores]) =>
        `${path}: ${Object.entries(scores)
          .map(([name, score]) => `${name} ${score}`)
          .join(', ')}`,
    ),
  );
}

import { type Command, InvalidArgumentError, Option } from 'commander';

/** The commands that measure speed or memory, below one word. */
export function benchOf(program: Command): Command {
  return groupOf(program, 'bench', 'measure speed and memory');
}

/** The commands that compare answers with known ones, below one word. */
export function evaluateOf(program: Command): Command {
  return groupOf(program, 'evaluate', 'measure how well something is done, on cases with known answers');
}

/** The commands that import other people's files into the database, below one word. */
export function importOf(program: Command): Command {
  return groupOf(program, 'import', 'load data from a file or address');
}

function groupOf(program: Command, name: string, description: string): Command {
  return program.commands.find((command) => command.name() === name) ?? program.command(name).description(description);
}

export function urlOption(): Option {
  return new Option('--url <address>', 'where the site runs').default('http://localhost:3000');
}

export function clientsOption(usual: number): Option {
  return countOption('--clients <n>', 'how many ask at once', usual);
}

/** A whole number from 1 on. */
export function countOption(flags: string, description: string, usual: number): Option {
  return new Option(flags, description).argParser(readCount).default(usual);
}

export function readCount(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new InvalidArgumentError('Give a whole number from 1 on.');
  return count;
}

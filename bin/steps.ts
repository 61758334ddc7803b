/** Prints what is being done, one line a step, with the time it took. */
export interface Steps {
  run<T>(title: string, work: (note: (text: string) => void) => Promise<T>): Promise<T>;
}

export function createSteps(print: (line: string) => void): Steps {
  return {
    async run(title, work) {
      const startedAt = performance.now();
      const isTerminal = process.stdout.isTTY;
      const show = (text: string) => {
        if (isTerminal) process.stdout.write(`\r\u001B[K  … ${text}`);
      };
      show(title);
      let last = '';
      try {
        const result = await work((text) => {
          if (text === last) return;
          last = text;
          if (isTerminal) show(`${title}: ${text}`);
          else print(`  … ${title}: ${text}`);
        });
        if (isTerminal) process.stdout.write('\r\u001B[K');
        print(`  ✓ ${title.padEnd(24)} ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
        return result;
      } catch (error) {
        if (isTerminal) process.stdout.write('\r\u001B[K');
        throw error;
      }
    },
  };
}

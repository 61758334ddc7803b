type Watch = typeof import('./connection.ts');

let watch: Promise<Watch | undefined> | undefined;

/** Watches the connection from the first call on; undefined if its script could not load. */
export function watchLine(): Promise<Watch | undefined> {
  watch ??= import('./connection.ts').then(
    (module) => {
      module.watchConnection();
      return module;
    },
    () => {
      watch = undefined;
      return undefined;
    },
  );
  return watch;
}

export function findSource(specifier: string, parent: string | undefined): string | undefined;

const SERVER_SOURCES = [
  /^src\/(server|lib|demo)\//,
  /^src\/platform\/(?!web\/)/,
  /^src\/domains\/[^/]+\/(server|model)\//,
  /^src\/domains\/[^/]+\/contract\.ts$/,
  /^bin\//,
  /^db\/(baselines|migrations)\//,
];

/** Whether Node itself runs this file, so that a change needs a new start; pages reload by themselves. */
export function isServerSource(file: string): boolean {
  return /\.(ts|tsx|sql)$/.test(file) && !/\.test\.tsx?$/.test(file) && SERVER_SOURCES.some((pattern) => pattern.test(file));
}

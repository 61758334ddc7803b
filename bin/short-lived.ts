/**
 * The environment for a process that ends soon. The site gives freed memory back at once (`bootstrap.js`); what ends soon keeps
 * it, and spares a tenth of its time.
 */
export function shortLivedEnvironment(): NodeJS.ProcessEnv {
  const { MALLOC_MMAP_THRESHOLD_: _mapped, MALLOC_TRIM_THRESHOLD_: _trimmed, ...rest } = process.env;
  return rest;
}

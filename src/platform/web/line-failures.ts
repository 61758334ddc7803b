/** Whether a failure means that the line, or the server behind it, is away. */
export function isLineFailure(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed|connection/i.test(error.message);
}

/** Whether a script of the page could not load: the line is away, or a new version has replaced it. */
export function isScriptFailure(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|importing a module script/i.test(error.message);
}

/** A failure that the person at the command line can fix. Its message is one plain sentence that says how. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

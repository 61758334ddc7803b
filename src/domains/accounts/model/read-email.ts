import { z } from 'zod';

const schema = z.email();

/** An email address in the form we store, lower case; undefined where the text is not an address. */
export function readEmail(text: string): string | undefined {
  const email = text.trim().toLowerCase();
  return email.length <= 254 && schema.safeParse(email).success ? email : undefined;
}

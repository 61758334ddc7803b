const KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/];
const COMMON = /pass|word|qwer|asdf|1234|abcd|letmein|welcome|admin|house|home|summer|winter|realty/i;

export interface PasswordStrength {
  /** 0 to 4. */
  score: number;
  label: '' | 'Weak' | 'Fair' | 'Good' | 'Strong';
  /** What would help most. */
  advice: string;
}

/** A rough measure for the meter beside the field: length counts most, then variety; known words and the own name count little. */
export function measurePassword(password: string, personal: readonly string[] = []): PasswordStrength {
  if (password === '') return { score: 0, label: '', advice: '' };
  const known = personal.flatMap((text) => text.toLowerCase().split(/[\s@.]+/)).filter((part) => part.length >= 3);
  const holdsKnown = COMMON.test(password) || known.some((part) => password.toLowerCase().includes(part));
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  const points = Math.min(distinct, password.length) + kinds * 1.5 - (holdsKnown ? 5 : 0);
  const score = password.length < 6 || points < 9 ? 1 : points < 13 ? 2 : points < 17 ? 3 : 4;
  return { score, label: (['', 'Weak', 'Fair', 'Good', 'Strong'] as const)[score] ?? '', advice: adviceFor(score, holdsKnown) };
}

function adviceFor(score: number, holdsKnown: boolean): string {
  if (score >= 4) return '';
  return holdsKnown ? 'Names and common words are guessed first.' : 'A few words in a row are strong and easy to remember.';
}

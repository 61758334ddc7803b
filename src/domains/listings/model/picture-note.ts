/** What stands on a picture that is no plain photo. */
export function pictureNote({ isAltered, isIllustration }: { isAltered: boolean; isIllustration: boolean }): string | undefined {
  return isAltered ? 'Digitally altered' : isIllustration ? 'Illustration' : undefined;
}

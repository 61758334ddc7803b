/** What stands on a picture that is no plain photo. */
export function pictureNote({
  isAltered,
  isIllustration,
}: {
  isAltered: boolean;
  isIllustration: boolean;
}): 'Digitally altered' | 'Illustration' | undefined {
  return isAltered ? 'Digitally altered' : isIllustration ? 'Illustration' : undefined;
}

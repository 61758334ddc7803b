// The package has no types of its own. What we use of it:
declare module '@tesseract.js-data/eng' {
  const letters: { code: string; gzip: boolean; langPath: string };
  export default letters;
}

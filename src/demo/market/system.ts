/** The source that every record of the demonstration market names. */
export const SYSTEM_NAME = 'Alder County MLS (demonstration)';
export const COPYRIGHT_NOTICE = 'Alder County MLS is fictional. Its homes, prices and people are made up for demonstration.';
export const DISCLAIMER = 'Demonstration data, deemed neither reliable nor guaranteed: no home shown here exists.';

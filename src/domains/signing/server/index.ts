export { leaveEnvelopes, readOwnAnswers } from './leave-envelopes.ts';
export { endEnvelope, findEnvelopes, serveEnvelope, type StandingEnvelope } from './find-envelopes.ts';
export { saveDraft } from './drafts.ts';
export { createEnvelope } from './send-envelope.ts';
export { signInPerson } from './own-envelopes.ts';
export { consentToSign, signDocument } from './sign-by-link.ts';
export { FIELD_SIZES, type SigningField } from '../model/fields.ts';

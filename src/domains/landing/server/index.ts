export { changeLandingPage, createLandingPage, saveLandingDraft } from './change-page.ts';
export { armHeaderOf, ARM_HEADER } from './experiments/arm-header.ts';
export { noticeVisitor } from './experiments/recognition.ts';
export { readVisitorBrowser } from './experiments/known-browsers.ts';
export { planLandingExperiment, startLandingExperiment, stopLandingExperiment } from './experiments/change-experiment.ts';
export { keepLandingVersion } from './publish-page.ts';
export { recallCounts, type RecalledCounts, recallLeads, type RecalledLead } from './recall-landing.ts';

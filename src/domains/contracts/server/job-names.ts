export const READ_SCAN = 'contracts.read-scan';

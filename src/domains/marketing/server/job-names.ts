export const PACK_SET = 'marketing.pack-set';

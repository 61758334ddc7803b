export const PACK_EXPORT = 'privacy.pack-export';

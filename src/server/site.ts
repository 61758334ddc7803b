import type { Config } from '#platform/config/config.ts';
import { publicUrlOf } from '#platform/config/public-url.ts';
import type { Site } from '#platform/web/site.ts';

/** The part of the configuration that pages may know. */
export function siteOfConfig(config: Config, isDevelopment: boolean): Site {
  return {
    productName: config.PRODUCT_NAME,
    publicUrl: publicUrlOf(config),
    supportEmail: config.SUPPORT_EMAIL ?? null,
    supportPhone: config.SUPPORT_PHONE ?? null,
    supportAddress: config.SUPPORT_ADDRESS ?? null,
    mapSearchUrl: config.MAP_SEARCH_URL ?? null,
    mapStyleUrl: config.MAP_STYLE_URL ?? null,
    isLocal: config.isLocal,
    passwordMinLength: config.PASSWORD_MIN_LENGTH,
    hasLanguageModel: config.LANGUAGE_MODEL_URL !== undefined && config.LANGUAGE_MODEL_NAME !== undefined,
    demoMode: config.demoMode,
    cityComing: [],
    isDevelopment,
  };
}

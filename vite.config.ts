import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // What every page needs, in two files that compress well, instead of twenty small ones.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                {
                  name: 'shell',
                  test: /node_modules\/(clsx|lucide-react\/dist\/esm\/([^i]|icons\/printer))|vite\/preload-helper|src\/(app\/shell\/(top-bar|footer|navigation|page-views|brand-mark)|app\/pages\/(error-page|not-found-content)|platform\/web\/(site-context|page-meta)|lib\/format|domains\/(analytics\/web|listings\/model\/(media-address|street-of))|ui\/(badge|breadcrumb|button|link|spinner|class-names|toast|toast-store)\.)/,
                },
              ],
            },
          },
        },
      },
    },
    // The one bundled entry: native code loads it and hands requests in (see docs/architecture.md).
    ssr: { build: { rollupOptions: { input: './src/app/web-server.ts' } } },
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
});

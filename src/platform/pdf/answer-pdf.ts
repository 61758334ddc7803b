/** A report as the answer to a request: shown in the browser, never kept by a cache. */
export function answerPdf(pdf: Uint8Array<ArrayBuffer>, fileName: string): Response {
  return new Response(pdf, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${fileName}"`,
      'cache-control': 'no-store',
    },
  });
}

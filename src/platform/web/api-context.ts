import { createContext, data } from 'react-router';
import { UNUSABLE_PATH } from '#lib/endpoint.ts';
import { ApiError, type ApiClient } from './api-client.ts';

/** The client that loaders use; on the server it works in the process. */
export const apiContext = createContext<ApiClient>();

/** A call of the API that was refused to somebody who opened its address as a page, such as the link of a file. */
export interface RefusedCall {
  status: number;
  code?: string;
  detail?: string;
  requestId?: string;
}
export const refusedCallContext = createContext<RefusedCall | null>(null);

/** Loads for a page; an answer that is not OK becomes the status of the page, which its error boundary shows. */
export async function loadForPage<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The address of a page that was cut short leads nowhere; nothing that somebody sent is wrong.
    if (error.code === UNUSABLE_PATH) throw data({}, { status: 404 });
    throw data({ code: error.code, detail: error.detail, requestId: error.requestId }, { status: error.status });
  }
}

import { type CallInput, type Endpoint, type EndpointAnswer, endpointUrl } from '#lib/endpoint.ts';
import { ApiError } from './api-client.ts';
import { askToSignIn, isRenewed } from './fetch-as-user.ts';
import { keepPageOpen } from './keep-page-open.ts';
import { readBearerToken } from './stored-session.ts';

/** The line broke before the server answered. */
export class LineBroke extends Error {
  override name = 'LineBroke';
}

interface FileInput<E extends Endpoint> {
  params?: CallInput<E>['params'];
  query?: CallInput<E>['query'];
  file: Blob;
  onProgress?: (share: number) => void;
}

const TELL_NOBODY = () => {};

/**
 * Sends a file to an endpoint that takes one, and says what share of it has left this device (0 to 1), which `fetch` cannot.
 * Until it has arrived, the browser asks before it leaves the page.
 * Throws {@link ApiError} for an answer that is not OK, {@link LineBroke} if none came.
 */
export async function sendFile<E extends Endpoint>(
  endpoint: E,
  { params, query, file, onProgress = TELL_NOBODY }: FileInput<E>,
): Promise<EndpointAnswer<E>> {
  const url = endpointUrl(endpoint.path, { ...(params as object) }, { ...(query as object) });
  const sendWith = (token: string | null) => send(endpoint, { url, file, onProgress, token });
  const token = readBearerToken();
  const letGo = keepPageOpen();
  let answer: Awaited<ReturnType<typeof send>>;
  try {
    answer = await sendWith(token);
    if (answer.status === 401 && token !== null && (await isRenewed(token))) answer = await sendWith(readBearerToken());
  } finally {
    letGo();
  }
  if (answer.status === 401) askToSignIn();
  if (answer.status < 200 || answer.status > 299) throw new ApiError(answer.status, answer.text);
  // The server validated this answer against the endpoint's schema.
  return (answer.text === '' ? undefined : JSON.parse(answer.text)) as never;
}

interface Sending {
  url: string;
  file: Blob;
  onProgress: (share: number) => void;
  token: string | null;
}

function send({ method, consumes }: Endpoint, { url, file, onProgress, token }: Sending) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.withCredentials = true;
    if (consumes !== undefined) request.setRequestHeader('content-type', consumes);
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }));
    for (const end of ['error', 'abort', 'timeout'] as const)
      request.addEventListener(end, () => reject(new LineBroke('The connection broke.')));
    request.send(file);
  });
}

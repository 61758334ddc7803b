import { browserApi } from '#platform/web/api-client.ts';
import { CallFailure } from '#platform/web/call-failure.ts';
import { sendFile } from '#platform/web/send-file.ts';
import { sendFeedback, sendPicture } from '../contract.ts';
import type { PanelAnswers } from './widget/panel.ts';

interface Sending {
  widgetId: string;
  /** The same for every try of one answer. */
  id: string;
  isTest: boolean;
}

/** Sends what the panel gathered; throws what the panel shows. */
export async function sendAnswers({ widgetId, id, isTest }: Sending, { picture, ...answers }: PanelAnswers): Promise<void> {
  try {
    const { pictureKey } = await browserApi.call(sendFeedback, {
      params: { widgetId },
      body: { ...answers, id, isTest, path: window.location.pathname },
    });
    if (picture === null || pictureKey === null) return;
    await sendFile(sendPicture, { params: { responseId: id }, query: { key: pictureKey }, file: picture }).catch(() => {
      throw new Error('We got your answer, but couldn’t send the picture.');
    });
  } catch (error) {
    if (error instanceof CallFailure) throw Object.assign(new Error(error.detail ?? error.message), { fields: error.fields });
    throw error;
  }
}

import { route, type Route } from '#platform/http/route.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import * as contract from '../contract.ts';
import { disableUser, enableUser, grantAdmin, revokeAdmin } from './administer-users.ts';
import { changePassword, confirmIdentity } from './change-password.ts';
import { cookieRoute } from './cookie-route.ts';
import { changeDisplaySettings, readDisplaySettings } from './display-settings.ts';
import { readDemoPast } from './demo-people.ts';
import { demoSignIn } from './demo-sign-in.ts';
import { readMe, updateMe } from './edit-profile.ts';
import { refreshToken, signOut } from './keep-session.ts';
import { endUserSessions, listUsers, readUser } from './list-users.ts';
import { removePhoto, servePhoto, setPhoto } from './photo.ts';
import { readAudit } from './read-audit.ts';
import { readSignInOptions } from './read-options.ts';
import { addPasskey, passkeySignIn, removePasskey, startPasskey, startPasskeySignIn } from './passkeys.ts';
import { finishProviderSignIn, startProviderSignIn, unlinkProvider } from './provider-sign-in.ts';
import { checkResetLink, forgotPassword, resetPassword } from './reset-password.ts';
import { finishSignIn } from './second-factor.ts';
import { listSessions, endOtherSessions, endSession } from './sessions.ts';
import { readSignInMethods } from './sign-in-methods.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { confirmTwoFactor, renewRecoveryCodes, startTwoFactor, stopTwoFactor } from './two-factor.ts';
import { updateRole } from './update-role.ts';
import { changeEmail, sendVerification, verifyEmail } from './verify-email.ts';
import { readVisit } from './visit.ts';

export const accountRoutes: Route[] = [
  cookieRoute(contract.signUp, (ctx, { body }, visit) => signUp(ctx, body, visit)),
  cookieRoute(contract.signIn, (ctx, { body }, visit) => signIn(ctx, body, visit)),
  cookieRoute(contract.finishSignIn, (ctx, { body }, visit) => finishSignIn(ctx, body, visit)),
  cookieRoute(contract.signOut, (ctx, { query }, visit) => signOut(ctx, visit, query)),
  cookieRoute(contract.getToken, (ctx, { query }, visit) => refreshToken(ctx, visit, query)),
  cookieRoute(contract.demoSignIn, (ctx, { body }, visit) => demoSignIn(ctx, body.role, visit)),
  route(contract.getDemoPast, readDemoPast),
  route(contract.getSignInOptions, readSignInOptions),
  route(contract.getMe, readMe),
  route(contract.updateMe, (ctx, { body }) => updateMe(ctx, body)),
  route(contract.setPhoto, (ctx, { body }) => setPhoto(ctx, body.image)),
  route(contract.removePhoto, removePhoto),
  route(contract.getPhoto, (ctx, { params }) => servePhoto(ctx, params.photoId)),
  route(contract.getDisplaySettings, readDisplaySettings),
  route(contract.changeDisplaySettings, (ctx, { body }) => changeDisplaySettings(ctx, body)),
  route(contract.updateRole, (ctx, { body }) => updateRole(ctx, body)),
  route(contract.forgotPassword, (ctx, { body }, request) => answerNothing(forgotPassword(ctx, body, visitOf(ctx, request)))),
  route(contract.checkResetLink, (ctx, { body }) => checkResetLink(ctx, body.token)),
  route(contract.resetPassword, (ctx, { body }, request) => answerNothing(resetPassword(ctx, body, visitOf(ctx, request)))),
  route(contract.changePassword, (ctx, { body }) => answerNothing(changePassword(ctx, body))),
  route(contract.confirmIdentity, (ctx, { body }) => answerNothing(confirmIdentity(ctx, body))),
  route(contract.sendVerification, (ctx) => answerNothing(sendVerification(ctx))),
  route(contract.verifyEmail, (ctx, { body }) => verifyEmail(ctx, body.token)),
  route(contract.changeEmail, (ctx, { body }) => answerNothing(changeEmail(ctx, body))),
  route(contract.listSessions, listSessions),
  route(contract.endOtherSessions, endOtherSessions),
  route(contract.endSession, (ctx, { params }) => answerNothing(endSession(ctx, params.sessionId))),
  cookieRoute(contract.startProviderSignIn, (ctx, { params, body }, _visit, request) =>
    startProviderSignIn(ctx, { ...params, ...body }, request.headers.get('origin')),
  ),
  route(contract.finishProviderSignIn, async (ctx, { params, query }, request) => {
    const { answer, cookies } = await finishProviderSignIn(ctx, { ...params, ...query }, visitOf(ctx, request));
    const headers = new Headers({ location: answer, 'cache-control': 'no-store' });
    for (const cookie of cookies) headers.append('set-cookie', cookie);
    return new Response(null, { status: 303, headers });
  }),
  route(contract.unlinkProvider, (ctx, { params }) => answerNothing(unlinkProvider(ctx, params.provider))),
  route(contract.getSignInMethods, readSignInMethods),
  route(contract.startTwoFactor, startTwoFactor),
  route(contract.confirmTwoFactor, (ctx, { body }) => confirmTwoFactor(ctx, body.code)),
  route(contract.renewRecoveryCodes, renewRecoveryCodes),
  route(contract.stopTwoFactor, (ctx) => answerNothing(stopTwoFactor(ctx))),
  route(contract.startPasskey, startPasskey),
  route(contract.addPasskey, (ctx, { body }, request) => addPasskey(ctx, body, request.headers.get('origin'))),
  route(contract.removePasskey, (ctx, { params }) => answerNothing(removePasskey(ctx, params.passkeyId))),
  route(contract.startPasskeySignIn, startPasskeySignIn),
  cookieRoute(contract.passkeySignIn, (ctx, { body }, visit, request) =>
    passkeySignIn(ctx, body, { visit, origin: request.headers.get('origin') }),
  ),
  route(contract.listUsers, (ctx, { query }) => listUsers(ctx, query)),
  route(contract.listAudit, (ctx, { query }) => readAudit(ctx, query)),
  route(contract.getUser, (ctx, { params }) => readUser(ctx, params.userId)),
  route(contract.endUserSessions, (ctx, { params }) => endUserSessions(ctx, params.userId)),
  route(contract.disableUser, (ctx, { params, body }) => answerNothing(disableUser(ctx, { ...params, ...body }))),
  route(contract.enableUser, (ctx, { params }) => answerNothing(enableUser(ctx, params.userId))),
  route(contract.grantAdmin, (ctx, { params }) => answerNothing(grantAdmin(ctx, params.userId))),
  route(contract.revokeAdmin, (ctx, { params }) => answerNothing(revokeAdmin(ctx, params.userId))),
];

async function answerNothing(work: Promise<void>): Promise<undefined> {
  await work;
  return undefined;
}

function visitOf(ctx: ServerContext, request: Request) {
  return readVisit(request, ctx);
}
